using System.Globalization;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Answers.Articles;

/// <summary>The rules by name. Each compares figures with what an article claims; none holds a verdict.</summary>
internal static class ClaimRules
{
    private const int FewestRows = 3;
    private const int MostNames = 4;

    /// <summary>
    /// The rules, and when each is true. <c>between</c>: a figure, quotient, excess in per cent or difference lies within limits.
    /// <c>every</c>: it does for every row named. <c>median</c>: the median of all rows does. <c>verdict</c>: the check observed this
    /// verdict, and lost this member. <c>first</c>, <c>last</c>: one of the rows has the smallest or largest figure, by a factor where one
    /// is claimed. <c>groups</c>: each of the rows has a larger figure than each of the others. <c>correlation</c>: the rank correlation
    /// (Spearman) of two figures over all rows lies within limits. <c>regression</c>: the share of variance that a figure explains of
    /// another, both logarithmic, does. <c>worst-first</c>: the slowest call of each cell is the first.
    /// </summary>
    public static IReadOnlyDictionary<string, Func<ClaimTest, TestOutcome>> Of(ArticleEvidence evidence) =>
        new Dictionary<string, Func<ClaimTest, TestOutcome>>
        {
            ["between"] = test => Between(evidence, test),
            ["every"] = test => Every(evidence, test),
            ["median"] = test => Median(evidence, test),
            ["verdict"] = test => OfVerdict(evidence, test),
            ["first"] = test => Extreme(evidence, test, isFirst: true),
            ["last"] = test => Extreme(evidence, test, isFirst: false),
            ["groups"] = test => Groups(evidence, test),
            ["correlation"] = test => RowRules.Correlation(evidence, test),
            ["regression"] = test => RowRules.Regression(evidence, test),
            ["worst-first"] = test => RowRules.WorstFirst(evidence, test),
        };

    /// <summary>A value in the words of a test, with what is claimed; nothing is claimed of what is only shown.</summary>
    public static string Say(ClaimTest test, double value)
    {
        var scale = test.Scale ?? 1;
        var text = test.Say.Contains("{0}", StringComparison.Ordinal)
            ? test.Say.Replace("{0}", Number(value / scale), StringComparison.Ordinal)
            : $"{test.Say}: {Number(value / scale)}";
        return test is { Min: null, Max: null } ? text : $"{text} ({Claimed(test)})";
    }

    public static string Claimed(ClaimTest test) => (test.Min / (test.Scale ?? 1), test.Max / (test.Scale ?? 1)) switch
    {
        ({ } least, { } most) => $"claimed: {Number(least)} to {Number(most)}",
        ({ } least, null) => $"claimed: at least {Number(least)}",
        (null, { } most) => $"claimed: at most {Number(most)}",
        _ => "claimed",
    };

    public static bool Agrees(ClaimTest test, double value) =>
        value >= (test.Min ?? double.NegativeInfinity) && value <= (test.Max ?? double.PositiveInfinity);

    public static string Number(double value) => Math.Abs(value) switch
    {
        >= 100 => value.ToString("N0", CultureInfo.InvariantCulture),
        >= 10 => value.ToString("0.0", CultureInfo.InvariantCulture),
        >= 0.1 or 0 => value.ToString("0.00", CultureInfo.InvariantCulture),
        _ => value.ToString("0.####", CultureInfo.InvariantCulture),
    };

    /// <summary>The first names, and how many more there are.</summary>
    public static string Names(IReadOnlyList<string> names) =>
        names.Count <= MostNames
            ? string.Join(", ", names)
            : $"{string.Join(", ", names.Take(MostNames - 1))} and {names.Count - MostNames + 1} more";

    private static TestOutcome Between(ArticleEvidence evidence, ClaimTest test)
    {
        var reading = evidence.Read(test.Within(test.Of));
        return reading.Value is { } value ? TestOutcome.Of(Agrees(test, value), Say(test, value)) : TestOutcome.Without(reading, test.Of);
    }

    /// <summary>Every one of the rows agrees; of named rows those that cannot be measured here are named.</summary>
    private static TestOutcome Every(ArticleEvidence evidence, ClaimTest test)
    {
        var rows = test.Rows.Contains(ArticleEvidence.Everyone) ? evidence.AllRows() : test.Rows;
        var readings = rows.Select(row => (Row: row, Reading: evidence.Read(test.Within(test.Of with { Row = row })))).ToList();
        var known = readings.FindAll(row => row.Reading.Value is not null);
        if (known.Count == 0)
            return readings.Count == 0
                ? TestOutcome.TooFew("No row was measured.")
                : TestOutcome.Without(readings[0].Reading, test.Of with { Row = readings[0].Row });
        var against = known.FindAll(row => !Agrees(test, row.Reading.Value!.Value));
        var missing = test.Rows.Contains(ArticleEvidence.Everyone)
            ? []
            : readings.Where(row => row.Reading.Value is null).Select(row => row.Row).ToList();
        var observed = $"{test.Say}: {known.Count - against.Count} of {known.Count} rows agree ({Claimed(test)})"
            + (against.Count == 0
                ? $"; {Number(known.Min(row => row.Reading.Value!.Value))} to {Number(known.Max(row => row.Reading.Value!.Value))}"
                : $"; not: {Names(against.ConvertAll(row => $"{row.Row} {Number(row.Reading.Value!.Value)}"))}")
            + (missing.Count == 0 ? "" : $"; without figures: {Names(missing)}");
        return TestOutcome.Of(against.Count == 0, observed);
    }

    private static TestOutcome Median(ArticleEvidence evidence, ClaimTest test)
    {
        double[] values = [.. evidence.RowsWith(test.Of, test.Rows).Select(row => evidence.Read(test.Of with { Row = row }).Value!.Value)];
        if (values.Length < FewestRows)
            return TestOutcome.TooFew($"Only {values.Length} rows have the figure, and a median needs {FewestRows}.");
        var median = Center.Median(values);
        return TestOutcome.Of(Agrees(test, median),
            $"{Say(test, median)}{(test.Sizes.Count > 0 ? string.Create(CultureInfo.InvariantCulture, $", at {test.Of.Size:N0}") : "")}, "
            + $"{values.Length} rows");
    }

    private static TestOutcome OfVerdict(ArticleEvidence evidence, ClaimTest test)
    {
        if (evidence.Check(test.Of) is not { } check)
            return evidence.CauseOf(test.Of) is { } cause
                ? new TestOutcome(TestState.NotPossible, $"{test.Of.Row}: {cause}")
                : TestOutcome.TooFew($"{ArticleEvidence.Describe(test.Of)} is not in these results");
        var loss = check.Differences.FirstOrDefault(difference => difference.Contains(test.Member, StringComparison.Ordinal));
        var observed = $"{test.Of.Row} with {test.Of.DataSet}: {WordsOf(check)}";
        if (check.Verdict == Verdict.AssayError)
            return new TestOutcome(TestState.NotPossible, observed);
        return TestOutcome.Of(check.Verdict == test.Verdict && (test.Member.Length == 0 || loss is not null), observed);

        string WordsOf(CheckResult known) => known.Verdict switch
        {
            Verdict.Supported => "everything comes back",
            Verdict.Lossy => $"lossy, {loss ?? (known.Differences.Count > 0 ? known.Differences[0] : "some data")}",
            Verdict.Rejected => $"rejected, {known.Cause}",
            Verdict.Crash => $"crashes, {known.Cause}",
            _ => $"{known.Verdict}, {known.Cause}",
        };
    }

    /// <summary>One of the rows has the smallest, or the largest, figure of all; by a factor where one is claimed.</summary>
    private static TestOutcome Extreme(ArticleEvidence evidence, ClaimTest test, bool isFirst)
    {
        var (own, others) = (ValuesOf(evidence, test, test.Rows), ValuesOf(evidence, test, test.Than));
        if (own.Count == 0)
            return TestOutcome.Without(evidence.Read(test.Of with { Row = test.Rows[0] }), test.Of with { Row = test.Rows[0] });
        if (others.Count == 0)
            return TestOutcome.Without(evidence.Read(test.Of with { Row = test.Than[0] }), test.Of with { Row = test.Than[0] });
        var (best, next) = isFirst
            ? (own.MinBy(row => row.Value), others.MinBy(row => row.Value))
            : (own.MaxBy(row => row.Value), others.MaxBy(row => row.Value));
        var factor = isFirst ? next.Value / best.Value : best.Value / next.Value;
        // Of figures that may be 0, such as a fixed cost, no factor tells which is smaller.
        var isExtreme = isFirst ? best.Value <= next.Value : best.Value >= next.Value;
        var times = double.IsFinite(factor) ? $", {Number(factor)} times{(test.Min is null ? "" : $" ({Claimed(test)})")}" : "";
        return TestOutcome.Of(isExtreme && (test.Min is not { } least || factor >= least),
            $"{test.Say}: {best.Row} against {next.Row} of {others.Count} others{times}");
    }

    /// <summary>Every one of the rows has a larger figure than every one of the others.</summary>
    private static TestOutcome Groups(ArticleEvidence evidence, ClaimTest test)
    {
        var (own, others) = (ValuesOf(evidence, test, test.Rows), ValuesOf(evidence, test, test.Than));
        if (own.Count == 0 || others.Count < test.Than.Count)
        {
            var lacking = own.Count == 0 ? test.Rows[0] : test.Than.First(row => !others.Exists(known => known.Row == row));
            return TestOutcome.Without(evidence.Read(test.Of with { Row = lacking }), test.Of with { Row = lacking });
        }

        var against = own.Where(row => row.Value <= others.Max(other => other.Value)).ToList();
        return TestOutcome.Of(against.Count == 0,
            $"{test.Say}: {own.Count - against.Count} of {own.Count} rows are slower than "
                + $"{Names(others.ConvertAll(row => row.Row))}"
                + $"{(against.Count == 0 ? "" : $"; not: {Names(against.ConvertAll(row => row.Row))}")}");
    }

    private static List<(string Row, double Value)> ValuesOf(ArticleEvidence evidence, ClaimTest test, IReadOnlyList<string> rows) =>
        [.. evidence.RowsWith(test.Of, rows).Select(row => (row, evidence.Read(test.Of with { Row = row }).Value!.Value))];
}
