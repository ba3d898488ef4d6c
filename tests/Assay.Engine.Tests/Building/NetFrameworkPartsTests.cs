using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

public sealed class NetFrameworkPartsTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    private Workspace Workspace => new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("cache"));

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Without_the_sources_they_say_where_those_should_be()
    {
        var outcome = new NetFrameworkParts(Workspace, PackageFeeds.OfMachine).Make(TimeSpan.FromMinutes(1), TestContext);

        Assert.Equal(RowStatus.NotAvailable, outcome.Status);
        Assert.EndsWith($"which are not in {Path.GetDirectoryName(Workspace.Engineering)}; run assay from a clone of its repository",
            outcome.Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void Their_sources_and_nothing_that_a_build_leaves_name_a_build_for_net_framework()
    {
        folder.Write("adapters/A/A.csproj", "<Project />");
        folder.Write("src/Assay.Core/Core.cs", "class Core;");
        (var framework, var other) = Folders();

        folder.Write("src/Assay.Core/obj/Left.cs", "");
        Assert.Equal((framework, other), Folders());

        folder.Write("eng/NetFramework/More.cs", "class More;");
        Assert.NotEqual(framework, Folders().Framework);
        Assert.Equal(other, Folders().Other);
    }

    private static CancellationToken TestContext => CancellationToken.None;

    // A key reads what all builds share once.
    private (string Framework, string Other) Folders()
    {
        var request = BuildRequest.Of(TestRowsOf.Row("a").Project with { ProjectFile = folder.File("adapters/A/A.csproj") });
        BuildKey key = new(Workspace);
        return (key.FolderOf(request with { Target = new BuildTarget("net472", "jit") }), key.FolderOf(request));
    }
}
