using System.Diagnostics;
using System.Globalization;
using Assay.Engine;

namespace Assay.Validation.Load;

/// <summary>
/// Processes that disturb a run. They end when this is disposed of, and by themselves when this process is gone however that came about:
/// each watches its standard input, whose other end is held here.
/// </summary>
public sealed class Disturbance : IDisturbance
{
    /// <summary>So few fill the bandwidth of a machine's memory; each takes 256 MB.</summary>
    private const int MostInMemory = 4;
    private static readonly byte[] Request = [1];
    private readonly List<Process> processes = [];
    private readonly SharedFlag? works;

    private Disturbance(DisturbanceKind kind) => works = kind.FollowsRow() ? SharedFlag.Create() : null;

    /// <summary>Ids of the processes.</summary>
    public IReadOnlyList<int> Ids => [.. processes.Select(process => process.Id)];

    /// <summary>Starts the processes of a kind.</summary>
    /// <param name="program">Full path of the command line's dll.</param>
    /// <param name="processors">Logical processors of the machine.</param>
    public static Disturbance Start(string program, DisturbanceKind kind, int processors)
    {
        Disturbance disturbance = new(kind);
        try
        {
            for (var processor = 0; processor < CountOf(kind, processors); processor++)
                disturbance.processes.Add(
                    ChildProcesses.Start(Command(program, new DisturbingTask(kind, processor, disturbance.works?.Path))));
            return disturbance;
        }
        catch
        {
            disturbance.Dispose();
            throw;
        }
    }

    /// <inheritdoc/>
    public void RowBegins()
    {
        if (works is null)
            return;
        works.IsSet = true;
        foreach (var process in processes)
        {
            process.StandardInput.BaseStream.Write(Request);
            process.StandardInput.BaseStream.Flush();
        }
    }

    /// <inheritdoc/>
    public void RowEnds()
    {
        if (works is not null)
            works.IsSet = false;
    }

    /// <summary>Ends all of them.</summary>
    public void Dispose()
    {
        foreach (var process in processes)
        {
            ChildProcesses.KillTree(process);
            process.WaitForExit();
            process.Dispose();
        }

        processes.Clear();
        works?.Dispose();
    }

    // What follows a row in memory leaves the row a processor of its own.
    private static int CountOf(DisturbanceKind kind, int processors) => kind switch
    {
        DisturbanceKind.BurstsOnOne or DisturbanceKind.Memory => 1,
        DisturbanceKind.FollowsRowInMemory => Math.Clamp(processors - 1, 1, MostInMemory),
        _ => processors,
    };

    private static ProcessStartInfo Command(string program, DisturbingTask task)
    {
        ProcessStartInfo command = new(DotnetHost.FileName)
        {
            ArgumentList = { program, DisturbingLoop.Command, task.Kind.ToString(), task.Processor.ToString(CultureInfo.InvariantCulture) },
            UseShellExecute = false,
            RedirectStandardInput = true,
        };
        if (task.Works is not null)
            command.ArgumentList.Add(task.Works);
        return command;
    }
}

/// <summary>What disturbs a run while it lives.</summary>
public interface IDisturbance : IDisposable
{
    /// <summary>A batch of the row begins that load may follow; kinds that follow no row take no notice.</summary>
    void RowBegins();

    /// <summary>The batch is over.</summary>
    void RowEnds();
}

/// <summary>What one process does.</summary>
/// <param name="Processor">Number of the processor that it stays on, from 0.</param>
/// <param name="Works">The file of the flag that is set while the followed row works; null where none is followed.</param>
public sealed record DisturbingTask(DisturbanceKind Kind, int Processor, string? Works);

/// <summary>How a run is disturbed.</summary>
public enum DisturbanceKind
{
    /// <summary>Every core is busy all the time.</summary>
    Busy,

    /// <summary>One core is busy half of the time, in bursts of 5 to 50 ms, always the same one.</summary>
    BurstsOnOne,

    /// <summary>Every core is, each at times of its own.</summary>
    BurstsOnAll,

    /// <summary>
    /// One core, always the same, writes through memory far larger than caches, half of the time, in bursts of 5 to 50 ms.
    /// </summary>
    Memory,

    /// <summary>
    /// On every core threads wake each millisecond and work for a tenth of it, as long as a batch of one row lasts and at no other time.
    /// </summary>
    FollowsRow,

    /// <summary>Other cores write through memory as long as a batch of one row lasts, and at no other time.</summary>
    FollowsRowInMemory,
}

/// <summary>What kinds have in common.</summary>
public static class DisturbanceKinds
{
    /// <summary>Whether load follows the batches of one row.</summary>
    public static bool FollowsRow(this DisturbanceKind kind) => kind is DisturbanceKind.FollowsRow or DisturbanceKind.FollowsRowInMemory;
}
