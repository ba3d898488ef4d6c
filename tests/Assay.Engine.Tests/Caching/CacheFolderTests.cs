using System.Globalization;
using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Caching;

public sealed class CacheFolderTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Every_part_is_listed_with_its_size_and_what_it_is()
    {
        Fill();

        Assert.Equal(
            ["Build Acme 1.0.0 net10.0 jit 10", "Build Acme 1.0.0-beta-2 net8.0 r2r (unfinished) 4", "Payloads process 123 3",
                "Logs logs 3", "Results validation 2"],
            Cache().List().Select(entry => string.Create(CultureInfo.InvariantCulture, $"{entry.Kind} {entry.Name} {entry.Bytes}")));
    }

    [Fact]
    public void Clearing_removes_all_but_results_and_says_so()
    {
        Fill();

        var clearing = Cache().Clear();

        Assert.Equal(["validation"], clearing.Kept.Select(entry => entry.Name));
        Assert.Equal(4, clearing.Removed.Count);
        Assert.Equal(["builds", "payloads", "validation"],
            Directory.EnumerateDirectories(folder.File("cache")).Select(path => Path.GetFileName(path)).Order());
        Assert.Empty(Directory.EnumerateDirectories(folder.File("cache/builds")));
        Assert.Single(Cache().List());
    }

    [Fact]
    public void While_a_run_is_in_progress_its_payloads_and_the_builds_are_kept()
    {
        Fill();
        using PayloadFolder run = new(folder.File("cache/payloads"));

        Assert.Equal(["Logs"], Cache().Clear().Removed.Select(entry => entry.Kind.ToString()));
        Assert.True(Directory.Exists(folder.File("cache/builds/Acme/1.0.0-net10.0-jit-0123456789abcdef/bin")));
    }

    [Fact]
    public void A_cache_that_does_not_exist_is_empty()
    {
        Assert.Empty(Cache().List());
        Assert.Empty(Cache().Clear().Removed);
    }

    [Fact]
    public void A_folder_that_Assay_did_not_make_is_not_cleared()
    {
        var letter = folder.Write("cache/Documents/letter.txt", "Dear");

        Assert.Contains("was not created by Assay, so nothing was removed", Assert.Throws<BadInputException>(() => Cache().Clear()).Message,
            StringComparison.Ordinal);
        Assert.True(File.Exists(letter));
    }

    [Fact]
    public void A_folder_that_Assay_did_not_make_stays_in_a_cache_that_it_made()
    {
        Fill();
        var letter = folder.Write("cache/Documents/letter.txt", "Dear");
        var build = folder.Write("cache/builds/Mine/1.0/A.cs", "class A;");

        var clearing = Cache().Clear();

        Assert.Equal(
            ["Documents", "Mine", "validation"], clearing.Kept.Select(entry => entry.Name.Split(' ')[0]).Order(StringComparer.Ordinal));
        Assert.True(File.Exists(letter) && File.Exists(build));
    }

    [Fact]
    public void What_lies_behind_a_link_is_not_cleared()
    {
        Fill();
        var letter = folder.Write("elsewhere/builds/1.0-net10.0-jit-1/letter.txt", "Dear");
        CacheMarker.Write(folder.File("elsewhere/builds/1.0-net10.0-jit-1"));
        Directory.CreateSymbolicLink(folder.File("cache/linked"), folder.File("elsewhere"));
        Directory.CreateSymbolicLink(folder.File("cache/builds/Linked"), folder.File("elsewhere/builds"));

        Cache().Clear();

        Assert.True(File.Exists(letter));
    }

    [Fact]
    public void A_link_to_a_cache_is_not_cleared()
    {
        Fill();
        Directory.CreateSymbolicLink(folder.File("link"), folder.File("cache"));

        Assert.Contains("is a link, so nothing was removed", Assert.Throws<BadInputException>(() => Cache("link").Clear()).Message,
            StringComparison.Ordinal);
        Assert.Equal(5, Cache().List().Count);
    }

    [Fact]
    public void A_home_folder_is_not_cleared_even_with_a_marker()
    {
        var home = Environment.GetFolderPath(Environment.SpecialFolder.UserProfile);

        Assert.Contains("is or contains your home folder, so nothing was removed",
            Assert.Throws<BadInputException>(() => CacheRules.EnsureClearable(home)).Message, StringComparison.Ordinal);
        Assert.Throws<BadInputException>(() => CacheRules.EnsureClearable(Path.GetPathRoot(home)!));
    }

    [Fact]
    public void A_folder_with_other_files_is_not_taken_for_a_cache_that_somebody_named()
    {
        folder.Write("cache/letter.txt", "Dear");

        Assert.Contains("contains files that Assay did not create",
            Assert.Throws<BadInputException>(() => CacheRules.Open(WorkspaceOf("cache"))).Message, StringComparison.Ordinal);
        CacheRules.Open(WorkspaceOf("cache") with { HasOwnCache = true });
        CacheRules.Open(WorkspaceOf("new"));
        Assert.True(CacheMarker.IsOn(folder.File("new")));
    }

    private CacheFolder Cache(string name = "cache") => new(WorkspaceOf(name));

    private Workspace WorkspaceOf(string cache) =>
        new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File(cache));

    private void Fill()
    {
        folder.Write("cache/builds/Acme/1.0.0-net10.0-jit-0123456789abcdef/bin/A.dll", "12345");
        folder.Write("cache/builds/Acme/1.0.0-net10.0-jit-0123456789abcdef/built", "12345");
        folder.Write("cache/builds/Acme/1.0.0-beta-2-net8.0-r2r-0123456789abcdef/bin/A.dll", "1234");
        folder.Write("cache/payloads/123-left/a.payloads", "123");
        folder.Write("cache/logs/assay.log", "123");
        folder.Write("cache/validation/r.json", "{}");
        foreach (var made in new[]
        {
            "",
            "builds",
            "builds/Acme",
            "builds/Acme/1.0.0-net10.0-jit-0123456789abcdef",
            "builds/Acme/1.0.0-beta-2-net8.0-r2r-0123456789abcdef",
            "payloads",
            "payloads/123-left",
            "logs",
        })
            CacheMarker.Write(folder.File("cache/" + made));
    }
}
