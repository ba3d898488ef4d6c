using MathNet.Numerics.Distributions;

namespace Assay.Analysis.Statistics;

/// <summary>
/// Whether one group of values lies higher than another, by ranks: a few values far off weigh no more than any other. Mann and Whitney (1947), normal
/// approximation with ties counted and corrected for continuity.
/// </summary>
internal static class RankSum
{
    /// <summary>With fewer values in a group the normal approximation is too coarse.</summary>
    public const int FewestOfGroup = 5;

    private const double Half = 0.5;
    private const double Twelfths = 12;

    /// <summary>The ranks of values from 1; equal values share the mean of theirs.</summary>
    public static double[] Ranks(IReadOnlyList<double> values)
    {
        int[] order = [.. Enumerable.Range(0, values.Count).OrderBy(i => values[i])];
        var ranks = new double[values.Count];
        for (var start = 0; start < order.Length;)
        {
            var end = start;
            while (end < order.Length && values[order[end]].Equals(values[order[start]]))
                end++;
            for (var i = start; i < end; i++)
                ranks[order[i]] = Half * (start + 1 + end);
            start = end;
        }

        return ranks;
    }

    /// <summary>The probability, 0 to 1, of a difference as large as this in either direction if membership were chance.</summary>
    /// <param name="ranks">Ranks of all values.</param>
    /// <param name="isOfGroup">Which of them belong to the group, at least one and not all.</param>
    public static double Probability(IReadOnlyList<double> ranks, IReadOnlyList<bool> isOfGroup)
    {
        double all = ranks.Count;
        double own = isOfGroup.Count(one => one);
        var sum = ranks.Where((_, i) => isOfGroup[i]).Sum();
        var ties = ranks.GroupBy(rank => rank).Sum(equal => Math.Pow(equal.Count(), 3) - equal.Count());
        var variance = own * (all - own) / Twelfths * (all + 1 - (ties / (all * (all - 1))));
        if (variance <= 0)
            return 1;
        var distance = Math.Max(0, Math.Abs(sum - (own * (all + 1) * Half)) - Half);
        return 2 * Normal.CDF(0, 1, -distance / Math.Sqrt(variance));
    }
}
