using Assay.Report;
using Assay.Report.Terminal;

namespace Assay.Answers.Choosing;

/// <summary>
/// A recommendation on one screen: the row and its reasons first, then the short list, what was excluded, and what would change the answer.
/// </summary>
/// <param name="choice">The recommendation; it has a candidate.</param>
/// <param name="origin">What it rests on beside figures.</param>
/// <param name="style">Width and kind of the output.</param>
internal sealed class ChoiceScreen(Choice choice, ChoiceOrigin origin, OutputStyle style)
{
    /// <summary>Lines of an output of 100 columns.</summary>
    public const int MostLines = 30;

    private const int MostRows = 5;
    private const int MostGroupsWithLines = 4;

    private readonly int width = Math.Max(style.Width, OutputStyle.MinimumWidth);

    /// <summary>Prints it.</summary>
    public void Write(TextWriter output)
    {
        var rows = MostRows;
        var lines = Lines(rows);
        while (lines.Count > MostLines && rows > 1)
            lines = Lines(--rows);
        foreach (var line in lines)
            output.WriteLine(line);
    }

    private IReadOnlyList<string> Lines(int rows)
    {
        var screen = new ScreenLines(width, style.IsTerminal);
        screen.Add(ChoiceWords.Recommendation(choice), most: 1, isStrong: true);
        screen.Add(ChoiceWords.Reasons(choice), most: 3);
        screen.Add(ChoiceWords.Needs(choice), most: 4);
        screen.Add(ChoiceWords.Effort(choice), most: int.MaxValue);
        screen.Blank();
        screen.Add(ChoiceWords.Question(choice, origin), most: 2);
        foreach (var line in new ChoiceTable(choice, width, rows).Draw())
            screen.Drawn(line, isStrong: false);
        screen.Add(ChoiceWords.Doubt(choice), most: 2);
        foreach (var caution in origin.Cautions.Take(2))
            screen.Add(caution, most: 1, isStrong: true);
        screen.Blank();
        Excluded(screen);
        List<string> changes = [.. ChangeWords.Of(choice)];
        if (changes.Count > 0)
            screen.Add("What would change the answer:", most: 1, isStrong: true);
        foreach (var change in changes.Take(5))
            screen.Add($"- {change}", most: 1);
        screen.Add(ChoiceWords.Cautions(choice), most: 2);
        screen.Add($"{origin.Measured}; {origin.Results[0]}.", most: 1);
        return screen.Lines;
    }

    private void Excluded(ScreenLines screen)
    {
        List<string> excluded = [.. ExcludedWords.Of(choice)];
        if (excluded.Count > 0 && excluded.Count <= MostGroupsWithLines)
        {
            screen.Add("Excluded:", most: 1, isStrong: true);
            foreach (var group in excluded)
                screen.Add($"- {group}", most: 1);
        }
        else if (excluded.Count > 0)
        {
            screen.Add($"Excluded: {string.Join("; ", excluded)}", most: MostGroupsWithLines);
        }

        screen.Add(ExcludedWords.Unknown(choice), most: 2);
        screen.Add(ExcludedWords.NotJudged(choice), most: 2);
    }
}

/// <summary>The short list.</summary>
internal sealed class ChoiceTable
{
    private const string Gap = "  ";
    private const string Cut = "..";
    private readonly IReadOnlyList<Candidate> rows;
    private readonly int width;
    private readonly List<(string Header, bool IsRight, Func<Candidate, string> Cell)> columns;

    /// <param name="choice">The recommendation.</param>
    /// <param name="width">Columns of the output.</param>
    /// <param name="most">Rows that are shown at most.</param>
    public ChoiceTable(Choice choice, int width, int most)
    {
        this.width = width;
        rows = [.. choice.Candidates.Take(most)];
        columns =
        [
            ("row", false, row => row.Label),
            ("read", true, row => row.ReadNanoseconds is { } read ? Units.Time(read) : "-"),
            ("write", true, row => row.WriteNanoseconds is { } write ? Units.Time(write) : "-"),
            ("bytes", true, row => Units.Whole(row.PayloadBytes)),
        ];
        if (choice.BitsPerSecond is not null)
            columns.Add(("sending", true, row => Units.Time(row.NetworkNanoseconds)));
        columns.Add(("a message", true, row => Units.Time(row.MessageNanoseconds)));
        if (choice.MessagesPerSecond is not null)
            columns.Add(("of a core", true, row => Units.Share(row.CoreShare ?? 0)));
        if (rows.Any(row => row.Demand is not null))
            columns.Add(("your types need", false, row => row.Demand is { } demand ? DemandWords.Short(demand) : "-"));
    }

    /// <summary>The lines, none wider than the output.</summary>
    public IEnumerable<string> Draw()
    {
        // What is asked for least stands at the end, and goes first where the output is narrow; a text there is cut before.
        while (columns.Count > 2
            && Width(columns.SkipLast(1))
                + Math.Min(WidthOf(columns[^1]), columns[^1].IsRight ? int.MaxValue : columns[^1].Header.Length) > width)
            columns.RemoveAt(columns.Count - 1);
        yield return Row(columns.ConvertAll(column => column.Header));
        yield return new string('-', Math.Min(width, Width(columns) - Gap.Length));
        foreach (var row in rows)
            yield return Row(columns.ConvertAll(column => column.Cell(row)));
    }

    private string Row(List<string> cells)
    {
        var line =
            string.Join(Gap,
                columns.Select(
                (column, index) => column.IsRight
                ? cells[index].PadLeft(WidthOf(column))
                : cells[index].PadRight(WidthOf(column)))).TrimEnd();
        return line.Length <= width ? line : $"{line[..(width - Cut.Length)].TrimEnd()}{Cut}";
    }

    /// <summary>The width of some columns, each with a gap behind it.</summary>
    private int Width(
        IEnumerable<(string Header, bool IsRight, Func<Candidate, string> Cell)> some) => some.Sum(column => WidthOf(column) + Gap.Length);

    private int WidthOf((string Header, bool IsRight, Func<Candidate, string> Cell) column) =>
        rows.Select(row => column.Cell(row).Length).Append(column.Header.Length).Max();
}
