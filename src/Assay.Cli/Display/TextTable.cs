namespace Assay.Cli.Display;

/// <summary>Columns of plain text, aligned.</summary>
internal static class TextTable
{
    public static void Write(TextWriter output, IReadOnlyList<string> header, IReadOnlyList<string[]> rows)
    {
        int[] widths = [.. header.Select((title, column) => rows.Select(row => row[column].Length).Append(title.Length).Max())];
        foreach (IReadOnlyList<string> row in rows.Prepend([.. header]))
            output.WriteLine(string.Join("  ", row.Select((cell, column) => cell.PadRight(widths[column]))).TrimEnd());
    }
}
