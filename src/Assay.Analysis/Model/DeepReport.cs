using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Model;

/// <summary>A close look at rows: what their processes did from round to round.</summary>
public sealed record DeepReport
{
    /// <summary>Version of this JSON form.</summary>
    public int DeepSchemaVersion { get; } = 1;

    /// <summary>Version of Assay that measured.</summary>
    public required string AssayVersion { get; init; }

    /// <summary>When the run began, UTC.</summary>
    public required DateTimeOffset StartedAt { get; init; }

    /// <summary>The conditions of timing.</summary>
    public required RunProfile Profile { get; init; }

    /// <summary>Whether the run named the methods compiled while measuring.</summary>
    public required bool IsTraced { get; init; }

    /// <summary>Whether the rows were chosen for being marked as odd rather than named.</summary>
    public required bool IsOfOddRows { get; init; }

    /// <summary>The rows, each with one data set, size and operation.</summary>
    public required IReadOnlyList<DeepRow> Rows { get; init; }
}

/// <summary>One row, data set, size and operation, seen closely.</summary>
public sealed record DeepRow
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>The data set's name.</summary>
    public required string DataSet { get; init; }

    /// <summary>Its size, in units.</summary>
    public required int Size { get; init; }

    /// <summary>What a unit is, singular.</summary>
    public required string Unit { get; init; }

    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>How bytes pass between caller and library.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Its estimate in the table, with what is odd about it.</summary>
    public required OperationEstimate Estimate { get; init; }

    /// <summary>Its processes, one in each block and group.</summary>
    public required IReadOnlyList<DeepProcess> Processes { get; init; }

    /// <summary>What the slower of its processes have in common, the strongest first; empty where nothing recorded does.</summary>
    public IReadOnlyList<DeepSeparation> Separations { get; init; } = [];

    /// <summary>
    /// Standard deviation of ln cost from batch to batch of one process; 0.01 is about 1 %. Null if it cannot be computed.
    /// </summary>
    public required double? WithinSd { get; init; }

    /// <summary>
    /// Standard deviation of ln cost from process to process, beyond what the batches explain; null if it cannot be computed.
    /// </summary>
    public required double? BetweenSd { get; init; }

    /// <summary>The part of the variance of one batch that lies between processes, 0 to 1; null if it cannot be computed.</summary>
    public required double? BetweenShare { get; init; }

    /// <summary>
    /// How many times larger the variance of the mean is than if all batches were independent; null if it cannot be computed.
    /// </summary>
    public required double? DesignEffect { get; init; }

    /// <summary>The costs of all rounds that count.</summary>
    public required DeepHistogram Histogram { get; init; }
}

/// <summary>One process of a row: one block and group.</summary>
public sealed record DeepProcess
{
    /// <summary>Number of the block, from 0.</summary>
    public required int Block { get; init; }

    /// <summary>Group within the block, from 0.</summary>
    public required int Group { get; init; }

    /// <summary>Its cost over the rounds that count, in nanoseconds an operation.</summary>
    public required double NanosecondsPerOperation { get; init; }

    /// <summary>
    /// Its cost over what is usual of the row, where the other rows of its block are the measure: 1.18 for a process that took 18 % more
    /// than others of its row. Null with fewer than three rows or blocks.
    /// </summary>
    public double? Deviation { get; init; }

    /// <summary>The cost of each round, settling and dropped ones included, in nanoseconds an operation.</summary>
    public required IReadOnlyList<double> Rounds { get; init; }

    /// <summary>The first round that counts.</summary>
    public required int FirstRound { get; init; }

    /// <summary>Rounds that the noise gate dropped.</summary>
    public required IReadOnlyList<int> DroppedRounds { get; init; }

    /// <summary>What the process was like, where the run was a deep one; null otherwise.</summary>
    public DeepFacts? Facts { get; init; }

    /// <summary>Where its cost changed for longer, among the rounds that count.</summary>
    public required IReadOnlyList<DeepChange> Changes { get; init; }

    /// <summary>Rounds during which methods were compiled, and how many.</summary>
    public required IReadOnlyList<DeepCompilation> Compilations { get; init; }

    /// <summary>Names of the methods compiled, where the run was a deep one; empty otherwise.</summary>
    public required IReadOnlyList<CompiledMethod> CompiledMethods { get; init; }

    /// <summary>Which steady-state condition did not hold; empty when steady.</summary>
    public required string SteadyReason { get; init; }
}

/// <summary>A change of a row's cost in the course of a process.</summary>
/// <param name="Round">The first round after it.</param>
/// <param name="Ratio">Median cost from there to the next change over the median cost from the last change to there.</param>
public sealed record DeepChange(int Round, double Ratio);

/// <summary>Methods compiled during a round.</summary>
public sealed record DeepCompilation(int Round, int Methods);

/// <summary>How often which cost was measured, in bins of equal width.</summary>
/// <param name="LowerNanoseconds">Lower end of the first bin, in nanoseconds an operation.</param>
/// <param name="UpperNanoseconds">Upper end of the last bin, in nanoseconds an operation.</param>
/// <param name="Counts">Rounds in each bin.</param>
/// <param name="Above">Rounds that cost more than the last bin holds: few, and far away.</param>
public sealed record DeepHistogram(double LowerNanoseconds, double UpperNanoseconds, IReadOnlyList<int> Counts, int Above);
