using System.Text;
using Assay.Analysis.Model;
using Assay.Core.Adapters;

namespace Assay.Report.Writers;

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

    /// <summary>Text on one line in which no character is Markdown and no address hides behind a text.</summary>
    public static string Escape(string text)
    {
        var line = Plain.Line(text);
        var escaped = new StringBuilder();
        for (var i = 0; i < line.Length; i++)
        {
            if (Special.Contains(line[i], StringComparison.Ordinal) || EndsTextOfLink(line, i))
                escaped.Append('\\');
            escaped.Append(line[i]);
        }

        return escaped.ToString();
    }

    // [text](address), [text][name], and a line that begins with the [name]: of an address. Other brackets are intervals and indices.
    private static bool EndsTextOfLink(string line, int i) =>
        line[i] == ']' && i + 1 < line.Length && (line[i + 1] is '(' or '[' || (line[i + 1] == ':' && line[0] == '['));
}

/// <summary>One column of a table in Markdown.</summary>
/// <param name="Header">Its header.</param>
/// <param name="IsNumber">Whether it is aligned to the right.</param>
/// <param name="Cell">The text of a line's cell, not yet escaped.</param>
internal sealed record MarkdownColumn(string Header, bool IsNumber, Func<ReportLine, string> Cell);

/// <summary>The columns of the Markdown report's tables.</summary>
internal static class MarkdownColumns
{
    private static MarkdownColumn Row(ReportTable table) => new("row", false, line =>
        Mark.SignsOf(line, table) is { Length: > 0 } signs ? $"{line.Label} {signs}" : line.Label);

    private static readonly MarkdownColumn Surface = new("surface", false, line => Words.Of(line.Surface));

    /// <summary>What each row is.</summary>
    public static IReadOnlyList<MarkdownColumn> Rows(ReportTable table) =>
    [
        Row(table),
        new("verdict", false, line => Words.Of(line.Verdict, line.Dialect)),
        new("loses", false, line => string.Join(", ", line.Losses)),
        new("converts", false, line => string.Join(", ", line.ConvertedMembers)),
        new("package", false, line => Words.Package(line.Package, line.PackageVersion)),
        .. table.AllLines.Any(line => line.IsVariant)
            ? [new MarkdownColumn("runtime", false, Programs.RuntimeOf)]
            : Array.Empty<MarkdownColumn>(),
        new("dialect", false, line => line.Dialect),
        new("format", false, line => line.Format),
        new("settings", false, line => line.Settings),
    ];

    /// <summary>What one operation costs.</summary>
    public static IReadOnlyList<MarkdownColumn> Of(Operation operation, ReportTable table) =>
    [
        Row(table),
        Surface,
        new("rank", true, line => RankWords.Rank(line.Of(operation)?.Rank)),
        Number("time", operation, estimate => Units.Time(estimate.NanosecondsPerOperation)),
        .. operation == Operation.ReadOne
            ? new[] { new MarkdownColumn("of whole", true, line => line.ReadOneShare is { } share ? Units.Share(share) : "-") }
            : [],
        Number("ratio [95 % CI]", operation, Ratio),
        Number("ratio of minima", operation, estimate => estimate.MinimaRatio is { } ratio ? Units.Ratio(ratio) : "-"),
        Number($"objects/s ({MarkdownTable.Escape(Words.Plural(2, table.Unit))})", operation,
            estimate => Units.Count(estimate.ObjectsPerSecond)),
        Number("MB/s", operation, estimate => estimate.BytesPerSecond is { } rate ? Units.Count(rate / 1e6) : "-"),
        Number("allocated", operation, estimate => Units.Size(estimate.AllocatedBytesPerOperation)),
        Number("gen 0 per 1M", operation, estimate => Units.Count(estimate.Gen0PerMillionOperations)),
        Number("gen 1 per 1M", operation, estimate => Units.Count(estimate.Gen1PerMillionOperations)),
        Number("gen 2 per 1M", operation, estimate => Units.Count(estimate.Gen2PerMillionOperations)),
        Number("time in GC", operation, estimate => estimate.GcTimeShare is { } share ? Units.Share(share) : "-"),
        Number("blocks", operation, estimate => $"{estimate.Blocks}"),
        Number("batches discarded", operation, estimate => estimate.GateDroppedShare is { } share ? Units.Share(share) : "-"),
        new("not significantly different from", false, line => string.Join(", ", line.Of(operation)?.NotToldApart ?? [])),
    ];

    /// <summary>Sizes on the wire and the mapper's time.</summary>
    public static IReadOnlyList<MarkdownColumn> Sizes(ReportTable table) =>
    [
        Row(table),
        new("payload", true, line => Units.Size(line.PayloadBytes)),
        new("Deflate (optimal)", true, line => Units.Size(line.DeflateBytes)),
        new(table.BrotliQuality is { } quality ? $"Brotli (quality {quality})" : "Brotli", true, line => Units.Size(line.BrotliBytes)),
        new("mapper to contract", true, line => Time(line.MapToContractNanoseconds)),
        new("mapper back", true, line => Time(line.MapToPlainNanoseconds)),
    ];

    private static MarkdownColumn Number(string header, Operation operation, Func<OperationEstimate, string> cell) =>
        new(header, true, line => line.Of(operation) is { } estimate ? cell(estimate) : "-");

    private static string Ratio(OperationEstimate estimate) =>
        estimate.Ratio is { } ratio ? Units.Ratio(ratio, estimate.RatioLower, estimate.RatioUpper) : "-";

    private static string Time(double? nanoseconds) => nanoseconds is { } known ? Units.Time(known) : "-";
}
