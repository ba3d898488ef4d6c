using MathNet.Numerics.Distributions;
using MathNet.Numerics.Statistics;

namespace Assay.Analysis.Statistics;

/// <summary>
/// Whether one group of values lies higher than another, by ranks: a few values far off weigh no more than any other. Mann and Whitney
/// (1947), normal approximation with ties counted and corrected for continuity.
/// </summary>
internal sealed class RankSum
{
    /// <summary>With fewer values in a group the normal approximation is too coarse.</summary>
    public const int FewestOfGroup = 5;

    private const double Half = 0.5;
    private const double Twelfths = 12;
    private readonly double ties;

    public RankSum(IReadOnlyList<double> values)
    {
        Ranks = MathNet.Numerics.Statistics.Statistics.Ranks(values, RankDefinition.Average);
        ties = Ranks.GroupBy(rank => rank).Sum(equal => Math.Pow(equal.Count(), 3) - equal.Count());
    }

    /// <summary>The ranks of the values from 1; equal values share the mean of theirs.</summary>
    public IReadOnlyList<double> Ranks { get; }

    /// <summary>The probability, 0 to 1, of a difference as large as this in either direction if membership were chance.</summary>
    /// <param name="isOfGroup">Which of the values belong to the group, at least one and not all.</param>
    public double Probability(IReadOnlyList<bool> isOfGroup)
    {
        double all = Ranks.Count;
        double own = isOfGroup.Count(one => one);
        var sum = Ranks.Where((_, i) => isOfGroup[i]).Sum();
        var variance = own * (all - own) / Twelfths * (all + 1 - (ties / (all * (all - 1))));
        if (variance <= 0)
            return 1;
        var distance = Math.Max(0, Math.Abs(sum - (own * (all + 1) * Half)) - Half);
        return 2 * Normal.CDF(0, 1, -distance / Math.Sqrt(variance));
    }
}
