using Assay.Analysis.Model;
using Assay.Core.Adapters;

namespace Assay.Report.Terminal;

/// <summary>The table of the first screen: rows in groups by what they bring back, each on one line.</summary>
internal sealed class ShortTable
{
    private const int FewestPublic = 3;
    private const string Gap = "  ";

    private readonly ReportModel model;
    private readonly ReportTable table;
    private readonly int width;
    private readonly int most;
    private readonly List<ReportLine> shown;

    private sealed record Column(string Header, bool IsRight, Func<ReportLine, string> Cell)
    {
        /// <summary>Its widest cell; longer ones are cut.</summary>
        public int Most { get; init; } = int.MaxValue;
    }

    /// <param name="width">Columns of the output.</param>
    /// <param name="most">Rows that are shown at most, those that lose more left out.</param>
    public ShortTable(ReportModel model, ReportTable table, int width, int most)
    {
        (this.model, this.table, this.width, this.most) = (model, table, width, most);
        var (everything, publicOnly) = (Of(Kept.Everything), Of(Kept.PublicMembers));
        var ofPublic = Math.Min(publicOnly.Count, Math.Max(most - everything.Count, Math.Min(FewestPublic, most / 2)));
        shown = [.. Chosen(everything, most - ofPublic), .. Chosen(publicOnly, ofPublic),
            .. Of(Kept.Less).Where(line => line.Label == table.Reference), .. table.ReferenceLines.Where(IsNeeded)];
    }

    /// <summary>How to read ratios and marks; a reference whose name is too long for a line is not named again.</summary>
    public string HowToRead()
    {
        var ended = shown.Any(line => line.Ended.Length > 0) ? "; e: library ended" : "";
        var marks = shown.Any(line => line.Unproven.Length > 0) ? ended + "; v: version not verified" : ended;
        var whole = Ratios(table) + marks;
        return whole.Length <= width || !table.HasReference ? whole : $"ratio = time / time of the row with ratio 1{marks}";
    }

    private static string Ratios(ReportTable table)
    {
        if (!table.HasReference)
            return $"no ratios: {table.Reference} was not measured here";
        var reference = table.Lines.Any(line => line.RatioReference != table.Reference)
            ? "the first variant of the same row"
            : table.Reference;
        return $"ratio = time / time of {reference}; below 1 is faster";
    }

    /// <summary>The lines, none wider than the output.</summary>
    public IEnumerable<(string Line, bool IsHead)> Draw()
    {
        var columns = Columns().ToList();
        var longest = shown.Select(line => Named(line).Length).Append("row".Length).Max();
        // The least asked-for figures stand at the end, and go first where the output is narrow.
        while (columns.Count > 1 && LabelWidth(columns) + Slack(columns[^1]) < Math.Min(longest, Label.Narrowest))
            columns.RemoveAt(columns.Count - 1);
        if (columns[^1] is { IsRight: false } last)
            columns[^1] = last with { Most = Math.Max(last.Header.Length, WidthOf(last) - Math.Max(0, longest - LabelWidth(columns))) };
        var label = Math.Min(longest, LabelWidth(columns));
        var head = Row("row", columns.ConvertAll(column => column.Header), columns, label);
        yield return (head, true);
        yield return (new string('-', Math.Min(width, label + columns.Sum(column => Gap.Length + WidthOf(column)))), false);
        foreach (var kind in new[] { Kept.Everything, Kept.PublicMembers })
        {
            if (Of(kind) is { Count: > 0 } all)
            {
                var lines = shown.Where(line => !line.IsReference && line.Keeps == kind).ToList();
                yield return (Fitted(LossWords.Head(kind, all, lines.Count, width), width), true);
                foreach (var line in lines)
                    yield return (Row(Named(line), columns.ConvertAll(column => column.Cell(line)), columns, label), false);
            }
        }

        foreach (var line in Rest(columns, label))
            yield return line;
    }

    private IEnumerable<(string Line, bool IsHead)> Rest(List<Column> columns, int label)
    {
        if (Of(Kept.Less) is { Count: > 0 } others)
        {
            foreach (var line in most == int.MaxValue
                ? Plain.Wrap(LossWords.Others(others, null), width, 4)
                : [Fitted(LossWords.Others(others, width), width)])
                yield return (line, true);
        }

        foreach (var line in shown.Where(line => !line.IsReference && line.Keeps == Kept.Less))
            yield return (Row(Named(line), columns.ConvertAll(column => column.Cell(line)), columns, label), false);
        if (shown.Exists(line => line.IsReference))
            yield return ("lower bounds (no serializers)", true);
        foreach (var line in shown.Where(line => line.IsReference))
            yield return (Row(Named(line), columns.ConvertAll(column => column.Cell(line)), columns, label), false);
    }

    private static string Named(ReportLine line) =>
        $"{line.Label}{(line.Ended.Length > 0 ? " e" : "")}{(line.Unproven.Length > 0 ? " v" : "")}";

    private IReadOnlyList<ReportLine> Of(Kept kind) => [.. table.Lines.Where(line => line.Keeps == kind)];

    /// <summary>The first lines, and in place of the last of them those that the answer speaks of.</summary>
    private List<ReportLine> Chosen(IReadOnlyList<ReportLine> lines, int count)
    {
        var needed = lines.Where(IsNeeded).Take(count).ToHashSet();
        var others = lines.Where(line => !needed.Contains(line)).Take(count - needed.Count).ToHashSet();
        return [.. lines.Where(line => needed.Contains(line) || others.Contains(line))];
    }

    private bool IsNeeded(ReportLine line) =>
        most == int.MaxValue || line.Label == table.Reference || table.Leads.Any(lead => lead.Label == line.Label);

    private IEnumerable<Column> Columns()
    {
        foreach (var operation in AnswerWords.Operations(model))
        {
            yield return new Column(AnswerWords.Noun(operation), true,
                line => line.Of(operation) is { } estimate ? Units.Time(estimate.NanosecondsPerOperation) : "-");
            yield return new Column("ratio", true, line => Ratio(line, operation));
        }

        yield return new Column("bytes", true, line => line.PayloadBytes is { } bytes ? Units.Whole(bytes) : "-");
        if (shown.Any(line => line.Demand is not null))
            yield return new Column(
                "your types need", false, line => line.Demand is { } demand && !line.IsReference ? DemandWords.Short(demand) : "");
    }

    private static string Ratio(ReportLine line, Operation operation) => line.Of(operation) switch
    {
        null => "",
        _ when line.Label == line.RatioReference => "1",
        { Ratio: { } ratio } => Units.Ratio(ratio),
        _ => "",
    };

    private int Slack(Column column) => column.IsRight ? 0 : WidthOf(column) - column.Header.Length;

    private int LabelWidth(List<Column> columns) => width - columns.Sum(column => Gap.Length + WidthOf(column));

    private int WidthOf(Column column) =>
        Math.Min(column.Most, shown.Select(line => column.Cell(line).Length).Append(column.Header.Length).Max());

    private string Row(string label, List<string> cells, List<Column> columns, int labelWidth)
    {
        var padded =
            columns.Select((column, index) => column.IsRight ? cells[index].PadLeft(WidthOf(column)) : Cut(cells[index], WidthOf(column)));
        return $"{Fitted(label, labelWidth).PadRight(labelWidth)}{string.Concat(padded.Select(cell => Gap + cell))}".TrimEnd();
    }

    private static string Cut(string text, int width) =>
        text.Length <= width ? text.PadRight(width) : text[..(width - 2)].TrimEnd(',', ' ') + "..";

    // The end stays: versions and runtimes stand there.
    private static string Fitted(string text, int width)
    {
        if (text.Length <= width)
            return text;
        var end = (width - 2) / 2;
        return width < 4 ? text[..width] : $"{text[..(width - 2 - end)]}..{text[^end..]}";
    }
}
