using Assay.Core.Results;
using Assay.Report.Tests;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>The view of values between rows of one format, in another language, and as bytes.</summary>
[Collection(nameof(Chromium))]
public sealed class AcrossViews(Chromium chromium)
{
    private static readonly ResultsFile Two = AcrossRuns.Two;

    [Fact]
    public async Task A_file_opens_with_the_matrix_of_writers_and_readers_as_the_terminal_shows_it()
    {
        await chromium.Read(chromium.Write(Two.As("a.json")), async page =>
        {
            Assert.Equal("Across rows", await page.InnerTextAsync("nav a[aria-current=page]"));
            Assert.StartsWith(
                "2 pairs of a writer and another reader", await page.InnerTextAsync(".answer >> nth=0"), StringComparison.Ordinal);
            Assert.Equal(["\u2713 2/2", "\u2713 1/1"], await HeatMap.Cells(page, "one"));
            Assert.Equal(["L 1/2", "\u2713 2/2"], await HeatMap.Cells(page, "two"));
            Assert.Equal(["1/2"], await Cells(page, 1, "dates"));
            Assert.Equal(["~"], await HeatMap.Cells(page, "one", map: 1));
            await HeatMap.Point(page, "one", 0, map: 1);
            Assert.Contains("one, dates: other form Utc: the number 5", await page.InnerTextAsync(".told >> nth=1"),
                StringComparison.Ordinal);
            Assert.Equal(
                ["other bytes", "not tried", "-", "dates: written again, it differs from byte 7 of 9"], await Cells(page, 3, "two"));
        });
    }

    [Fact]
    public async Task A_cell_leads_to_each_value_with_its_reason_and_the_address_is_the_name_of_the_verdict()
    {
        var file = chromium.Write(Two.As("a.json"));
        await chromium.Read(file, async page =>
        {
            await HeatMap.Click(page, "two", 0);
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("one#reads/two");
            Assert.EndsWith("#one#reads/two", page.Url, StringComparison.Ordinal);
            Assert.Equal("L lossy", await page.InnerTextAsync("tr[data-row=dates] td[data-column=verdict]"));
            Assert.Equal("Moment.Utc: another value", await page.InnerTextAsync("tr[data-row=dates] td[data-column=reason]"));
        });
        await chromium.Read(file, async page =>
        {
            Assert.Contains(
                "What JSON.parse reads of what two writes: 0/1", await page.InnerTextAsync(".answer >> nth=0"), StringComparison.Ordinal);
            Assert.Equal("Utc: missing", await page.InnerTextAsync("tr[data-row=dates] td[data-column=reason]"));
        }, "#two#other-language");
    }

    [Fact]
    public async Task Rows_are_found_by_name_and_the_columns_stay()
    {
        await chromium.Read(chromium.Write(Two.As("a.json")), async page =>
        {
            await page.FillAsync("[data-choice=q]", "two");
            Assert.Equal(["two"],
                await page.EvaluateAsync<string[]>(
                    "[...document.querySelector('.view table').querySelectorAll('tr[data-row]')].map(row => row.dataset.row)"));
            Assert.Equal(["L 1/2", "\u2713 2/2"], await HeatMap.Cells(page, "two"));
        });
    }

    private static async Task<IReadOnlyList<string>> Cells(IPage page, int table, string row) =>
        await page.EvaluateAsync<string[]>(
            $"[...document.querySelectorAll('.view table')[{table}].querySelectorAll('tr[data-row=\"{row}\"] td')].map(cell => "
                + "cell.innerText)");
}
