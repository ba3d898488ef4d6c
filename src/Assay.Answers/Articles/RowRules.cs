using System.Globalization;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Experiments.Calls;

namespace Assay.Answers.Articles;

/// <summary>Rules that look at all rows together.</summary>
internal static class RowRules
{
    private const int FewestRows = 3;

    /// <summary>The rank correlation of two figures over all rows that have both.</summary>
    /// <remarks>Spearman, "The proof and measurement of association between two things", American Journal of Psychology 15(1),
    /// 1904.</remarks>
    public static TestOutcome Correlation(ArticleEvidence evidence, ClaimTest test)
    {
        var pairs = PairsOf(evidence, test);
        if (pairs.Count < FewestRows)
            return TooFew(pairs.Count);
        var correlation = Pearson(RanksOf([.. pairs.Select(pair => pair.One)]), RanksOf([.. pairs.Select(pair => pair.Other)]));
        var sizes = test.Sizes.Count == 0
            ? ""
            : string.Create(CultureInfo.InvariantCulture, $", {test.Of.Size:N0} against {test.With!.Size:N0}");
        return TestOutcome.Of(ClaimRules.Agrees(test, correlation),
            $"{ClaimRules.Say(test with { Say = $"rank correlation, {test.Say}{sizes}" }, correlation)}, {pairs.Count} rows");
    }

    /// <summary>The share of the variance of one figure that another explains, both logarithmic; rows with 0 are left out.</summary>
    public static TestOutcome Regression(ArticleEvidence evidence, ClaimTest test)
    {
        var pairs = PairsOf(evidence, test).Where(pair => pair is { One: > 0, Other: > 0 }).ToList();
        if (pairs.Count < FewestRows)
            return TooFew(pairs.Count);
        var correlation = Pearson([.. pairs.Select(pair => Math.Log(pair.One))], [.. pairs.Select(pair => Math.Log(pair.Other))]);
        return TestOutcome.Of(
            ClaimRules.Agrees(test, correlation * correlation), $"{ClaimRules.Say(test, correlation * correlation)}, {pairs.Count} rows");
    }

    /// <summary>The slowest call of each row and size is its first.</summary>
    public static TestOutcome WorstFirst(ArticleEvidence evidence, ClaimTest test)
    {
        var lines = evidence.Files.Select(CallsBuilder.Build).OfType<CallsReport>().SelectMany(report => report.Tables)
            .Where(table => table.Workload.DataSet == test.Of.DataSet && table.Operation == (test.Of.Operation ?? Operation.Serialize))
            .SelectMany(
                table => table.Lines.Where(line => !line.IsReference)
                    .Select(line =>
                    (Name: string.Create(CultureInfo.InvariantCulture, $"{line.Label} ({table.Workload.Size:N0})"),
                    line.WorstCall))).ToList();
        if (lines.Count == 0)
            return TestOutcome.TooFew("No run followed the paper's protocol.");
        var against = lines.FindAll(line => line.WorstCall != 1);
        return TestOutcome.Of(against.Count == 0,
            $"the first call is the worst in {lines.Count - against.Count} of {lines.Count} "
                + $"cells{(against.Count == 0 ? "" : $"; not: {ClaimRules.Names(against.ConvertAll(line => line.Name))}")}");
    }

    private static TestOutcome TooFew(int rows) => TestOutcome.TooFew($"Only {rows} rows have both figures, and {FewestRows} are needed.");

    private static List<(double One, double Other)> PairsOf(ArticleEvidence evidence, ClaimTest test)
    {
        var with = test.With!.Within(test.Of);
        return [.. from row in evidence.AllRows()
                   let one = evidence.Read(test.Of with { Row = row }).Value
                   let other = evidence.Read(with with { Row = row }).Value
                   where one is not null && other is not null
                   select (one.Value, other.Value)];
    }

    /// <summary>Ranks from 1; equal values share the mean of theirs.</summary>
    private static double[] RanksOf(double[] values) =>
        Array.ConvertAll(values, value => values.Count(other => other < value) + ((values.Count(other => other.Equals(value)) + 1) / 2.0));

    private static double Pearson(double[] one, double[] other)
    {
        var (mean, otherMean) = (Center.MeanOf(one), Center.MeanOf(other));
        var common = one.Zip(other, (a, b) => (a - mean) * (b - otherMean)).Sum();
        var scale = Math.Sqrt(one.Sum(a => (a - mean) * (a - mean)) * other.Sum(b => (b - otherMean) * (b - otherMean)));
        return scale > 0 ? common / scale : 0;
    }
}
