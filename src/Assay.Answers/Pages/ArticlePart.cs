using Assay.Answers.Articles;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>An article's experiment: its published figures and today's, counterparts of its graphs, and its claims judged.</summary>
/// <param name="File">The article's short name; a page has one part of each article.</param>
/// <param name="Title">The article's title.</param>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Notes">What differs in set-up, and where it was measured.</param>
/// <param name="Graphs">Counterparts of its graphs.</param>
internal sealed record ArticlePart(
    string File, string Title, IReadOnlyList<string> Answer, IReadOnlyList<string> Notes, IReadOnlyList<PageGraph> Graphs,
    IReadOnlyList<PageWordTable> Tables, PageWordTable Claims) : PagePart("article", File)
{
    /// <summary>The part of a reproduction.</summary>
    public static ArticlePart Of(Reproduction reproduction)
    {
        var report = ReproductionTables.Of(reproduction);
        return new ArticlePart(
            reproduction.Article.Name,
            reproduction.Article.Title,
            report.Answer,
            report.Notes,
            [.. reproduction.Graphs.Select(PageGraph.Of)],
            [.. report.Tables.Where(table => !table.IsProse).Select(PageWordTable.Of)],
            PageWordTable.Of(report.Tables.Single(table => table.IsProse)));
    }
}

/// <summary>The counterpart of a graph.</summary>
internal sealed record PageGraph
{
    public required string Id { get; init; }

    public required string Title { get; init; }

    /// <summary>The unit of its figures; empty for a count.</summary>
    public required string Unit { get; init; }

    /// <summary>The view of the page that is the counterpart; empty for bars.</summary>
    public required string View { get; init; }

    public required IReadOnlyList<PageBar> Bars { get; init; }

    public static PageGraph Of(ReproducedGraph graph) => new()
    {
        Id = graph.Graph.Id,
        Title = graph.Graph.Title,
        Unit = graph.Unit,
        View = graph.Graph.View ?? "",
        Bars = [.. graph.Bars.Select(
            bar => new PageBar(
                bar.Name, bar.Published, bar.Today, TextOf(bar.Published, graph.Unit), TextOf(bar.Today, graph.Unit),
                Plain.Cause(bar.Why)))],
    };

    private static string TextOf(double? value, string unit) => value is { } known ? ReproductionWords.Figure(known, unit) : "-";
}

/// <summary>A published figure and today's, of one serializer.</summary>
internal sealed record PageBar(string Name, double? Published, double? Today, string PublishedText, string TodayText, string Why);
