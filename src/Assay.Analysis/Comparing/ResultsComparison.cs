using Assay.Analysis.Model;
using Assay.Core.Adapters;

namespace Assay.Analysis.Comparing;

/// <summary>What changed between two runs, or between the variants of the rows of one run.</summary>
public sealed record ResultsComparison
{
    /// <summary>What stands before: when its run began, or the first variants of the run.</summary>
    public required string Before { get; init; }

    /// <summary>What stands after.</summary>
    public required string After { get; init; }

    /// <summary>Whether both were measured in one run, interleaved.</summary>
    public required bool IsOneRun { get; init; }

    /// <summary>Differences up to this share count as none, such as 0.02.</summary>
    public required double Margin { get; init; }

    /// <summary>How much slower a cell may be before it is a regression, as a share, such as 0.05.</summary>
    public required double FailOver { get; init; }

    /// <summary>The confidence with which the intervals of all cells hold at once.</summary>
    public required double Confidence { get; init; }

    /// <summary>What is compared, by data set, row and operation.</summary>
    public required IReadOnlyList<ComparedCell> Cells { get; init; }

    /// <summary>What makes the comparison weaker, a sentence each.</summary>
    public required IReadOnlyList<string> Cautions { get; init; }

    /// <summary>Labels of rows that were measured before only.</summary>
    public IReadOnlyList<string> OnlyBefore { get; init; } = [];

    /// <summary>Labels of rows that were measured after only.</summary>
    public IReadOnlyList<string> OnlyAfter { get; init; } = [];

    /// <summary>Rows that have a time on one side only, although both were asked for.</summary>
    public IReadOnlyList<LostSide> Lost { get; init; } = [];

    /// <summary>What <see cref="MoreBlocks"/> counts.</summary>
    public IndependentKind Independent { get; init; }

    /// <summary>Cells of which neither a regression nor its absence is certain.</summary>
    public IEnumerable<ComparedCell> Undecided => Cells.Where(IsUndecided);

    /// <summary>
    /// Blocks that each side would need in addition to decide all of <see cref="Undecided"/>, at the same ratios and the same
    /// spread; null where nothing is undecided.
    /// </summary>
    public int? MoreBlocks => Undecided.Select(cell => (int?)BlocksToDecide.More(cell, RegressionFrom)).Max();

    /// <summary>Cells that became slower by more than <see cref="FailOver"/>, or that bring back less.</summary>
    public IEnumerable<ComparedCell> Regressions => Cells.Where(cell => IsRegression(cell));

    /// <summary>Whether a cell became slower by more than <see cref="FailOver"/>, or brings back less.</summary>
    public bool IsRegression(ComparedCell cell) => cell.LosesMore || (cell.Change == Change.Slower && cell.Ratio > 1 + FailOver);

    /// <summary>
    /// Whether neither a regression nor its absence is certain of a cell: its interval reaches beyond <see cref="FailOver"/>, or it
    /// has none.
    /// </summary>
    public bool IsUndecided(ComparedCell cell) => !IsRegression(cell) && !(cell.Upper <= RegressionFrom);

    // A slowdown within the margin is none, whatever is asked for.
    private double RegressionFrom => 1 + Math.Max(FailOver, Margin);
}

/// <summary>One row, data set, size and operation, before and after.</summary>
public sealed record ComparedCell
{
    /// <summary>The row's label; of variants the row's name.</summary>
    public required string Row { get; init; }

    /// <summary>The data set's name.</summary>
    public required string DataSet { get; init; }

    /// <summary>Its size, in units.</summary>
    public required int Size { get; init; }

    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>The package's version before, or the variant.</summary>
    public required string Before { get; init; }

    /// <summary>The package's version after, or the variant.</summary>
    public required string After { get; init; }

    /// <summary>Time before, in nanoseconds an operation.</summary>
    public required double NanosecondsBefore { get; init; }

    /// <summary>Time after, in nanoseconds an operation.</summary>
    public required double NanosecondsAfter { get; init; }

    /// <summary>
    /// Time after divided by time before, above 1 is slower; between runs without what changed for all unchanged rows alike.
    /// </summary>
    public required double Ratio { get; init; }

    /// <summary>
    /// Lower end of the interval of the ratio; null where one side has too few blocks for one: between runs fewer than three.
    /// </summary>
    public required double? Lower { get; init; }

    /// <summary>Upper end of the interval of the ratio; null where one side has too few blocks for one.</summary>
    public required double? Upper { get; init; }

    /// <summary>What that says.</summary>
    public required Change Change { get; init; }

    /// <summary>Blocks before.</summary>
    public required int BlocksBefore { get; init; }

    /// <summary>Blocks after.</summary>
    public required int BlocksAfter { get; init; }

    /// <summary>Payload before, in bytes; null where it is not known.</summary>
    public required long? BytesBefore { get; init; }

    /// <summary>Payload after, in bytes; null where it is not known.</summary>
    public required long? BytesAfter { get; init; }

    /// <summary>Allocated before, in bytes an operation; null where it was not counted.</summary>
    public required double? AllocatedBefore { get; init; }

    /// <summary>Allocated after, in bytes an operation; null where it was not counted.</summary>
    public required double? AllocatedAfter { get; init; }

    /// <summary>What came back before.</summary>
    public required Kept KeptBefore { get; init; }

    /// <summary>What comes back after.</summary>
    public required Kept KeptAfter { get; init; }

    /// <summary>Whether less comes back than before.</summary>
    public bool LosesMore => KeptAfter > KeptBefore;
}

/// <summary>A row that has a time on one side only.</summary>
/// <param name="Row">The row's label; of variants the row's name.</param>
/// <param name="Side">The side without a time: the version, the variant, or when its run began.</param>
/// <param name="Cause">Why it has none; empty where nothing tells it.</param>
public sealed record LostSide(string Row, string Side, string Cause);

/// <summary>How a time changed.</summary>
public enum Change
{
    /// <summary>Significantly lower, by more than the margin.</summary>
    Faster,

    /// <summary>Significantly higher, by more than the margin.</summary>
    Slower,

    /// <summary>The interval lies within the margin, or the difference is significant and smaller than it.</summary>
    Same,

    /// <summary>The interval holds both no change and more than the margin: too few blocks, or too much noise.</summary>
    Undecided,
}
