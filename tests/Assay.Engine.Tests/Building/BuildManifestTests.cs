using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

public sealed class BuildManifestTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_build_is_whole_until_one_of_its_files_changes_or_goes()
    {
        var manifest = Written("1.2.3");

        Assert.True(manifest.IsWhole(out var version));
        Assert.Equal("1.2.3", version);
        folder.Write("bin/left-by-a-worker.txt", "");
        Assert.True(manifest.IsWhole(out _));
        folder.Write("bin/A.dll", "shorter");
        Assert.False(manifest.IsWhole(out _));
        Assert.False(Written(null, File.Delete).IsWhole(out _));
    }

    [Fact]
    public void A_build_that_was_cut_off_is_not_whole_and_is_cleared_but_for_its_lock()
    {
        folder.Write("bin/A.dll", "");
        folder.Write("obj/project.assets.json", "{");
        folder.Write("lock", "");
        BuildManifest manifest = new(folder.Path);

        Assert.False(manifest.IsWhole(out _));
        manifest.Clear();
        Assert.Equal([folder.File("lock")], Directory.EnumerateFileSystemEntries(folder.Path));
        folder.Write("built", "");
        Assert.False(manifest.IsWhole(out _));
    }

    private BuildManifest Written(string? version, Action<string>? after = null)
    {
        var file = folder.Write("bin/A.dll", "some code");
        folder.Write("bin/refusals.tsv", "");
        BuildManifest manifest = new(folder.Path);
        manifest.Write(version);
        after?.Invoke(file);
        return manifest;
    }
}
