using Assay.Cli.Tests.Damaged;
using Assay.Core.Results;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;
using Assay.Report.Tests;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>The page on a phone: 400 pixels wide.</summary>
[Collection(nameof(Chromium))]
public sealed class NarrowWindow(Chromium chromium)
{
    private const int Width = 400;

    public static TheoryData<string> Kinds => [.. EveryKind.Names];

    [Theory]
    [MemberData(nameof(Kinds))]
    public async Task No_view_of_any_kind_of_result_is_wider_than_the_window(string kind) =>
        await chromium.Read(chromium.Write(EveryKind.Of(kind).As("r.json")), async page =>
        {
            foreach (var view in await Views(page))
            {
                await page.ClickAsync(".menu");
                await page.ClickAsync($"nav a[href='{view}']");
                await Assertions.Expect(page.Locator("nav a[aria-current=page]")).ToHaveAttributeAsync("href", view);
                await Fits(page, view);
            }
        }, width: Width);

    [Theory]
    [InlineData("#acme/plain#self-cycle")]
    [InlineData("#cases?case=self-cycle")]
    [InlineData("#cases?row=acme/plain")]
    [InlineData("#acme/plain#hostile/length")]
    [InlineData("#acme/plain#JSON/leading-zero")]
    [InlineData("#features?cell=acme/plain%23graph")]
    [InlineData("#one#reads/two")]
    [InlineData("#picky#check/books-100")]
    public async Task No_verdict_is_wider_than_the_window(string address)
    {
        var file = chromium.Write(
            VerdictRuns.Conform(new VerdictRuns.Row("acme/plain", ("self-cycle", Verdict.Crash))).As("c.json"),
            VerdictRuns.Hostile(("acme/plain", HostileOutcome.Crashed, "Access violation")).As("h.json"),
            VerdictRuns.Formats(("acme/plain", FormatVerdict.AsSpecified, FormatVerdict.AcceptsInvalid)).As("f.json"),
            AcrossRuns.Two.As("a.json"), Results.Everything.As("r.json"));
        await chromium.Read(file, async page =>
        {
            Assert.NotEqual("", await page.InnerTextAsync("header .answer, .lead, .view h2 >> nth=0"));
            await Fits(page, address);
        }, address, Width);
    }

    [Fact]
    public async Task The_menu_names_the_view_and_works_by_keyboard()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("r.json")), async page =>
        {
            Assert.StartsWith("Summary", await page.InnerTextAsync(".menu"), StringComparison.Ordinal);
            Assert.False(await page.IsVisibleAsync("nav a"));

            await page.FocusAsync(".menu");
            await page.Keyboard.PressAsync("Enter");
            Assert.Equal("true", await page.GetAttributeAsync(".menu", "aria-expanded"));
            Assert.Equal("Summary", await Focused(page));
            Assert.Equal(["MEASURED", "JUDGED", "DETAILS"], await page.Locator("nav .head").AllInnerTextsAsync());

            await page.Keyboard.PressAsync("ArrowDown");
            Assert.Equal("Speed", await Focused(page));
            await page.Keyboard.PressAsync("Enter");
            await Assertions.Expect(page.Locator(".menu")).ToContainTextAsync("Speed");
            Assert.EndsWith("#speed", page.Url, StringComparison.Ordinal);
            Assert.StartsWith("Speed", await Focused(page), StringComparison.Ordinal);
            Assert.False(await page.IsVisibleAsync("nav a"));

            await page.Keyboard.PressAsync("ArrowDown");
            Assert.True(await page.IsVisibleAsync("nav a >> nth=0"));
            await page.Keyboard.PressAsync("Escape");
            Assert.False(await page.IsVisibleAsync("nav a >> nth=0"));
            Assert.StartsWith("Speed", await Focused(page), StringComparison.Ordinal);
        }, width: Width);
    }

    [Fact]
    public async Task A_wide_window_shows_all_views_and_no_menu() =>
        await chromium.Read(chromium.Write(Results.Everything.As("r.json")), async page =>
        {
            Assert.False(await page.IsVisibleAsync(".menu"));
            Assert.True(await page.IsVisibleAsync("nav a[href='#method']"));
        });

    [Fact]
    public async Task A_table_shows_at_which_edge_there_is_more()
    {
        await chromium.Read(chromium.Write(Results.Everything.As("r.json")), async page =>
        {
            Assert.Contains("more-right", await page.GetAttributeAsync(".frame", "class"), StringComparison.Ordinal);
            await page.EvaluateAsync("document.querySelector('.scroll').scrollLeft = 100000");
            await Assertions.Expect(page.Locator(".frame").First).Not.ToHaveClassAsync("frame more-right");
            Assert.Contains("more-left", await page.GetAttributeAsync(".frame", "class"), StringComparison.Ordinal);

            // Which row it is stays in sight.
            var name = (await page.Locator("tr[data-row=quick] th").BoundingBoxAsync())!;
            Assert.InRange(name.X, 0, Width / 10);
        }, width: Width);
    }

    [Fact]
    public async Task Paper_shows_no_controls() =>
        await chromium.Read(chromium.Write(Results.Everything.As("r.json")), async page =>
        {
            await page.EmulateMediaAsync(new PageEmulateMediaOptions { Media = Media.Print });
            Assert.False(await page.IsVisibleAsync("nav"));
            Assert.False(await page.IsVisibleAsync(".menu"));
        }, width: Width);

    private static async Task<IReadOnlyList<string>> Views(IPage page)
    {
        var views = await page.EvaluateAsync<string[]>("[...document.querySelectorAll('nav a')].map(link => link.getAttribute('href'))");
        Assert.NotEmpty(views);
        return views;
    }

    private static async Task Fits(IPage page, string view)
    {
        var width = await page.EvaluateAsync<int>("document.documentElement.scrollWidth");
        Assert.True(width <= Width, $"{view} is {width} pixels wide.");
    }

    private static Task<string> Focused(IPage page) => page.EvaluateAsync<string>("document.activeElement.innerText");
}
