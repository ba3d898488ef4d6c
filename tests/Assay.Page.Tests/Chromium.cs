using Assay.Answers.Articles;
using Assay.Answers.Features;
using Assay.Answers.Pages;
using Assay.Report.Sections;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>One headless Chromium for all tests; tests skip where there is none, or where the page was not built.</summary>
public sealed class Chromium : IAsyncLifetime
{
    private static readonly string[] Places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    private static readonly string? Program = Array.Find(Places, File.Exists);

    private readonly string folder = Directory.CreateTempSubdirectory("assay-page").FullName;
    private IPlaywright? playwright;
    private IBrowser? browser;
    private Window? window;
    private int pages;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        if (Program is null)
            return;
        playwright = await Playwright.CreateAsync();
        browser = await playwright.Chromium.LaunchAsync(new BrowserTypeLaunchOptions { ExecutablePath = Program, Args = ["--no-sandbox"] });
    }

    /// <inheritdoc/>
    public async ValueTask DisposeAsync()
    {
        if (window is not null)
            await window.DisposeAsync();
        if (browser is not null)
            await browser.DisposeAsync();
        playwright?.Dispose();
        Directory.Delete(folder, recursive: true);
    }

    /// <summary>Writes a page of results.</summary>
    /// <returns>The file.</returns>
    public string Write(params PageSource[] sources) => Write(sources, []);

    /// <summary>Writes a page of results and of articles.</summary>
    /// <returns>The file.</returns>
    public string Write(IReadOnlyList<PageSource> sources, IReadOnlyList<Reproduction> reproductions,
        Func<string, IReadOnlyList<FeatureClaim>>? claimsOf = null) => Write(new PageContent(sources)
        {
            Reproductions = reproductions,
            ClaimsOf = claimsOf ?? (static _ => []),
        });

    /// <summary>Writes a page of results that opens with an answer.</summary>
    /// <returns>The file.</returns>
    public string Write(IReadOnlyList<PageSource> sources, SectionReport answer) => Write(new PageContent(sources) { Answer = answer });

    private string Write(PageContent content)
    {
        Assert.SkipUnless(PageWriter.IsBuilt, "Needs Node.js when Assay is built.");
        var file = Path.Combine(folder, $"{Interlocked.Increment(ref pages)}.html");
        using StreamWriter output = new(file);
        PageWriter.Write(content, output);
        return file;
    }

    /// <summary>Opens a page, and afterwards finds that it logged no error, ran no other script and asked for no other address.</summary>
    /// <param name="file">The file.</param>
    /// <param name="act">What a reader does.</param>
    /// <param name="fragment">The address within the page.</param>
    /// <param name="width">Width of the window, in pixels.</param>
    public async Task Read(string file, Func<IPage, Task> act, string fragment = "", int width = 1280)
    {
        Assert.SkipWhen(browser is null, "Needs Chromium (/usr/bin/chromium).");
        window ??= await Window.Open(browser);
        var address = new Uri(file).AbsoluteUri;
        try
        {
            await window.Show(address, address + fragment, width);
            await act(window.Page);
        }
        catch
        {
            // Whatever it was in the middle of: the next page gets another window.
            await window.DisposeAsync();
            window = null;
            throw;
        }

        Assert.Equal([], window.Faults);
    }

    /// <summary>Opens an empty page with the page's functions that round figures.</summary>
    public async Task WithUnits(Func<IPage, Task> act)
    {
        Assert.SkipUnless(PageWriter.IsBuilt, "Needs Node.js when Assay is built.");
        Assert.SkipWhen(browser is null, "Needs Chromium (/usr/bin/chromium).");
        await using var context = await browser.NewContextAsync();
        var page = await context.NewPageAsync();
        await page.AddScriptTagAsync(new PageAddScriptTagOptions
        {
            Path = Path.Combine(Checkout(), "src", "Assay.Answers", "obj", "page", "units.js"),
        });
        await act(page);
    }

    private static string Checkout()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Assay.slnx")))
            folder = Path.GetDirectoryName(folder)
                ?? throw new InvalidOperationException("No Assay.slnx above the test's folder; run the tests in a checkout.");
        return folder;
    }
}

/// <summary>One window that shows one page after the other: a process for each would cost seconds, and pages keep nothing in it.</summary>
internal sealed class Window : IAsyncDisposable
{
    private const string Blank = "about:blank";

    private readonly IBrowserContext context;
    private string address = Blank;

    private Window(IBrowserContext context, IPage page)
    {
        this.context = context;
        Page = page;
        page.Console += (_, message) => Faults.Add($"console: {message.Text}");
        page.PageError += (_, error) => Faults.Add($"error: {error}");
        page.Dialog += (_, dialog) => Faults.Add($"dialog: {dialog.Message}");
        context.Request += (_, request) => AddForeign(request.Url);
    }

    /// <summary>What is shown.</summary>
    public IPage Page { get; }

    /// <summary>What the page shown did that no page may do.</summary>
    public List<string> Faults { get; } = [];

    /// <summary>Opens a window without a page.</summary>
    public static async Task<Window> Open(IBrowser browser)
    {
        var context = await browser.NewContextAsync();
        return new Window(context, await context.NewPageAsync());
    }

    /// <summary>Shows a page as it is when it is opened first.</summary>
    /// <param name="page">Its address.</param>
    /// <param name="target">The same with the place within it.</param>
    /// <param name="width">Width of the window, in pixels.</param>
    public async Task Show(string page, string target, int width)
    {
        // Another place within the same page would not load it again.
        await Page.GotoAsync(Blank);
        await Page.EmulateMediaAsync(new PageEmulateMediaOptions { Media = Media.Null });
        await Page.Mouse.MoveAsync(0, 0);
        await Page.SetViewportSizeAsync(width, 900);
        Faults.Clear();
        address = page;
        await Page.GotoAsync(target);
        await Page.WaitForSelectorAsync(".view > *");
    }

    /// <inheritdoc/>
    public async ValueTask DisposeAsync() => await context.DisposeAsync();

    // The page's own download makes an address of data that it holds.
    private void AddForeign(string asked)
    {
        if (asked != Blank && asked.Split('#')[0] != address && !asked.StartsWith("blob:", StringComparison.Ordinal))
            Faults.Add($"request: {asked}");
    }
}

/// <summary>Tests that share the browser.</summary>
[CollectionDefinition(nameof(Chromium))]
public sealed class ChromiumTests : ICollectionFixture<Chromium>;
