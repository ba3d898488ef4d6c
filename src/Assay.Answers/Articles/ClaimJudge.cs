namespace Assay.Answers.Articles;

/// <summary>
/// Judges an article's claims. A claim holds if all its tests do; one that fails decides; one that cannot be made leaves it open. What is
/// only shown decides nothing.
/// </summary>
internal sealed class ClaimJudge(Article article, ArticleEvidence evidence)
{
    private const string NoRule = "Nothing says how to judge it.";

    private readonly IReadOnlyDictionary<string, Func<ClaimTest, TestOutcome>> rules = ClaimRules.Of(evidence);

    /// <summary>Names of all rules.</summary>
    public static IEnumerable<string> Rules => ClaimRules.Of(new ArticleEvidence([])).Keys;

    /// <summary>Judges a claim.</summary>
    /// <exception cref="KeyNotFoundException">Its definition names a rule that does not exist.</exception>
    public JudgedClaim Judge(PublishedClaim claim)
    {
        if (article.Claims.FirstOrDefault(rule => rule.Claim == claim.Text) is not { Tests.Count: > 0 } rule)
            return new JudgedClaim(claim, Judgement.NotJudged, NoRule, "");
        List<(ClaimTest Test, TestOutcome Outcome)> made = [.. rule.Tests.Select(test => (test, rules[test.Rule](InMeasuredSize(test))))];
        List<TestOutcome> outcomes = [.. made.Where(of => !of.Test.IsShown).Select(of => of.Outcome)];
        var judgement = outcomes.Exists(outcome => outcome.State == TestState.Fails) ? Judgement.NoLongerHolds
            : outcomes.Exists(outcome => outcome.State == TestState.NotMade) ? Judgement.NotJudged
            : outcomes.Exists(outcome => outcome.State == TestState.NotPossible) ? Judgement.UntestableHere
            : Judgement.Holds;
        var observed = string.Join(" ",
            made.Where(of => !of.Test.IsShown || of.Outcome.State is TestState.Holds or TestState.Fails)
                .Select(of => Sentence(of.Outcome.Observed)).Append(rule.Note).Where(text => text.Length > 0).Distinct());
        var command = judgement != Judgement.NotJudged ? "" : $"assay article {article.Name}";
        return new JudgedClaim(claim, judgement, observed, command);
    }

    /// <summary>The test at the first of its sizes that any row was measured with.</summary>
    private ClaimTest InMeasuredSize(ClaimTest test)
    {
        if (test.Sizes.Count == 0)
            return test;
        var isOther = test.With is not null;
        var address = isOther ? test.With!.Within(test.Of) : test.Of;
        var size = test.Sizes.FirstOrDefault(
            size => evidence.RowsWith(address with { Size = size }, [ArticleEvidence.Everyone]).Count > 0, test.Sizes[0]);
        return isOther ? test with { With = address with { Size = size } } : test with { Of = address with { Size = size } };
    }

    private static string Sentence(string text) => text.Length == 0 ? "" : $"{text.TrimEnd('.')}.";
}

/// <summary>What a test found.</summary>
internal readonly record struct TestOutcome(TestState State, string Observed)
{
    public static TestOutcome Of(bool holds, string observed) => new(holds ? TestState.Holds : TestState.Fails, observed);

    /// <summary>A test that lacks a figure.</summary>
    public static TestOutcome Without(Reading reading, FigureAddress address) =>
        new(reading.IsAbsent ? TestState.NotMade : TestState.NotPossible, reading.IsAbsent ? reading.Why : $"{address.Row}: {reading.Why}");

    public static TestOutcome TooFew(string what) => new(TestState.NotMade, what);
}

/// <summary>Whether a test holds.</summary>
internal enum TestState
{
    Holds,

    Fails,

    /// <summary>A row that it needs cannot be measured here.</summary>
    NotPossible,

    /// <summary>No run has measured what it needs.</summary>
    NotMade,
}
