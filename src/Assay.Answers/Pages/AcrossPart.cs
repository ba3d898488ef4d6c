using Assay.Experiments.Across;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>
/// Which values travel between the rows of a format and into another language. Thousands of verdicts share few texts, so that each text
/// stands once.
/// </summary>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Shapes">The values, by name.</param>
/// <param name="Texts">Reasons; the first is empty.</param>
/// <param name="Formats">What rows read of each other, by format.</param>
/// <param name="Decoded">What decoders of another language read.</param>
/// <param name="Bytes">Whether equal values are the same bytes.</param>
/// <param name="Notes">What else there is to say.</param>
internal sealed record AcrossPart(
    string File, IReadOnlyList<string> Answer, IReadOnlyList<PageRow> Rows, IReadOnlyList<string> Shapes, IReadOnlyList<string> Words,
    IReadOnlyList<string> Texts, IReadOnlyList<PageAcrossFormat> Formats,
    IReadOnlyList<PageDecoded> Decoded, IReadOnlyList<PageBytes> Bytes, IReadOnlyList<string> Notes) : PagePart("across", File)
{
    /// <summary>The part of a file; null where it holds no such verdicts.</summary>
    public static AcrossPart? Of(PageSource source)
    {
        if (AcrossReport.Build(source.Results) is not { } report)
            return null;
        var tables = AcrossTables.Of(report, source.Results);
        AcrossTexts texts = new();
        return new AcrossPart(
            source.Name, tables.Answer, PageRow.AllOf(source.Results), texts.Shapes, texts.Words.All, texts.Texts.All,
            [.. report.Formats.Select(format => PageAcrossFormat.Of(format, texts))],
            [.. report.Decoded.Select(result => new PageDecoded(result.Row, result.Format, result.Partner, texts.CellsOf(result)))],
            [.. report.Bytes.Select(row => PageBytes.Of(row))], tables.Notes);
    }
}

/// <summary>What the rows of a format read of each other.</summary>
internal sealed record PageAcrossFormat(string Format, IReadOnlyList<string> Rows, IReadOnlyList<PageRead> Reads)
{
    public static PageAcrossFormat Of(AcrossFormat format, AcrossTexts texts)
    {
        var order = format.Rows.Select((row, index) => (row, index)).ToDictionary(of => of.row, of => of.index);
        return new(format.Format, format.Rows,
            [.. format.Reads.Select(read => new PageRead(order[read.Partner], order[read.Row], texts.CellsOf(read)))]);
    }
}

/// <summary>What a row reads of what another one wrote.</summary>
/// <param name="Writer">The index of the row that wrote.</param>
/// <param name="Reader">The index of the row that reads.</param>
/// <param name="Cells">For each value its index, its word's and its reason's.</param>
internal sealed record PageRead(int Writer, int Reader, IReadOnlyList<int> Cells);

/// <summary>What a decoder of another language reads.</summary>
/// <param name="Row">The row that wrote.</param>
/// <param name="Decoder">The decoder with its version; empty where there is none.</param>
/// <param name="Cells">For each value its index, its word's and its reason's.</param>
internal sealed record PageDecoded(string Row, string Format, string Decoder, IReadOnlyList<int> Cells);

/// <summary>Whether a row writes equal values as the same bytes: words, empty where nobody asked, and why not.</summary>
internal sealed record PageBytes(string Row, string InProcess, string InProcesses, string InAnyOrder, string Cause)
{
    public static PageBytes Of(AcrossBytes row) =>
        new(row.Row, AcrossTexts.WordOf(row.InProcess), AcrossTexts.WordOf(row.InProcesses), AcrossTexts.WordOf(row.InAnyOrder),
            AcrossTables.CauseOf(row));
}

/// <summary>Names of values, words and reasons that stand once.</summary>
internal sealed class AcrossTexts
{
    private readonly List<string> shapes = [];

    /// <summary>The names of values, in the order in which they were met.</summary>
    public IReadOnlyList<string> Shapes => shapes;

    /// <summary>Words of verdicts.</summary>
    public SharedTexts Words { get; } = new();

    /// <summary>Reasons.</summary>
    public SharedTexts Texts { get; } = new();

    /// <summary>Three indexes for each value.</summary>
    public IReadOnlyList<int> CellsOf(AcrossResult result) =>
        [.. result.Shapes.SelectMany(
            shape =>
                new[] { IndexOf(shape.Shape), Words.IndexOf(AcrossTables.WordOf(shape.Verdict)), Texts.IndexOf(Plain.Line(shape.Cause)) })];

    /// <summary>The word of a verdict; empty where there is none.</summary>
    public static string WordOf(AcrossResult? result) => result is null ? "" : AcrossTables.WordOf(result.Verdict);

    private int IndexOf(string shape)
    {
        if (shapes.IndexOf(shape) is >= 0 and var known)
            return known;
        shapes.Add(shape);
        return shapes.Count - 1;
    }
}
