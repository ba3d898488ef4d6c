using Assay.Analysis.Comparing;
using Assay.Analysis.Tables;
using Assay.Answers.Choosing;
using Assay.Core.Results;
using Assay.Report.Comparing;
using Assay.Report.Sections;
using Assay.Report.Tests;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>Pages that open with what was asked of results, and the answer.</summary>
[Collection(nameof(Chromium))]
public sealed class AnswerViews(Chromium chromium)
{
    private static readonly string[] Files = ["old.json", "new.json"];

    [Fact]
    public async Task A_recommendation_opens_with_the_question_and_the_row_and_says_what_does_not_fit_and_why()
    {
        var page = chromium.Write([Results.Everything.As("r.json")], Recommendation);
        await chromium.Read(page, async page =>
        {
            Assert.Equal("Which serializer for books (100 books), scenario rpc?", await page.InnerTextAsync("h1"));
            Assert.Equal("Recommended: quick (Quick 1.0.0).", await page.InnerTextAsync("header .answer"));
            Assert.Equal(["quick", "steady"], await Rows(page, 0));
            Assert.Equal(["half, sloppy", "picky", "absent"], await Rows(page, 1));
            Assert.Contains(
                "cannot serialize the data: Shelf.Owner refers back to its shelf.", await page.InnerTextAsync(".view table >> nth=1"),
                StringComparison.Ordinal);
            Assert.Equal(
                ["Candidates", "Excluded", "What would change the answer"], await page.Locator(".view h2").AllInnerTextsAsync());

            // What it rests on is there too.
            await page.ClickAsync(".view table >> nth=0 >> text=quick");
            Assert.EndsWith("#row?row=quick", page.Url, StringComparison.Ordinal);
            await page.ClickAsync("nav a[href='#summary']");
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("books: 100 books, 101 objects");
        });
        await chromium.Read(page, async page => Assert.Equal(0, await page.Locator("footer:visible").CountAsync()));
    }

    [Fact]
    public async Task A_comparison_opens_with_what_is_compared_and_what_is_slower_and_fits_a_phone()
    {
        var (old, now) = (Run("1.0.0", 1), Run("2.0.0", 1.5));
        var report = ComparisonSections.Of(RunComparer.Compare(old, now, 0.05), Files);
        var page = chromium.Write([old.As(Files[0]), now.As(Files[1])], report);
        await chromium.Read(page, async page =>
        {
            Assert.Equal("What changed in acme from 1.0.0 to 2.0.0?", await page.InnerTextAsync("h1"));
            Assert.Equal(report.Answer, await page.Locator("header .answer").AllInnerTextsAsync());
            Assert.StartsWith("2 regressions over 5 %: acme (", report.Answer[0], StringComparison.Ordinal);
            Assert.Equal(
                ["row", "operation", "ratio", "change", "before", "after", "bytes", "version", "data"],
                await page.Locator(".view th[scope=col]").AllInnerTextsAsync());
        });
        await chromium.Read(page, async page => Assert.True(
            await page.EvaluateAsync<bool>("document.documentElement.scrollWidth <= innerWidth")), width: 400);
    }

    private static SectionReport Recommendation
    {
        get
        {
            var model = ReportBuilder.Build(Results.Everything);
            var table = Chooser.TableFor(model, new ChoiceRequest())!;
            return ChoiceSections.Of(
                Chooser.Choose(table, NeedEvidence.Of([Results.Everything], table), new ChoiceRequest()),
                ChoiceOrigin.Of(model, ["r.json"], []));
        }
    }

    private static ResultsFile Run(string version, double factor) => new ResultsBuilder { Blocks = 6, Reference = "other" }
        .Row("acme", "Acme", version).Check("acme", 100).Cells("acme", 2000 * factor, 3000 * factor)
        .Row("other", "Other", "3.1.0").Check("other", 120).Cells("other", 2500, 3500).Build();

    private static async Task<string[]> Rows(IPage page, int table) =>
        [.. await page.Locator($".view table >> nth={table} >> tbody th[scope=row]").AllInnerTextsAsync()];
}
