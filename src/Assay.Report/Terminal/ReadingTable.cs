using Assay.Analysis.Model;
using Assay.Core.Adapters;

namespace Assay.Report.Terminal;

/// <summary>The table of operations that read a part of a payload.</summary>
internal sealed class ReadingTable(ReportModel model, ReportTable table, Canvas canvas)
{
    private readonly IReadOnlyList<ReportLine> lines = ReadingWords.Lines(table);

    /// <summary>Draws title, table and footnotes; nothing where the run has no such operation.</summary>
    public void Draw()
    {
        if (ReadingWords.Operations(model).Count == 0)
            return;
        canvas.Blank();
        canvas.Paragraph(ReadingWords.Title(table), isStrong: true);
        canvas.Paragraph(ReadingWords.HowToRead(model, table), indent: 2);
        if (lines.Count > 0)
        {
            canvas.Blank();
            new FigureTable(canvas, lines, LabelOf).Draw(
                Columns().Where(column => lines.Any(line => column.Cell(line) is not ("" or "-"))));
        }

        foreach (var note in ReadingWords.Losses(table).Concat(ReadingWords.Unread(table)))
            canvas.Paragraph(note, indent: 4);
    }

    private IEnumerable<FigureColumn> Columns()
    {
        foreach (var operation in ReadingWords.Operations(model))
        {
            yield return new FigureColumn("rank", line => RankWords.Rank(line.Of(operation)?.Rank));
            yield return new FigureColumn(
                Words.Of(operation), line => line.Of(operation) is { } estimate ? Units.Time(estimate.NanosecondsPerOperation) : "-");
            if (operation == Operation.ReadOne)
                yield return new FigureColumn("of whole", line => line.ReadOneShare is { } share ? Units.Share(share) : "-");
            yield return new FigureColumn("alloc", line => Units.Size(line.Of(operation)?.AllocatedBytesPerOperation));
        }
        foreach (var operation in ReadingWords.Operations(model))
            yield return new FigureColumn("ratio",
                line => line.Of(operation) is { Ratio: { } ratio } estimate
                    ? Units.Ratio(ratio, estimate.RatioLower, estimate.RatioUpper)
                    : "-");
    }

    private static string LabelOf(ReportLine line) =>
        line.Readings.Any(check => check.Verdict == Core.Results.Verdict.Lossy) ? $"{line.Label} !" : line.Label;
}
