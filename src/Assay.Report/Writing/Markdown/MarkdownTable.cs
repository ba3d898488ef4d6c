using System.Text;
using Assay.Report.Model;

namespace Assay.Report.Writing.Markdown;

/// <summary>A table of GitHub flavoured Markdown.</summary>
internal static class MarkdownTable
{
    private const string Special = "\\`*_{}<>|#~";

    public static void Write(IReadOnlyList<MarkdownColumn> columns, IReadOnlyList<ReportLine> lines, TextWriter output)
    {
        output.WriteLine($"| {string.Join(" | ", columns.Select(column => column.Header))} |");
        output.WriteLine($"| {string.Join(" | ", columns.Select(column => column.IsNumber ? "---:" : "---"))} |");
        foreach (var line in lines)
            output.WriteLine($"| {string.Join(" | ", columns.Select(column => Escape(column.Cell(line))))} |");
    }

    /// <summary>Text on one line in which no character is Markdown.</summary>
    public static string Escape(string text)
    {
        var escaped = new StringBuilder();
        foreach (var character in Plain.Line(text))
        {
            if (Special.Contains(character, StringComparison.Ordinal))
                escaped.Append('\\');
            escaped.Append(character);
        }

        return escaped.ToString();
    }
}
