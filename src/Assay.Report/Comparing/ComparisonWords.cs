using Assay.Analysis.Comparing;
using Assay.Analysis.Model;

namespace Assay.Report.Comparing;

/// <summary>The sentences of a comparison, which all formats for people share.</summary>
internal static class ComparisonWords
{
    private const int MostRows = 6;
    private static readonly string[] Order = ["faster", "slower", "same", "not slower", "undecided"];

    /// <summary>The answer: how many cells changed, and which are regressions.</summary>
    public static string Answer(ResultsComparison comparison)
    {
        if (comparison.Cells.Count == 0)
            return "Nothing was measured on both sides.";
        var counts =
            string.Join(", ", Order.Select(word => (Word: word, Count: comparison.Cells.Count(cell => WordOf(comparison, cell) == word)))
            .Where(part => part.Count > 0).Select(part => $"{part.Count} {part.Word}"));
        return $"{Finding(comparison)} {comparison.Cells.Count} {Words.Plural(comparison.Cells.Count, "time")}: {counts}.";
    }

    /// <summary>How many more blocks decide what is undecided; empty where nothing is.</summary>
    public static string ToDecide(ResultsComparison comparison)
    {
        if (comparison.MoreBlocks is not { } more)
            return "";
        var noun = PlaceWords.Noun(comparison.Independent, more);
        if (comparison.Undecided.Any(cell => cell.Upper is null))
            return $"Undecided: intervals need at least {more} more {noun} of each side.";
        return more > BlocksToDecide.Most
            ? $"Undecided: with this spread, {Units.Whole(BlocksToDecide.Most)} more {noun} would not decide. Measure on a quieter "
                + "machine, or raise --fail-over."
            : $"Undecided: with this spread, about {Units.Whole(more)} more {noun} of each side would decide.";
    }

    private static string Finding(ResultsComparison comparison)
    {
        var (regressions, undecided) = (comparison.Regressions.Count(), comparison.Undecided.Count());
        var limit = Units.Share(comparison.FailOver);
        if (regressions > 0)
            return $"{regressions} {Words.Plural(regressions, "regression")} over {limit}.";
        return undecided > 0
            ? $"Undecided: {undecided} of {comparison.Cells.Count} {Words.Plural(comparison.Cells.Count, "time")} "
                + $"may be over {limit} slower."
            : $"No regression over {limit}.";
    }

    /// <summary>What a cell says of a regression, where neither it nor its absence is certain; else how the time changed.</summary>
    private static string WordOf(ResultsComparison comparison, ComparedCell cell) => cell.Change switch
    {
        _ when comparison.IsUndecided(cell) || (cell.LosesMore && cell.Change == Change.Undecided) => "undecided",
        Change.Faster => "faster",
        Change.Slower => "slower",
        Change.Same => "same",
        _ => "not slower",
    };

    /// <summary>What a cell says, with what is lost first.</summary>
    public static string Of(ResultsComparison comparison, ComparedCell cell) => (cell.LosesMore, comparison.IsRegression(cell)) switch
    {
        (true, _) => $"REGRESSION: {Of(cell.KeptBefore)} before, now {Of(cell.KeptAfter)}",
        (_, true) => "REGRESSION: slower",
        _ when cell.Change == Change.Slower && comparison.IsUndecided(cell) => "slower, undecided by how much",
        _ => WordOf(comparison, cell),
    };

    /// <summary>How the figures were made.</summary>
    public static string HowToRead(ResultsComparison comparison) => comparison.IsOneRun
        ? $"ratio = time after / time before, measured in one run (above 1 is slower) [confidence interval]; same: within "
            + $"{Units.Share(comparison.Margin)}"
        : $"ratio = time after / time before, relative to the rows of both runs whose version did not change (above 1 is slower) "
            + $"[{Units.Share(comparison.Confidence)} confidence interval, for all ratios together]; same: within "
            + $"{Units.Share(comparison.Margin)}";

    /// <summary>Rows of one side only; empty where there is none.</summary>
    public static IEnumerable<string> Alone(ResultsComparison comparison)
    {
        foreach (var lost in comparison.Lost)
            yield return $"Not compared: {lost.Row} has no time of "
                + $"{lost.Side}{(lost.Cause.Length > 0 ? $": {Plain.Cause(lost.Cause)}" : ".")}";
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
