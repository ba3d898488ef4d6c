using Assay.Core.Results;

namespace Assay.Answers.Articles;

/// <summary>Sets an article's published figures beside those of results files, and judges its claims by them.</summary>
public static class ReproductionBuilder
{
    private const string Rank = "rank";
    private const string NoMapping = "Nothing says which of Assay's figures is its counterpart.";

    /// <summary>Builds it.</summary>
    /// <param name="files">Results files; for each figure the first that has it counts.</param>
    public static Reproduction Build(Article article, IReadOnlyList<ResultsFile> files)
    {
        ArticleEvidence evidence = new(files);
        List<ReproducedCell> cells = [.. article.Figures().Select(figure => CellOf(article, figure, evidence))];
        cells = [.. cells.Select(cell => cell.Published.Metric == Rank ? Ranked(cell, cells) : cell)];
        ClaimJudge judge = new(article, evidence);
        return new Reproduction(
            article,
            cells,
            [.. article.Graphs.Select(graph => GraphOf(article, graph, cells, evidence))],
            [.. PublishedTables.Claims.Where(claim => claim.Source == article.Source).Select(judge.Judge)],
            files.Count > 0 ? files[0].Machine : null,
            [.. files.SelectMany(file => file.Rows).Where(row => !row.IsReference).DistinctBy(row => row.Name)]);
    }

    private static ReproducedCell CellOf(Article article, PublishedFigure figure, ArticleEvidence evidence)
    {
        if (article.CounterpartOf(figure) is not { } counterpart)
            return new ReproducedCell(figure, "", null, NoMapping, "");
        if (counterpart.Quantity is not { } quantity)
            return new ReproducedCell(figure, "", null, counterpart.Why, counterpart.Note);
        var row = quantity.SmallestOf.Count > 0 ? string.Join(", ", quantity.SmallestOf) : quantity.Of.Row ?? "";
        // A rank is a place among others, which are read first.
        var reading = quantity.Of.Figure == Rank ? evidence.Read(quantity.Of with { Figure = "mean" }) : evidence.Read(quantity);
        return reading.Value is { } value
            ? new ReproducedCell(figure, row, PublishedUnits.In(figure.Unit, value), "", Noted(counterpart.Note, reading.Loses))
            : new ReproducedCell(figure, row, null, reading.Why, counterpart.Note);
    }

    private static string Noted(string note, string loses) =>
        loses.Length == 0 ? note : note.Length == 0 ? $"loses {loses}" : $"{note}; loses {loses}";

    /// <summary>The cell with the place of its mean among the serializers of its workload.</summary>
    private static ReproducedCell Ranked(ReproducedCell cell, List<ReproducedCell> cells) => cell.Today is not { } mean ? cell : cell with
    {
        Today = 1
            + cells.Count(
                other => other.Published.Metric == Rank && other.Published.Workload == cell.Published.Workload && other.Today < mean),
    };

    private static ReproducedGraph GraphOf(Article article, ArticleGraph graph, List<ReproducedCell> cells, ArticleEvidence evidence)
    {
        if (graph.View is not null)
            return new ReproducedGraph(graph, "", []);
        if (graph.Of is not { } of)
        {
            List<ReproducedCell> shown = [
                .. cells.Where(cell => cell.Published.Workload == graph.Workload && cell.Published.Metric == graph.Metric)];
            var unit = shown.Select(cell => cell.Published.Unit).FirstOrDefault() ?? "";
            return new ReproducedGraph(graph, unit, [.. shown.Select(cell => BarOf(cell, unit))]);
        }

        var rows = article.Runs.FirstOrDefault(run => run.Name == graph.Run)?.Rows.Split(',') ?? [];
        return new ReproducedGraph(
            graph, graph.Unit, [.. rows.Select(row => BarOf(row, evidence.Read(of with { Row = row }), graph.Unit))]);
    }

    // Units of one graph may differ: 1.3 MB stands beside 382 kB.
    private static GraphBar BarOf(ReproducedCell cell, string unit)
    {
        var factor = PublishedUnits.In(unit, 1) / PublishedUnits.In(cell.Published.Unit, 1);
        return new GraphBar(cell.Published.Serializer, cell.Published.Value * factor, cell.Today * factor, cell.Why);
    }

    private static GraphBar BarOf(string row, Reading reading, string unit) =>
        new(row, null, reading.Value is { } value ? PublishedUnits.In(unit, value) : null, reading.Why);
}
