using Assay.Analysis.Model;

namespace Assay.Report.Terminal;

/// <summary>
/// The answer on one screen: sentences, ten rows in groups by what they bring back, the noise, and how much is not shown. Of several data
/// sets every one has its sentence, as far as there is room, and the first has its rows.
/// </summary>
/// <param name="style">Width and kind of the output, and whether rows and data sets are left out.</param>
internal sealed class FirstScreen(ReportModel model, OutputStyle style)
{
    /// <summary>Lines of an output of 100 columns; what a run says after them fits with them on a screen of 30.</summary>
    public const int MostLines = 25;

    private readonly int width = Math.Max(style.Width, OutputStyle.MinimumWidth);

    /// <summary>Prints it.</summary>
    public void Write(TextWriter output)
    {
        var screen = style.Extent == ReportExtent.AllRows ? Whole() : Short();
        foreach (var line in screen.Lines)
            output.WriteLine(line);
    }

    private ScreenLines Short()
    {
        var screen = new ScreenLines(width, style.IsTerminal);
        foreach (var room in ScreenRoom.OfScreens(model.Tables.Count))
        {
            screen = Short(room);
            if (screen.Lines.Count <= MostLines)
                break;
        }

        return screen;
    }

    private ScreenLines Short(ScreenRoom room)
    {
        var screen = Begin(room);
        var shown = model.Tables.FirstOrDefault(table => table.AllLines.Any()) ?? (model.Tables.Count > 0 ? model.Tables[0] : null);
        if (shown is null)
            return screen;
        var left = Answers(screen, room);
        foreach (var sentence in OwnTypesWords.Of(model).Take(1))
            screen.Add(Words.Capital(sentence), most: room.Sentence);
        if (shown.AllLines.Any())
            Table(screen, shown, room);
        else
            Causes(screen, shown, room);
        End(screen, shown, left);
        return screen;
    }

    private ScreenLines Whole()
    {
        var room = ScreenRoom.Unlimited;
        var screen = Begin(room);
        foreach (var table in model.Tables)
        {
            if (screen.Lines.Count > 0)
                screen.Blank();
            Answer(screen, table, room);
            foreach (var sentence in OwnTypesWords.Of(model))
                screen.Add(Words.Capital(sentence));
            if (table.AllLines.Any())
                Table(screen, table, room);
            screen.Blank();
            screen.Add(NoiseWords.Measured(model));
            screen.Add(NoiseWords.Of(table, int.MaxValue));
            if (table.Missing.Count == 0)
                continue;
            screen.Blank();
            screen.Add("Not measured", isStrong: true);
            foreach (var missing in table.Missing)
                screen.Add(MissingWords.Of(missing), indent: 4);
        }

        return screen;
    }

    private ScreenLines Begin(ScreenRoom room)
    {
        var screen = new ScreenLines(width, style.IsTerminal);
        foreach (var caution in Cautions.Of(model, isScreeningSaid: true))
            screen.Add(caution, indent: 2, most: room.Sentence, isStrong: true);
        return screen;
    }

    /// <summary>A sentence for each data set while there is room; gives how many are left out.</summary>
    private int Answers(ScreenLines screen, ScreenRoom room)
    {
        var begin = screen.Lines.Count;
        for (var index = 0; index < model.Tables.Count; index++)
        {
            if (index > 0 && screen.Lines.Count - begin + room.Answer > room.Answers)
                return model.Tables.Count - index;
            Answer(screen, model.Tables[index], room);
        }

        return 0;
    }

    private void Answer(ScreenLines screen, ReportTable table, ScreenRoom room)
    {
        screen.Add($"{Words.Title(model, table)}. {AnswerWords.Of(model, table)}", indent: 2, most: room.Answer, isStrong: true);
        foreach (var sentence in VariantWords.Of(model, table).Take(room.Variants))
            screen.Add(sentence, indent: 2, most: room.Sentence);
    }

    private void Table(ScreenLines screen, ReportTable table, ScreenRoom room)
    {
        screen.Blank();
        ShortTable rows = new(model, table, width, room.Rows);
        screen.Add(rows.HowToRead(), most: room.Line);
        foreach (var (line, isHead) in rows.Draw())
            screen.Drawn(line, isHead);
    }

    private static void Causes(ScreenLines screen, ReportTable table, ScreenRoom room)
    {
        foreach (var missing in table.Missing.Take(room.Causes))
            screen.Add(MissingWords.Of(missing), indent: 4, most: room.Cause);
    }

    private void End(ScreenLines screen, ReportTable shown, int left)
    {
        screen.Blank();
        screen.Add(NoiseWords.Measured(model), most: 1);
        screen.Add(NoiseWords.Of(shown, width), most: 1);
        if (shown.AllLines.Any())
            screen.Add(MissingWords.Counts(shown, width), most: 1);
        if (model.Tables.Count > 1)
            screen.Add(
                $"The rows are those of {shown.DataSet} ({Units.Whole(shown.Size)})"
                + $"{(left > 0 ? $"; {left} more {Words.Plural(left, "table")} not shown" : "")}.", most: 1);
        screen.Add(
            MoreWords.Of(style, "assay report FILE",
                ["--all (every row), or --details (intervals, allocations, GC, reasons)", "--all (every row), or --details (all figures)",
                "--all, or --details", "--all"]), most: 1);
    }
}

/// <summary>How much of each part a screen shows, in lines unless a part says otherwise.</summary>
internal sealed record ScreenRoom
{
    private const int MostRows = 10;
    private const int FewestRows = 4;

    /// <summary>A screen without an end.</summary>
    public static ScreenRoom Unlimited { get; } = new()
    {
        Rows = int.MaxValue,
        Answer = int.MaxValue,
        Answers = int.MaxValue,
        Variants = int.MaxValue,
        Sentence = int.MaxValue,
        Causes = int.MaxValue,
        Cause = int.MaxValue,
        Line = int.MaxValue,
    };

    /// <summary>Rows of the table.</summary>
    public required int Rows { get; init; }

    /// <summary>The answer of one data set.</summary>
    public required int Answer { get; init; }

    /// <summary>The answers of all data sets together.</summary>
    public required int Answers { get; init; }

    /// <summary>Sentences on how variants of a data set compare.</summary>
    public required int Variants { get; init; }

    /// <summary>Any other sentence.</summary>
    public required int Sentence { get; init; }

    /// <summary>Reasons where nothing was measured.</summary>
    public required int Causes { get; init; }

    /// <summary>One of them.</summary>
    public required int Cause { get; init; }

    /// <summary>A line that should be one.</summary>
    public int Line { get; init; } = 1;

    /// <summary>
    /// Rooms of one screen, each smaller than the one before: rows give way first, as far as a table needs some; then sentences; then rows
    /// again.
    /// </summary>
    public static IEnumerable<ScreenRoom> OfScreens(int tables)
    {
        var full = new ScreenRoom
        {
            Rows = MostRows,
            Answer = tables == 1 ? 5 : 3,
            Answers = 9,
            Variants = tables == 1 ? 4 : 1,
            Sentence = 2,
            Causes = 5,
            Cause = 3,
        };
        for (var rows = MostRows; rows >= FewestRows; rows--)
            yield return full with { Rows = rows };
        var tight = full with { Rows = FewestRows, Answers = 5, Variants = Math.Min(full.Variants, 2), Sentence = 1, Cause = 2 };
        yield return tight;
        yield return tight with { Rows = 3, Answer = 3, Answers = 3, Variants = 1, Cause = 1 };
        for (var rows = 3; rows > 0; rows--)
            yield return tight with { Rows = rows, Answer = 2, Answers = 2, Variants = 1, Cause = 1 };
    }
}
