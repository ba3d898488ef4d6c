using System.Buffers;
using System.Globalization;

namespace Assay.Report.Sections;

/// <summary>Lines of RFC 4180.</summary>
internal static class CsvText
{
    private static readonly SearchValues<char> Special = SearchValues.Create(",\"\r\n");

    /// <summary>What makes a spreadsheet take a text for a formula, in the forms of both widths.</summary>
    private static readonly SearchValues<char> Formula = SearchValues.Create("=+-@\uff1d\uff0b\uff0d\uff20");

    /// <summary>Writes a line: each cell is one line, and a text that is no number is shown by a spreadsheet and not run.</summary>
    public static void Line(IEnumerable<string> cells, TextWriter output) =>
        output.WriteLine(string.Join(',', cells.Select(cell => Quoted(Inert(Plain.Line(cell))))));

    /// <summary>An apostrophe says that what begins like a formula is a text.</summary>
    private static string Inert(string cell) =>
        cell.Length > 0 && Formula.Contains(cell[0]) && !double.TryParse(cell, NumberStyles.Float, CultureInfo.InvariantCulture, out _)
            ? "'" + cell
            : cell;

    private static string Quoted(string cell) => cell.AsSpan().ContainsAny(Special)
        ? $"\"{cell.Replace("\"", "\"\"", StringComparison.Ordinal)}\""
        : cell;
}
