using Assay.Core.Naming;

namespace Assay.Report.Sections;

/// <summary>A report as a page that GitHub shows.</summary>
internal static class SectionMarkdown
{
    public static void Write(SectionReport report, TextWriter output)
    {
        output.WriteLine($"# Assay: {MarkdownText.Escape(report.Kind)}");
        Paragraphs(report.Answer, output);
        foreach (var table in report.TablesOf(Readers.People))
            Write(table, output);
        foreach (var code in report.Code)
        {
            MarkdownBlock.Write($"## {MarkdownText.Escape(code.Title)}", output);
            Paragraphs(code.Findings, output);
            MarkdownBlock.Fence(code.Language, [.. VisibleLines.Of(code.Text)], output);
        }

        Paragraphs(report.Notes, output);
    }

    private static void Write(WordTable table, TextWriter output)
    {
        MarkdownBlock.Write($"{(table.IsPart ? "###" : "##")} {MarkdownText.Escape(table.Title)}", output);
        Paragraphs(table.HowToRead, output);
        if (table.Rows.Count > 0)
        {
            var hasGroups = table.Rows.Any(row => row.Group.Length > 0);
            output.WriteLine();
            output.WriteLine(
                $"| {string.Join(" | ", table.Columns.Select(column => MarkdownText.Escape(column.Head)))} "
                    + $"|{(hasGroups ? " keeps |" : "")}");
            output.WriteLine(
                $"|{string.Concat(table.Columns.Select(column => column.IsText ? " --- |" : " ---: |"))}{(hasGroups ? " --- |" : "")}");
            foreach (var row in table.Rows)
                output.WriteLine(
                    $"| {string.Join(" | ", row.Cells.Select(cell => MarkdownText.Escape(cell.Text)))} "
                        + $"|{(hasGroups ? $" {MarkdownText.Escape(row.Group)} |" : "")}");
        }

        Paragraphs(table.Notes, output);
    }

    private static void Paragraphs(IEnumerable<string> sentences, TextWriter output)
    {
        foreach (var sentence in sentences)
            MarkdownBlock.Write(MarkdownText.Escape(sentence), output);
    }
}
