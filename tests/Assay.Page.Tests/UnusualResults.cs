using Assay.Answers.Pages;
using Assay.Report;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>Results that are partial, large or hostile.</summary>
[Collection(nameof(Chromium))]
public sealed class UnusualResults(Chromium chromium)
{

    [Fact]
    public async Task One_row_alone_is_shown()
    {
        await EveryView(chromium.Write(Results.OneRow.As("a.json")));
        await chromium.Read(chromium.Write(Results.OneRow.As("a.json")),
            async page => Assert.Contains("only", await page.InnerTextAsync(".answer >> nth=0"), StringComparison.OrdinalIgnoreCase));
    }

    [Fact]
    public async Task A_run_whose_rows_all_failed_names_the_reasons()
    {
        var file = chromium.Write(Results.AllFailed.As("a.json"));
        await EveryView(file);
        await chromium.Read(file, async page =>
        {
            await HeatMap.Point(page, "picky", 0);
            Assert.Contains("It rejects the root.", await page.InnerTextAsync(".told"), StringComparison.Ordinal);
        }, "#verdicts?q=rejects+the+root");
    }

    [Fact]
    public async Task A_cancelled_run_says_that_it_is_incomplete()
    {
        var file = chromium.Write(Results.Cancelled.As("a.json"));
        await EveryView(file);
        await chromium.Read(
            file, async page => Assert.Contains("INCOMPLETE", await page.InnerTextAsync("header"), StringComparison.Ordinal));
    }

    [Fact]
    public async Task Checks_alone_show_verdicts_and_say_how_to_measure_the_rest()
    {
        var file = chromium.Write(Results.ChecksOnly.As("a.json"));
        await chromium.Read(
            file, async page => Assert.Contains("assay run", await page.InnerTextAsync(".empty pre"), StringComparison.Ordinal), "#speed");
        await chromium.Read(file, async page => Assert.Equal("L loses more", (await HeatMap.Cells(page, "lost"))[0]));
    }

    [Fact]
    public async Task Several_files_are_chosen_from_a_list()
    {
        var file = chromium.Write(Results.Everything.As("a.json"), Results.OneRow.As("b.json"), Results.ChecksOnly.As("c.json"));
        await chromium.Read(file, async page =>
        {
            await page.SelectOptionAsync("[data-choice=file]", "b.json");
            Assert.Equal("only",
                await page.EvaluateAsync<string>(
                    "[...document.querySelectorAll('.view tr[data-row]')].map(row => row.dataset.row).join()"));
            await page.ClickAsync("nav a[href^='#verdicts']");
            await page.SelectOptionAsync("[data-choice=file]", "c.json");
            Assert.True(await page.IsVisibleAsync("tr[data-row=lost]"));
        });
    }

    [Fact]
    public async Task Hostile_names_are_text_and_nothing_runs()
    {
        string[] texts =
        [
            "</script><img src=x onerror=\"alert(1)\">", "<svg/onload=alert(1)>'\"`${alert(1)}", "<!--<script>alert(1)</script>",
            "javascript:alert(1)//\u2028\u202Etxt.exe",
        ];
        var file = chromium.Write(Results.Hostile(texts).As(texts[0] + ".json"));
        Assert.DoesNotContain(
            "alert(1)", await File.ReadAllTextAsync(file, TestContext.Current.CancellationToken), StringComparison.Ordinal);
        await EveryView(file);
        await chromium.Read(file, async page =>
        {
            var shown = await page.InnerTextAsync(".view table");
            Assert.All(texts, text => Assert.Contains(SafeWriter.Of(text), shown, StringComparison.Ordinal));
            var bar = page.Locator(".chart svg path[fill^='#']").First;
            await bar.HoverAsync(new LocatorHoverOptions { Force = true });
            Assert.Equal(0, await page.Locator("img, iframe, object, [onerror], [onload]").CountAsync());
        }, "#speed");
    }

    [Fact]
    public async Task Forty_rows_and_twenty_data_sets_stay_under_two_megabytes()
    {
        var results = Results.Large(40, 20, blocks: 6);
        // As much as such a run records: the raw file does not fit, and the page says where it is.
        var content = new byte[3_000_000];
        new Random(1).NextBytes(content);
        var file = chromium.Write(new PageSource(results, "large.json", content));

        Assert.InRange(new FileInfo(file).Length, 500_000, PageWriter.MostBytes);
        await chromium.Read(file, async page =>
        {
            Assert.Contains("large.json (3.000 MB), too large for this page", await page.InnerTextAsync(".view"), StringComparison.Ordinal);
            var paints = await page.EvaluateAsync<string>(
                "performance.getEntriesByType('paint').map(entry => `${entry.name} ${Math.round(entry.startTime)} ms`).join(', ')");
            TestContext.Current.TestOutputHelper?.WriteLine($"{new FileInfo(file).Length} bytes; {paints}");
        }, "#method");
    }

    [Fact]
    public async Task Sixty_rows_and_thirty_data_sets_are_shown()
    {
        var file = chromium.Write(Results.Large(60, 30, blocks: 3).As("a.json"));
        await chromium.Read(file, async page =>
        {
            Assert.Equal(60, (await HeatMap.Rows(page)).Length);
            Assert.Equal(30, (await HeatMap.Cells(page, "library-0/mode")).Length);
            await page.ClickAsync("nav a[href^='#speed']");
            await page.SelectOptionAsync("[data-choice=table]", "data-29-100");
            Assert.Contains("data-29 (100)", await page.InnerTextAsync(".view h2"), StringComparison.Ordinal);
            Assert.Equal(60, await page.Locator("tr[data-row]").CountAsync());
        }, "#verdicts");
    }

    private async Task EveryView(string file)
    {
        await chromium.Read(file, async page =>
        {
            IReadOnlyList<string> views = await page.EvaluateAsync<string[]>(
                "[...document.querySelectorAll('nav a')].map(link => link.getAttribute('href'))");
            Assert.Contains("#verdicts", views);
            foreach (var view in views)
            {
                await page.ClickAsync($"nav a[href='{view}']");
                await Assertions.Expect(page.Locator("nav a[aria-current=page]")).ToHaveAttributeAsync("href", view);
                Assert.NotEqual("", await page.InnerTextAsync(".view"));
            }
        });
    }
}
