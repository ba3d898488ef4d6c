using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Building;

public sealed class FilesBelowTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [UnixFact]
    public void Links_are_followed_once_so_that_loops_end()
    {
        folder.Write("adapter/A.cs", "");
        folder.Write("adapter/below/B.cs", "");
        folder.Write("adapter/bin/built.dll", "");
        folder.Write("shared/C.cs", "");
        File.CreateSymbolicLink(folder.File("adapter/loop"), ".");
        File.CreateSymbolicLink(folder.File("adapter/below/up"), "..");
        File.CreateSymbolicLink(folder.File("adapter/shared"), "../shared");
        File.CreateSymbolicLink(folder.File("shared/back"), "../adapter");

        var found = OddFiles.Ends(() => FilesBelow.Of(folder.File("adapter"), ["bin"]).ToArray());

        Assert.Equal(
            ["A.cs", "below/B.cs", "shared/C.cs"],
            found.Select(file => Path.GetRelativePath(folder.File("adapter"), file)).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void More_than_anybody_writes_is_refused()
    {
        folder.Write("A.cs", "");
        folder.Write("below/B.cs", "");

        Assert.Equal(
            $"{folder.Path} leads to over 2 files. Remove links in it that lead elsewhere.",
            Assert.Throws<BadInputException>(() => FilesBelow.Of(folder.Path, [], 2).ToArray()).Message);
    }
}
