using System.Globalization;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Answers.Articles;

/// <summary>A reproduction as tables that every format writes: published figures and today's side by side, and claims.</summary>
public static class ReproductionTables
{
    private const int MetricsOfTable = 2;

    /// <summary>The metrics that people look for first.</summary>
    private static readonly string[] First = ["serialize-mean", "serialize-trimmed-mean", "size", "serialize-allocated",
        "size-deflate-optimal", "serialize-first"];

    /// <summary>The report of a reproduction.</summary>
    public static SectionReport Of(Reproduction reproduction) => new(
        $"reproduce {reproduction.Article.Name}",
        [.. ReproductionWords.Answer(reproduction)],
        [
            .. reproduction.Article.IsList
                ? [ListOf(reproduction)]
                : reproduction.Cells.GroupBy(cell => cell.Published.Workload).SelectMany(cells => TablesOf(cells.Key, [.. cells])),
            .. GraphsOf(reproduction),
            ClaimsOf(reproduction),
        ],
        [.. reproduction.Article.SetUp, .. reproduction.Machine is { } machine ? [SectionWords.Place(machine)] : Array.Empty<string>()]);

    /// <summary>Serializers by metrics, two in each table, so that it fits a terminal.</summary>
    private static IEnumerable<WordTable> TablesOf(string workload, IReadOnlyList<ReproducedCell> cells)
    {
        string[] metrics = [
            .. cells.Select(cell => cell.Published.Metric).Distinct()
                .OrderBy(metric => Array.IndexOf(First, metric) is var place && place < 0 ? First.Length : place)];
        return metrics.Chunk(MetricsOfTable)
            .Select((some, index) => TableOf(workload, index, some, [.. cells.Where(cell => some.Contains(cell.Published.Metric))]));
    }

    /// <summary>Serializers by metrics: the published figure, today's and their ratio.</summary>
    private static WordTable TableOf(string workload, int index, string[] metrics, IReadOnlyList<ReproducedCell> cells)
    {
        Sentences sentences = new();
        var rows =
            from serializer in cells.GroupBy(cell => cell.Published.Serializer)
            let of = serializer.ToDictionary(cell => cell.Published.Metric)
            let row = serializer.Select(cell => cell.Row).FirstOrDefault(name => name.Length > 0) ?? ""
            select new WordRow("",
                [new WordCell(serializer.Key), new WordCell(row.Length > 0 ? row : "-"),
                    .. metrics.SelectMany(metric => CellsOf(of.GetValueOrDefault(metric), sentences))]);
        WordRow[] lines = [.. rows];
        return new WordTable(
            index == 0 ? workload : string.Create(CultureInfo.InvariantCulture, $"{workload}-{index + 1}"),
            $"{workload}: {string.Join(" and ", metrics.Select(metric => MetricName.Read(metric).Figure))}, published and today",
            ["First the published figure, then today's. x: today / published. [1]: no figure of today, for the reason below."],
            [new WordColumn("serializer", "serializer", IsText: true), new WordColumn("row", "row", IsText: true),
                .. metrics.SelectMany(ColumnsOf)],
            lines,
            [.. sentences.All, .. NotesOf(cells)])
        {
            IsDetail = index > 0,
        };
    }

    /// <summary>A line for each published figure.</summary>
    private static WordTable ListOf(Reproduction reproduction)
    {
        Sentences sentences = new();
        WordRow[] rows = [
            .. reproduction.Cells.Select(
                cell => new WordRow("",
                [new WordCell($"{cell.Published.Workload}, {cell.Published.Serializer}: {cell.Published.Metric}"),
                .. CellsOf(cell, sentences), new WordCell(cell.Row.Length > 0 ? cell.Row : "-")]))];
        return new WordTable(
            "figures",
            "Published and today",
            ["x: today / published. [1]: no figure of today, for the reason below."],
            [new WordColumn("figure", "figure", IsText: true), new WordColumn("published", "published"), new WordColumn("today", "today"),
                new WordColumn("ratio", "x"), new WordColumn("row", "row", IsText: true) { IsDetail = true }],
            rows,
            [.. sentences.All, .. NotesOf(reproduction.Cells)]);
    }

    private static IEnumerable<WordColumn> ColumnsOf(string metric)
    {
        var id =
            string.Concat(metric.Split('-').Select((part, index) => index == 0 ? part : $"{char.ToUpperInvariant(part[0])}{part[1..]}"));
        var head = MetricName.Read(metric).Figure!;
        yield return new WordColumn($"{id}Published", head);
        yield return new WordColumn($"{id}Today", "today");
        yield return new WordColumn($"{id}Ratio", "x");
    }

    private static IEnumerable<WordCell> CellsOf(ReproducedCell? cell, Sentences sentences)
    {
        if (cell is null)
            return [WordCell.None, WordCell.None, WordCell.None];
        var published = cell.Published;
        var today = cell.Today is { } value
            ? new WordCell(ReproductionWords.Figure(value, published.Unit), PublishedUnits.Base(published.Unit, value))
            : new WordCell(sentences.Mark(cell.Why));
        return
        [
            new WordCell($"{published.Text} {published.Unit}".TrimEnd(), PublishedUnits.Base(published.Unit, published.Value)),
            today,
            cell.Ratio is { } ratio && published.Metric != "rank"
                ? new WordCell(ratio == 0 ? "0" : Units.Ratio(ratio), ratio)
                : WordCell.None,
        ];
    }

    /// <summary>What serializers and single figures differ in, each said once.</summary>
    private static IEnumerable<string> NotesOf(IReadOnlyList<ReproducedCell> cells) =>
        from cell in cells
        where cell.Note.Length > 0
        group cell.Published.Serializer by cell.Note into serializers
        select $"{SectionWords.Some([.. serializers.Distinct()])}: {serializers.Key}.";

    /// <summary>Graphs whose figures were not published: today's figures, a column for each graph.</summary>
    private static IEnumerable<WordTable> GraphsOf(Reproduction reproduction)
    {
        List<ReproducedGraph> graphs = [.. reproduction.Graphs.Where(graph => graph.Graph.Of is not null)];
        if (graphs.Count == 0)
            yield break;
        Sentences sentences = new();
        string[] names = [.. graphs.SelectMany(graph => graph.Bars).Select(bar => bar.Name).Distinct()];
        WordRow[] rows = [
            .. names.Select(name => new WordRow("", [new WordCell(name), .. graphs.Select(graph => CellOf(graph, name, sentences))]))];
        yield return new WordTable(
            "graphs",
            "What the article shows in graphs, today",
            [.. graphs.Select(graph => $"{graph.Graph.Id}: {graph.Graph.Title}.")],
            [new WordColumn("row", "row", IsText: true), .. graphs.Select((graph, index) => new WordColumn(graph.Graph.Id, graph.Graph.Id)
            {
                IsDetail = index >= 2 * MetricsOfTable,
            })],
            rows,
            [.. sentences.All]);
    }

    private static WordCell CellOf(
        ReproducedGraph graph, string name, Sentences sentences) => graph.Bars.FirstOrDefault(bar => bar.Name == name) switch
        {
            { Today: { } today } => new WordCell(ReproductionWords.Figure(today, graph.Unit), PublishedUnits.Base(graph.Unit, today)),
            { } bar => new WordCell(sentences.Mark(bar.Why)),
            null => WordCell.None,
        };

    private static WordTable ClaimsOf(Reproduction reproduction) => new(
        "claims",
        "Claims",
        [],
        [
            new WordColumn("claim", "claim", IsText: true), new WordColumn("judgement", "judgement", IsText: true),
            new WordColumn("observed", "observed", IsText: true),
            new WordColumn("judgedBy", "judged by", IsText: true) { IsDetail = true },
        ],
        [.. reproduction.Claims.Select(claim => new WordRow("", [.. CellsOf(claim)]))],
        [])
    {
        IsProse = true,
    };

    private static IEnumerable<WordCell> CellsOf(JudgedClaim claim) =>
    [
        new WordCell(ReproductionWords.Capital(claim.Claim.Text)), new WordCell(ReproductionWords.Of(claim.Judgement)),
        new WordCell(ReproductionWords.Observed(claim)),
        new WordCell(claim.Claim.HowToJudge),
    ];

    /// <summary>Reasons for missing figures, each with a number.</summary>
    private sealed class Sentences
    {
        private readonly List<string> sentences = [];

        public IEnumerable<string> All =>
            sentences.Select((sentence, index) => string.Create(CultureInfo.InvariantCulture, $"[{index + 1}] {sentence}"));

        public string Mark(string why)
        {
            var sentence = $"{Plain.Cause(why).TrimEnd('.')}.";
            if (!sentences.Contains(sentence))
                sentences.Add(sentence);
            return string.Create(CultureInfo.InvariantCulture, $"[{sentences.IndexOf(sentence) + 1}]");
        }
    }
}
