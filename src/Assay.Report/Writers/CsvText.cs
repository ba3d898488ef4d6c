using System.Buffers;

namespace Assay.Report.Writers;

/// <summary>Lines of RFC 4180.</summary>
internal static class CsvText
{
    private static readonly SearchValues<char> Special = SearchValues.Create(",\"\r\n");

    /// <summary>Writes a line.</summary>
    public static void Line(IEnumerable<string> cells, TextWriter output) => output.WriteLine(string.Join(',', cells.Select(Quoted)));

    /// <summary>A text that a spreadsheet shows and does not run: an apostrophe says so.</summary>
    public static string Inert(string text) => text is ['=' or '+' or '-' or '@', ..] ? "'" + text : text;

    private static string Quoted(string cell) => cell.AsSpan().ContainsAny(Special)
        ? $"\"{cell.Replace("\"", "\"\"", StringComparison.Ordinal)}\""
        : cell;
}
