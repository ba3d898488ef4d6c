using Assay.Core.Results;
using Assay.Report.Costs;
using Assay.Report.Tests;

namespace Assay.Page.Tests;

/// <summary>The views of other costs than warm operations.</summary>
[Collection(nameof(Chromium))]
public sealed class CostViews(Chromium chromium)
{
    private static readonly ResultsFile Startup = StartupRuns.Of(("quick", 22, Verdict.Supported), ("slow", 102, Verdict.Supported), ("lossy", 12, Verdict.Lossy));

    [Fact]
    public async Task A_file_of_first_calls_opens_with_its_answer_bars_and_figures()
    {
        CostReport report = CostReports.Of(Startup)!;
        await chromium.Read(chromium.Write(Startup.As("s.json")), async page =>
        {
            Assert.Equal(report.Answer, await page.Locator(".answer").AllInnerTextsAsync());
            Assert.Equal(["First write in a fresh process", "First read in a fresh process"], await page.Locator(".view h2").AllInnerTextsAsync());
            Assert.Equal(2, await page.Locator(".chart svg").CountAsync());
            WordTable write = report.Tables[0];
            string[] cells = [.. await page.Locator(".view table >> nth=0 >> tr[data-row=quick] >> td").AllInnerTextsAsync()];
            Assert.Equal(write.Rows[0].Cells.Skip(1).Select(cell => cell.Text), cells);
        });
    }

    [Fact]
    public async Task Rows_are_sorted_within_what_they_keep_and_found_by_name()
    {
        string file = chromium.Write(Startup.As("s.json"));
        await chromium.Read(file, async page =>
        {
            await page.ClickAsync("button[data-sort='serialize-totalNanoseconds']");
            await page.ClickAsync("button[data-sort='serialize-totalNanoseconds']");
            Assert.Equal("slow,quick,lossy,reference/straight-line", await page.EvaluateAsync<string>("[...document.querySelector('.view table').querySelectorAll('tr[data-row]')].map(row => row.dataset.row).join()"));
        });
        await chromium.Read(file, async page => Assert.Equal(2, await page.Locator("tr[data-row]").CountAsync()), "#startup?q=lossy");
    }

    [Fact]
    public async Task A_file_of_IO_draws_the_transport_and_the_network_that_the_reader_chooses()
    {
        ResultsFile io = IoRuns.Of(("quick", 1_000, 1_000, 0, Verdict.Supported), ("slow", 50_000, 400, 0, Verdict.Supported));
        CostReport report = CostReports.Of(io)!;
        string file = chromium.Write(io.As("io.json"));
        await chromium.Read(file, async page =>
        {
            Assert.Equal(report.Answer, await page.Locator(".answer").AllInnerTextsAsync());
            Assert.Equal(report.Tables.Select(table => table.Title), await page.Locator(".view h2").AllInnerTextsAsync());
            Assert.Equal(3, await page.Locator(".chart svg").CountAsync());
            string[] cells = [.. await page.Locator(".view table >> nth=0 >> tr[data-row=quick] >> td").AllInnerTextsAsync()];
            Assert.Equal(report.Tables[0].Rows[0].Cells.Skip(1).Select(cell => cell.Text), cells);
            Assert.Equal("socket", await page.InputValueAsync("select[data-choice=through]"));
            Assert.Equal("1Gbit", await page.InputValueAsync("select[data-choice=network]"));

            await page.SelectOptionAsync("select[data-choice=network]", "10Mbit");
            Assert.Contains("at 10Mbit", await page.Locator(".chart").Nth(2).GetAttributeAsync("aria-label") ?? "", StringComparison.Ordinal);
        });
        await chromium.Read(file, async page => Assert.Equal("file", await page.InputValueAsync("select[data-choice=through]")), "#io?through=file");
    }

    [Fact]
    public async Task A_page_of_a_run_says_how_to_measure_the_rest() =>
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page => Assert.Contains("assay startup", await page.InnerTextAsync(".empty pre"), StringComparison.Ordinal), "#startup");
}
