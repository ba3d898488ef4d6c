using Assay.Analysis.Safety;

namespace Assay.Report.Costs;

/// <summary>Rows next to those with the safe settings of their libraries.</summary>
internal static class SafetyPairTables
{
    /// <summary>The table; empty where no row of the run has a safer one in it.</summary>
    public static WordTable Of(IReadOnlyList<SafetyPair> pairs) => new(
        "safeSettings",
        "Default and documented safe settings",
        ["cost: the command measures what the safe settings take in time."],
        [
            new WordColumn("row", "row", IsText: true),
            new WordColumn("grade", "grade", IsText: true),
            new WordColumn("safeRow", "with safe settings", IsText: true),
            new WordColumn("safeGrade", "grade", IsText: true),
            new WordColumn("better", "better kinds", IsText: true),
            new WordColumn("settings", "settings", IsText: true) { IsDetail = true },
            new WordColumn("cost", "cost", IsText: true),
        ],
        [.. pairs.Select(pair => new WordRow("", [.. CellsOf(pair)]))],
        []);

    private static IEnumerable<WordCell> CellsOf(SafetyPair pair)
    {
        yield return new WordCell(pair.Default.Label);
        yield return new WordCell(SafetyTables.Worded(pair.Default.Grade, pair.Default.OnlyCause));
        yield return new WordCell(pair.Safe.Label);
        yield return new WordCell(SafetyTables.Worded(pair.Safe.Grade, pair.Safe.OnlyCause));
        yield return new WordCell(BetterOf(pair) is { Count: > 0 } better ? string.Join(", ", better) : "none");
        yield return new WordCell(pair.Settings);
        yield return new WordCell($"assay run --rows {pair.Default.Label},{pair.Safe.Label}");
    }

    /// <summary>The kinds of input of which the worst has a better grade with the safe settings.</summary>
    private static List<string> BetterOf(SafetyPair pair) =>
        [.. pair.Default.Kinds.Zip(pair.Safe.Kinds).Where(both => both.First is not null && both.Second is not null && both.Second.Grade < both.First.Grade).Select(both => both.First!.Kind)];
}
