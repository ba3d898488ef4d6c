using System.Text.Json;
using Assay.Answers.Articles;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

/// <summary>An article's figures beside those of results made by hand.</summary>
public sealed class Reproductions
{
    private static readonly Article Article = ArticleCatalogue.Find("object-to-bytes")!;

    [Fact]
    public void Published_cells_stand_beside_todays_in_their_unit()
    {
        var reproduction = ReproductionBuilder.Build(Article, [ArticleResults.ObjectToBytes]);

        Assert.Equal(77, reproduction.Cells.Count);
        var mean = Cell(reproduction, "complex-type", "MessagePack", "serialize-mean");
        Assert.Equal("us", mean.Published.Unit);
        Assert.Equal(1.5, mean.Today!.Value, 0.01);
        Assert.Equal(1.5 / 3.859, mean.Ratio!.Value, 0.01);
        Assert.Equal(1024 / 1024.0, Cell(reproduction, "complex-type", "MessagePack", "serialize-allocated").Today!.Value, 1e-9);
        Assert.Equal(0.05, Cell(reproduction, "text-100", "Marshal", "ratio").Today!.Value, 0.002);
        Assert.Equal([1, 2, 3],
            new[] { "Marshal", "UTF8", "BinaryFormatter" }.Select(name => Cell(reproduction, "text-100", name, "rank").Today!.Value));
    }

    [Fact]
    public void Collections_are_counted_as_the_runtime_counts_them_for_1000_operations()
    {
        // Of ten batches of 1000 operations two hold a collection of generation 0 alone, and the first one of generation 1 too.
        var cell = Cell(ReproductionBuilder.Build(Article, [ArticleResults.ObjectToBytes]), "text-100", "BinaryFormatter", "gen0-per-1000");

        Assert.Equal(0.3, cell.Today!.Value, 1e-9);
    }

    [Fact]
    public void Every_cell_without_a_figure_has_its_sentence()
    {
        var reproduction = ReproductionBuilder.Build(Article, [ArticleResults.ObjectToBytes]);

        Assert.All(reproduction.Cells, cell => Assert.True(cell.Today is null == cell.Why.Length > 0, cell.ToString()));
        Assert.Equal("It cannot carry a string.", Cell(reproduction, "text-100", "MessagePack", "serialize-mean").Why);
        Assert.Equal("Protobuf 1.0.0 was not found.", Cell(reproduction, "text-100", "ProtoBuf", "rank").Why);
        Assert.Equal(
            "json.net/generic with text (100) is not in these results", Cell(reproduction, "text-100", "JSON", "serialize-mean").Why);
    }

    [Fact]
    public void Every_article_has_all_its_cells_without_any_results()
    {
        var empty = ArticleCatalogue.All.Select(article => ReproductionBuilder.Build(article, [])).ToList();

        Assert.Equal(419, empty.Sum(reproduction => reproduction.Cells.Count(cell => cell.Why.Length > 0)));
        Assert.All(empty.SelectMany(reproduction => reproduction.Claims), claim => Assert.Equal(Judgement.NotJudged, claim.Judgement));
        Assert.All(empty.SelectMany(reproduction => reproduction.Claims),
            claim => Assert.StartsWith("assay ", claim.Command, StringComparison.Ordinal));
    }

    [Fact]
    public void Bars_of_a_graph_share_one_unit()
    {
        var choices = ArticleCatalogue.Find("choices")!;

        var graph = ReproductionBuilder.Build(choices, []).Graphs.Single(graph => graph.Graph.Id == "document-allocated");

        Assert.Equal("MB", graph.Unit);
        Assert.Equal(382.2 / 1024, graph.Bars.Single(bar => bar.Name == "BondUnsafeSimple").Published!.Value, 1e-9);
        Assert.Equal(1.48, graph.Bars.Single(bar => bar.Name == "NewtonsoftJsonReusedSerializer").Published!.Value, 1e-9);
    }

    [Fact]
    public void Json_has_every_published_cell_and_every_claim()
    {
        using var json = JsonDocument.Parse(Text("json", ReportExtent.Details));
        var tables = json.RootElement.GetProperty("tables").EnumerateArray()
            .ToDictionary(table => table.GetProperty("id").GetString()!, table => table.GetProperty("rows").EnumerateArray().ToList());

        Assert.Equal(77,
            tables.Where(
                table => table.Key.StartsWith("text-100", StringComparison.Ordinal)
                || table.Key.StartsWith("complex-type", StringComparison.Ordinal)).SelectMany(table => table.Value)
                .Sum(row => row.EnumerateObject()
                .Count(cell => cell.Name.EndsWith("Published", StringComparison.Ordinal) && cell.Value.ValueKind == JsonValueKind.Number)));
        Assert.Equal(["holds", "no longer holds"], tables["claims"].Select(row => row.GetProperty("judgement").GetString()));
    }

    [Theory]
    [InlineData("table", ReportExtent.FirstScreen, "reproduce.txt")]
    [InlineData("table", ReportExtent.Details, "reproduce-details.txt")]
    [InlineData("markdown", ReportExtent.FirstScreen, "reproduce.md")]
    [InlineData("csv", ReportExtent.FirstScreen, "reproduce.csv")]
    public void Every_format_is_as_committed(
        string format, ReportExtent extent, string file) => Snapshot.Matches(Text(format, extent), file);

    private static string Text(string format, ReportExtent extent)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(ReproductionTables.Of(ReproductionBuilder.Build(Article, [ArticleResults.ObjectToBytes])), format, output,
            new OutputStyle(100, false, extent));
        return output.ToString();
    }

    private static ReproducedCell Cell(Reproduction reproduction, string workload, string serializer, string metric) =>
        reproduction.Cells.Single(
            cell => cell.Published.Workload == workload && cell.Published.Serializer == serializer && cell.Published.Metric == metric);
}
