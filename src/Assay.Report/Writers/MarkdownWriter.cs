using Assay.Analysis.Model;
using Assay.Core.Adapters;

namespace Assay.Report.Writers;

/// <summary>The report for a page on the web: every figure, in tables that GitHub shows.</summary>
internal sealed class MarkdownWriter : IReportWriter
{
    public string Name => "markdown";

    public bool HasDeepView => true;

    public void Write(ReportModel model, TextWriter output, OutputStyle style)
    {
        output.WriteLine("# Assay");
        output.WriteLine();
        output.WriteLine(
            $"Assay {model.AssayVersion}, {model.StartedAt:yyyy-MM-dd HH:mm} UTC, {MarkdownTable.Escape(PlaceWords.Systems(model))}, "
                + $"seed {model.Seed}."
            + $" Worker settings: {SettingsOf(model.Machine)}.");
        foreach (var caution in Cautions.Of(model))
        {
            output.WriteLine();
            output.WriteLine($"> **{MarkdownTable.Escape(caution)}**");
        }

        foreach (var table in model.Tables)
            Write(model, table, output);
        if (model.Gen0BudgetBytes is { } budget)
            MarkdownBlock.Write($"{MarkdownTable.Escape(Words.Gen0Budget(model, budget))}.", output);
        if (model.WhereTimeWent is { } time)
            MarkdownBlock.Write($"{MarkdownTable.Escape(Words.WhereTimeWent(model, time))}.", output);
        if (model.Deep is { } deep)
        {
            output.WriteLine();
            WriteDeep(deep, output, style);
        }
    }

    private static string SettingsOf(Core.Results.Machine machine) => machine.WorkerSettings.Count == 0
        ? "none"
        : MarkdownTable.Escape(string.Join(", ", machine.WorkerSettings));

    public void WriteDeep(DeepReport report, TextWriter output, OutputStyle style)
    {
        output.WriteLine("## A closer look");
        if (DeepText.Nothing(report) is { Length: > 0 } nothing)
            MarkdownBlock.Write(MarkdownTable.Escape(nothing), output);
        foreach (var row in report.Rows)
        {
            MarkdownBlock.Write($"### {MarkdownTable.Escape(DeepText.Title(report, row))}", output);
            output.WriteLine();
            foreach (var finding in DeepText.Findings(row))
                output.WriteLine($"- {MarkdownTable.Escape(finding)}");
            MarkdownBlock.Fence("text", [.. DeepText.Lines(report, row, OutputStyle.Plain.Width, isUnicode: true)], output);
        }
    }

    private static void Write(ReportModel model, ReportTable table, TextWriter output)
    {
        output.WriteLine();
        output.WriteLine($"## {MarkdownTable.Escape(Words.Title(model, table))}");
        output.WriteLine();
        foreach (var sentence in OwnTypesWords.Of(model))
            Sentence(sentence.TrimEnd('.'), output);
        output.WriteLine($"{MarkdownTable.Escape(Words.Measured(model, table))}.");
        if (RankWords.Refusal(table) is { Length: > 0 } refusal)
            MarkdownBlock.Write($"> **{MarkdownTable.Escape(refusal)}**", output);
        if (table.AllLines.Any())
            Figures(model, table, output);
        else
            MarkdownBlock.Write("Nothing was measured.", output);
        Missing(table, output);
    }

    private static void Figures(ReportModel model, ReportTable table, TextWriter output)
    {
        output.WriteLine();
        output.WriteLine($"{MarkdownTable.Escape(Words.HowToRead(model, table))}.");
        Sentence(RankWords.HowToRead(table), output);
        Sentence(table.IsCorpusOfOne ? Words.CorpusOfOne : "", output);
        output.WriteLine();
        foreach (var verdict in RankWords.Verdicts(table))
            output.WriteLine($"- **{MarkdownTable.Escape(verdict)}**");
        if (Words.WholeOperations(model).Count > 0)
            output.WriteLine($"- **{MarkdownTable.Escape(Words.Fastest(model, table))}**");
        Item(RankWords.Limits(table), output);
        Item(RankWords.BlocksOfRows(model, table), output);
        foreach (var operation in Words.WholeOperations(model))
            Section(Words.Of(operation), MarkdownColumns.Of(operation, table), [.. table.AllLines], output);
        Readings(model, table, output);
        Section("sizes and mapper", MarkdownColumns.Sizes(table), [.. table.AllLines], output);
        Section("rows", MarkdownColumns.Rows(table), [.. table.AllLines], output);
        Footnotes(table, output);
    }

    private static void Sentence(string text, TextWriter output)
    {
        if (text.Length > 0)
            output.WriteLine($"{MarkdownTable.Escape(text)}.");
    }

    private static void Item(string text, TextWriter output)
    {
        if (text.Length > 0)
            output.WriteLine($"- {MarkdownTable.Escape(text)}");
    }

    private static void Readings(ReportModel model, ReportTable table, TextWriter output)
    {
        foreach (var operation in ReadingWords.Operations(model))
            Section(operation == Operation.ReadOne ? ReadingWords.Title(table) : Words.Of(operation), MarkdownColumns.Of(operation, table),
                ReadingWords.Lines(table), output);
        if (ReadingWords.Operations(model).Count == 0)
            return;
        output.WriteLine();
        Sentence(ReadingWords.HowToRead(model, table), output);
        foreach (var note in ReadingWords.Losses(table).Concat(ReadingWords.Unread(table)))
            Item(note, output);
    }

    private static void Section(string title, IReadOnlyList<MarkdownColumn> columns, IReadOnlyList<ReportLine> lines, TextWriter output)
    {
        output.WriteLine();
        output.WriteLine($"### {MarkdownTable.Escape(Words.Capital(title))}");
        output.WriteLine();
        MarkdownTable.Write(columns, lines, output);
    }

    private static void Footnotes(ReportTable table, TextWriter output)
    {
        var footnotes = Mark.Footnotes(table).ToList();
        if (footnotes.Count == 0)
            return;
        output.WriteLine();
        foreach (var (sign, meaning, rows) in footnotes)
            output.WriteLine($"- `{sign}` {MarkdownTable.Escape(rows)}: {MarkdownTable.Escape(meaning)}");
    }

    private static void Missing(ReportTable table, TextWriter output)
    {
        if (table.Missing.Count == 0)
            return;
        output.WriteLine();
        output.WriteLine("### Not measured");
        output.WriteLine();
        output.WriteLine("| why | rows | cause |");
        output.WriteLine("| --- | --- | --- |");
        foreach (var missing in table.Missing)
        {
            output.WriteLine(
                $"| {Words.Of(missing.Kind)} | {MarkdownTable.Escape(MissingWords.Rows(missing))} | "
                    + $"{MarkdownTable.Escape(Plain.Cause(missing.Cause))} |");
        }
    }
}
