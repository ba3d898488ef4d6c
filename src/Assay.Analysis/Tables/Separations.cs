using Assay.Analysis.Model;
using Assay.Analysis.Statistics;

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

    /// <summary>A trait that explains as much is told however few processes there are.</summary>
    private const double LeastVarianceShare = 0.5;

    /// <summary>Any other only if chance makes one like it among all traits in so many of these comparisons (Bonferroni).</summary>
    private const double MostChance = 0.01;

    /// <summary>Smaller differences matter to nobody. Natural logarithms.</summary>
    private const double LeastDifference = 0.01;

    /// <summary>The traits that explain most; empty where none explains anything.</summary>
    /// <param name="costs">Ln cost of each process.</param>
    public static IReadOnlyList<DeepSeparation> In(ProcessTraits traits, IReadOnlyList<double> costs)
    {
        if (costs.Count < FewestProcesses)
            return [];
        RankSum ranks = new(costs);
        List<(string Name, string Text, bool[] Has)> candidates =
        [
            .. from trait in traits.All()
               from text in trait.Texts.Distinct()
               let has = Array.ConvertAll(trait.Texts, other => other == text)
               where FewerSide(has) >= FewestOfSide
               select (trait.Name, text, has),
        ];
        var found =
            from candidate in candidates
            let separation = Of(candidate.Name, candidate.Text, candidate.Has, costs)
            where Math.Abs(Math.Log(separation.Ratio)) >= LeastDifference
            where separation.VarianceShare >= LeastVarianceShare || IsNoChance(candidate.Has)
            select separation;

        // Two values of one trait say the same twice, and so do methods that differ in the same processes: the rarer is told.
        return [.. found.OrderByDescending(separation => Math.Round(separation.VarianceShare, Digits))
            .ThenBy(separation => separation.Processes).ThenBy(separation => separation.Trait, StringComparer.Ordinal)
            .DistinctBy(
                separation => (Math.Round(separation.VarianceShare, Digits), Math.Round(Math.Abs(Math.Log(separation.Ratio)), Digits)))
            .Take(Most)];

        bool IsNoChance(bool[] has) => FewerSide(has) >= RankSum.FewestOfGroup && ranks.Probability(has) * candidates.Count < MostChance;
    }

    private static int FewerSide(bool[] has)
    {
        var count = has.Count(one => one);
        return Math.Min(count, has.Length - count);
    }

    private static DeepSeparation Of(string name, string text, bool[] has, IReadOnlyList<double> costs)
    {
        var count = has.Count(one => one);
        var mean = costs.Average();
        var with = costs.Where((_, i) => has[i]).Average();
        var without = costs.Where((_, i) => !has[i]).Average();
        var total = costs.Sum(cost => (cost - mean) * (cost - mean));
        var between = (count * (with - mean) * (with - mean)) + ((has.Length - count) * (without - mean) * (without - mean));
        var trait = string.Join(": ", ((string[])[name, text.Length > 0 ? text : "not compiled again"]).Where(part => part.Length > 0));
        return new DeepSeparation(trait, count, has.Length, Math.Exp(with - without), total > 0 ? between / total : 0);
    }
}
