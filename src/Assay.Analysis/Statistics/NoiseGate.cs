namespace Assay.Analysis.Statistics;

/// <summary>
/// Discards the batches of one block that say nothing about their row: those in which the worker was pushed off its processor, and where
/// rounds are long those at the machine's slow speed. What a row measured decides about no batch of its own.
/// </summary>
/// <remarks>Intervals come from blocks and hold what noise does to blocks, so noise that all rows share is no reason to discard anything:
/// it is named, see <see cref="MachineSpeed"/>.</remarks>
public static class NoiseGate
{
    /// <summary>Wall over CPU time above which a thread had to wait for its processor.</summary>
    public const double MostWallOverCpu = 1.02;

    /// <summary>
    /// A few batches of a process tell its level almost as well as many, because processes differ more than a median of batches errs.
    /// </summary>
    private const int FewestBatches = 5;

    /// <summary>Above this share of discarded batches a row's block does not count, unless <see cref="FewestBatches"/> are left.</summary>
    private const double MostDiscarded = 0.5;

    /// <summary>Judges the batches of one block and group: a verdict for each row, in their order.</summary>
    /// <param name="rows">The rows, each with its batches.</param>
    public static IReadOnlyList<RowVerdict> Judge(IReadOnlyList<GateBatches> rows)
    {
        bool[][] waited = [.. rows.Select(Waited)];
        var slow = SlowBatches.In(rows, waited);
        return [.. rows.Select((row, index) => new RowVerdict(row, waited[index], slow[index]))];
    }

    /// <summary>Whether enough batches of a row are left to take its cost from.</summary>
    internal static bool LeavesEnough(int counting, int discarded) =>
        counting - discarded >= FewestBatches || discarded <= MostDiscarded * counting;

    // Some libraries wait for threads of their own. Their batches were disturbed only where the system took the processor away.
    private static bool[] Waited(GateBatches row)
    {
        double[] known = [.. row.WallOverCpu.Skip(row.First).Where(double.IsFinite)];
        var waitsByNature = known.Length > 0 && Center.Median(known) > MostWallOverCpu;
        return [.. row.WallOverCpu.Select(
            (ratio, round) => round >= row.First && ratio > MostWallOverCpu && (!waitsByNature || row.WasPushedOff(round)))];
    }
}

/// <summary>What the gate may see of one row in one block and group. Lists are parallel, one entry a round.</summary>
public sealed record GateBatches
{
    /// <summary>The first round that counts, from 0.</summary>
    public required int First { get; init; }

    /// <summary>Wall over CPU time of each batch; NaN where it is not known, and where a collection ran on other threads.</summary>
    public required IReadOnlyList<double> WallOverCpu { get; init; }

    /// <summary>Involuntary context switches of the batch's thread; empty where the system does not tell.</summary>
    public IReadOnlyList<int> InvoluntarySwitches { get; init; } = [];

    /// <summary>
    /// Wall time of each batch less its GC pauses, in any unit, above zero; from it the speed of the machine is taken while <em>other</em>
    /// rows ran.
    /// </summary>
    public required IReadOnlyList<double> Elapsed { get; init; }

    /// <summary>Each batch's place in its round, from 0.</summary>
    public IReadOnlyList<int> Position { get; init; } = [];

    /// <summary>Rounds of the block.</summary>
    public int Rounds => Elapsed.Count;

    /// <summary>Whether the system took the processor away; unknown counts as yes.</summary>
    internal bool WasPushedOff(int round) => round >= InvoluntarySwitches.Count || InvoluntarySwitches[round] > 0;
}

/// <summary>Why a batch is discarded.</summary>
public enum GateReason
{
    /// <summary>
    /// The worker waited for its processor: wall time exceeds CPU time by more than 2 %.
    /// </summary>
    Waiting,

    /// <summary>
    /// The machine ran at the slower of two speeds while the rows next to it ran; only where rounds are so long that the speed changes
    /// within them.
    /// </summary>
    SlowSpeed,
}

/// <summary>Which batches of one row in one block are discarded.</summary>
/// <param name="waited">Whether the worker waited, by round.</param>
/// <param name="slow">Whether the machine was slow, by round.</param>
public sealed class RowVerdict(GateBatches batches, IReadOnlyList<bool> waited, IReadOnlyList<bool> slow)
{
    /// <summary>Batches that count, discarded or not.</summary>
    public int Counting => Math.Max(0, batches.Rounds - batches.First);

    /// <summary>Discarded batches.</summary>
    public int Discarded => Enumerable.Range(0, batches.Rounds).Count(IsDiscarded);

    /// <summary>
    /// In what share the worker waited of those batches of which that is known, 0 to 1; NaN where it is known of none. A row whose batches
    /// mostly hold collections would otherwise never seem to wait.
    /// </summary>
    public double WaitedShare =>
        batches.WallOverCpu.Skip(batches.First).Count(double.IsFinite) is > 0 and var known
            ? (double)CountOf(GateReason.Waiting) / known
            : double.NaN;

    /// <summary>Whether enough are left to take the row's cost from.</summary>
    public bool IsEnough => NoiseGate.LeavesEnough(Counting, Discarded);

    /// <summary>Whether a batch is discarded.</summary>
    /// <param name="round">Its round; later ones than were judged are not.</param>
    public bool IsDiscarded(int round) => round < batches.Rounds && (waited[round] || slow[round]);

    /// <summary>Batches that a reason discards.</summary>
    public int CountOf(GateReason reason) => (reason == GateReason.Waiting ? waited : slow).Count(isDiscarded => isDiscarded);
}
