using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>Columns of plain text, aligned.</summary>
internal static class TextTable
{
    public static void Write(TextWriter output, IReadOnlyList<string> header, IReadOnlyList<string[]> rows)
    {
        rows = [.. rows.Select(row => (string[])[.. row.Select(OnOneLine)])];
        int[] widths = [.. header.Select((title, column) => rows.Select(row => row[column].Length).Append(title.Length).Max())];
        foreach (IReadOnlyList<string> row in rows.Prepend([.. header]))
            output.WriteLine(string.Join("  ", row.Select((cell, column) => cell.PadRight(widths[column]))).TrimEnd());
    }

    /// <summary>A cell with an end of line in it would tear its row apart.</summary>
    private static string OnOneLine(string cell) => SafeWriter.Of(cell).Replace("\n", "\\u000A", StringComparison.Ordinal);
}
