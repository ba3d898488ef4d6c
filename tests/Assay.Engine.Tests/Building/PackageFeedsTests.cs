using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

public sealed class PackageFeedsTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_flat_folder_of_packages_and_one_with_a_folder_for_each_version_are_feeds()
    {
        folder.Write("flat/Acme.1.0.0.nupkg", "");
        folder.Write("deep/acme/1.0.0/acme.1.0.0.nupkg", "");

        Assert.Equal([folder.File("flat"), folder.File("deep")],
            PackageFeeds.Read([folder.File("flat"), folder.File("deep")], isOffline: true).Folders);
    }

    [Fact]
    public void A_folder_without_packages_and_one_that_does_not_exist_are_refused()
    {
        folder.Write("empty/readme.txt", "");

        Assert.Contains("no .nupkg files", Refused("empty"), StringComparison.Ordinal);
        Assert.Contains("folder not found", Refused("missing"), StringComparison.Ordinal);
    }

    [Fact]
    public void The_folders_of_the_variable_are_asked_too_and_it_is_named_where_one_is_wrong()
    {
        folder.Write("one/Acme.1.0.0.nupkg", "");
        folder.Write("two/Acme.2.0.0.nupkg", "");
        string[] feeds = [folder.File("one"), folder.File("two")];

        Assert.Equal(feeds, PackageFeeds.Read([], string.Join(Path.PathSeparator, feeds), isOffline: false).Folders);
        Assert.Equal(feeds, PackageFeeds.Read([feeds[0]], string.Join(Path.PathSeparator, feeds), isOffline: false).Folders);
        Assert.Empty(PackageFeeds.Read([], variable: null, isOffline: false).Folders);
        var wrong = Assert.Throws<BadInputException>(() => PackageFeeds.Read([], folder.File("missing"), isOffline: false));
        Assert.StartsWith($"ASSAY_SOURCE {folder.File("missing")}: folder not found", wrong.Message, StringComparison.Ordinal);
    }

    private string Refused(string name) =>
        Assert.Throws<BadInputException>(() => PackageFeeds.Read([folder.File(name)], isOffline: false)).Message;
}
