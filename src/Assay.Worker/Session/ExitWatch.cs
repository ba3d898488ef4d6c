using System.Text;
using Assay.Core.Protocol;

namespace Assay.Worker.Session;

/// <summary>Says on standard error that code in the process ended it before its session was over, so that an exit code is not all that is known.</summary>
internal static class ExitWatch
{
    private static volatile bool isOver;

    /// <summary>Begins to watch; before any code of a library runs, because handlers are called in their order.</summary>
    public static void Begin() => AppDomain.CurrentDomain.ProcessExit += static (_, _) => Tell();

    /// <summary>The session ended: what ends the process now is no news.</summary>
    public static void End() => isOver = true;

    private static void Tell()
    {
        if (isOver)
            return;
        using Stream errors = Console.OpenStandardError();
        errors.Write(Encoding.UTF8.GetBytes($"\n{ExitSentence.Text}\n"));
    }
}
