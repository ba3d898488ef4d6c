using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>
/// The rows that are compared in one operation of a table, lowest cost first, and what came out: the ranks that a table shows and the rows
/// that a sequential run goes on with rest on the same comparison.
/// </summary>
internal sealed class Field
{
    private Field(IReadOnlyList<Contender> rows, Comparison comparison) => (Rows, Comparison) = (rows, comparison);

    /// <summary>The rows, lowest mean level first.</summary>
    public IReadOnlyList<Contender> Rows { get; }

    /// <summary>Their comparison; its indexes are those of <see cref="Rows"/>.</summary>
    public Comparison Comparison { get; }

    /// <summary>Compares the contenders that have enough blocks, or machines; null where fewer than two do.</summary>
    public static Field? Of(IReadOnlyList<Contender> contenders, LastLook look)
    {
        List<Contender> rows = [
            .. contenders.Where(row => row.Levels.Count >= Looks.FewestForRanks).OrderBy(row => row.Center)
                .ThenBy(row => row.Label, StringComparer.Ordinal)];
        if (rows.Count < 2)
            return null;
        int[] values = [.. rows.SelectMany(row => row.Levels.Keys).Distinct().Order()];
        List<double[]> levels = [
            .. rows.Select(row => Array.ConvertAll(values, value => row.Levels.TryGetValue(value, out var level) ? level : double.NaN))];
        return new Field(rows, Comparison.Of(levels, look.Alpha));
    }

    /// <summary>Labels of the rows that need more blocks.</summary>
    /// <param name="precision">The half width at which a pair is settled.</param>
    public IEnumerable<string> Unsettled(double precision) =>
        StopRule.Unsettled(Comparison, [.. Rows.Select(row => row.Center)], precision).Select(index => Rows[index].Label);
}

/// <summary>A serializer that was measured beside the reference row.</summary>
/// <param name="Keeps">How much it brings back.</param>
/// <param name="Levels">Its levels by independent value: block or machine.</param>
internal sealed record Contender(string Label, CellResult Cell, Kept Keeps, IReadOnlyDictionary<int, double> Levels)
{
    /// <summary>Its mean level: what rows are ordered by.</summary>
    public double Center { get; } = Levels.Count == 0 ? double.NaN : Levels.Values.Average();

    /// <summary>The contenders of an operation: all serializers, those that lose data too, and no floors.</summary>
    public static IReadOnlyList<Contender> Of(ResultsFile results, WorkloadEvidence evidence, OperationEvidence operation) =>
    [
        .. from row in results.Rows
           where !row.IsReference
           from cell in operation.Cells
           where cell.Row == row.Label && operation.HasQuietBlock(cell)
           select new Contender(
               row.Label, cell, KeptOf.Check(evidence.Check(row.Name, cell.Surface)), evidence.LevelsOf(cell, row.Name).OfValues),
    ];
}
