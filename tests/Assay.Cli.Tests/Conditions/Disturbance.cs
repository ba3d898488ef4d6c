using System.Diagnostics;

namespace Assay.Cli.Tests.Conditions;

/// <summary>Processes that disturb a run on purpose; they end with it, and with the test's process where that is killed.</summary>
internal sealed class Disturbance : IDisposable
{
    private readonly List<Process> processes = [];

    /// <summary>Busy loops that take a processor each, as far as the system lets them.</summary>
    /// <param name="count">How many.</param>
    public static Disturbance Busy(int count)
    {
        Disturbance busy = new();
        for (var i = 0; i < count; i++)
            busy.processes.Add(Process.Start("sh", ["-c", $"while kill -0 {Environment.ProcessId} 2> /dev/null; do :; done"]));
        return busy;
    }

    public void Dispose()
    {
        foreach (var process in processes)
        {
            process.Kill();
            process.WaitForExit();
            process.Dispose();
        }
    }
}
