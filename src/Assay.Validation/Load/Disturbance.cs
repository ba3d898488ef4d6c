using System.Diagnostics;
using Assay.Engine;

namespace Assay.Validation.Load;

/// <summary>
/// Processes that disturb a run. They end when this is disposed of, and by themselves when this process is gone however that came about: each watches its standard input, whose other end is held here.
/// </summary>
public sealed class Disturbance : IDisturbance
{
    private static readonly byte[] Request = [1];
    private readonly List<Process> processes = [];

    private Disturbance()
    {
    }

    /// <summary>Ids of the processes.</summary>
    public IReadOnlyList<int> Ids => [.. processes.Select(process => process.Id)];

    /// <summary>Starts the processes of a kind.</summary>
    /// <param name="program">Full path of the command line's dll.</param>
    /// <param name="kind">What they do.</param>
    /// <param name="processors">Logical processors of the machine.</param>
    public static Disturbance Start(string program, DisturbanceKind kind, int processors)
    {
        Disturbance disturbance = new();
        int count = kind is DisturbanceKind.BurstsOnOne or DisturbanceKind.Memory ? 1 : processors;
        try
        {
            for (int i = 0; i < count; i++)
                disturbance.processes.Add(ChildProcesses.Start(Command(program, kind)));
            return disturbance;
        }
        catch
        {
            disturbance.Dispose();
            throw;
        }
    }

    /// <inheritdoc/>
    public void Ask()
    {
        foreach (Process process in processes)
        {
            process.StandardInput.BaseStream.Write(Request);
            process.StandardInput.BaseStream.Flush();
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

    private static ProcessStartInfo Command(string program, DisturbanceKind kind) => new(DotnetHost.FileName)
    {
        ArgumentList = { program, DisturbingLoop.Command, kind.ToString() },
        UseShellExecute = false,
        RedirectStandardInput = true,
    };
}

/// <summary>What disturbs a run while it lives.</summary>
public interface IDisturbance : IDisposable
{
    /// <summary>A burst is wanted now, of a kind that waits to be asked; other kinds take no notice.</summary>
    void Ask();
}

/// <summary>How a run is disturbed.</summary>
public enum DisturbanceKind
{
    /// <summary>Every core is busy all the time.</summary>
    Busy,

    /// <summary>One core is busy half of the time, in bursts of 5 to 50 ms.</summary>
    BurstsOnOne,

    /// <summary>Every core is, each at times of its own.</summary>
    BurstsOnAll,

    /// <summary>One core writes through memory far larger than caches, half of the time, in bursts of 5 to 50 ms.</summary>
    Memory,

    /// <summary>Every core is busy for 5 to 20 ms whenever a batch of one row begins, and of no other.</summary>
    FollowsRow,
}
