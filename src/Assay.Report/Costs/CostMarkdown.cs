using Assay.Report.Writers;

namespace Assay.Report.Costs;

/// <summary>A report of costs in tables that GitHub shows.</summary>
internal static class CostMarkdown
{
    public static void Write(CostReport report, TextWriter output)
    {
        output.WriteLine($"# Assay: {MarkdownTable.Escape(report.Kind)}");
        Paragraphs(report.Answer, output);
        foreach (var table in report.Tables)
            Write(table, output);
        foreach (var code in report.Code)
        {
            output.WriteLine($"{output.NewLine}## {MarkdownTable.Escape(code.Title)}");
            output.WriteLine($"{output.NewLine}```csharp{output.NewLine}{code.Text.TrimEnd()}{output.NewLine}```");
        }

        Paragraphs(report.Notes, output);
    }

    private static void Write(WordTable table, TextWriter output)
    {
        output.WriteLine($"{output.NewLine}## {MarkdownTable.Escape(table.Title)}");
        Paragraphs(table.HowToRead, output);
        if (table.Rows.Count > 0)
        {
            var hasGroups = table.Rows.Any(row => row.Group.Length > 0);
            output.WriteLine();
            output.WriteLine($"| {string.Join(" | ", table.Columns.Select(column => MarkdownTable.Escape(column.Head)))} |{(hasGroups ? " keeps |" : "")}");
            output.WriteLine($"|{string.Concat(table.Columns.Select(column => column.IsText ? " --- |" : " ---: |"))}{(hasGroups ? " --- |" : "")}");
            foreach (var row in table.Rows)
                output.WriteLine($"| {string.Join(" | ", row.Cells.Select(cell => MarkdownTable.Escape(cell.Text)))} |{(hasGroups ? $" {MarkdownTable.Escape(row.Group)} |" : "")}");
        }

        Paragraphs(table.Notes, output);
    }

    private static void Paragraphs(IEnumerable<string> sentences, TextWriter output)
    {
        foreach (var sentence in sentences)
            output.WriteLine($"{output.NewLine}{MarkdownTable.Escape(sentence)}");
    }
}
