using Assay.Experiments.Mutations;
using Assay.Report.Sections;

namespace Assay.Experiments.Hostile;

/// <summary>Rows by kinds of hostile input: first damage that every format gets, then what is made for a format or a type.</summary>
internal static class SafetyMatrices
{
    /// <summary>What the words of cells mean.</summary>
    internal const string HowToRead =
        "ok: read right, or refused with a documented exception. leaky: other exceptions, or too much memory or time. "
        + "wrong: wrong data, silently. utf-8: invalid UTF-8 replaced by U+FFFD. oom: more memory than the limit, and than 256 bytes for "
        + "each of the input. stack: a crash only where the thread has a small stack. 'assay check hostile --help' explains the kinds.";

    private static readonly HashSet<string> Damage = ["cut", "flip", "length", "value", "text", "tail", "noise", InputKinds.Fuzz];

    /// <summary>Whether a kind is damage that every format gets, and not made for a format or a type.</summary>
    internal static bool IsDamage(string kind) => Damage.Contains(kind);

    /// <summary>The tables that have a column.</summary>
    public static IEnumerable<WordTable> Of(SafetyReport report)
    {
        int[] damage = [.. Enumerable.Range(0, report.Kinds.Count).Where(kind => IsDamage(report.Kinds[kind]))];
        int[] attacks = [.. Enumerable.Range(0, report.Kinds.Count).Except(damage)];
        if (damage.Length > 0)
            yield return Of(report, "grades", "Damage: rows by kinds of input, the worst first", damage, isFirst: true);
        if (attacks.Length > 0)
            yield return Of(report, "attacks", "Attacks: rows by kinds of input, the worst first", attacks, isFirst: damage.Length == 0);
    }

    private static WordTable Of(SafetyReport report, string id, string title, int[] kinds, bool isFirst) => new(
        id,
        title,
        isFirst ? [HowToRead] : [],
        [
            new WordColumn("row", "row", IsText: true),
            .. kinds.Select(kind => new WordColumn(report.Kinds[kind], report.Kinds[kind], IsText: true)),
            .. isFirst ? OfRow : [],
        ],
        [.. report.Lines.Select(
            line => new WordRow(
                line.IsReference ? SectionWords.ReferenceRows : SafetyTables.GroupOf(line), [.. CellsOf(line, kinds, isFirst)]))],
        isFirst ? [.. report.Missing.Select(SectionWords.Missing)] : []);

    private static WordColumn[] OfRow =>
    [
        new WordColumn("inputs", "inputs") { IsDetail = true },
        new WordColumn("skipped", "skipped") { IsDetail = true },
        new WordColumn("grade", "grade", IsText: true) { IsDetail = true },
        new WordColumn("acceptable", "acceptable", IsText: true) { IsDetail = true },
        new WordColumn("mostAllocatedBytes", "allocated") { IsDetail = true },
        new WordColumn("mostPeakBytes", "peak") { IsDetail = true },
        new WordColumn("longestNanoseconds", "longest") { IsDetail = true },
    ];

    private static IEnumerable<WordCell> CellsOf(SafetyLine line, int[] kinds, bool isFirst)
    {
        yield return new WordCell(line.Label);
        foreach (var kind in kinds)
            yield return new WordCell(line.Kinds[kind] is { } finding ? ShortOf(finding) : "-");
        if (!isFirst)
            yield break;
        yield return WordCell.Whole(line.Inputs);
        yield return WordCell.Whole(line.Skipped);
        yield return new WordCell(SafetyAnswers.Graded(line));
        yield return new WordCell(SafetyAnswers.Of(line));
        yield return WordCell.Size(line.MostAllocatedBytes);
        yield return WordCell.Size(line.MostPeakBytes);
        yield return WordCell.Time(line.LongestNanoseconds);
    }

    /// <summary>The word of a cell.</summary>
    internal static string ShortOf(SafetyFinding finding) => (finding.Grade, finding.Group.Outcome) switch
    {
        (SafetyGrade.None, _) => "-",
        (SafetyGrade.Contained, _) => "ok",
        (_, HostileOutcome.Crashed) => finding.Group.NeedsSmallStack ? "stack" : "crash",
        (_, HostileOutcome.Hung) => "hang",
        (_, HostileOutcome.OutOfMemory) => "oom",
        (SafetyGrade.Corrupts, HostileOutcome.ReplacedText) => "utf-8",
        (SafetyGrade.Corrupts, _) => "wrong",
        _ => SafetyTables.NameOf(finding.Grade),
    };
}
