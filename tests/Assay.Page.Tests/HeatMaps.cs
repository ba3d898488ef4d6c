using Assay.Core.Results;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;
using Assay.Report.Tests;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>Heat maps: every cell says its verdict without colour and opens it, by mouse, by keyboard and by touch.</summary>
[Collection(nameof(Chromium))]
public sealed class HeatMaps(Chromium chromium)
{
    private const int PrivateField = 2;

    private static readonly ResultsFile Conform = VerdictRuns.Conform(
        new("acme/plain", ("private-field", Verdict.Lossy), ("shared-object", Verdict.Hang), ("self-cycle", Verdict.Crash)),
        new("acme/references"),
        new("beta", ("private-field", Verdict.Inconsistent), ("shared-object", Verdict.NotJudged)));

    [Fact]
    public async Task A_click_on_a_cell_opens_what_happened_whose_limit_it_is_and_what_says_so()
    {
        await chromium.Read(chromium.Write(Conform.As("c.json")), async page =>
        {
            await HeatMap.Click(page, "acme/plain", PrivateField);
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("acme/plain#private-field");
            Assert.EndsWith("#acme/plain#private-field", page.Url, StringComparison.Ordinal);
            var facts = await page.InnerTextAsync(".check");
            Assert.All(
                ["lossy (not good)", "Of_private-field.value: another value", "this row's settings", "acme/references",
                    "A fresh one read it", "assay repro acme/plain#private-field"],
                text => Assert.Contains(text, facts, StringComparison.Ordinal));
        });
    }

    [Fact]
    public async Task Each_verdict_has_a_colour_and_a_mark_of_its_own()
    {
        await chromium.Read(chromium.Write(Conform.As("c.json")), async page =>
        {
            Assert.Equal("\u2713rL\u2713\u2713\u2713\u2713HC\u2713\u2713\u2713", string.Concat(await HeatMap.Cells(page, "acme/plain")));
            Assert.Equal("\u2713rI\u2713\u2713\u2713\u2713?\u2713\u2713\u2713\u2713", string.Concat(await HeatMap.Cells(page, "beta")));
            Assert.Equal(["inconsistent", "supported", "unjudged"], (await HeatMap.Kinds(page, "beta")).Order());
            Assert.Equal(
                ["supported", "rejected, as it should be", "lossy: silently comes back different", "crash", "hang", "inconsistent",
                    "not judged: a limit of Assay"],
                (await page.Locator(".legend > span").AllInnerTextsAsync()).Select(text => text[2..].Trim()));
            Assert.Equal(["shapes", "members", "construction", "references"], await page.Locator(".heads .of").AllInnerTextsAsync());
        });
    }

    [Fact]
    public async Task Arrow_keys_move_from_cell_to_cell_and_who_comes_back_stands_on_the_same_one()
    {
        await chromium.Read(chromium.Write(Conform.As("c.json")), async page =>
        {
            await page.FocusAsync(".cursor");
            Assert.Equal("acme/plain, same-private-name: supported", await page.GetAttributeAsync(".cursor", "aria-label"));
            await page.Keyboard.PressAsync("ArrowRight");
            await page.Keyboard.PressAsync("ArrowRight");
            Assert.Equal("acme/plain, private-field: lossy", await page.GetAttributeAsync(".cursor", "aria-label"));
            Assert.Contains("What private-field holds.", await page.InnerTextAsync(".told"), StringComparison.Ordinal);

            await page.Keyboard.PressAsync("Enter");
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("acme/plain#private-field");
            await page.GoBackAsync();
            await Assertions.Expect(page.Locator(".cursor")).ToBeFocusedAsync();
            Assert.Equal("acme/plain, private-field: lossy", await page.GetAttributeAsync(".cursor", "aria-label"));

            await page.Keyboard.PressAsync("Control+End");
            Assert.Equal("acme/references, shared-array: supported", await page.GetAttributeAsync(".cursor", "aria-label"));
        });
    }

    [Fact]
    public async Task A_tap_shows_a_verdict_in_a_few_words_with_a_link_that_opens_it()
    {
        await chromium.Read(chromium.Write(Conform.As("c.json")), async page =>
        {
            // As a finger does it: no pointer has moved there before.
            await page.EvaluateAsync(
                """
                () => {
                    const line = document.querySelector("tr[data-row='acme/plain'] svg.line");
                    const place = line.getBoundingClientRect();
                    line.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: place.left + 4, clientY: place.top + 4 }));
                }
                """);
            Assert.StartsWith(
                "acme/plain, same-private-name: supported", await page.InnerTextAsync(".told"), StringComparison.Ordinal);
            await page.ClickAsync(".told a");
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("acme/plain#same-private-name");
        });
    }

    [Fact]
    public async Task Verdicts_on_input_payloads_and_data_have_addresses_too()
    {
        var file = chromium.Write(
            VerdictRuns.Hostile(("acme/plain", HostileOutcome.Crashed, "Access violation")).As("h.json"),
            VerdictRuns.Formats(("acme/plain", FormatVerdict.AsSpecified, FormatVerdict.AcceptsInvalid)).As("f.json"),
            VerdictRuns.Check(new VerdictRuns.Row("acme/whole"), new VerdictRuns.Row("acme/plain", ("books", Verdict.Lossy))).As("d.json"));
        foreach (var (view, column, name, says) in new[]
        {
            ("#hostile", 1, "acme/plain#hostile/length", "Access violation"),
            ("#formats", 1, "acme/plain#JSON/leading-zero", "RFC 8259 section 6"),
            ("#verdicts", 0, "acme/plain#check/books-1", "this row's settings; acme/whole brings back everything"),
        })
        {
            await chromium.Read(file, async page =>
            {
                await HeatMap.Click(page, "acme/plain", column);
                await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync(name);
                Assert.EndsWith($"#{name}", page.Url, StringComparison.Ordinal);
                Assert.Contains(says, await page.InnerTextAsync(".check"), StringComparison.Ordinal);
            }, view);
            var encoded = $"#{name.Replace("#", "%23", StringComparison.Ordinal)}";
            await chromium.Read(file, async page => Assert.Equal(name, await page.InnerTextAsync("h1")), encoded);
        }
    }

    [Fact]
    public async Task A_map_of_121_rows_and_472_cases_has_few_elements_and_one_stop_of_the_tab_key()
    {
        await chromium.Read(chromium.Write(CaseViews.Many(121, 472).As("many.json")), async page =>
        {
            Assert.Equal(121, (await HeatMap.Rows(page)).Length);
            Assert.Equal(472, (await HeatMap.Cells(page, "library-120/mode")).Length);
            Assert.InRange(await page.Locator(".heat *").CountAsync(), 121, 121 * 30);
            Assert.Equal(1, await page.Locator(".heat td[data-column=cells] a, .heat .cursor").CountAsync());

            await page.FocusAsync(".cursor");
            await page.Keyboard.PressAsync("Control+End");
            var cursor = (await page.Locator(".cursor").BoundingBoxAsync())!;
            var box = (await page.Locator(".heat").BoundingBoxAsync())!;
            Assert.InRange(cursor.X, box.X, box.X + box.Width);
            Assert.InRange(cursor.Y, box.Y, box.Y + box.Height);
        });
    }
}
