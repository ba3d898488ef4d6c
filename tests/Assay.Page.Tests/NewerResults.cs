using System.Xml.Linq;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Page.Tests;

/// <summary>
/// What the page shows of results that older files do not have: payloads, kinds of rows, times to compress; and the charts as files.
/// </summary>
[Collection(nameof(Chromium))]
public sealed class NewerResults(Chromium chromium)
{
    [Fact]
    public async Task Compression_is_part_of_the_total_where_it_was_timed()
    {
        var results = Results.Everything;
        var timed = results with
        {
            Checks = [.. results.Checks.Select(check => check with { BrotliTime = new CompressionTime(50_000, 7_000) })],
        };
        await chromium.Read(chromium.Write(timed.As("a.json")), async page =>
        {
            Assert.Equal(0, await page.Locator(".caution").CountAsync());
            Assert.Equal(["57.00 \u00b5s", "57.00 \u00b5s"], await page.Locator("td[data-column=packing]").AllInnerTextsAsync());
        }, "#trade-off?form=brotli");
    }

    [Fact]
    public async Task A_chart_is_saved_as_one_SVG_file_in_light_colours()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("a.json")), async page =>
        {
            await page.EvaluateAsync("document.documentElement.dataset.theme = 'dark'");
            var download = await page.RunAndWaitForDownloadAsync(() => page.ClickAsync("[data-save=svg]"));
            var svg = await File.ReadAllTextAsync(await download.PathAsync());

            Assert.EndsWith(".svg", download.SuggestedFilename, StringComparison.Ordinal);
            Assert.StartsWith("<svg width=\"760\"", svg, StringComparison.Ordinal);
            Assert.All(["quick", "steady", "half", "sloppy", "#1f5c99"], text => Assert.Contains(text, svg, StringComparison.Ordinal));
            Assert.NotNull(XDocument.Parse(svg).Root);
        }, "#speed");
    }

    [Fact]
    public async Task Raw_output_is_text_where_it_is_text_and_hexadecimal_elsewhere()
    {
        var results = Results.Everything;
        Dictionary<string, byte[]> heads = new() { ["steady"] = [1, 0x41, 0xff, 0], ["sloppy"] = "{\"Title\":\"<b>Ü"u8.ToArray() };
        var written = results with
        {
            Checks = [.. results.Checks.Select(check => check with
            {
                PayloadHead = heads.TryGetValue(check.Row, out var head) ? Convert.ToBase64String(head) : "",
            })],
        };
        await chromium.Read(chromium.Write(written.As("a.json")), async page =>
        {
            Assert.Equal(["sloppy", "steady"], await page.Locator("section.raw h3 a").AllInnerTextsAsync());
            Assert.StartsWith("{\"Title\":\"<b>Ü", await page.InnerTextAsync("[data-row=sloppy] pre"), StringComparison.Ordinal);
            Assert.StartsWith("0000  01 41 ff 00", await page.InnerTextAsync("[data-row=steady] pre"), StringComparison.Ordinal);
            Assert.Contains("2,107 bytes more", await page.InnerTextAsync("[data-row=steady] pre"), StringComparison.Ordinal);
        }, "#raw");
        await chromium.Read(chromium.Write(results.As("b.json")),
            async page => Assert.Contains("--include-sample", await page.InnerTextAsync(".empty"), StringComparison.Ordinal), "#raw");
    }

    [Fact]
    public async Task A_row_shows_its_kind_its_licence_and_its_home()
    {
        var results = Results.Everything;
        var known = results with
        {
            Rows = [.. results.Rows.Select(row => row with
            {
                Licence = "MIT",
                HomePage = row.Name == "quick" ? "javascript:alert(1)" : "https://example.org/",
                KeepsReferences = true,
                Surfaces = [Surface.Bytes, Surface.Stream],
            })],
        };
        var file = chromium.Write(known.As("a.json"));
        await chromium.Read(file, async page =>
        {
            var facts = await page.InnerTextAsync(".facts");
            Assert.All(["MIT", "https://example.org/", "graphs: shared references and cycles come back", "byte[], Stream"],
                text => Assert.Contains(text, facts, StringComparison.Ordinal));
        }, "#row?row=steady");
        await chromium.Read(file, async page => Assert.Equal(0, await page.Locator(".facts a").CountAsync()), "#row?row=quick");
    }
}
