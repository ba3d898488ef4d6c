using Assay.Report.Sections;

namespace Assay.Experiments.Hostile;

/// <summary>Rows next to those with the safe settings of their libraries.</summary>
internal static class SafetyPairTables
{
    /// <summary>The table; empty where no row of the run has a safer one in it.</summary>
    public static WordTable Of(IReadOnlyList<SafetyPair> pairs) => new(
        "safeSettings",
        "Default settings, and those that documentation names for input that is not trusted",
        ["acceptable: whether the second row is. cost: the command measures what its settings take in time."],
        [
            new WordColumn("row", "row", IsText: true),
            new WordColumn("grade", "grade", IsText: true),
            new WordColumn("safeRow", "with these settings", IsText: true),
            new WordColumn("safeGrade", "grade", IsText: true),
            new WordColumn("acceptable", "acceptable", IsText: true),
            new WordColumn("better", "better kinds", IsText: true),
            new WordColumn("settings", "settings", IsText: true) { IsDetail = true },
            new WordColumn("cost", "cost", IsText: true),
        ],
        [.. pairs.Select(pair => new WordRow("", [.. CellsOf(pair)]))],
        [])
    {
        IsDetail = true,
    };

    /// <summary>
    /// A pair in one sentence. Settings under which a row still is not acceptable are no safe settings, whatever its documentation
    /// says.
    /// </summary>
    public static string Sentence(SafetyPair pair)
    {
        var better = BetterOf(pair) is { Count: > 0 } kinds ? $" ({string.Join(", ", kinds)} better)" : "";
        return pair.Safe.Conditions is null
            ? $"{pair.Default.Label} {GradeOf(pair.Default)}; the settings that its documentation names for such input do not make it "
                + $"safe: {pair.Safe.Label} {GradeOf(pair.Safe)}{better}."
            : $"{pair.Default.Label} {GradeOf(pair.Default)}; with safe settings, {pair.Safe.Label} {GradeOf(pair.Safe)}{better}. Cost: "
                + $"{CostOf(pair)}";
    }

    private static IEnumerable<WordCell> CellsOf(SafetyPair pair)
    {
        yield return new WordCell(pair.Default.Label);
        yield return new WordCell(SafetyAnswers.Graded(pair.Default));
        yield return new WordCell(pair.Safe.Label);
        yield return new WordCell(SafetyAnswers.Graded(pair.Safe));
        yield return new WordCell(SafetyAnswers.Of(pair.Safe));
        yield return new WordCell(BetterOf(pair) is { Count: > 0 } better ? string.Join(", ", better) : "none");
        yield return new WordCell(pair.Settings);
        yield return new WordCell(CostOf(pair));
    }

    /// <summary>As a verb: <c>crashes</c>, <c>is contained</c>.</summary>
    private static string GradeOf(SafetyLine line) =>
        $"{(line.Grade is SafetyGrade.Leaky or SafetyGrade.Contained ? "is " : "")}{SafetyTables.Worded(line.Grade, line.OnlyCause)}";

    private static string CostOf(SafetyPair pair) =>
        $"assay run --rows {pair.Default.Id.Row},{pair.Safe.Id.Row}";

    /// <summary>The kinds of input of which the worst has a better grade with the safe settings.</summary>
    private static List<string> BetterOf(SafetyPair pair) =>
        [.. pair.Default.Kinds.Zip(pair.Safe.Kinds)
            .Where(both => both.First is not null && both.Second is not null && both.Second.Grade < both.First.Grade)
            .Select(both => both.First!.Kind)];
}
