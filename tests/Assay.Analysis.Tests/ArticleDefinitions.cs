using Assay.Answers.Articles;

namespace Assay.Analysis.Tests;

/// <summary>The definitions of the articles: nothing that was published is forgotten, and nothing that they name is misspelled.</summary>
public sealed class ArticleDefinitions
{
    private const int PublishedCells = 419;
    private const int PublishedClaims = 29;

    public static TheoryData<string> Names => [.. ArticleCatalogue.All.Select(article => article.Name)];

    [Fact]
    public void Every_published_cell_has_a_counterpart_or_a_sentence()
    {
        var cells = ArticleCatalogue.All.SelectMany(
            article => article.Figures().Select(figure => (figure, Counterpart: article.CounterpartOf(figure)))).ToList();

        Assert.Equal(PublishedCells, PublishedTables.Figures.Count);
        Assert.Equal(PublishedCells, cells.Count);
        Assert.Equal(
            [], cells.Where(cell => cell.Counterpart is not ({ Quantity: not null } or { Why.Length: > 20 })).Select(cell => cell.figure));
        // Four figures cannot be measured by anybody today; the rest is measured, or says in each run why it was not.
        Assert.Equal(4, cells.Count(cell => cell.Counterpart is { Quantity: null }));
    }

    [Fact]
    public void Every_claim_has_a_judge()
    {
        var claims =
            PublishedTables.Claims.Select(
                claim => (claim, Rule: ArticleCatalogue.All.Single(
                article => article.Source == claim.Source).Claims.Single(rule => rule.Claim == claim.Text))).ToList();

        Assert.Equal(PublishedClaims, claims.Count);
        Assert.Equal(PublishedClaims, ArticleCatalogue.All.Sum(article => article.Claims.Count));
        Assert.All(claims, claim => Assert.Contains(claim.Rule.Tests, test => !test.IsShown));
        Assert.All(claims.SelectMany(claim => claim.Rule.Tests), test => Assert.Contains(test.Rule, ClaimJudge.Rules));
    }

    [Fact]
    public void A_cell_that_no_definition_names_has_no_counterpart()
    {
        var choices = ArticleCatalogue.Find("choices")!;
        var figure = choices.Figures().First();

        Assert.Null((choices with { Serializers = new Dictionary<string, ArticleSerializer>() }).CounterpartOf(figure));
        Assert.Null((choices with { Workloads = new Dictionary<string, FigureAddress>() }).CounterpartOf(figure));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Every_figure_that_a_definition_names_is_measured_by_one_of_its_runs(string name)
    {
        var article = ArticleCatalogue.Find(name)!;

        Assert.Equal([],
            AddressesOf(article).Where(address => !article.Runs.Any(run => Measures(run, address)))
                .Select(address => $"{address.Row} {address.DataSet} {address.Size} {address.Figure} {address.Surface} {address.Mode}")
                .Distinct());
        Assert.Equal([],
            article.Graphs.Where(graph => graph.Run is not null && !article.Runs.Any(run => run.Name == graph.Run))
                .Select(graph => graph.Id));
        Assert.Equal([],
            article.Graphs.Where(
                graph => graph.Workload is not null
                && !article.Figures().Any(figure => figure.Workload == graph.Workload && figure.Metric == graph.Metric))
                .Select(graph => graph.Id));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Runs_have_names_of_their_own_and_a_quick_reproduction_leaves_some(string name)
    {
        var article = ArticleCatalogue.Find(name)!;

        Assert.Equal(article.Runs.Count, article.Runs.Select(run => run.Name).Distinct().Count());
        Assert.NotEmpty(article.Runs.Select(run => run.OfQuick()).OfType<ArticleRun>());
    }

    [Fact]
    public void Quotes_and_commas_of_the_tables_are_read_as_they_were_written()
    {
        Assert.Contains(PublishedTables.Figures, figure => figure.Note == "equals {\"Books\":[null,...]}: null members were timed");
        Assert.Contains(PublishedTables.Figures,
            figure =>
                figure is { Metric: "object-limit", Text: "13169966", Unit: "", Note: "2 x 6,584,983 objects; fixed in .NET Core 2.1" });
        Assert.All(PublishedTables.Figures, figure => Assert.True(double.IsFinite(figure.Value)));
    }

    [Fact]
    public void A_misspelled_property_of_a_definition_is_an_error() =>
        Assert.Throws<System.Text.Json.JsonException>(
            () => ArticleCatalogue.Read("""{ "name": "x", "source": "x", "title": "x", "protocol": "x", "clams": [] }"""));

    private static IEnumerable<FigureAddress> AddressesOf(Article article)
    {
        foreach (var quantity in article.Figures().Select(figure => article.CounterpartOf(figure)?.Quantity).OfType<Quantity>())
        {
            foreach (var address in AddressesOf(quantity, quantity.SmallestOf))
                yield return address;
        }

        foreach (var test in article.Claims.SelectMany(claim => claim.Tests).Where(test => test.Rule != "worst-first"))
        {
            var sized = test.Sizes.Count == 0 ? test : test with { Of = test.Of with { Size = test.Of.Size ?? test.Sizes[0] } };
            string[] rows = [.. test.Rows.Concat(test.Than).Where(row => row != "*")];
            if (rows.Length == 0 && test.Of.Row is null)
                rows = [article.Runs[0].Rows.Split(',')[0]];
            foreach (var address in AddressesOf(sized.Within(sized.Of), rows))
                yield return address;
        }
    }

    private static IEnumerable<FigureAddress> AddressesOf(Quantity quantity, IReadOnlyList<string> rows)
    {
        foreach (var address in rows.Count == 0 ? [quantity.Of] : rows.Select(row => quantity.Of with { Row = row }))
            yield return address;
        foreach (var other in new[] { quantity.By, quantity.Over, quantity.Minus }.OfType<FigureAddress>())
            yield return other.Row is null ? other with { Row = rows[0] } : other;
    }

    private static bool Measures(ArticleRun run, FigureAddress address)
    {
        var figure = address.Figure == "rank" ? "mean" : address.Figure;
        string[] kinds = figure switch
        {
            null or "size" or "size-deflate-optimal" => ["speed", "growth", "calls"],
            "first-type" or "later-type" or "startup-total" => ["startup"],
            "exponent" or "fixed" or "each" => ["growth"],
            "thread-gain-workstation" or "thread-gain-server" => ["memory"],
            "first" or "best" or "worst" or "trimmed-mean" or "average-over-first" => ["calls"],
            _ => ArticleEvidence.Knows(figure) ? ["speed", "growth"] : [],
        };
        return kinds.Contains(run.Kind)
            && run.Rows.Split(',').Contains(address.Row)
            && (run.DataSets is null || run.DataSets.Split(',').Contains(address.DataSet))
            && (address.Mode is null || (run.Modes ?? "jit").Split(',').Contains(address.Mode))
            && (figure is "size" or "size-deflate-optimal" or null || address.Surface?.ToString().ToLowerInvariant() == run.Surface)
            && (run.Sizes is null || (run.Kind == "growth" && !run.Sizes.Contains(',', StringComparison.Ordinal)
                ? address.Size <= SizeOf(run.Sizes)
                : run.Sizes.Split(',').Select(SizeOf).Contains(address.Size!.Value)));
    }

    private static int SizeOf(string text) => text[^1] switch
    {
        'k' => 1_000 * int.Parse(text[..^1], System.Globalization.CultureInfo.InvariantCulture),
        'M' => 1_000_000 * int.Parse(text[..^1], System.Globalization.CultureInfo.InvariantCulture),
        _ => int.Parse(text, System.Globalization.CultureInfo.InvariantCulture),
    };
}
