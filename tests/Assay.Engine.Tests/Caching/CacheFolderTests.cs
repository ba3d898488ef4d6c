using System.Globalization;
using Assay.Engine.Building;
using Assay.Engine.Caching;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Caching;

public sealed class CacheFolderTests : IDisposable
{
    private const int NoProcess = int.MaxValue;
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Every_part_is_listed_with_its_size_and_what_it_is()
    {
        Fill(NoProcess);

        Assert.Equal(
            ["Build Acme 1.0.0 net10.0 jit 10", "Build Acme 1.0.0-beta-2 net8.0 r2r (unfinished) 4", "Payloads process 2147483647 3", "Logs logs 3", "Results validation 2"],
            Cache().List().Select(entry => string.Create(CultureInfo.InvariantCulture, $"{entry.Kind} {entry.Name} {entry.Bytes}")));
    }

    [Fact]
    public void Clearing_removes_all_but_results_and_says_so()
    {
        Fill(NoProcess);

        CacheClearing clearing = Cache().Clear();

        Assert.Equal(["validation"], clearing.Kept.Select(entry => entry.Name));
        Assert.Equal(4, clearing.Removed.Count);
        Assert.Equal(["builds", "payloads", "validation"], Directory.EnumerateDirectories(folder.File("cache")).Select(path => Path.GetFileName(path)).Order());
        Assert.Empty(Directory.EnumerateDirectories(folder.File("cache/builds")));
        Assert.Single(Cache().List());
    }

    [Fact]
    public void While_a_run_is_in_progress_its_payloads_and_the_builds_are_kept()
    {
        Fill(Environment.ProcessId);

        Assert.Equal(["Logs"], Cache().Clear().Removed.Select(entry => entry.Kind.ToString()));
        Assert.True(Directory.Exists(folder.File("cache/builds/Acme/1.0.0-net10.0-jit-0123456789abcdef/bin")));
    }

    [Fact]
    public void A_cache_that_does_not_exist_is_empty()
    {
        Assert.Empty(Cache().List());
        Assert.Empty(Cache().Clear().Removed);
    }

    private CacheFolder Cache() => new(new Workspace(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("cache")));

    private void Fill(int process)
    {
        folder.Write("cache/builds/Acme/1.0.0-net10.0-jit-0123456789abcdef/bin/A.dll", "12345");
        folder.Write("cache/builds/Acme/1.0.0-net10.0-jit-0123456789abcdef/built", "12345");
        folder.Write("cache/builds/Acme/1.0.0-beta-2-net8.0-r2r-0123456789abcdef/bin/A.dll", "1234");
        folder.Write(string.Create(CultureInfo.InvariantCulture, $"cache/payloads/{process}/a.payloads"), "123");
        folder.Write("cache/logs/assay.log", "123");
        folder.Write("cache/validation/r.json", "{}");
    }
}
