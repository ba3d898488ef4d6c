using System.Runtime.Versioning;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Caching;

[UnsupportedOSPlatform("windows")]
public sealed class CacheOwnerTests : IDisposable
{
    private const UnixFileMode Everybody = (UnixFileMode)0b111_111_111;
    private const UnixFileMode OwnerAlone = UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute;

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [UnixFact]
    public void A_new_cache_is_its_users_alone()
    {
        CacheRules.Open(Named());

        Assert.Equal(OwnerAlone, File.GetUnixFileMode(folder.File("cache")));
    }

    [UnixFact]
    public void A_cache_that_was_removed_while_a_run_wrote_its_log_is_a_cache_for_the_next_run()
    {
        var workspace = Named();
        CacheRules.Open(workspace);
        Directory.Delete(workspace.Cache, recursive: true);

        new RunLog(Path.Combine(workspace.Logs, "assay.log")).Write("row: check", "text");

        CacheRules.Open(workspace);
        Assert.True(File.Exists(Path.Combine(workspace.Logs, "assay.log")));
    }

    [UnixFact]
    public void Folders_above_a_cache_are_not_marked_as_Assays()
    {
        CacheRules.Open(new Workspace(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("new/deep/cache")));

        Assert.False(CacheMarker.IsOn(folder.File("new/deep")));
        Assert.True(CacheMarker.IsOn(folder.File("new/deep/cache")));
    }

    [UnixFact]
    public void An_empty_folder_that_others_could_write_is_closed_to_them()
    {
        Directory.CreateDirectory(folder.File("cache"));
        File.SetUnixFileMode(folder.File("cache"), Everybody | UnixFileMode.StickyBit);

        CacheRules.Open(Named());

        Assert.Equal(OwnerAlone, File.GetUnixFileMode(folder.File("cache")));
    }

    [UnixTheory]
    [InlineData(UnixFileMode.OtherWrite)]
    [InlineData(UnixFileMode.GroupWrite)]
    public void A_cache_that_others_could_have_written_is_refused(UnixFileMode right)
    {
        CacheRules.Open(Named());
        File.SetUnixFileMode(folder.File("cache"), OwnerAlone | right);

        var refusal = Assert.Throws<BadInputException>(() => CacheRules.Open(Named()));

        Assert.Equal(
            $"The cache folder {folder.File("cache")} is writable for other users, and Assay runs programs from it. Set ASSAY_CACHE to "
                + "a folder of your own.", refusal.Message);
    }

    [UnixFact]
    public void The_cache_of_the_repository_is_closed_where_an_earlier_version_left_it_open()
    {
        var workspace = Named() with { HasOwnCache = true };
        CacheRules.Open(workspace);
        File.SetUnixFileMode(workspace.Cache, Everybody);

        CacheRules.Open(workspace);

        Assert.Equal(OwnerAlone, File.GetUnixFileMode(workspace.Cache));
    }

    private Workspace Named() => new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("cache"));
}
