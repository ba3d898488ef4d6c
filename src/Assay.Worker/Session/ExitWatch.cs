using Assay.Core.Protocol;

namespace Assay.Worker.Session;

/// <summary>Says on standard error who ended the process before its session did, so that an exit code is not all that is known.</summary>
internal static class ExitWatch
{
    private static volatile bool isOver;

    /// <summary>Begins to watch; before any code of a library runs, because handlers are called in their order.</summary>
    public static void Begin() => AppDomain.CurrentDomain.ProcessExit += static (_, _) => Tell();

    /// <summary>The session ended: what ends the process now is no news.</summary>
    public static void End() => isOver = true;

    private static void Tell()
    {
        if (isOver || ExitSentence.Of(Environment.StackTrace) is not string sentence)
            return;
        using Stream errors = Console.OpenStandardError();
        errors.Write(System.Text.Encoding.UTF8.GetBytes(sentence + "\n"));
    }
}
