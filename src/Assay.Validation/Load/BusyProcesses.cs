using System.Diagnostics;
using Assay.Engine;

namespace Assay.Validation.Load;

/// <summary>
/// A busy process for each core. They end when this is disposed of, and by themselves when this process is gone however that came about: each watches
/// its standard input, whose other end is held here.
/// </summary>
public sealed class BusyProcesses : IDisposable
{
    private readonly List<Process> processes = [];

    private BusyProcesses()
    {
    }

    /// <summary>Ids of the processes.</summary>
    public IReadOnlyList<int> Ids => [.. processes.Select(process => process.Id)];

    /// <summary>Starts them.</summary>
    /// <param name="program">Full path of the command line's dll.</param>
    /// <param name="count">How many.</param>
    public static BusyProcesses Start(string program, int count)
    {
        BusyProcesses busy = new();
        try
        {
            for (int i = 0; i < count; i++)
                busy.processes.Add(ChildProcesses.Start(Command(program)));
            return busy;
        }
        catch
        {
            busy.Dispose();
            throw;
        }
    }

    /// <summary>Ends all of them.</summary>
    public void Dispose()
    {
        foreach (Process process in processes)
        {
            ChildProcesses.KillTree(process);
            process.WaitForExit();
            process.Dispose();
        }

        processes.Clear();
    }

    private static ProcessStartInfo Command(string program) => new(DotnetHost.FileName)
    {
        ArgumentList = { program, BusyLoop.Command },
        UseShellExecute = false,
        RedirectStandardInput = true,
    };
}
