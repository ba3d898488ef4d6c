using Assay.Analysis.Comparing;
using Assay.Analysis.Model;

namespace Assay.Report.Comparing;

/// <summary>The sentences of a comparison, which all formats for people share.</summary>
internal static class ComparisonWords
{
    private const int MostRows = 6;

    /// <summary>The answer: how many cells changed, and which are regressions.</summary>
    public static string Answer(ResultsComparison comparison)
    {
        if (comparison.Cells.Count == 0)
            return "Nothing was measured on both sides.";
        var regressions = comparison.Regressions.ToList();
        var counts = string.Join(", ", Enum.GetValues<Change>().Select(change => (Change: change, Count: comparison.Cells.Count(cell => cell.Change == change)))
            .Where(part => part.Count > 0).Select(part => $"{part.Count} {Of(part.Change)}"));
        var whole = $"{comparison.Cells.Count} {Words.Plural(comparison.Cells.Count, "time")}: {counts}";
        return regressions.Count == 0
            ? $"No regression over {Units.Share(comparison.FailOver)}. {whole}."
            : $"{regressions.Count} {Words.Plural(regressions.Count, "regression")} over {Units.Share(comparison.FailOver)}. {whole}.";
    }

    /// <summary>How a time changed, in a word.</summary>
    public static string Of(Change change) => change switch
    {
        Change.Faster => "faster",
        Change.Slower => "slower",
        Change.Same => "same",
        _ => "unclear",
    };

    /// <summary>What a cell says, with what is lost first.</summary>
    public static string Of(ResultsComparison comparison, ComparedCell cell) => (cell.LosesMore, comparison.IsRegression(cell)) switch
    {
        (true, _) => $"REGRESSION: {Of(cell.KeptBefore)} before, now {Of(cell.KeptAfter)}",
        (_, true) => $"REGRESSION: {Of(cell.Change)}",
        _ => Of(cell.Change),
    };

    /// <summary>How the figures were made.</summary>
    public static string HowToRead(ResultsComparison comparison) => comparison.IsOneRun
        ? $"ratio = time after / time before, measured in one run (above 1 is slower) [confidence interval]; same: within {Units.Share(comparison.Margin)}"
        : $"ratio = time after / time before, relative to the rows of both runs whose version did not change (above 1 is slower) [{Units.Share(comparison.Confidence)} confidence interval, for all ratios together]; same: within {Units.Share(comparison.Margin)}";

    /// <summary>Rows of one side only; empty where there is none.</summary>
    public static IEnumerable<string> Alone(ResultsComparison comparison)
    {
        if (comparison.OnlyBefore.Count > 0)
            yield return $"Only before: {Words.Labels(comparison.OnlyBefore, MostRows)}.";
        if (comparison.OnlyAfter.Count > 0)
            yield return $"Only after: {Words.Labels(comparison.OnlyAfter, MostRows)}.";
    }

    /// <summary>Two figures with an arrow where they differ.</summary>
    public static string Both(string before, string after) => before == after ? before : $"{before} -> {after}";

    private static string Of(Kept kept) => kept switch
    {
        Kept.Everything => "kept everything",
        Kept.PublicMembers => "keeps public members only",
        _ => "loses data",
    };
}
