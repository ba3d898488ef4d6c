using System.Globalization;
using System.Text;
using Assay.Core.Naming;

namespace Assay.Cli.Display;

/// <summary>Columns of plain text, aligned.</summary>
internal static class TextTable
{
    private const string Gap = "  ";
    private const string Indent = "    ";

    /// <summary>
    /// Writes a line for each row; where a terminal is narrower, the columns that do not fit stand below the others, indented.
    /// </summary>
    /// <param name="width">Columns of the output; null where lines may be as long as they are.</param>
    /// <param name="header">Titles of the columns.</param>
    /// <param name="rows">Cells, as many in each row as there are titles.</param>
    public static void Write(TextWriter output, int? width, IReadOnlyList<string> header, IReadOnlyList<string[]> rows)
    {
        rows = [.. rows.Select(row => (string[])[.. row.Select(OneLine.Of)])];
        int[] widths = [.. header.Select((title, column) => rows.Select(row => row[column].Length).Append(title.Length).Max())];
        List<Range> lines = [.. LinesOf(widths, width ?? int.MaxValue)];
        foreach (var row in rows.Prepend([.. header]))
        {
            string[] padded = [.. row.Select((cell, column) => cell.PadRight(widths[column]))];
            output.WriteLine(string.Join(Gap, padded[lines[0]]).TrimEnd());
            foreach (var line in lines.Skip(1)
                .SelectMany(line => Wrapped.Lines(string.Join(Gap, padded[line]).TrimEnd(), (width ?? int.MaxValue) - Indent.Length, 0)))
                output.WriteLine(Indent + line);
        }
    }

    /// <summary>Which columns stand on one line.</summary>
    private static IEnumerable<Range> LinesOf(int[] widths, int available)
    {
        var first = 0;
        var taken = 0;
        for (var column = 0; column < widths.Length; column++)
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
}

/// <summary>Breaks text at blanks.</summary>
internal static class Wrapped
{
    /// <summary>Writes text in lines of at most so many characters; all but the first are indented.</summary>
    public static void Write(TextWriter output, int width, string text, int indent)
    {
        foreach (var line in Lines(text, width, indent))
            output.WriteLine(line);
    }

    /// <summary>
    /// Text that may hold anything in lines of at most so many characters, unless a word is longer; all but the first are indented.
    /// </summary>
    public static IEnumerable<string> Lines(string text, int width, int indent)
    {
        // Blanks at the beginning and those that align are kept: only single ones are places to break.
        StringBuilder line = new();
        var isFirst = true;
        foreach (var word in OneLine.Of(text).Split(' '))
        {
            if (word.Length > 0 && line.Length > indent && line.Length + 1 + word.Length > width)
            {
                yield return line.ToString().TrimEnd();
                line.Clear().Append(' ', indent).Append(word);
                continue;
            }

            line.Append(isFirst ? "" : " ").Append(word);
            isFirst = false;
        }

        yield return line.ToString().TrimEnd();
    }
}

/// <summary>Sizes of files as people read them: 512 B, 3.1 MB.</summary>
internal static class ByteText
{
    private const double Step = 1000;
    private static readonly string[] Units = ["B", "kB", "MB", "GB", "TB"];

    public static string Write(long bytes)
    {
        double size = bytes;
        var unit = 0;
        while (size >= Step && unit < Units.Length - 1)
        {
            size /= Step;
            unit++;
        }

        return size.ToString(unit == 0 ? "0" : "0.0", CultureInfo.InvariantCulture) + " " + Units[unit];
    }
}
