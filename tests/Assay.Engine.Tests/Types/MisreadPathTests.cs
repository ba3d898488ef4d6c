using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Tests.Types;

public sealed class MisreadPathTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [UnixTheory]
    [InlineData("a%3Bb/Shop.dll")]
    [InlineData("Shop%2f.csproj")]
    [InlineData("a\"b/Shop.dll")]
    public void A_path_that_MSBuild_misreads_is_refused_before_anything_is_built(string name)
    {
        var file = folder.Write(name, "");

        Assert.Equal(
            $"MSBuild misreads {file}: a path cannot have a double quote, or % and two hex digits. Move the .dll or project to another "
                + "folder.", MessageFor(file));
    }

    [UnixFact]
    public void So_is_a_cache()
    {
        Workspace workspace = new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("a%3Bb"));

        var message = Assert.Throws<BadInputException>(() => CacheRules.Open(workspace)).Message;

        Assert.StartsWith($"MSBuild misreads {folder.File("a%3Bb")}: ", message, StringComparison.Ordinal);
        Assert.EndsWith("Set ASSAY_CACHE to a new or empty folder.", message, StringComparison.Ordinal);
    }

    [UnixTheory]
    [InlineData("a%3Bb", true, "Install Assay into another folder.")]
    [InlineData("a;b", true, "Install Assay into another folder.")]
    [InlineData("a;b", false, "Move Assay to another folder.")]
    public void So_is_the_folder_of_Assay(string name, bool isInstalled, string next)
    {
        var engineering = folder.File($"{name}/eng");
        Workspace workspace =
            new(folder.File("adapters"), engineering, folder.File("parts"), folder.File("cache")) { IsInstalled = isInstalled };

        var message = Assert.Throws<BadInputException>(() => CacheRules.Open(workspace)).Message;

        Assert.Equal(
            $"MSBuild misreads {engineering}: the path of Assay cannot have a semicolon, a double quote, or % and two hex digits. "
                + $"{next}", message);
        Assert.False(Directory.Exists(folder.File("cache")));
    }

    [UnixFact]
    public void So_is_a_private_adapter()
    {
        var project = folder.Write("a%3Bb/Acme/Acme.csproj", "<Project />");
        Directory.CreateDirectory(folder.File("adapters"));

        var message = Assert.Throws<BadInputException>(
            () => AdapterCatalogue.Read(folder.File("adapters"), [folder.File("a%3Bb")], "net10.0")).Message;

        Assert.StartsWith($"MSBuild misreads {project}: ", message, StringComparison.Ordinal);
        Assert.EndsWith("Move the adapters to another folder.", message, StringComparison.Ordinal);
    }

    [UnixTheory]
    [InlineData("50% (x);a #b&$c 'd' 測試/Shop.dll")]
    [InlineData("100%/Shop.dll")]
    public void Every_other_path_is_read(string name) =>
        Assert.DoesNotContain("MSBuild", MessageFor(folder.Write(name, "")), StringComparison.Ordinal);

    private static string MessageFor(string file) =>
        Assert.Throws<BadInputException>(
            () => OwnTypesReader.Read(
                new TypesRequest { Assembly = file, Root = "Shop.Order" }, ["net10.0"], CancellationToken.None)).Message;
}
