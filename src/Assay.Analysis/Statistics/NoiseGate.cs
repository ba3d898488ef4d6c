namespace Assay.Analysis.Statistics;

/// <summary>Tells the rounds in which the machine was disturbed from the others, by readings that do not know which row is faster.</summary>
public static class NoiseGate
{
    /// <summary>Above this share of dropped rounds no ranks are given.</summary>
    private const double RefusalShare = 0.5;

    /// <summary>Wall over CPU time above which a thread had to wait for its processor.</summary>
    public const double MostWallOverCpu = 1.02;

    /// <summary>How far a kernel's median over <see cref="Window"/> rounds may be off its median over the block, as a share of that.</summary>
    public const double MostKernelDeviation = 0.05;

    /// <summary>The share of a round that the hypervisor may give to others.</summary>
    public const double MostStealShare = 0.01;

    /// <summary>Idle processors below which others take what the runtime's background work needs, and soon the workers' own.</summary>
    public const double FewestIdleProcessors = 0.25;

    /// <summary>
    /// Rounds around a round that kernels and idle time are judged over. What lasts a millisecond hits every row as often as any other, and medians pass over it; the gate
    /// looks for what lasts. Systems count idle time in steps of 10 ms, longer than some rounds.
    /// </summary>
    public const int Window = 9;

    private static readonly GateReason[] All = Enum.GetValues<GateReason>();

    /// <summary>Whether so large a share of rounds is dropped that what is left deserves no ranks.</summary>
    /// <param name="droppedShare">Dropped rounds as a share of the counting ones, 0 to 1; null where nothing was judged.</param>
    public static bool IsTooMuch(double? droppedShare) => droppedShare > RefusalShare;

    /// <summary>Judges the rounds of one block.</summary>
    /// <param name="readings">What the machine showed.</param>
    /// <param name="firstRound">The first round that counts, from 0; medians are taken over the counting rounds.</param>
    /// <exception cref="ArgumentOutOfRangeException">The first round is negative.</exception>
    public static GateVerdict Judge(GateReadings readings, int firstRound)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(firstRound);
        var rounds = readings.Rounds;
        var isJudged = readings.Kernels.Any(kernel => kernel.Elapsed.Count > 0);
        var dropped = new bool[rounds];
        var reasons = All.ToDictionary(reason => reason, _ => 0);
        var medians = readings.Kernels.Select(kernel => Median(kernel.Elapsed, firstRound)).ToArray();
        for (var round = firstRound; isJudged && round < rounds; round++)
        {
            foreach (var reason in All.Where(reason => Applies(reason, readings, medians, round, firstRound)))
            {
                dropped[round] = true;
                reasons[reason]++;
            }
        }

        return new GateVerdict { IsJudged = isJudged, IsDropped = dropped, Reasons = reasons, CountingRounds = Math.Max(rounds - firstRound, 0) };
    }

    // A comparison with NaN, which stands for unknown, is false: what is not known drops nothing.
    private static bool Applies(GateReason reason, GateReadings readings, double[] medians, int round, int firstRound) => reason switch
    {
        GateReason.Waiting => WallOverCpu(readings, round) > MostWallOverCpu,
        GateReason.Kernel => readings.Kernels.Where((kernel, index) => Math.Abs((Pace(kernel.Elapsed, round, firstRound) / medians[index]) - 1) > MostKernelDeviation).Any(),
        GateReason.Steal => Known(readings.StealShare, round) > MostStealShare,
        GateReason.Crowded => Idle(readings.IdleProcessors, round) < FewestIdleProcessors,
        _ => Known(readings.WorkerWallOverCpu, round) > MostWallOverCpu,
    };

    // Over all kernels together: a single kernel is short beside the resolution of some systems' CPU clocks.
    private static double WallOverCpu(GateReadings readings, int round)
    {
        var (wall, cpu) = (0.0, 0.0);
        foreach (var (elapsed, times) in readings.Kernels)
        {
            if (Known(elapsed, round) is > 0 and var one && Known(times, round) is > 0 and var other)
                (wall, cpu) = (wall + one, cpu + other);
        }

        return wall / cpu;
    }

    private static double Idle(IReadOnlyList<double> processors, int round) =>
        Around(processors, round, 0) is { Length: > 0 } known ? Center.ArithmeticMean(known) : double.NaN;

    private static double Pace(IReadOnlyList<double> elapsed, int round, int firstRound) =>
        Array.FindAll(Around(elapsed, round, firstRound), time => time > 0) is { Length: > 0 } known ? Center.Median(known) : double.NaN;

    private static double[] Around(IReadOnlyList<double> values, int round, int firstRound)
    {
        var first = Math.Max(firstRound, round - (Window / 2));
        return [.. values.Skip(first).Take(round + (Window / 2) + 1 - first).Where(value => double.IsFinite(value) && value >= 0)];
    }

    private static double Median(IReadOnlyList<double> values, int firstRound)
    {
        var known = values.Skip(firstRound).Where(value => double.IsFinite(value) && value > 0).ToArray();
        return known.Length == 0 ? double.NaN : Center.Median(known);
    }

    private static double Known(IReadOnlyList<double> values, int round) =>
        round < values.Count && double.IsFinite(values[round]) ? values[round] : double.NaN;
}

/// <summary>
/// What the machine showed during the rounds of one block, blind to which row is faster. Lists have one entry a round and are
/// parallel; a reading that is not known is NaN or negative, or its list is empty or ends early.
/// </summary>
public sealed record GateReadings
{
    /// <summary>Wall and CPU times of the calibration worker's kernels, in nanoseconds; CPU times of zero are not known. Empty where no calibration worker ran.</summary>
    public IReadOnlyList<(IReadOnlyList<double> Elapsed, IReadOnlyList<double> Cpu)> Kernels { get; init; } = [];

    /// <summary>Time that the hypervisor gave to others, as a share of the round's wall time.</summary>
    public IReadOnlyList<double> StealShare { get; init; } = [];

    /// <summary>Idle time of all processors together over the round's wall time; of two processors one is idle while a worker works alone. Only where there is more than one.</summary>
    public IReadOnlyList<double> IdleProcessors { get; init; } = [];

    /// <summary>The sum of the wall times of all rows' batches without a collection over the sum of their CPU times.</summary>
    public IReadOnlyList<double> WorkerWallOverCpu { get; init; } = [];

    /// <summary>Rounds of which anything is known.</summary>
    public int Rounds => Kernels.Select(kernel => kernel.Elapsed.Count)
        .Concat([StealShare.Count, IdleProcessors.Count, WorkerWallOverCpu.Count])
        .Max();
}

/// <summary>Why the noise gate drops a round.</summary>
public enum GateReason
{
    /// <summary>The calibration worker waited: its wall time exceeds its CPU time by more than <see cref="NoiseGate.MostWallOverCpu"/> allows.</summary>
    Waiting,

    /// <summary>A calibration kernel, its median around the round, took longer or shorter than its median over the block by more than <see cref="NoiseGate"/> allows.</summary>
    Kernel,

    /// <summary>The hypervisor gave more than <see cref="NoiseGate.MostStealShare"/> of the round to others.</summary>
    Steal,

    /// <summary>Others worked: around the round fewer than <see cref="NoiseGate.FewestIdleProcessors"/> of the other processors was idle, on the average of <see cref="NoiseGate.Window"/> rounds.</summary>
    Crowded,

    /// <summary>The rows' workers waited: over all of them together, wall time exceeds CPU time by more than <see cref="NoiseGate.MostWallOverCpu"/> allows.</summary>
    WorkersWaiting,
}

/// <summary>Which rounds of a block the noise gate drops, for all rows alike.</summary>
public sealed record GateVerdict
{
    /// <summary>Whether there was anything to judge by: without a calibration worker nothing is dropped and nothing is said about the machine.</summary>
    public required bool IsJudged { get; init; }

    /// <summary>Whether each round is dropped. Settling rounds never are: they do not count anyway.</summary>
    public required IReadOnlyList<bool> IsDropped { get; init; }

    /// <summary>How many rounds each reason drops; a round may have several. Every reason has an entry.</summary>
    public required IReadOnlyDictionary<GateReason, int> Reasons { get; init; }

    /// <summary>Rounds after the settling ones, dropped or not.</summary>
    public required int CountingRounds { get; init; }

    /// <summary>Dropped rounds.</summary>
    public int DroppedRounds => IsDropped.Count(dropped => dropped);

    /// <summary>Dropped rounds as a share of the counting ones, 0 to 1; 0 where none counts.</summary>
    public double DroppedShare => CountingRounds == 0 ? 0 : (double)DroppedRounds / CountingRounds;

    /// <summary>Whether so many rounds are dropped that what is left deserves no ranks.</summary>
    public bool IsRefused => NoiseGate.IsTooMuch(DroppedShare);
}
