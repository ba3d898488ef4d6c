using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Report;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>What a reader sees and does on the page.</summary>
[Collection(nameof(Chromium))]
public sealed class Views(Chromium chromium)
{
    private static readonly string[] AllViews = ["summary", "speed", "size", "trade-off", "verdicts", "raw", "row", "method"];

    [Fact]
    public async Task Every_view_opens_from_the_navigation_and_says_something()
    {
        var file = chromium.Write(Results.Everything.As("a.json"));
        await chromium.Read(file, async page =>
        {
            foreach (var view in AllViews)
            {
                await page.ClickAsync($"nav a[href^='#{view}']");
                await Assertions.Expect(page.Locator("nav a[aria-current=page]")).ToHaveAttributeAsync("href", $"#{view}");
                Assert.NotEqual("", await page.InnerTextAsync("h1"));
                Assert.NotEqual("", await page.InnerTextAsync(".view"));
            }
        });
    }

    [Fact]
    public async Task The_summary_answers_in_the_words_of_the_first_screen_and_groups_rows_by_what_they_keep()
    {
        var results = Results.Everything;
        var model = ReportBuilder.Build(results);
        await chromium.Read(chromium.Write(results.As("a.json")), async page =>
        {
            Assert.Equal(AnswerWords.Of(model, model.Tables[0]), await page.InnerTextAsync(".answer >> nth=0"));
            Assert.StartsWith("2 of 4 measured rows keep everything, 1 only public members, 1 loses more. 2 more rows have no figures.",
                await page.InnerTextAsync("header .answer >> nth=1"), StringComparison.Ordinal);
            Assert.Equal(["quick", "steady", "half", "sloppy", "copy", "straight-line"], await Labels(page));
            Assert.Equal(
                ["keeps everything (2 rows)", "public members only (1 row): without Shelf.Secret (1 of 4 members, not public)",
                    "loses more (1 row, not compared)", "reference rows: lower bounds, not serializers"],
                await page.Locator("tr.group").AllInnerTextsAsync());
        });
    }

    [Fact]
    public async Task Figures_are_those_of_the_report_to_the_digit()
    {
        var results = Results.Everything;
        var table = ReportBuilder.Build(results).Tables[0];
        var file = chromium.Write(results.As("a.json"));
        foreach (var operation in new[] { Operation.Deserialize, Operation.Serialize })
        {
            await chromium.Read(file, async page =>
            {
                var cells = await Cells(page);
                foreach (var line in table.Lines.Concat(table.ReferenceLines))
                {
                    var estimate = line.Of(operation)!;
                    Assert.Equal(Units.Time(estimate.NanosecondsPerOperation).OnPage(), cells[$"{line.Label} time"]);
                    Assert.Equal(
                        Units.Ratio(estimate.Ratio!.Value, estimate.RatioLower, estimate.RatioUpper), cells[$"{line.Label} ratio"]);
                    Assert.Equal(RankWords.Rank(estimate.Rank), cells[$"{line.Label} rank"]);
                    Assert.Equal(Units.Count(estimate.ObjectsPerSecond), cells[$"{line.Label} rate"]);
                    Assert.Equal(Units.Size(estimate.AllocatedBytesPerOperation), cells[$"{line.Label} allocated"]);
                }
            }, $"#speed?op={(operation == Operation.Serialize ? "serialize" : "deserialize")}");
        }

        await chromium.Read(file, async page =>
        {
            var cells = await Cells(page);
            foreach (var line in table.Lines)
            {
                Assert.Equal(Units.Size(line.PayloadBytes), cells[$"{line.Label} payload"]);
                Assert.Equal(Units.Size(line.DeflateBytes), cells[$"{line.Label} deflate"]);
                Assert.Equal(Units.Size(line.BrotliBytes), cells[$"{line.Label} brotli"]);
            }
        }, "#size");
    }

    [Fact]
    public async Task The_method_of_a_merged_run_names_each_machine_with_its_shards()
    {
        await chromium.Read(chromium.Write(Results.Merged.As("whole.json")), async page =>
        {
            Assert.Contains("2 machines (6 shards): 1 with 2 x First CPU, 1 with 2 x Second CPU", await page.InnerTextAsync(".top"),
                StringComparison.Ordinal);
            Assert.Equal(["Shards 1, 2, 3 of 6", "Shards 4, 5, 6 of 6"], await page.Locator(".view h3").AllInnerTextsAsync());
            var text = await page.InnerTextAsync(".view");
            Assert.Contains("2 x First CPU", text, StringComparison.Ordinal);
            Assert.Contains("2026-03-04 06:06 UTC", text, StringComparison.Ordinal);
        }, "#method");
    }

    [Fact]
    public async Task A_head_sorts_up_and_down_by_mouse_and_keyboard()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            await page.ClickAsync("[data-sort=time]");
            Assert.Equal("descending", await page.GetAttributeAsync("th:has([data-sort=time])", "aria-sort"));
            Assert.Equal(["steady", "quick", "half", "sloppy", "straight-line", "copy"], await Labels(page));

            await page.FocusAsync("[data-sort=row]");
            await page.Keyboard.PressAsync("Enter");
            Assert.Equal("ascending", await page.GetAttributeAsync("th:has([data-sort=row])", "aria-sort"));
            Assert.Equal(["quick", "steady", "half", "sloppy", "copy", "straight-line"], await Labels(page));
            Assert.Equal("row", await page.EvaluateAsync<string>("document.activeElement.dataset.sort"));
        }, "#speed");
    }

    [Fact]
    public async Task Typing_filters_rows_and_stays_in_the_field()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            await page.FocusAsync("[data-choice=q]");
            await page.Keyboard.TypeAsync("ste");
            Assert.Equal(["steady", "copy", "straight-line"], await Labels(page));
            Assert.Equal("ste", await page.EvaluateAsync<string>("document.activeElement.value"));

            await page.FillAsync("[data-choice=q]", "");
            await page.SelectOptionAsync("[data-choice=least]", "everything");
            Assert.Equal(["quick", "steady", "copy", "straight-line"], await Labels(page));
        }, "#speed");
    }

    [Fact]
    public async Task A_shared_address_shows_the_same_view()
    {
        var file = chromium.Write(Results.Everything.As("a.json"));
        var fragment = "";
        var seen = "";
        await chromium.Read(file, async page =>
        {
            await page.SelectOptionAsync("[data-choice=op]", "serialize");
            await page.ClickAsync("[data-choice='value:time']");
            await page.FillAsync("[data-choice=q]", "s");
            await page.ClickAsync("[data-sort=allocated]");
            fragment = new Uri(page.Url).Fragment;
            seen = await page.InnerTextAsync("main");
        }, "#speed");

        Assert.Equal("#speed?op=serialize&q=s&sort=allocated&value=time", fragment);
        await chromium.Read(file, async page => Assert.Equal(seen, await page.InnerTextAsync("main")), fragment);
    }

    [Fact]
    public async Task The_network_speed_decides_which_row_has_the_lowest_total()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            Assert.Contains("At 1 Gbit/s, steady has the lowest total of the 2 rows that keep everything",
                await page.InnerTextAsync(".lead"), StringComparison.Ordinal);
            await page.FocusAsync("[data-choice=net]");
            await page.Keyboard.PressAsync("End");
            Assert.Contains("At 100 Gbit/s, quick has the lowest total", await page.InnerTextAsync(".lead"), StringComparison.Ordinal);
            Assert.Equal("100 Gbit/s", await page.InnerTextAsync("output"));
            await page.ClickAsync("[data-choice='form:brotli']");
            Assert.Contains(
                "The results have no time to compress and decompress", await page.InnerTextAsync(".caution"), StringComparison.Ordinal);
        }, "#trade-off");
    }

    [Fact]
    public async Task Verdicts_give_their_reasons_and_are_found_by_them()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            Assert.Equal(["steady", "quick", "half", "sloppy", "picky", "absent"], await HeatMap.Rows(page));
            await HeatMap.Point(page, "picky", 0);
            Assert.Contains("Shelf.Owner refers back to its shelf.", await page.InnerTextAsync(".told"), StringComparison.Ordinal);
            await page.SelectOptionAsync("[data-choice=kept]", "lossy");
            Assert.Equal(["half", "sloppy"], await HeatMap.Rows(page));
            await page.SelectOptionAsync("[data-choice=kept]", "all");
            await page.FillAsync("[data-choice=q]", "refers back");
            Assert.Equal(["picky"], await HeatMap.Rows(page));
        }, "#verdicts");
    }

    [Fact]
    public async Task One_row_tells_its_package_settings_needs_and_losses()
    {
        var file = chromium.Write(Results.Everything.As("a.json"));
        await chromium.Read(file, async page =>
        {
            var text = await page.InnerTextAsync(".view");
            Assert.All(["Steady.Serializer 2.1.0", "Options.Default", "Your types need: 4 attributes.", "2,111 B"],
                part => Assert.Contains(part, text, StringComparison.Ordinal));
        }, "#row?row=steady");
        await chromium.Read(file, async page =>
        {
            string[] remarks = [.. await page.Locator(".view li").AllInnerTextsAsync()];
            Assert.Equal(["books (100): ! silently loses data (Shelf.Secret: null instead of a string)"], remarks);
        }, "#row?row=half");
        await chromium.Read(file,
            async page => Assert.Contains("Absent 1.0.0 was not found.", await page.InnerTextAsync(".view"), StringComparison.Ordinal),
            "#row?row=absent");
    }

    [Fact]
    public async Task Raw_samples_download_as_they_are()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            var download = await page.RunAndWaitForDownloadAsync(() => page.ClickAsync("[data-download]"));
            Assert.Equal("a.json", download.SuggestedFilename);
            Assert.Equal(
                """{"raw":"a.json"}""", await File.ReadAllTextAsync(await download.PathAsync(), TestContext.Current.CancellationToken));
        }, "#method");
    }

    [Fact]
    public async Task The_theme_changes_by_a_button()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            var before = await Background(page);
            await page.ClickAsync("button.theme");
            Assert.NotEqual(before, await Background(page));
        }, "#speed");
    }

    /// <summary>What the table shows, by row and column.</summary>
    private static async Task<Dictionary<string, string>> Cells(IPage page) => (await page.EvaluateAsync<Dictionary<string, string>>(
        "Object.fromEntries([...document.querySelectorAll('tr[data-row] [data-column]')].map(cell => "
            + "[`${cell.parentElement.dataset.row} ${cell.dataset.column}`, cell.innerText]))"))!;

    private static Task<string> Background(IPage page) => page.EvaluateAsync<string>("getComputedStyle(document.body).backgroundColor");

    private static async Task<IReadOnlyList<string>> Labels(IPage page) =>
        await page.EvaluateAsync<string[]>("[...document.querySelectorAll('.view tr[data-row]')].map(row => row.dataset.row)");
}
