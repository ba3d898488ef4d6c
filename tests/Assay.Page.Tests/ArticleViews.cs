using Assay.Answers.Articles;
using Assay.Report.Tests;

namespace Assay.Page.Tests;

/// <summary>The view of articles: published figures against today's, and claims.</summary>
[Collection(nameof(Chromium))]
public sealed class ArticleViews(Chromium chromium)
{
    private static readonly Reproduction Reproduced =
        ReproductionBuilder.Build(ArticleCatalogue.Find("object-to-bytes")!, [ArticleResults.ObjectToBytes]);
    private static readonly Reproduction Guide = ReproductionBuilder.Build(ArticleCatalogue.Find("guide")!, []);

    [Fact]
    public async Task A_page_of_a_reproduction_opens_with_the_article_its_claims_and_its_figures()
    {
        var report = ReproductionTables.Of(Reproduced);
        await chromium.Read(chromium.Write([ArticleResults.ObjectToBytes.As("o.json")], [Reproduced]), async page =>
        {
            Assert.Equal("Object-to-bytes in C#", await page.InnerTextAsync("h1"));
            Assert.Equal(report.Answer[0], await page.InnerTextAsync(".answer >> nth=0"));
            Assert.Equal(1, await page.Locator(".chart svg").CountAsync());
            Assert.Equal(["holds", "no longer holds"], await page.Locator("td[data-column='claims-judgement']").AllInnerTextsAsync());
            var table = report.Tables[0];
            string[] cells = [.. await page.Locator("tr[data-row=Marshal] >> nth=0 >> td").AllInnerTextsAsync()];
            Assert.Equal(table.Rows[0].Cells.Skip(1).Select(cell => cell.Text), cells);
        });
    }

    [Fact]
    public async Task A_chosen_graph_has_two_dots_for_each_serializer_and_names_those_without_a_figure() =>
        await chromium.Read(chromium.Write([ArticleResults.ObjectToBytes.As("o.json")], [Reproduced]), async page =>
        {
            await page.SelectOptionAsync("[data-choice=graph]", "tree-mean");
            Assert.Contains("Time to write the tree", await page.Locator(".view h2").AllInnerTextsAsync());
            Assert.Equal(["published", "today"], await page.Locator(".legend .key").AllInnerTextsAsync());
            Assert.Equal("2 without today's figure", await page.InnerTextAsync(".notes summary"));
        });

    [Fact]
    public async Task A_graph_whose_counterpart_is_a_view_links_to_it_and_articles_can_be_chosen() =>
        await chromium.Read(chromium.Write([], [Reproduced, Guide]), async page =>
        {
            await page.SelectOptionAsync("[data-choice=article]", "guide");
            await page.SelectOptionAsync("[data-choice=graph]", "times");
            Assert.Equal("#growth", await page.GetAttributeAsync(".view p a", "href"));
            Assert.Equal(15, await page.Locator("td[data-column='claims-judgement']").CountAsync());
        });

    [Fact]
    public async Task A_page_of_a_run_says_how_to_reproduce_an_article() =>
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")),
            async page => Assert.Contains("assay article guide", await page.InnerTextAsync(".empty pre"), StringComparison.Ordinal),
            "#articles");
}
