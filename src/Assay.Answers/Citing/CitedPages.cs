using System.Globalization;
using Assay.Core.Naming;
using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Answers.Citing;

/// <summary>
/// A page for each row with its verdicts, the types that each was judged with, and the cases: every verdict has an address.
/// </summary>
public sealed class CitedPages
{
    private const string FormatShape = "format-";

    private readonly CitedSource source;
    private readonly ResultsFile? conformance;
    private readonly ResultsFile? formats;
    private readonly TypesPages types = new();

    private CitedPages(CitedSource source)
    {
        this.source = source;
        conformance = source.Files.FirstOrDefault(file => file.Samples is CaseSamples);
        formats = source.Files.FirstOrDefault(file => file.Samples is FormatSamples);
    }

    /// <summary>Writes them.</summary>
    public static IReadOnlyList<CitedPage> Of(CitedSource source) => new CitedPages(source).Write();

    private List<CitedPage> Write()
    {
        var verdicts = conformance is null ? null : CasesBuilder.Build(conformance);
        var read = formats is null ? null : FormatReport.Build(formats);
        var rows = (conformance?.Rows ?? []).Concat(formats?.Rows ?? []).DistinctBy(row => row.Label)
            .OrderBy(row => row.Label, StringComparer.Ordinal);
        var pages = new List<CitedPage>();
        var index = new List<IndexLine>();
        foreach (var row in rows)
        {
            var cases = verdicts?.Rows.FirstOrDefault(one => one.Label == row.Label);
            var payloads = PayloadsOf(read, row);
            if (cases is null && payloads.Count == 0)
                continue;
            using var output = new StringWriter(CultureInfo.InvariantCulture) { NewLine = "\n" };
            var page = new RowPage(row, PageName.OfRow(row.Label), source, output);
            page.Begin((conformance ?? formats)!.Machine, verdicts is not null);
            if (cases is not null)
                page.Add(cases, one => TypesLink(row, one));
            foreach (var payload in payloads)
                page.Add(payload.Format, payload.Row, one => TypesLink(row, one));
            pages.Add(new CitedPage(PageName.OfRow(row.Label), output.ToString()));
            index.Add(IndexLine.Of(row.Label, cases, payloads.Select(payload => payload.Row)));
        }

        pages.AddRange(types.Pages());
        if (verdicts is not null)
            pages.Add(CasesPage.Of(verdicts.Cases));
        pages.Add(IndexLine.Page(index));
        return pages;
    }

    private static List<(FormatOfReport Format, FormatRow Row)> PayloadsOf(FormatReport? read, RowResult row) =>
    [
        .. from format in read?.Formats ?? []
           from one in format.Rows
           where one.Row == row.Name || one.Row == PageName.AskedOf(row)
           select (format, one),
    ];

    private string TypesLink(RowResult row, CaseResult one) =>
        types.LinkOf(PageName.OfRow(row.Label), row, one.Name, source.TypesOf(row, one.Name))
        ?? PageName.Link(PageName.OfRow(row.Label), PageName.Cases, one.Name);

    private string? TypesLink(RowResult row, FormatCaseResult one) =>
        types.LinkOf(PageName.OfRow(row.Label), row, FormatShape + one.Shape, source.TypesOf(row, FormatShape + one.Shape));
}

/// <summary>A line of the list of rows.</summary>
/// <param name="Cases">Its good verdicts of those that judge it; a dash for none.</param>
/// <param name="Formats">How many of its format cases differ from the specification.</param>
internal sealed record IndexLine(string Label, string Cases, string Formats)
{
    public static IndexLine Of(string label, CasesRow? row, IEnumerable<FormatRow> formats)
    {
        var read = formats.ToList();
        return new IndexLine(
            label,
            row is null ? "-" : string.Create(CultureInfo.InvariantCulture, $"{row.Good}/{row.Judged}"),
            read.Count == 0 ? "-" : $"{Units.Whole(read.Sum(one => one.Deviations))}/{Units.Whole(read.Sum(one => one.Judged))}");
    }

    public static CitedPage Page(IEnumerable<IndexLine> lines)
    {
        using var output = new StringWriter(CultureInfo.InvariantCulture) { NewLine = "\n" };
        output.WriteLine(CitedPage.Beginning);
        output.WriteLine("# Rows");
        MarkdownBlock.Write("Each page has every verdict on the row. Cases, 96/118: 96 of 118 verdicts are good.", output);
        MarkdownBlock.Write("Format cases, 2/73: 2 of 73 verdicts differ from the specification of the format.", output);
        MarkdownBlock.Write("| row | cases | format cases |", output);
        output.WriteLine("| --- | ---: | ---: |");
        foreach (var line in lines)
        {
            var page = PageName.OfRow(line.Label)[(PageName.Rows.Length + 1)..];
            output.WriteLine($"| [{MarkdownText.Escape(line.Label)}]({page}) | {line.Cases} | {line.Formats} |");
        }

        return new CitedPage(PageName.Index, output.ToString());
    }
}

/// <summary>The page of the cases: what must hold, and the types with the value.</summary>
internal static class CasesPage
{
    public static CitedPage Of(IReadOnlyList<CaseResult> cases)
    {
        using var output = new StringWriter(CultureInfo.InvariantCulture) { NewLine = "\n" };
        output.WriteLine(CitedPage.Beginning);
        output.WriteLine("# Cases");
        var shown = new Dictionary<string, string>();
        foreach (var one in cases)
        {
            MarkdownBlock.Write($"## {MarkdownText.Escape(one.Name)}", output);
            MarkdownBlock.Write(MarkdownText.Escape(one.Holds), output);
            if (shown.TryGetValue(one.Source, out var first))
                MarkdownBlock.Write($"Its file is that of [{MarkdownText.Escape(first)}](#{PageName.AnchorOf(first)}).", output);
            else
                MarkdownBlock.Fence("csharp", [.. VisibleLines.Of(one.Source)], output);
            shown.TryAdd(one.Source, one.Name);
        }

        return new CitedPage(PageName.Cases, output.ToString());
    }
}
