using Assay.Core.Results;
using Assay.Report.Tests;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>Times are dots on an axis from 0, and what cannot be compared stands apart.</summary>
[Collection(nameof(Chromium))]
public sealed class TimesAsDots(Chromium chromium)
{
    [Fact]
    public async Task Rows_that_lose_data_and_reference_rows_stand_apart_below_the_others()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            var texts = await TextsOf(page);
            string[] inOrder =
            [
                "keeps everything (2 rows)", "quick", "steady",
                "public members only (1 row): without Shelf.Secret (1 of 4 members, not public)", "half",
                "loses more (1 row, not compared)", "sloppy", "reference rows: lower bounds, not serializers", "copy", "straight-line",
            ];
            Assert.Equal(inOrder, texts.Where(inOrder.Contains));
            Assert.Equal(inOrder.Where(text => text.Contains(' ', StringComparison.Ordinal)),
                await page.Locator("tr.group").AllInnerTextsAsync());
        }, "#speed");
    }

    [Fact]
    public async Task A_figure_stands_next_to_each_dot_with_its_interval()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            var texts = await TextsOf(page);
            var cells = await page.Locator("[data-column=ratio]").AllInnerTextsAsync();
            Assert.NotEmpty(cells);
            Assert.All(cells, cell => Assert.Contains(cell, texts));
            await page.ClickAsync("[data-choice='value:time']");
            var times = await page.Locator("[data-column=time]").AllInnerTextsAsync();
            texts = await TextsOf(page);
            Assert.All(times, time => Assert.Contains(time, texts));
        }, "#speed");
    }

    [Fact]
    public async Task A_row_far_beyond_the_others_is_cut_at_the_edge_and_keeps_its_figure()
    {
        var results = new ResultsBuilder { Blocks = 6, Rounds = 20, Reference = "a" }
            .Row("a").Check("a", 100).Cells("a", 1000, 1000).Row("b").Check("b", 100).Cells("b", 1200, 1200)
            .Row("c").Check("c", 100).Cells("c", 1500, 1500).Row("slow").Check("slow", 100).Cells("slow", 90_000, 90_000).Build();
        await chromium.Read(chromium.Write(results.As("a.json")), async page =>
        {
            var texts = await TextsOf(page);
            Assert.Contains(texts, text => text.StartsWith("90.0", StringComparison.Ordinal));
            // The axis ends at four times the median, so that the others fill it.
            Assert.DoesNotContain(texts, text => text is "20" or "50" or "80" or "100");
            Assert.Contains("slower than 4 times the median row", await page.InnerTextAsync(".view"), StringComparison.Ordinal);
        }, "#speed");
    }

    [Fact]
    public async Task A_run_without_ranks_says_so_after_its_answer()
    {
        var results = new ResultsBuilder { Blocks = 3, Rounds = 20, Reference = "a" }
            .Row("a").Check("a", 100).Cells("a", 1000, 1000).Row("b").Check("b", 100).Cells("b", 1200, 1200).Build();
        await chromium.Read(chromium.Write(results.As("a.json")), async page =>
        {
            var answer = await page.InnerTextAsync(".answer >> nth=0");
            Assert.StartsWith("Of the 2 rows that keep everything, a has the lowest times so far", answer, StringComparison.Ordinal);
            Assert.EndsWith("This is a screening (K = 3): no ranks yet.", answer, StringComparison.Ordinal);
            Assert.Equal(0, await page.Locator(".caution").CountAsync());
        });
    }

    [Fact]
    public async Task Microseconds_have_their_sign_everywhere()
    {
        var startup = StartupRuns.Of(("quick", 22, Verdict.Supported), ("slow", 102, Verdict.Supported));
        var calls = CallsRuns.Of(("slow-start", 40_000, Verdict.Supported), ("even", 1000, Verdict.Supported));
        await chromium.Read(chromium.Write(Results.Everything.As("a.json"), startup.As("s.json"), calls.As("p.json")), async page =>
        {
            foreach (var view in new[] { "summary", "speed", "trade-off", "startup", "calls", "row", "method" })
            {
                await page.ClickAsync($"nav a[href='#{view}']");
                await Assertions.Expect(page.Locator("nav a[aria-current=page]")).ToHaveAttributeAsync("href", $"#{view}");
                Assert.DoesNotMatch(@"\d us\b", await page.InnerTextAsync("body"));
            }

            await page.ClickAsync("nav a[href='#speed']");
            Assert.Contains("\u00b5s", await page.InnerTextAsync("td[data-column=time] >> nth=0"), StringComparison.Ordinal);
        });
    }

    private static async Task<IReadOnlyList<string>> TextsOf(IPage page) =>
        await page.EvaluateAsync<string[]>("[...document.querySelectorAll('.chart svg text')].map(text => text.textContent)");
}
