using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>Columns of plain text, aligned.</summary>
internal static class TextTable
{
    private const string Gap = "  ";
    private const string Indent = "    ";

    /// <summary>Writes a line for each row; where a terminal is narrower, the columns that do not fit stand below the others, indented.</summary>
    /// <param name="output">Where to.</param>
    /// <param name="width">Columns of the output; null where lines may be as long as they are.</param>
    /// <param name="header">Titles of the columns.</param>
    /// <param name="rows">Cells, as many in each row as there are titles.</param>
    public static void Write(TextWriter output, int? width, IReadOnlyList<string> header, IReadOnlyList<string[]> rows)
    {
        rows = [.. rows.Select(row => (string[])[.. row.Select(OnOneLine)])];
        int[] widths = [.. header.Select((title, column) => rows.Select(row => row[column].Length).Append(title.Length).Max())];
        List<Range> lines = [.. LinesOf(widths, width ?? int.MaxValue)];
        foreach (string[] row in rows.Prepend([.. header]))
        {
            string[] padded = [.. row.Select((cell, column) => cell.PadRight(widths[column]))];
            output.WriteLine(string.Join(Gap, padded[lines[0]]).TrimEnd());
            foreach (string line in lines.Skip(1).SelectMany(line => Wrapped.Lines(string.Join(Gap, padded[line]).TrimEnd(), (width ?? int.MaxValue) - Indent.Length, 0)))
                output.WriteLine(Indent + line);
        }
    }

    /// <summary>Which columns stand on one line.</summary>
    private static IEnumerable<Range> LinesOf(int[] widths, int available)
    {
        int first = 0;
        int taken = 0;
        for (int column = 0; column < widths.Length; column++)
        {
            if (column > first && taken + Gap.Length + widths[column] > available)
            {
                yield return first..column;
                (first, taken) = (column, Indent.Length - Gap.Length);
            }

            taken += widths[column] + (column == 0 ? 0 : Gap.Length);
        }

        yield return first..widths.Length;
    }

    /// <summary>A cell with an end of line in it would tear its row apart.</summary>
    private static string OnOneLine(string cell) => SafeWriter.Of(cell).Replace("\n", "\\u000A", StringComparison.Ordinal);
}
