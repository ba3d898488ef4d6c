using Assay.Analysis.Comparing;
using Assay.Analysis.Model;

namespace Assay.Report.Comparing;

/// <summary>The sentences of a comparison, which all formats for people share.</summary>
internal static class ComparisonWords
{
    private const int MostRows = 6;
    private const int MostNamed = 3;
    private static readonly string[] Order = ["faster", "slower", "same", "not slower", "undecided"];

    /// <summary>What is compared, in a few words.</summary>
    public static string Title(ResultsComparison comparison, IReadOnlyList<string> files)
    {
        ComparedCell[] changed = [.. comparison.Cells.Where(cell => cell.Before != cell.After)];
        var rows = Words.Labels([.. changed.Select(cell => cell.Row).Distinct()], MostNamed);
        (string Before, string After)[] pairs = [.. changed.Select(cell => (cell.Before, cell.After)).Distinct()];
        return pairs switch
        {
            [] => $"What changed from {files[0]} to {files[^1]}?",
            [var pair] => $"What changed in {rows} from {pair.Before} to {pair.After}?",
            _ => $"What changed in {rows}?",
        };
    }

    /// <summary>The answer: which cells are regressions, and how many changed.</summary>
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

    /// <summary>What is faster for certain; empty where nothing is.</summary>
    public static string Faster(ResultsComparison comparison)
    {
        var faster = Named(comparison, comparison.Cells.Where(cell => WordOf(comparison, cell) == "faster").OrderBy(cell => cell.Ratio));
        return faster.Length == 0 ? "" : $"Faster: {faster}.";
    }

    private static string Finding(ResultsComparison comparison)
    {
        var (regressions, undecided) = (comparison.Regressions.Count(), comparison.Undecided.Count());
        var limit = Units.Share(comparison.FailOver);
        if (regressions > 0)
            return $"{regressions} {Words.Plural(regressions, "regression")} over {limit}: "
                + $"{Named(comparison, comparison.Regressions.OrderByDescending(cell => (cell.LosesMore, cell.Ratio)))}.";
        return undecided > 0
            ? $"Undecided: {undecided} of {comparison.Cells.Count} {Words.Plural(comparison.Cells.Count, "time")} "
                + $"may be over {limit} slower."
            : $"No regression over {limit}, with {Units.Share(comparison.Confidence)} confidence.";
    }

    /// <summary>The first of some cells with their ratios, or what they lose.</summary>
    private static string Named(ResultsComparison comparison, IEnumerable<ComparedCell> cells)
    {
        ComparedCell[] all = [.. cells];
        var first = Array.Find(all, cell => !cell.LosesMore);
        var named = all.Take(MostNamed).Select(cell =>
        {
            var row = comparison.IsOneRun ? $"{cell.Row} {cell.After}" : cell.Row;
            var data = comparison.HasSeveralData() ? $", {DataOf(cell)}" : "";
            var found = cell.LosesMore
                ? $"now {Of(cell.KeptAfter)}"
                : $"{Units.Ratio(cell.Ratio, cell.Lower, cell.Upper)}{(cell == first ? " of the time before" : "")}";
            return $"{row} ({Words.Of(cell.Operation)}{data}) {found}";
        });
        return string.Join("; ", all.Length > MostNamed ? named.Append($"{all.Length - MostNamed} more") : named);
    }

    /// <summary>A data set with its size.</summary>
    public static string DataOf(ComparedCell cell) => $"{cell.DataSet} {Units.Whole(cell.Size)}";

    /// <summary>Whether there are several data sets or sizes.</summary>
    public static bool HasSeveralData(this ResultsComparison comparison) => comparison.Cells.Select(DataOf).Distinct().Skip(1).Any();

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
        ? $"ratio = time after / time before, measured in one run (above 1 is slower) [{Units.Share(comparison.Confidence)} "
            + $"confidence interval]; same: within {Units.Share(comparison.Margin)}"
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
