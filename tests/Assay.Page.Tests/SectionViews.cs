using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Report.Sections;
using Assay.Report.Tests;

namespace Assay.Page.Tests;

/// <summary>The views of other costs than warm operations.</summary>
[Collection(nameof(Chromium))]
public sealed class SectionViews(Chromium chromium)
{
    private static readonly ResultsFile Startup =
        StartupRuns.Of(("quick", 22, Verdict.Supported), ("slow", 102, Verdict.Supported), ("lossy", 12, Verdict.Lossy));

    [Fact]
    public async Task A_file_of_first_calls_opens_with_its_answer_bars_and_figures()
    {
        var report = KnownExperiments.Of(Startup.Options).ReportOf(Startup)!;
        await chromium.Read(chromium.Write(Startup.As("s.json")), async page =>
        {
            Assert.Equal(report.Answer.Select(Results.OnPage), await page.Locator(".answer").AllInnerTextsAsync());
            Assert.Equal(
                ["First write in a fresh process", "First read in a fresh process"], await page.Locator(".view h2").AllInnerTextsAsync());
            Assert.Equal(2, await page.Locator(".chart svg").CountAsync());
            var write = report.Tables[0];
            string[] cells = [.. await page.Locator(".view table >> nth=0 >> tr[data-row=quick] >> td").AllInnerTextsAsync()];
            Assert.Equal(write.Rows[0].Cells.Skip(1).Select(cell => cell.Text.OnPage()), cells);
        });
    }

    [Fact]
    public async Task Tables_that_no_view_knows_have_a_view_of_their_own()
    {
        SectionReport made = new(
            "warm-up", ["One row was warmed up."],
            [new WordTable("all", "Time until a row is steady", [], [new WordColumn("row", "row", IsText: true),
                new WordColumn("shortestNanoseconds", "shortest")], [new WordRow("", [new WordCell("quick"), WordCell.Time(5)])], [])], []);
        await chromium.Read(chromium.Write(Startup.As("s.json"), Startup.As("w.json") with { Report = made }), async page =>
        {
            Assert.Equal("Warm up - Assay report", await page.TitleAsync());
            Assert.Equal(["Time until a row is steady"], await page.Locator(".view h2").AllInnerTextsAsync());
            Assert.Equal("5.000 ns", await page.InnerTextAsync("tr[data-row=quick] td"));
        });
    }

    [Fact]
    public async Task Rows_are_sorted_within_what_they_keep_and_found_by_name()
    {
        var file = chromium.Write(Startup.As("s.json"));
        await chromium.Read(file, async page =>
        {
            await page.ClickAsync("button[data-sort='serialize-totalNanoseconds']");
            await page.ClickAsync("button[data-sort='serialize-totalNanoseconds']");
            Assert.Equal("slow,quick,lossy,reference/straight-line",
                await page.EvaluateAsync<string>(
                    "[...document.querySelector('.view table').querySelectorAll('tr[data-row]')].map(row => row.dataset.row).join()"));
        });
        await chromium.Read(file, async page => Assert.Equal(2, await page.Locator("tr[data-row]").CountAsync()), "#startup?q=lossy");
    }

    [Fact]
    public async Task Growth_is_drawn_as_a_line_for_each_row_with_its_answer_and_figures()
    {
        var file = GrowthRuns.Of(("linear", size => 5000 + (300.0 * size), 10_000),
            ("quadratic", size => 100 + (2.0 * size * size), 10_000), ("short", size => 200.0 * size, 100));
        var report = KnownExperiments.Of(file.Options).ReportOf(file)!;
        var written = chromium.Write(file.As("g.json"));
        await chromium.Read(written, async page =>
        {
            Assert.Equal(report.Answer.Select(Results.OnPage), await page.Locator(".answer").AllInnerTextsAsync());
            Assert.Equal(1, await page.Locator(".chart svg").CountAsync());
            var chart = (await page.Locator(".chart svg").TextContentAsync())!;
            Assert.All((string[])["linear", "quadratic", "short"], row => Assert.Contains(row, chart, StringComparison.Ordinal));
            string[] cells = [.. await page.Locator(".view table >> nth=0 >> tr[data-row=linear] >> td").AllInnerTextsAsync()];
            Assert.Equal(report.Tables[0].Rows.First(row => row.Cells[0].Text == "linear")
                .Cells.Skip(1).Select(cell => cell.Text.OnPage()), cells);
        });
        await chromium.Read(written, async page => Assert.Equal(1, await page.Locator("tr[data-row]").CountAsync()), "#growth?q=quadratic");
    }

    [Fact]
    public async Task Calls_without_warm_up_are_drawn_and_their_figures_stand_below()
    {
        var file =
            CallsRuns.Of(("slow-start", 40_000, Verdict.Supported), ("even", 1000, Verdict.Supported), ("lossy", 500, Verdict.Lossy));
        var written = chromium.Write(file.As("p.json"));
        await chromium.Read(written, async page =>
        {
            Assert.Equal(KnownExperiments.Of(file.Options).ReportOf(file)!.Answer.Select(Results.OnPage),
                await page.Locator(".answer").AllInnerTextsAsync());
            Assert.Equal(2, await page.Locator(".chart svg").CountAsync());
            Assert.Equal("even,slow-start,lossy",
                await page.EvaluateAsync<string>(
                    "[...document.querySelector('.view table').querySelectorAll('tr[data-row]')].map(row => row.dataset.row).join()"));
            // The single calls stand in the chart alone.
            Assert.Equal(0, await page.Locator("[data-sort$='call1Nanoseconds']").CountAsync());
            await page.ClickAsync("button[data-sort='books-100-serialize-meanOverFirst']");
        });
        await chromium.Read(written, async page => Assert.Equal(
            "slow-start,even,lossy",
            await page.EvaluateAsync<string>(
                "[...document.querySelector('.view table').querySelectorAll('tr[data-row]')].map(row => row.dataset.row).join()")),
            "#calls?sort=books-100-serialize-meanOverFirst");
        await chromium.Read(written, async page =>
        {
            Assert.Equal(["books (100 books): deserialize, 20 calls without warm-up"], await page.Locator(".view h2").AllInnerTextsAsync());
            await page.SelectOptionAsync("[data-choice=table]", "books-100-serialize");
            Assert.Equal(["books (100 books): serialize, 20 calls without warm-up"], await page.Locator(".view h2").AllInnerTextsAsync());
            Assert.EndsWith("#calls?table=books-100-serialize", page.Url, StringComparison.Ordinal);
        }, "#calls?table=books-100-deserialize");
    }

    [Fact]
    public async Task A_prediction_is_drawn_among_the_measured_times_and_found_by_its_address()
    {
        var file = PredictionRuns.Of(("linear", (objects, bytes, strings) => 400 + (30 * objects) + bytes + strings, null),
            ("other", (objects, bytes, strings) => 900 + (90 * objects), null));
        await chromium.Read(chromium.Write(file.As("f.json")), async page =>
        {
            Assert.Equal(KnownExperiments.Of(file.Options).ReportOf(file)!.Answer.Select(Results.OnPage),
                await page.Locator(".answer").AllInnerTextsAsync());
            Assert.Equal(1, await page.Locator("tr[data-row]").CountAsync());
            Assert.Equal(1, await page.Locator(".chart svg").CountAsync());
            Assert.Contains("predicted at 1,000", await page.InnerTextAsync(".view"), StringComparison.Ordinal);
        }, "#prediction?q=linear");
    }

    [Fact]
    public async Task A_file_of_memory_has_bars_of_peaks_and_of_what_threads_gain_and_one_of_caches_bars_of_both_forms()
    {
        var calls = MemoryRuns.Of(("quick", 2, Verdict.Supported), ("slow", 20, Verdict.Supported), ("lossy", 1, Verdict.Lossy));
        var caches = MemoryRuns.OfCaches(("quick", 2, Verdict.Supported), ("slow", 20, Verdict.Supported));
        await chromium.Read(chromium.Write(calls.As("m.json")), async page =>
        {
            var report = KnownExperiments.Of(calls.Options).ReportOf(calls)!;
            Assert.Equal(report.Answer.Select(Results.OnPage), await page.Locator(".answer").AllInnerTextsAsync());
            Assert.Equal(report.Tables.Select(table => table.Title), await page.Locator(".view h2").AllInnerTextsAsync());
            Assert.Equal(4, await page.Locator(".chart svg").CountAsync());
            string[] cells = [.. await page.Locator(".view table >> nth=1 >> tr[data-row=quick] >> td").AllInnerTextsAsync()];
            Assert.Equal(report.Tables[1].Rows.First(row => row.Cells[0].Text == "quick")
                .Cells.Skip(1).Select(cell => cell.Text.OnPage()), cells);
        });
        await chromium.Read(chromium.Write(caches.As("c.json")), async page =>
        {
            Assert.Equal(1, await page.Locator(".chart svg").CountAsync());
            Assert.Contains("quick, objects", await page.Locator(".chart svg").TextContentAsync(), StringComparison.Ordinal);
        });
    }

    [Fact]
    public async Task A_file_of_IO_draws_the_transport_and_the_network_that_the_reader_chooses()
    {
        var io = IoRuns.Of(("quick", 1_000, 1_000, 0, Verdict.Supported), ("slow", 50_000, 400, 0, Verdict.Supported));
        var report = KnownExperiments.Of(io.Options).ReportOf(io)!;
        var file = chromium.Write(io.As("io.json"));
        await chromium.Read(file, async page =>
        {
            Assert.Equal(report.Answer.Select(Results.OnPage), await page.Locator(".answer").AllInnerTextsAsync());
            Assert.Equal(report.Tables.Select(table => table.Title), await page.Locator(".view h2").AllInnerTextsAsync());
            Assert.Equal(3, await page.Locator(".chart svg").CountAsync());
            string[] cells = [.. await page.Locator(".view table >> nth=0 >> tr[data-row=quick] >> td").AllInnerTextsAsync()];
            Assert.Equal(report.Tables[0].Rows[0].Cells.Skip(1).Select(cell => cell.Text.OnPage()), cells);
            Assert.Equal("socket", await page.InputValueAsync("select[data-choice=through]"));
            Assert.Equal("1Gbit", await page.InputValueAsync("select[data-choice=network]"));

            await page.SelectOptionAsync("select[data-choice=network]", "10Mbit");
            Assert.Contains(
                "at 10 Mbit/s", await page.Locator(".chart").Nth(2).GetAttributeAsync("aria-label") ?? "", StringComparison.Ordinal);
        });
        await chromium.Read(
            file, async page => Assert.Equal("file", await page.InputValueAsync("select[data-choice=through]")), "#io?through=file");
    }

    [Fact]
    public async Task A_page_of_a_run_says_how_to_measure_the_rest() =>
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")),
            async page => Assert.Contains("assay run startup", await page.InnerTextAsync(".empty pre"), StringComparison.Ordinal),
                "#startup");
}
