using Assay.Analysis.Model;

namespace Assay.Report.Terminal;

/// <summary>
/// The answer on one screen: sentences, ten rows in groups by what they bring back, the noise, and how much is not shown. Of several data sets every one has its
/// sentence, as far as there is room, and the first has its rows.
/// </summary>
/// <param name="model">The report.</param>
/// <param name="style">Width and kind of the output, and whether rows and data sets are left out.</param>
internal sealed class FirstScreen(ReportModel model, OutputStyle style)
{
    /// <summary>Lines of an output of 100 columns; what a run says after them fits with them on a screen of 30.</summary>
    public const int MostLines = 25;

    private const int MostRows = 10;
    private const int MostLinesOfAnswers = 9;
    private const int MostLinesOfSentence = 3;

    private readonly int width = Math.Max(style.Width, OutputStyle.MinimumWidth);

    private bool IsWhole => style.Extent == ReportExtent.AllRows;

    /// <summary>Prints it.</summary>
    public void Write(TextWriter output)
    {
        var screen = IsWhole ? Whole() : Short();
        foreach (var line in screen.Lines)
            output.WriteLine(line);
    }

    private ScreenLines Short()
    {
        var rows = MostRows;
        var screen = Short(rows);
        while (screen.Lines.Count > MostLines && rows > 1)
            screen = Short(--rows);
        return screen;
    }

    private ScreenLines Short(int rows)
    {
        var screen = Begin();
        var shown = model.Tables.FirstOrDefault(table => table.AllLines.Any()) ?? (model.Tables.Count > 0 ? model.Tables[0] : null);
        if (shown is null)
            return screen;
        var left = Answers(screen);
        foreach (var sentence in OwnTypesWords.Of(model).Take(1))
            screen.Add(Words.Capital(sentence), most: 2);
        if (shown.AllLines.Any())
            Table(screen, shown, rows);
        else
            Causes(screen, shown);
        End(screen, shown, left);
        return screen;
    }

    private ScreenLines Whole()
    {
        var screen = Begin();
        foreach (var table in model.Tables)
        {
            if (screen.Lines.Count > 0)
                screen.Blank();
            Answer(screen, table);
            foreach (var sentence in OwnTypesWords.Of(model))
                screen.Add(Words.Capital(sentence));
            if (table.AllLines.Any())
                Table(screen, table, int.MaxValue);
            screen.Blank();
            screen.Add(NoiseWords.Measured(model));
            screen.Add(NoiseWords.Of(table));
            if (table.Missing.Count == 0)
                continue;
            screen.Blank();
            screen.Add("Not measured", isStrong: true);
            foreach (var missing in table.Missing)
                screen.Add(MissingWords.Of(missing), indent: 4);
        }

        return screen;
    }

    private ScreenLines Begin()
    {
        var screen = new ScreenLines(width, style.IsTerminal);
        foreach (var caution in Cautions.Of(model, isScreeningSaid: true))
            screen.Add(caution, indent: 2, most: Most(2), isStrong: true);
        return screen;
    }

    /// <summary>A sentence for each data set while there is room; gives how many are left out.</summary>
    private int Answers(ScreenLines screen)
    {
        var begin = screen.Lines.Count;
        for (var index = 0; index < model.Tables.Count; index++)
        {
            if (index > 0 && screen.Lines.Count - begin + MostLinesOfSentence > MostLinesOfAnswers)
                return model.Tables.Count - index;
            Answer(screen, model.Tables[index]);
        }

        return 0;
    }

    private void Answer(ScreenLines screen, ReportTable table)
    {
        screen.Add($"{Words.Title(model, table)}. {AnswerWords.Of(model, table)}", indent: 2, most: Most(model.Tables.Count == 1 ? MostLinesOfSentence + 2 : MostLinesOfSentence), isStrong: true);
        foreach (var sentence in VariantWords.Of(model, table).Take(Most(model.Tables.Count == 1 ? 4 : 1)))
            screen.Add(sentence, indent: 2, most: Most(2));
    }

    private void Table(ScreenLines screen, ReportTable table, int rows)
    {
        screen.Blank();
        screen.Add(ShortTable.HowToRead(table), most: Most(1));
        foreach (var (line, isHead) in new ShortTable(model, table, width, rows).Draw())
            screen.Drawn(line, isHead);
    }

    private void Causes(ScreenLines screen, ReportTable table)
    {
        foreach (var missing in table.Missing.Take(5))
            screen.Add(MissingWords.Of(missing), indent: 4, most: Most(3));
    }

    private void End(ScreenLines screen, ReportTable shown, int left)
    {
        screen.Blank();
        screen.Add(NoiseWords.Measured(model), most: Most(1));
        screen.Add(NoiseWords.Of(shown), most: Most(2));
        if (shown.AllLines.Any())
            screen.Add(MissingWords.Counts(shown), most: Most(1));
        if (model.Tables.Count > 1)
            screen.Add($"The rows are those of {shown.DataSet} ({Units.Whole(shown.Size)}){(left > 0 ? $"; {left} more {Words.Plural(left, "table")} not shown" : "")}.", most: Most(1));
        screen.Add("More: assay report FILE --all (every row), or --details (intervals, allocations, GC, reasons)", most: Most(1));
    }

    private int Most(int lines) => IsWhole ? int.MaxValue : lines;
}

/// <summary>Lines of a fixed width, collected before any is printed, so that they can be counted.</summary>
internal sealed class ScreenLines(int width, bool isTerminal)
{
    private const string Cut = " ...";
    private readonly List<string> lines = [];

    /// <summary>The lines so far.</summary>
    public IReadOnlyList<string> Lines => lines;

    public void Blank() => lines.Add("");

    /// <summary>A paragraph; nothing where the text is empty.</summary>
    /// <param name="text">The text.</param>
    /// <param name="indent">Blanks before all lines but the first.</param>
    /// <param name="most">Lines after which it is cut.</param>
    /// <param name="isStrong">Whether a terminal shows it in bold.</param>
    public void Add(string text, int indent = 2, int most = int.MaxValue, bool isStrong = false)
    {
        if (text.Length == 0)
            return;
        List<string> wrapped = [.. Plain.Wrap(text, width, indent)];
        if (wrapped.Count > most)
        {
            wrapped.RemoveRange(most, wrapped.Count - most);
            wrapped[^1] = wrapped[^1][..Math.Min(wrapped[^1].Length, width - Cut.Length)].TrimEnd() + Cut;
        }

        foreach (var line in wrapped)
            Drawn(line, isStrong);
    }

    /// <summary>A line that fits.</summary>
    public void Drawn(string line, bool isStrong) => lines.Add(isStrong && isTerminal ? $"\u001b[1m{line}\u001b[0m" : line);
}
