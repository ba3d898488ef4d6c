namespace Assay.Statistics;

/// <summary>Rows that stand next to each other in a table sorted by time.</summary>
internal static class Neighbours
{
    /// <summary>Pairs of neighbours, the faster first; rows whose centre is NaN stand nowhere. Equal centres stand in the order given.</summary>
    public static IEnumerable<(int Row, int Next)> In(IReadOnlyList<double> centers)
    {
        int[] order = [.. Enumerable.Range(0, centers.Count).Where(row => !double.IsNaN(centers[row])).OrderBy(row => centers[row])];
        return order.Zip(order.Skip(1));
    }
}
