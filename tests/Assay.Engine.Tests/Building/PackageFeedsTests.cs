using Assay.Engine.Building;
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

        Assert.Equal([folder.File("flat"), folder.File("deep")], PackageFeeds.Read([folder.File("flat"), folder.File("deep")], isOffline: true).Folders);
    }

    [Fact]
    public void A_folder_without_packages_and_one_that_does_not_exist_are_refused()
    {
        folder.Write("empty/readme.txt", "");

        Assert.Contains("is no feed", Refused("empty"), StringComparison.Ordinal);
        Assert.Contains("no such folder", Refused("missing"), StringComparison.Ordinal);
    }

    private string Refused(string name) => Assert.Throws<BadInputException>(() => PackageFeeds.Read([folder.File(name)], isOffline: false)).Message;
}
