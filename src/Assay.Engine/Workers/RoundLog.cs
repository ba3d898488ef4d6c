using System.Globalization;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>Notes what the machine was like in each round of a block.</summary>
/// <param name="processors">Reads what the processors did so far.</param>
internal sealed class RoundLog(TimeProvider clock, Func<ProcessorTimes> processors)
{
    private readonly List<long> elapsed = [];
    private readonly List<long> stolen = [];
    private readonly List<long> idle = [];
    private ProcessorTimes? last;

    /// <summary>Runs a round; returns how long it took.</summary>
    public TimeSpan During(Action round)
    {
        var before = last ?? processors();
        var begin = clock.GetTimestamp();
        round();
        var time = clock.GetElapsedTime(begin);
        var after = processors();
        last = after;
        elapsed.Add(time.Ticks * TimeSpan.NanosecondsPerTick);

        // The counters of a machine that was moved to another host may begin anew.
        stolen.Add(Math.Max(0, after.StealNanoseconds - before.StealNanoseconds));
        idle.Add(Math.Max(0, after.IdleNanoseconds - before.IdleNanoseconds));
        return time;
    }

    /// <summary>The conditions of the block; lists are empty where calibration did not last to its end.</summary>
    public BlockConditions Conditions(PlannedBlock block, IReadOnlyList<CalibratedFrame> calibration, BlockTimes times)
    {
        var isWhole = calibration.Count == elapsed.Count;
        var rounds = isWhole ? calibration : [];
        return new BlockConditions
        {
            Workload = block.Workload,
            Operation = block.Operation,
            Block = block.Number,
            Group = block.Group,
            Integer = Kernel(rounds, round => round.Integer),
            Memory = Kernel(rounds, round => round.Memory),
            Allocation = Kernel(rounds, round => round.Allocation),
            InvoluntarySwitches = [.. rounds.Select(round => round.InvoluntarySwitches)],
            StealNanoseconds = isWhole ? stolen : [],
            IdleNanoseconds = isWhole && last?.IdleNanoseconds > 0 ? idle : [],
            CopyBytesPerSecond = calibration is [{ CopyBytesPerSecond: > 0 } first, ..] ? first.CopyBytesPerSecond : null,
            RoundNanoseconds = isWhole ? elapsed : [],
            Times = times,
        };
    }

    private static KernelSamples Kernel(IReadOnlyList<CalibratedFrame> rounds, Func<CalibratedFrame, KernelReading> kernel) => new(
        [.. rounds.Select(round => kernel(round).ElapsedNanoseconds)], [.. rounds.Select(round => kernel(round).CpuNanoseconds)]);
}

/// <summary>What the system's processors did since its start, all together; zeros where the system does not tell.</summary>
/// <param name="StealNanoseconds">Time that the hypervisor gave to others while this machine had work.</param>
/// <param name="IdleNanoseconds">Time without work, waiting for I/O included.</param>
public readonly record struct ProcessorTimes(long StealNanoseconds, long IdleNanoseconds)
{
    private const string File = "/proc/stat";

    /// <summary>
    /// Columns of the first line: its name, then user, nice, system, idle, iowait, irq, softirq and steal. Source: proc(5).
    /// </summary>
    private const int Idle = 4;
    private const int InputOutput = 5;
    private const int Steal = 8;

    /// <summary>Linux counts them in hundredths of a second (USER_HZ) on every architecture that .NET runs on.</summary>
    private const long NanosecondsPerTick = 10_000_000;

    /// <summary>The times now.</summary>
    public static ProcessorTimes Read()
    {
        try
        {
            return System.IO.File.Exists(File) ? Of(System.IO.File.ReadLines(File).First()) : default;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return default;
        }
    }

    /// <summary>The times of the first line of <c>/proc/stat</c>.</summary>
    public static ProcessorTimes Of(string line)
    {
        var columns = line.Split(' ', StringSplitOptions.RemoveEmptyEntries);
        return new ProcessorTimes(Nanoseconds(columns, Steal), Nanoseconds(columns, Idle) + Nanoseconds(columns, InputOutput));
    }

    private static long Nanoseconds(string[] columns, int column) =>
        columns.Length > column && long.TryParse(columns[column], NumberStyles.None, CultureInfo.InvariantCulture, out var ticks)
            ? ticks * NanosecondsPerTick
            : 0;
}
