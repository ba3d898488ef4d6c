using System.Diagnostics;
using System.Globalization;

namespace Assay.Engine;

/// <summary>
/// Removes what this program leaves if it is killed: its builds go on for minutes otherwise. A shell waits for the end of the program and
/// does nothing if that is an ordinary one. After any other it becomes the cleaner. Windows has no such shell: there the next program
/// removes it.
/// </summary>
public static class LeftoverWatch
{
    /// <summary>Ctrl-C reaches the shell, too. Whoever reads what this program writes is not to wait for it.</summary>
    private const string Script = "trap '' INT TERM HUP QUIT; exec >/dev/null 2>&1; read -r end || exec \"$@\"";
    private const int MostTries = 200;
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(50);
    private static readonly Lock Beginning = new();
    private static IReadOnlyList<string> cleaner = [];
    private static Process? shell;

    /// <summary>Names the program that cleans; without one, nobody watches.</summary>
    /// <param name="argument">Its first argument; the second is the number of this process.</param>
    public static void CleanWith(string dll, string argument) =>
        cleaner = [DotnetHost.FileName, dll, argument, Environment.ProcessId.ToString(CultureInfo.InvariantCulture)];

    /// <summary>Waits until a program that was killed is gone, which takes a moment, and removes what its runtime left.</summary>
    /// <param name="id">The number of its process.</param>
    public static void AwaitEnd(int id)
    {
        for (var tries = 0; tries < MostTries && LeftoverProcesses.IsRunning(id); tries++)
            Thread.Sleep(Pause);
        RuntimeFiles.RemoveOfGone(id);
    }

    /// <summary>Watches from now on, once something is there to be left.</summary>
    internal static void Begin()
    {
        lock (Beginning)
        {
            if (cleaner.Count == 0 || shell is not null || OperatingSystem.IsWindows())
                return;
            shell = Start(cleaner);
            AppDomain.CurrentDomain.ProcessExit += static (_, _) => End(shell!);
        }
    }

    /// <summary>A shell that waits.</summary>
    internal static Process Start(IEnumerable<string> command) =>
        ChildProcesses.Start(new ProcessStartInfo("/bin/sh", ["-c", Script, "sh", .. command]) { RedirectStandardInput = true });

    /// <summary>Tells a shell that there is nothing to clean.</summary>
    internal static void End(Process watching)
    {
        try
        {
            watching.StandardInput.WriteLine();
            watching.StandardInput.Close();
        }
        catch (Exception exception) when (exception is IOException or InvalidOperationException)
        {
            // It was killed before.
        }
    }
}
