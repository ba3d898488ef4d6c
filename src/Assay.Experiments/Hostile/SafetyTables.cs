using Assay.Core.Results;
using Assay.Experiments.Mutations;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Hostile;

/// <summary>What rows do with hostile input, in words.</summary>
public static class SafetyTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => SafetyBuilder.Build(file) is { } report ? Of(report, file) : null;

    private const int MostNamed = 3;

    private static SectionReport Of(SafetyReport report, ResultsFile file) => new(
        "hostile",
        [.. AnswerOf(report, file.Options.OwnOf<HostileOptions>())],
        [.. SafetyMatrices.Of(report)
            .Concat([SafetyPairTables.Of(report.Pairs),
                FindingsOf(report, file.Options.OwnOf<HostileOptions>()), OutcomesOf(report), GapsOf(report)])
            .Where(table => table.Rows.Count > 0 || table.Notes.Count > 0)],
        [.. NotesOf(report, file)]);

    /// <summary>The name of a grade.</summary>
    public static string NameOf(SafetyGrade grade) => grade == SafetyGrade.None ? "-" : grade.ToString().ToLowerInvariant();

    /// <summary>Rows of one grade; those that come after the others have a head of their own.</summary>
    internal static string GroupOf(SafetyLine line) =>
        line.PayloadChoosesTypes ? $"{SafetyAnswers.ChoosesTypes}; {NameOf(line.Grade)}"
        : line.StandsApart ? Worded(line.Grade, line.OnlyCause)
        : NameOf(line.Grade);

    /// <summary>A grade with its only cause, such as <c>corrupts (only invalid UTF-8 replaced)</c>.</summary>
    internal static string Worded(SafetyGrade grade, SafetyCause only) =>
        only == SafetyCause.None ? NameOf(grade) : $"{NameOf(grade)} (only {NameOf(only)})";

    private static string Counted((SafetyGrade Grade, SafetyCause Only) of, int count)
    {
        var isOne = count == 1;
        var does = of.Grade switch
        {
            SafetyGrade.Crashes => isOne ? "crashes" : "crash",
            SafetyGrade.Corrupts => isOne ? "corrupts data" : "corrupt data",
            SafetyGrade.Leaky => isOne ? "is leaky" : "are leaky",
            SafetyGrade.Contained => isOne ? "contains all of them" : "contain all of them",
            _ => isOne ? "was fed nothing" : "were fed nothing",
        };
        var only = of.Only == SafetyCause.None ? "" : $" (only {NameOf(of.Only)})";
        return $"{Units.Whole(count)} {Words.Plural(count, "row")} {does}{only}";
    }

    private static string NameOf(SafetyCause cause) => cause switch
    {
        SafetyCause.Crash => "crashes of the process",
        SafetyCause.SmallStack => "on a small stack",
        SafetyCause.Hang => "hangs",
        SafetyCause.ImpossibleValue => "impossible values",
        SafetyCause.AcceptedCut => "cut payloads accepted",
        SafetyCause.ReplacedText => "invalid UTF-8 replaced",
        SafetyCause.Unbounded => "memory without a limit",
        SafetyCause.BlowUp => "too much memory",
        SafetyCause.CollidingKeys => "colliding keys",
        SafetyCause.SlowCall => "slow calls",
        _ => "exceptions of .NET",
    };

    private static IEnumerable<string> AnswerOf(SafetyReport report, HostileOptions options)
    {
        var rows = report.Lines.Where(line => !line.IsReference).ToList();
        if (rows.Count == 0)
        {
            yield return report.Lines.Count == 0 ? "No row was fed." : "Only reference rows, which are no serializers, were fed.";
            yield break;
        }

        var grades = rows.GroupBy(row => (row.Grade, Only: row.StandsApart ? row.OnlyCause : SafetyCause.None))
            .OrderByDescending(rows => rows.Key.Grade).ThenBy(rows => rows.Key.Only).Select(rows => Counted(rows.Key, rows.Count()));
        yield return $"{Units.Whole(rows.Count)} {Words.Plural(rows.Count, "row")}, {Units.Whole(rows.Sum(line => line.Inputs))} "
            + $"hostile inputs: {string.Join(", ", grades)}.";
        foreach (var sentence in SafetyAnswers.Of(rows))
            yield return sentence;
        foreach (var line in rows.Where(line => line.Grade == SafetyGrade.Crashes).Take(MostNamed))
            yield return $"{line.Label} crashes: {Described(line.Findings[0], options)}.";
        foreach (var pair in report.Pairs)
            yield return SafetyPairTables.Sentence(pair);
    }

    private static WordTable FindingsOf(SafetyReport report, HostileOptions options) => new(
        "findings",
        "What was found, each with its shortest input",
        ["Show one again with: assay check hostile --replay FILE; as one C# file with: assay repro FILE. Files are in the folder "
            + "next to the results."],
        [
            new WordColumn("row", "row", IsText: true),
            new WordColumn("kind", "kind", IsText: true),
            new WordColumn("inputs", "inputs"),
            new WordColumn("what", "what happened", IsText: true),
            new WordColumn("where", "where", IsText: true) { IsDetail = report.Kinds is not [InputKinds.Fuzz] },
            new WordColumn("figures", "size, memory, time, limit", IsText: true) { IsDetail = true },
            new WordColumn("mostAllocatedBytes", "allocated") { IsDetail = true },
            new WordColumn("mostPeakBytes", "peak") { IsDetail = true },
            new WordColumn("longestNanoseconds", "longest") { IsDetail = true },
            new WordColumn("detail", "detail", IsText: true) { IsDetail = true },
            new WordColumn("example", "input", IsText: true) { IsDetail = true },
            new WordColumn("dataSet", "data set", IsText: true) { IsDetail = true },
            new WordColumn("file", "file", IsText: true) { IsDetail = true },
        ],
        [
            .. from line in report.Lines
               where !line.IsReference
               from same in line.Findings.GroupBy(
                   finding => (finding.Grade, finding.Kind, What: WhatOf(finding.Group), Where: string.Join('\n', finding.Group.Frames)))
               select new WordRow(NameOf(same.Key.Grade), [.. CellsOf(line, same.Key.What, same.Key.Where, [.. same], options)]),
        ],
        []);

    private static IEnumerable<WordCell> CellsOf(
        SafetyLine line, string what, string where, IReadOnlyList<SafetyFinding> same, HostileOptions options)
    {
        yield return new WordCell(line.Label);
        yield return new WordCell(same[0].Kind);
        yield return WordCell.Whole(same.Sum(finding => (long)finding.Group.Count));
        yield return new WordCell(what);
        yield return new WordCell(where.Length > 0 ? PlaceOf(where) : "-");
        yield return new WordCell(SafetyAnswers.FiguresOf(same[0].Group, options) is { Length: > 0 } figures ? figures : "-");
        yield return WordCell.Size(same.Max(finding => finding.Group.MostAllocatedBytes));
        yield return WordCell.Size(same.Max(finding => finding.Group.MostPeakBytes));
        yield return WordCell.Time(same.Max(finding => finding.Group.LongestNanoseconds));
        yield return new WordCell(same[0].Group.Detail.Length > 0 ? Plain.Line(same[0].Group.Detail) : "-");
        yield return new WordCell(same[0].Group.Example);
        yield return new WordCell(same[0].DataSet);
        yield return new WordCell(same[0].Group.File.Length > 0 ? same[0].Group.File : "-");
    }

    /// <summary>
    /// Type and method of the innermost frame, such as <c>Reader.ReadString</c>: the whole frames are in the results file.
    /// </summary>
    internal static string PlaceOf(string frames)
    {
        var method = frames.Split('\n')[0];
        var name = method[(method.LastIndexOf('.') + 1)..];
        var type = method[..^name.Length].TrimEnd('.').Split('[', '`')[0];
        return Plain.Line($"{ShortName(type)}.{name}");
    }

    private static WordTable OutcomesOf(SafetyReport report) => new(
        "outcomes",
        "Worst input of each kind",
        ["allocated, peak, longest: largest figures of a call of the group. peak: by how much the process grew while it was called."],
        [
            new WordColumn("row", "row", IsText: true),
            new WordColumn("kind", "kind", IsText: true),
            new WordColumn("inputs", "inputs"),
            new WordColumn("what", "what happened", IsText: true),
            new WordColumn("mostAllocatedBytes", "allocated"),
            new WordColumn("mostPeakBytes", "peak"),
            new WordColumn("longestNanoseconds", "longest"),
        ],
        [
            .. from line in report.Lines
               from finding in line.Kinds
               where finding is not null
               select new WordRow("",
                   [new WordCell(line.Label), new WordCell(finding.Kind), WordCell.Whole(finding.Group.Count),
                       new WordCell(WhatOf(finding.Group)), WordCell.Size(finding.Group.MostAllocatedBytes),
                       WordCell.Size(finding.Group.MostPeakBytes), WordCell.Time(finding.Group.LongestNanoseconds)]),
        ],
        [])
    {
        IsDetail = true,
    };

    private static WordTable GapsOf(SafetyReport report) => new(
        "gaps",
        "What was not fed",
        ["Grades say nothing about these inputs: the row does not write what they are made from."],
        [new WordColumn("row", "row", IsText: true), new WordColumn("kind", "kind", IsText: true),
            new WordColumn("why", "why", IsText: true)],
        [.. report.Lines.SelectMany(line => line.Gaps,
            (line, gap) => new WordRow("", [new WordCell(line.Label), new WordCell(gap.Kind), new WordCell(Plain.Line(gap.Sentence))]))],
        [])
    {
        IsDetail = true,
    };

    private static string Described(SafetyFinding finding, HostileOptions options) =>
        $"{WhatOf(finding.Group)} (kind {finding.Kind}: {Plain.Line(finding.Group.Example)}"
        + $"{(SafetyAnswers.FiguresOf(finding.Group, options) is { Length: > 0 } figures ? $"; {figures}" : "")})";

    /// <summary>What happened, in a few words.</summary>
    internal static string WhatOf(HostileGroup group) =>
        $"{Plain.Line(EventOf(group))}{(group.IsBlowUp ? ", too much memory" : "")}{(group.IsSlow ? ", too much time" : "")}";

    private static string EventOf(HostileGroup group) => group.Outcome switch
    {
        HostileOutcome.Crashed => group.Detail,
        HostileOutcome.Hung => $"hang: {group.Detail}",
        HostileOutcome.OutOfMemory => group.ExceptionType.Length > 0 ? "out of memory" : group.Detail,
        HostileOutcome.Threw => ShortName(group.ExceptionType),
        HostileOutcome.ImpossibleValue =>
            group.Detail[(group.Detail.LastIndexOf(": ", StringComparison.Ordinal) is var colon and >= 0 ? colon + 2 : 0)..],
        HostileOutcome.ReplacedText => "text replaced by U+FFFD",
        HostileOutcome.Changed => "other data accepted",
        HostileOutcome.Unchanged => "same data",
        HostileOutcome.Unmapped => "a graph that the types cannot hold",
        HostileOutcome.Unwritten => "a graph that it cannot serialize",
        HostileOutcome.TooLarge => "a graph too large to look at",
        _ => $"error in Assay: {group.Detail}",
    };

    private static string ShortName(string type) => type[(type.LastIndexOf('.') + 1)..];

    private static IEnumerable<string> NotesOf(SafetyReport report, ResultsFile file)
    {
        foreach (var sentence in SafetyNotes.OfInputs(file, file.Options.OwnOf<HostileOptions>()))
            yield return sentence;
        if (report.Lines.Sum(line => line.Skipped) is > 0 and var skipped)
            yield return $"{Units.Whole(skipped)} inputs were skipped, because many of the same kind had ended the process before.";
        if (report.Lines.Where(line => line.OwnErrors > 0).ToList() is { Count: > 0 } own)
            yield return $"Assay failed on {Units.Whole(own.Sum(line => line.OwnErrors))} inputs "
                + $"({SectionWords.Some([.. own.Select(line => line.Label)])}), which says nothing about the row.";
        yield return "A changed bit that still is valid data is no error: only formats with a checksum could detect it.";
        yield return SectionWords.Place(file.Machine);
    }
}
