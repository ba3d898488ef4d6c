using Assay.Analysis.Features;
using Assay.Analysis.Reproducing;
using Assay.Report.Pages;
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
    public string Write(IReadOnlyList<PageSource> sources, IReadOnlyList<Reproduction> reproductions, Func<string, IReadOnlyList<FeatureClaim>>? claimsOf = null)
    {
        Assert.SkipUnless(PageWriter.IsBuilt, "Needs Node.js when Assay is built.");
        string file = Path.Combine(folder, $"{Interlocked.Increment(ref pages)}.html");
        using StreamWriter output = new(file);
        PageWriter.Write(sources, reproductions, output, claimsOf);
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
        await using IBrowserContext context = await browser.NewContextAsync(new BrowserNewContextOptions { ViewportSize = new ViewportSize { Width = width, Height = 900 } });
        IPage page = await context.NewPageAsync();
        List<string> faults = [];
        page.Console += (_, message) => faults.Add($"console: {message.Text}");
        page.PageError += (_, error) => faults.Add($"error: {error}");
        page.Dialog += (_, dialog) => faults.Add($"dialog: {dialog.Message}");
        // The page's own download makes an address of data that it holds.
        context.Request += (_, request) => AddForeign(request.Url);
        await page.GotoAsync(new Uri(file).AbsoluteUri + fragment);
        await page.WaitForSelectorAsync(".view > *");
        await act(page);

        Assert.Equal([], faults);

        void AddForeign(string address)
        {
            if (address.Split('#')[0] != new Uri(file).AbsoluteUri && !address.StartsWith("blob:", StringComparison.Ordinal))
                faults.Add($"request: {address}");
        }
    }

    /// <summary>Opens an empty page with the page's functions that round figures.</summary>
    public async Task WithUnits(Func<IPage, Task> act)
    {
        Assert.SkipUnless(PageWriter.IsBuilt, "Needs Node.js when Assay is built.");
        Assert.SkipWhen(browser is null, "Needs Chromium (/usr/bin/chromium).");
        await using IBrowserContext context = await browser.NewContextAsync();
        IPage page = await context.NewPageAsync();
        await page.AddScriptTagAsync(new PageAddScriptTagOptions { Path = Path.Combine(Checkout(), "src", "Assay.Report", "obj", "page", "units.js") });
        await act(page);
    }

    private static string Checkout()
    {
        string folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Assay.slnx")))
            folder = Path.GetDirectoryName(folder) ?? throw new InvalidOperationException("No Assay.slnx above the test's folder; run the tests in a checkout.");
        return folder;
    }
}

/// <summary>Tests that share the browser.</summary>
[CollectionDefinition(nameof(Chromium))]
public sealed class ChromiumTests : ICollectionFixture<Chromium>;
