namespace Assay.Statistics;

/// <summary>Says after a look of a sequential run which rows need more blocks.</summary>
public static class StopRule
{
    /// <summary>The precision of a run that names none: intervals of 1.4 % either way.</summary>
    public const double DefaultPrecision = 0.014;

    /// <summary>
    /// The rows that are not settled: a row is, once it is faster or slower than each of its neighbours beyond the margin, or known against it within
    /// the precision. More blocks for a settled row would tell nothing that its place in the table needs.
    /// </summary>
    /// <param name="comparison">The rows compared.</param>
    /// <param name="center">What the table is sorted by, for each row; NaN for a row that is not in it.</param>
    /// <param name="precision">Half the width of an interval that is narrow enough, as a share, above zero.</param>
    /// <returns>Indexes of rows.</returns>
    /// <exception cref="ArgumentException">There is not one centre for each row.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The precision is not above zero.</exception>
    public static IReadOnlySet<int> Unsettled(Comparison comparison, IReadOnlyList<double> center, double precision)
    {
        if (center.Count != comparison.Ranks.Count)
            throw new ArgumentException($"There are {center.Count} centres for {comparison.Ranks.Count} rows: one for each is needed.", nameof(center));
        if (!(precision > 0))
            throw new ArgumentOutOfRangeException(nameof(precision), precision, "A precision is a share above zero, such as 0.014.");
        var widest = Math.Log(1 + precision);
        var unsettled = new HashSet<int>();
        foreach (var (row, next) in Neighbours.In(center))
        {
            var pair = comparison.Between(row, next);
            if (!pair.IsFaster && !pair.IsSlower && !(pair.HalfWidth <= widest))
                unsettled.UnionWith([row, next]);
        }

        return unsettled;
    }
}
