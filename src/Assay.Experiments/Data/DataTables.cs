using System.Globalization;
using Assay.Analysis.Evidence;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Data;

/// <summary>What rows do with data, in words.</summary>
public static class DataTables
{
    private const string Kind = "data";

    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => DataBuilder.Build(file) is { } report ? Of(report, file) : null;

    /// <summary>What the checks before a measurement found of a user's types: the tables, without the answer.</summary>
    internal static SectionReport Of(DataReport report) => new(
        Kind,
        [],
        [.. report.Tables.Select(TableOf), .. report.Edits is { } edits ? EditTables.Of(edits) : []],
        [.. DataNotes.Missing(report.Missing)]);

    private static SectionReport Of(DataReport report, ResultsFile file)
    {
        var found = Of(report);
        return found with
        {
            Answer = [.. report.Tables.Where(table => table.Lines.Count > 0)
                .Select(table => AnswerOf(table.Data, [.. table.Lines.Select(line => (line.Row, line.Check))]))],
            Notes = [.. found.Notes, SectionWords.Place(file.Machine)],
            Model = () => DataDocument.Of(report),
        };
    }

    /// <summary>How many rows bring back what, and which do what nobody expects.</summary>
    internal static string AnswerOf(string data, IReadOnlyList<(RowResult Row, CheckResult Check)> lines)
    {
        CheckResult[] checks = [.. lines.Select(line => line.Check)];
        var throughDto = lines.Count(line => SchemaCompiled.IsThroughDto(line.Check.Verdict, line.Row.Dialect));
        int Count(Func<CheckResult, bool> condition) => checks.Count(condition);
        (int Count, string Text)[] counts =
        [
            (throughDto, SchemaCompiled.ThroughDto),
            (Count(check => check is { Verdict: Verdict.Lossy, KeepsPublicMembers: true }), "public members only"),
            (Count(check => check is { Verdict: Verdict.Lossy, KeepsPublicMembers: false }), "less than that"),
            (Count(check => check.Verdict == Verdict.Rejected), "cannot serialize it"),
            (Count(check => check.Verdict == Verdict.SurfaceNotOffered), "without this surface"),
            (Count(check => check.Verdict == Verdict.NotJudged), "not judged: a limit of Assay"),
        ];
        var named = new[] { Verdict.Inconsistent, Verdict.Crash, Verdict.Hang, Verdict.AssayError }
            .Select(verdict =>
                (Verdict: verdict, Rows: checks.Where(check => check.Verdict == verdict).Select(check => check.Row).ToArray()))
            .Where(group => group.Rows.Length > 0)
            .Select(group => $"; {Words.Of(group.Verdict)}: {string.Join(", ", group.Rows)}");
        var others = counts.Where(part => part.Count > 0).Select(part => $", {part.Count} {part.Text}");
        var whole = Count(check => check.Verdict == Verdict.Supported) - throughDto;
        return $"{data}: {whole} of {Counted(checks.Length, "row")} {(whole == 1 ? "brings" : "bring")} back "
            + $"everything{string.Concat(others)}"
            + $"{string.Concat(named)}.";
    }

    /// <summary>What was found of a row, on one line for those who wait.</summary>
    internal static string LineOf(RowResult row, CheckResult? check) => check is null
        ? $"{row.Label}: {StatusOf(row)}"
        : $"{row.Label}: {Words.Of(check.Verdict, row.Dialect)}"
            + (check.PayloadBytes > 0 ? $", {Units.Whole(check.PayloadBytes)} bytes" : "");

    private static string StatusOf(RowResult row) => row.Status switch
    {
        RowStatus.Excluded => "excluded",
        RowStatus.Broken => "did not build",
        _ => "not available",
    };

    /// <summary>The rows of one data set.</summary>
    private static WordTable TableOf(DataTable table)
    {
        var columns = ColumnsFor(table);
        return new WordTable(
            table.Workload.DataSet,
            $"{table.Data}: {Counted(table.Types.Types, "type")}, {Counted(table.Types.Members, "member")}",
            ["Each row wrote the data in one process and read it in another; nothing was timed."],
            columns.Heads,
            columns.Rows(table.Lines),
            [.. DataNotes.Of(table)])
        {
            IsWhole = true,
        };
    }

    private static ColumnsOf<DataLine> ColumnsFor(DataTable table) => new ColumnsOf<DataLine>()
        .Words("row", line => line.Row.Ended.Length > 0 ? $"{line.Row.Label} (ended)" : line.Row.Label)
        .Data("row", line => line.Row.Label)
        .Number("size", _ => table.Workload.Size)
        .Data("package", line => line.Row.Package)
        .Data("packageVersion", line => line.Row.PackageVersion)
        .Words("verdict", line => Words.Of(line.Check.Verdict, line.Row.Dialect))
        .Name("verdict", line => line.Check.Verdict)
        .Words("limit of", line => JudgeWords.Of(line.Judgement.LimitOf, "your"))
        .Name("limitOf", line => line.Judgement.LimitOf)
        .Words("lost", line => Lost(line.Check, table.Types.Members))
        .Number("lostMembers", line => line.Check.LostMembers)
        .Words("your types need", line => line.Check.Demand is { } demand ? DemandWords.Of(demand) : "")
        .Figure("payloadBytes", "bytes", line => WordCell.Of(
            line.Check.PayloadBytes > 0 ? line.Check.PayloadBytes : null, bytes => Units.Whole((long)bytes)))
        .Data("differences", line => string.Join("; ", line.Check.Differences))
        .Data("cause", line => line.Check.Cause)
        .Data("thrownBy", line => line.Judgement.ThrownBy)
        .Data("carriedBy", line => string.Join("; ", line.Judgement.CarriedBy))
        .Truth("onCopy", line => line.Judgement.IsOfCopy);

    private static string Lost(CheckResult check, int members) => check switch
    {
        { Verdict: not Verdict.Lossy } => "",
        { LostMembers: 0 } => "of the root",
        _ => string.Create(CultureInfo.InvariantCulture, $"{check.LostMembers} of {members} members"),
    };

    private static string Counted(int count, string noun) => $"{Units.Whole(count)} {Words.Plural(count, noun)}";
}
