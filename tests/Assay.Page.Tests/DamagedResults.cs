using System.Text;
using Assay.Answers.Pages;
using Assay.Cli.Tests.Damaged;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Storage;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>Results files in which somebody changed something, and which are read nevertheless.</summary>
[Collection(nameof(Chromium))]
public sealed class DamagedResults(Chromium chromium) : IDisposable
{
    private const int OfEachKind = 12;
    private const string Text = "lines and controls";
    private readonly string folder = Directory.CreateTempSubdirectory("assay-damaged").FullName;

    public static TheoryData<string> Kinds => [.. EveryKind.Names];

    public void Dispose() => Directory.Delete(folder, recursive: true);

    [Fact]
    public Task Files_of_several_kinds_with_forged_texts_are_shown_in_every_view() =>
        EveryView(EveryKind.Names.Where((_, index) => index % 3 == 0)
            .SelectMany(kind => Accepted(kind, mutation => mutation.What == Text).Take(1)));

    [Theory]
    [MemberData(nameof(Kinds))]
    [Trait("Category", "slow")]
    public Task Files_with_any_damage_that_is_accepted_are_shown_in_every_view(string kind) =>
        EveryView(
            Accepted(kind, static mutation => mutation.What != Text).Take(OfEachKind)
                .Concat(Accepted(kind, static mutation => mutation.What == Text).Take(OfEachKind)));

    /// <summary>Files that are accepted, in an order of chance that is the same in every process.</summary>
    private IEnumerable<PageSource> Accepted(string kind, Func<Mutation, bool> isTried)
    {
        var file = Path.Combine(folder, "r.json");
        ResultsStore.Save(EveryKind.Of(kind), file);
        foreach (var mutation in Mutation.Of(File.ReadAllText(file)).Where(isTried)
            .OrderBy(mutation => Hash(mutation.Path + mutation.What)))
        {
            var content = Encoding.UTF8.GetBytes(mutation.Write());
            File.WriteAllBytes(file, content);
            if (Read(file) is ResultsFile results)
                yield return results.As($"{kind}: {mutation.Path} {mutation.What}", content);
        }
    }

    private static ResultsFile? Read(string file)
    {
        try
        {
            return ResultsStore.Load(file);
        }
        catch (BadInputException)
        {
            return null;
        }
    }

    /// <summary>Opens every view of every file; the browser's fixture finds errors, scripts that run and requests.</summary>
    private async Task EveryView(IEnumerable<PageSource> sources)
    {
        PageSource[] files = [.. sources];
        Assert.NotEmpty(files);
        foreach (var source in files)
        {
            await chromium.Read(chromium.Write(source), async page =>
            {
                IReadOnlyList<string> views = await page.EvaluateAsync<string[]>(
                    "[...document.querySelectorAll('nav a')].map(link => link.getAttribute('href'))");
                Assert.NotEmpty(views);
                foreach (var view in views)
                {
                    await page.ClickAsync($"nav a[href='{view}']");
                    await Assertions.Expect(page.Locator("nav a[aria-current=page]")).ToHaveAttributeAsync("href", view);
                    Assert.True((await page.InnerTextAsync(".view")).Trim().Length > 0, $"{source.Name}: {view} is empty.");
                    var injected = await page.Locator("img, iframe, object, embed, script[src], [onerror], [onload]").CountAsync();
                    Assert.True(injected == 0, $"{source.Name}: {view} holds elements of the file's own.");
                }
            });
        }

        TestContext.Current.TestOutputHelper?.WriteLine($"{files.Length} files");
    }

    private static uint Hash(string text) => text.Aggregate(2166136261u, static (hash, letter) => (hash ^ letter) * 16777619u);
}
