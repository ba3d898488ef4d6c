using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tables;

/// <summary>
/// The rows of a field that have ranks: those that bring back most. What loses data may be faster for that reason alone, so it neither
/// leads nor takes a rank from a row that keeps everything. Intervals stay those of all pairs of the field.
/// </summary>
internal sealed class RankedRows
{
    private readonly Field field;
    private readonly IReadOnlyList<int> indexes;

    private RankedRows(Field field, IReadOnlyList<int> indexes) => (this.field, this.indexes) = (field, indexes);

    /// <summary>Labels, lowest cost first.</summary>
    public IReadOnlyList<string> Order => [.. indexes.Select(Label)];

    /// <summary>Rank ranges, parallel to <see cref="Order"/>.</summary>
    public IReadOnlyList<RankRange> Ranks => [.. indexes.Select(Rank)];

    /// <summary>Labels of the rows that no other is faster than.</summary>
    public IReadOnlyList<string> Leaders => [.. indexes.Where(index => Rank(index).Best == 1).Select(Label)];

    /// <summary>The rows with ranks; null where there are fewer than two.</summary>
    public static RankedRows? Of(Field field)
    {
        var best = field.Rows.Min(row => row.Keeps);
        List<int> indexes = [.. Enumerable.Range(0, field.Rows.Count).Where(index => field.Rows[index].Keeps == best)];
        return indexes.Count < 2 ? null : new RankedRows(field, indexes);
    }

    /// <summary>The rows in groups whose first row is not faster than any other of them.</summary>
    public IReadOnlyList<IReadOnlyList<string>> Groups()
    {
        List<List<string>> groups = [];
        var first = indexes[0];
        foreach (var index in indexes)
        {
            if (groups.Count == 0 || field.Comparison.Between(first, index).IsFaster)
            {
                first = index;
                groups.Add([]);
            }

            groups[^1].Add(Label(index));
        }

        return groups;
    }

    private RankRange Rank(int index) =>
        RankRange.Of([.. indexes.Where(other => other != index).Select(other => field.Comparison.Between(index, other))]);

    private string Label(int index) => field.Rows[index].Label;
}
