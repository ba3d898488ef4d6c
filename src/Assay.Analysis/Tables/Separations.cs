using Assay.Analysis.Model;

namespace Assay.Analysis.Tables;

/// <summary>Finds traits by which slow processes of a row can be known.</summary>
internal static class Separations
{
    private const int Most = 3;
    private const int Digits = 9;

    /// <summary>With fewer, some trait of hundreds fits by chance.</summary>
    private const int FewestProcesses = 8;

    /// <summary>A trait of one process alone is a difference, not a pattern.</summary>
    private const int FewestOfSide = 2;
    private const double LeastVarianceShare = 0.5;

    /// <summary>As a natural logarithm.</summary>
    private const double LeastDifference = 0.03;

    /// <summary>The traits that explain most, at least half of the variance; empty where none does.</summary>
    /// <param name="traits">The traits.</param>
    /// <param name="costs">Ln cost of each process.</param>
    public static IReadOnlyList<DeepSeparation> In(ProcessTraits traits, IReadOnlyList<double> costs)
    {
        if (costs.Count < FewestProcesses)
            return [];
        var found =
            from trait in traits.All()
            from text in trait.Texts.Distinct()
            let separation = Of(trait.Name, text, [.. trait.Texts.Select(other => other == text)], costs)
            where separation is not null
            select separation;

        // Two values of one trait say the same twice, and so do methods that differ in the same processes: the rarer is told.
        return [.. found.OrderByDescending(separation => Math.Round(separation.VarianceShare, Digits)).ThenBy(separation => separation.Processes).ThenBy(separation => separation.Trait, StringComparer.Ordinal)
            .DistinctBy(separation => (Math.Round(separation.VarianceShare, Digits), Math.Round(Math.Abs(Math.Log(separation.Ratio)), Digits))).Take(Most)];
    }

    private static DeepSeparation? Of(string name, string text, bool[] has, IReadOnlyList<double> costs)
    {
        var count = has.Count(one => one);
        if (Math.Min(count, has.Length - count) < FewestOfSide)
            return null;
        var mean = costs.Average();
        var with = costs.Where((_, i) => has[i]).Average();
        var without = costs.Where((_, i) => !has[i]).Average();
        var total = costs.Sum(cost => (cost - mean) * (cost - mean));
        var between = (count * (with - mean) * (with - mean)) + ((has.Length - count) * (without - mean) * (without - mean));
        if (total <= 0 || between < LeastVarianceShare * total || Math.Abs(with - without) < LeastDifference)
            return null;
        var trait = string.Join(": ", ((string[])[name, text.Length > 0 ? text : "not compiled again"]).Where(part => part.Length > 0));
        return new DeepSeparation(trait, count, has.Length, Math.Exp(with - without), between / total);
    }
}
