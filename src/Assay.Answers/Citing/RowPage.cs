using System.Globalization;
using Assay.Analysis.Evidence;
using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Answers.Citing;

/// <summary>The page of one row.</summary>
internal sealed class RowPage(RowResult row, string path, CitedSource source, TextWriter output)
{
    private const int LongestText = 240;

    // Into classes of a schema a value of the plain types gets by code of Assay alone.
    private readonly bool hasRepros = !SchemaCompiled.Is(row.Dialect);

    /// <summary>What the row is, and how to read the page.</summary>
    public void Begin(Machine machine, bool hasCases)
    {
        output.WriteLine(CitedPage.Beginning);
        output.WriteLine($"# {Text(row.Label)}");
        var runtime = row.Runtime.Length > 0 ? $" on {row.Runtime}" : "";
        var settings = row.Settings.Length > 0 ? $"; settings: {row.Settings}" : "";
        var package = Words.Package(row.Package, row.PackageVersion);
        MarkdownBlock.Write(Text($"{package}{runtime}; dialect {row.Dialect}{settings}. {SectionWords.Place(machine)}"), output);
        var policy = source.Policy is { } document ? $"; [what contracts get]({PageName.Link(path, document)})" : "";
        var show = hasRepros
            ? $"{PageName.Code($"assay repro {PageName.AskedOf(row)}#CASE")} writes one C# file that shows it without Assay; "
            : "";
        var command = hasCases ? "assay check cases" : "assay check formats";
        var again = $"{PageName.Code($"{command} --rows {PageName.AskedOf(row)} --case CASE")} judges it again";
        MarkdownBlock.Write($"Each verdict has the name {PageName.Code($"{row.Name}#CASE")}. {show}{again}.", output);
        MarkdownBlock.Write($"*types* leads to what the library got{policy}.", output);
    }

    /// <summary>Its verdicts on cases, in groups.</summary>
    public void Add(CasesRow verdicts, Func<CaseResult, string> typesOf)
    {
        var counts = verdicts.Verdicts.GroupBy(of => (of.Verdict, of.Word)).OrderBy(group => group.Key.Verdict)
            .Select(group => string.Create(CultureInfo.InvariantCulture, $"{group.Count()} {group.Key.Word}"));
        var good = $"{Units.Whole(verdicts.Good)} of {Units.Whole(verdicts.Judged)} verdicts";
        MarkdownBlock.Write($"**{good} on [cases]({PageName.Link(path, PageName.Cases)}) are good**: {string.Join(", ", counts)}.", output);
        foreach (var group in verdicts.Verdicts.GroupBy(of => of.Case.Group))
        {
            Head($"## {Text(group.Key)}", "case", "verdict", "good", "decided by", "reason", "types", "shown by");
            foreach (var of in group)
            {
                var isGood = !of.IsJudged ? "-" : of.IsGood ? "yes" : "**no**";
                var shown = of.IsGood || !of.IsJudged ? "" : ShownBy(of.Case.Name);
                var types = $"[types]({typesOf(of.Case)})";
                Line(CaseLink(of.Case), of.Word, isGood, JudgeWords.Of(of.Judge, "the case's"), Short(of.Reason), types, shown);
            }
        }
    }

    /// <summary>Its verdicts on payloads of its format.</summary>
    public void Add(FormatOfReport format, FormatRow verdicts, Func<FormatCaseResult, string?> typesOf)
    {
        var cases = format.Cases.ToDictionary(one => one.Name);
        var differing = $"{Units.Whole(verdicts.Deviations)} of {Units.Whole(verdicts.Judged)} differ from the specification";
        Head(
            $"## {Text($"{format.Format}: {differing}")}",
            "case", "verdict", "specified", "value or error", "paragraph", "types", "shown by");
        foreach (var check in verdicts.Checks)
        {
            var one = cases[check.Case];
            var isBad = check.IsDeviation() || check.Verdict == FormatVerdict.Extension;
            Line(
                Text(check.Case), FormatTables.WordOf(check.Verdict), Short(FormatTables.ExpectedOf(one)),
                Short(check.Value.Length > 0 ? check.Value : check.Cause), Text(one.Citation),
                typesOf(one) is { } types ? $"[types]({types})" : "", isBad ? ShownBy(check.Case) : "");
        }
    }

    private void Head(string title, params string[] columns)
    {
        MarkdownBlock.Write(title, output);
        output.WriteLine();
        Line(columns);
        output.WriteLine($"|{string.Concat(columns.Select(_ => " --- |"))}");
    }

    private void Line(params string[] cells) => output.WriteLine($"| {string.Join(" | ", cells)} |");

    private string CaseLink(CaseResult one) => $"[{Text(one.Name)}]({PageName.Link(path, PageName.Cases, one.Name)})";

    private string ShownBy(string name) => !hasRepros ? ""
        : source.ReproOf($"{PageName.AskedOf(row)}#{name}") is { } file
            ? $"[file]({PageName.Link(path, file)})"
            : PageName.Code($"assay repro {PageName.AskedOf(row)}#{name}");

    private static string Text(string text) => MarkdownText.Escape(text);

    private static string Short(string text) =>
        Text(Plain.Line(text) is { Length: > LongestText } line ? string.Concat(line.AsSpan(0, LongestText), "...") : text);
}
