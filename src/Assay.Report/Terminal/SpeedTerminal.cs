using Assay.Analysis.Model;

namespace Assay.Report.Terminal;

/// <summary>The report for a person: a first screen, or two tables a data set and below them what is wrong with whom.</summary>
internal static class SpeedTerminal
{
    public static void Write(ReportModel model, TextWriter output, OutputStyle style)
    {
        if (style.Extent == ReportExtent.Details)
            WriteDetails(model, output, style);
        else
            new FirstScreen(model, style).Write(output);
        if (model.Deep is { } deep)
        {
            new Canvas(output, style).Blank();
            WriteDeep(deep, output, style);
        }
    }

    private static void WriteDetails(ReportModel model, TextWriter output, OutputStyle style)
    {
        var canvas = new Canvas(output, style);
        foreach (var caution in Cautions.Of(model))
            canvas.Paragraph(caution, indent: 2, isStrong: true);
        foreach (var table in model.Tables)
        {
            canvas.Blank();
            Write(model, table, canvas);
        }

        if (model.Gen0BudgetBytes is { } budget)
        {
            canvas.Blank();
            canvas.Paragraph(Words.Gen0Budget(model, budget), indent: 2);
        }

        if (model.WhereTimeWent is { } time)
        {
            canvas.Blank();
            canvas.Paragraph(Words.WhereTimeWent(model, time), indent: 2);
        }
    }

    public static void WriteDeep(DeepReport report, TextWriter output, OutputStyle style)
    {
        var canvas = new Canvas(output, style);
        Optional(DeepText.Nothing(report), canvas);
        for (var i = 0; i < report.Rows.Count; i++)
        {
            if (i > 0)
                canvas.Blank();
            canvas.Paragraph(DeepText.Title(report, report.Rows[i]), indent: 2, isStrong: true);
            foreach (var finding in DeepText.Findings(report.Rows[i]))
                canvas.Paragraph(finding, indent: 2);
            foreach (var line in DeepText.Lines(report, report.Rows[i], canvas.Width, canvas.IsTerminal))
                canvas.Drawn(line);
        }
    }

    private static void Write(ReportModel model, ReportTable table, Canvas canvas)
    {
        canvas.Paragraph(Words.Title(model, table), isStrong: true);
        foreach (var sentence in OwnTypesWords.Of(model))
            canvas.Paragraph(sentence, indent: 2);
        canvas.Paragraph(Words.Measured(model, table), indent: 2);
        if (RankWords.Refusal(table) is { Length: > 0 } refusal)
            canvas.Paragraph(refusal, indent: 2, isStrong: true);
        if (table.AllLines.Any())
            Figures(model, table, canvas);
        else
            canvas.Paragraph("Nothing was measured.");
        Missing(table, canvas);
    }

    private static void Figures(ReportModel model, ReportTable table, Canvas canvas)
    {
        canvas.Paragraph(Words.HowToRead(model, table), indent: 2);
        Optional(RankWords.HowToRead(table), canvas);
        Optional(table.IsCorpusOfOne ? Words.CorpusOfOne : "", canvas);
        canvas.Blank();
        var hasBars = Times(model, table, canvas);
        foreach (var verdict in RankWords.Verdicts(table))
            canvas.Paragraph(verdict, indent: 2, isStrong: true);
        if (Words.WholeOperations(model).Count > 0)
            canvas.Paragraph(Words.Fastest(model, table), indent: 2, isStrong: true);
        Optional(RankWords.Limits(table), canvas);
        Optional(RankWords.BlocksOfRows(model, table), canvas);
        Optional(hasBars ? TimeTable.Bars : "", canvas);
        Optional(TimeTable.Surfaces(table), canvas);
        foreach (var program in Programs.Of(table))
            canvas.Paragraph(program, indent: 4);
        foreach (var (sign, meaning, rows) in Mark.Footnotes(table))
            canvas.Paragraph($"{sign} {rows}: {meaning}", indent: 4);
        new ReadingTable(model, table, canvas).Draw();
        canvas.Blank();
        var sizes = new SizeTable(model, table, canvas);
        canvas.Paragraph(sizes.HowToRead(), indent: 2);
        canvas.Blank();
        sizes.Draw();
    }

    private static bool Times(ReportModel model, ReportTable table, Canvas canvas)
    {
        var operations = Words.WholeOperations(model);
        var hasBars = false;
        foreach (var together in operations.Chunk(canvas.Width < OutputStyle.WidthOfTwoOperations ? 1 : Math.Max(operations.Count, 1)))
        {
            var times = new TimeTable(table, canvas, together);
            times.Draw();
            canvas.Blank();
            hasBars |= times.HasBars;
        }

        return hasBars;
    }

    private static void Optional(string text, Canvas canvas)
    {
        if (text.Length > 0)
            canvas.Paragraph(text, indent: 2);
    }

    private static void Missing(ReportTable table, Canvas canvas)
    {
        if (table.Missing.Count == 0)
            return;
        canvas.Blank();
        canvas.Paragraph("Not measured", isStrong: true);
        foreach (var missing in table.Missing)
            canvas.Paragraph(MissingWords.Of(missing), indent: 4);
    }
}
