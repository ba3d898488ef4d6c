using System.Globalization;
using System.Text;

namespace Assay.Answers.Articles;

/// <summary>A figure that an article printed.</summary>
/// <param name="Source">The article's name in the tables of published figures.</param>
/// <param name="Workload">What was serialized, as the table calls it.</param>
/// <param name="Serializer">The serializer, as the article calls it.</param>
/// <param name="Metric">What was measured, such as <c>serialize-mean</c>.</param>
/// <param name="Text">The figure as printed.</param>
/// <param name="Unit">Its unit; empty for a count.</param>
/// <param name="Note">What else the article says of it; empty for nothing.</param>
public sealed record PublishedFigure(
    string Source, string Workload, string Serializer, string Metric, string Text, string Unit, string Note)
{
    /// <summary>The figure as a number, in <see cref="Unit"/>.</summary>
    public double Value => double.Parse(Text, NumberStyles.Float, CultureInfo.InvariantCulture);
}

/// <summary>Something that an article claims.</summary>
/// <param name="Source">The article's name in the tables.</param>
/// <param name="HowToJudge">What decides about it.</param>
public sealed record PublishedClaim(string Source, string Text, string HowToJudge);

/// <summary>What the five articles published, as tables that were copied from them.</summary>
public static class PublishedTables
{
    /// <summary>Every figure.</summary>
    public static IReadOnlyList<PublishedFigure> Figures { get; } =
        [.. Lines("published-figures.csv")
            .Select(cells => new PublishedFigure(cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6]))];

    /// <summary>Every claim.</summary>
    public static IReadOnlyList<PublishedClaim> Claims { get; } = [
        .. Lines("claims.csv").Select(cells => new PublishedClaim(cells[0], cells[1], cells[2]))];

    private static IEnumerable<IReadOnlyList<string>> Lines(string file) =>
        EmbeddedText.Of(file).Split('\n', StringSplitOptions.RemoveEmptyEntries).Skip(1).Select(line => CellsOf(line.TrimEnd('\r')));

    /// <summary>The cells of a line of RFC 4180; no cell of these tables holds a line break.</summary>
    private static List<string> CellsOf(string line)
    {
        List<string> cells = [];
        StringBuilder cell = new();
        var isQuoted = false;
        for (var index = 0; index < line.Length; index++)
        {
            if (line[index] == '"' && isQuoted && index + 1 < line.Length && line[index + 1] == '"')
                cell.Append(line[index++]);
            else if (line[index] == '"')
                isQuoted = !isQuoted;
            else if (line[index] == ',' && !isQuoted)
                AddCell();
            else
                cell.Append(line[index]);
        }

        AddCell();
        return cells;

        void AddCell()
        {
            cells.Add(cell.ToString());
            cell.Clear();
        }
    }
}

/// <summary>Texts that are embedded in this assembly.</summary>
internal static class EmbeddedText
{
    /// <summary>A text of the articles.</summary>
    public static string Of(string file)
    {
        using var stream = typeof(EmbeddedText).Assembly.GetManifestResourceStream($"Assay.Answers.Articles.{file}")
            ?? throw new ArgumentException($"There is no text {file}.", nameof(file));
        using StreamReader reader = new(stream, Encoding.UTF8);
        return reader.ReadToEnd();
    }
}
