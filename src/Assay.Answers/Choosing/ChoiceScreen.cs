using Assay.Report;
using Assay.Report.Sections;
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

    private readonly WordTable candidates = ChoiceSections.Candidates(choice, origin).Of(Readers.People);
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
        foreach (var line in new ChoiceTable(candidates with { Rows = [.. candidates.Rows.Take(rows)] }, width).Draw())
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
/// <param name="table">Its rows, best first.</param>
/// <param name="width">Columns of the output.</param>
internal sealed class ChoiceTable(WordTable table, int width)
{
    private const string Gap = "  ";
    private const string Cut = "..";
    private readonly List<int> columns = [.. Enumerable.Range(0, table.Columns.Count)];

    /// <summary>The lines, none wider than the output.</summary>
    public IEnumerable<string> Draw()
    {
        // What is asked for least stands at the end, and goes first where the output is narrow; a text there is cut before.
        while (columns.Count > 2 && Width(columns.SkipLast(1)) + LeastWidthOf(columns[^1]) > width)
            columns.RemoveAt(columns.Count - 1);
        yield return Line(column => table.Columns[column].Head);
        yield return new string('-', Math.Min(width, Width(columns) - Gap.Length));
        foreach (var row in table.Rows)
            yield return Line(column => row.Cells[column].Text);
    }

    private string Line(Func<int, string> cell)
    {
        var line = string.Join(Gap, columns.Select(column => table.Columns[column].IsText
            ? cell(column).PadRight(WidthOf(column))
            : cell(column).PadLeft(WidthOf(column)))).TrimEnd();
        return line.Length <= width ? line : $"{line[..(width - Cut.Length)].TrimEnd()}{Cut}";
    }

    /// <summary>The width of some columns, each with a gap behind it.</summary>
    private int Width(IEnumerable<int> some) => some.Sum(column => WidthOf(column) + Gap.Length);

    private int WidthOf(int column) =>
        table.Rows.Select(row => row.Cells[column].Text.Length).Append(table.Columns[column].Head.Length).Max();

    private int LeastWidthOf(int column) =>
        table.Columns[column].IsText ? Math.Min(WidthOf(column), table.Columns[column].Head.Length) : WidthOf(column);
}
