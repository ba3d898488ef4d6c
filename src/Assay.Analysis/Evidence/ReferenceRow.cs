using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>Which rows the ratios of a data set and size refer to.</summary>
public static class ReferenceRow
{
    /// <summary>The row that ratios refer to wherever it was measured and no other is asked for: known to everyone.</summary>
    public const string Preferred = "system.text.json/reflection";

    /// <summary>The row that only makes the objects, and reads nothing.</summary>
    public const string Allocation = "reference/allocate";

    private const int FirstBlocks = 3;

    /// <summary>Labels of all rows that ratios of a data set and size refer to.</summary>
    public static IReadOnlySet<string> LabelsOf(ResultsFile results, WorkloadOptions workload)
    {
        var cells = TrustedCells.Of(results, workload);
        return OfVariants(results, cells).Values.Append(Of(results, cells, [.. results.Checks.Where(check => check.Workload == workload)]))
            .ToHashSet();
    }

    /// <summary>Label of the row that all rows are compared through.</summary>
    /// <param name="cells">What was measured with the data set and size.</param>
    /// <param name="checks">What was observed with it.</param>
    internal static string Of(ResultsFile results, IReadOnlyList<CellResult> cells, IReadOnlyList<CheckResult> checks)
    {
        if (!results.Options.IsReferenceOpen || Measured(results, cells) is not { Count: > 0 } measured)
            return results.Options.Reference;
        // Where memory did not hold all rows at once, one row stands beside every other.
        var groups = measured.ConvertAll(
            row => cells.Where(cell => cell.Row == row.Label).SelectMany(cell => cell.Blocks).Select(block => block.Group)
                .Distinct().Count());
        var everywhere = measured.Where((_, index) => groups[index] == groups.Max()).ToList();
        return (everywhere.Find(row => row.Id.Row == Preferred)
            ?? everywhere.OrderBy(row => row.IsReference).ThenBy(row => Keeps(row, checks)).ThenBy(row => Time(row, cells)).First()).Label;
    }

    /// <summary>
    /// Labels of the rows that the rows of a file refer to, where those have variants: the first variant of the same row; empty in any
    /// other file.
    /// </summary>
    internal static IReadOnlyDictionary<string, string> OfVariants(ResultsFile results, IReadOnlyList<CellResult> cells)
    {
        var measured = results.Options.IsReferenceOpen ? Measured(results, cells) : [];
        return measured.Select(row => row.Id.First()).Distinct().GroupBy(row => row.Row).Any(row => row.Count() > 1)
            ? measured.ToDictionary(row => row.Label, row => measured.First(first => first.Id.Row == row.Id.Row).Label)
            : new Dictionary<string, string>();
    }

    private static List<RowResult> Measured(ResultsFile results, IReadOnlyList<CellResult> cells) =>
        [.. results.Rows.Where(row => cells.Any(cell => cell.Row == row.Label && MeasuredBlocks.Count(cell) > 0))];

    private static Kept Keeps(
        RowResult row, IReadOnlyList<CheckResult> checks) => KeptOf.Check(checks.FirstOrDefault(check => check.Row == row.Name));

    // Rough is enough: it chooses a yardstick, and no figure rests on it. The first blocks alone, so that the choice stays while a run goes
    // on.
    private static double Time(RowResult row, IReadOnlyList<CellResult> cells)
    {
        var first = OperationOrder.All.First(operation => cells.Any(cell => cell.Operation == operation));
        var blocks = cells.Where(cell => cell.Row == row.Label && cell.Operation == first).SelectMany(MeasuredBlocks.In)
            .OrderBy(block => block.Block).Take(FirstBlocks).ToList();
        return blocks.Count == 0
            ? double.PositiveInfinity
            : blocks.Average(block => block.ElapsedNanoseconds.Average() / block.OperationsPerBatch);
    }
}

/// <summary>How much a check shows to come back.</summary>
internal static class KeptOf
{
    /// <summary>The kind of a check; the least where there is none.</summary>
    public static Kept Check(CheckResult? check) => check switch
    {
        { Verdict: Verdict.Supported } => Kept.Everything,
        { Verdict: Verdict.Lossy, KeepsPublicMembers: true } => Kept.PublicMembers,
        _ => Kept.Less,
    };
}
