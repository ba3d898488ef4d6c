using System.IO.Compression;
using System.Reflection;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Building;

/// <summary>Real restores and builds of a tiny adapter whose version no feed has, from a folder of tiny packages.</summary>
public sealed class NearestBuildsTests : IDisposable
{
    private const string Package = "Assay.Tests.Acme";
    private readonly TemporaryFolder folder = new();
    private readonly List<string> begun = [];

    public void Dispose() => folder.Dispose();

    [Fact]
    public void The_nearest_version_that_builds_takes_the_place_of_one_that_no_feed_has_and_is_found_once()
    {
        Pack("2.4.0", """<group targetFramework="net10.0"><dependency id="Assay.No.Such.Package" version="[1.0.0]" /></group>""");
        Pack("2.9.0", """<group targetFramework="net10.0" />""");
        Pack("1.9.0", """<group targetFramework="net10.0" />""");
        var request = Request("2.5.0", refused: "2.9.0");

        var outcome = Build(request);

        Assert.Equal((RowStatus.Available, "1.9.0", "1.9.0"), (outcome.Status, outcome.Substitute, outcome.PackageVersion));
        Assert.Equal(["", "2.4.0", "2.9.0", "1.9.0"], begun);
        begun.Clear();
        Assert.Equal(("1.9.0", outcome.Program!.File), (Build(request).Substitute, Build(request).Program!.File));
        Assert.Empty(begun);
        Assert.Equal((RowStatus.Available, "1.9.0", true),
            State(request) is var state ? (state.Status, state.RestoredVersion, state.IsBuilt) : default);
    }

    [Fact]
    public void Where_no_version_builds_the_row_says_what_was_tried()
    {
        Pack("2.4.0", """<group targetFramework="net10.0"><dependency id="Assay.No.Such.Package" version="[1.0.0]" /></group>""");

        var outcome = Build(Request("2.5.0"));

        Assert.Equal((RowStatus.NotAvailable, ""), (outcome.Status, outcome.Substitute));
        Assert.Matches("^NU110[12]: .*; nor does another version work: 2\\.4\\.0: NU110[12]: .*Assay\\.No\\.Such\\.Package", outcome.Cause);
    }

    [Fact]
    public void A_list_asks_for_the_nearest_version_without_building_it()
    {
        Pack("2.4.0", """<group targetFramework="net10.0" />""");

        var state = State(Request("2.5.0"));

        Assert.Equal((RowStatus.Available, "2.4.0", false), (state.Status, state.RestoredVersion, state.IsBuilt));
        Assert.Equal($"{Package} 2.4.0 in place of 2.5.0, which cannot be restored here", state.Unproven);
    }

    [Fact]
    public void A_list_tells_what_is_known_before_feeds_are_asked()
    {
        Pack("2.4.0", """<group targetFramework="net10.0" />""");
        var request = Request("2.5.0");
        List<RowState> told = [];
        using CancellationTokenSource cancellation = new();

        Assert.ThrowsAny<OperationCanceledException>(() => State(request, states =>
        {
            told.AddRange(states);
            cancellation.Cancel();
        }, cancellation.Token));

        Assert.Equal((true, false, "2.5.0"), told.Select(state => (state.IsAsked, state.IsBuilt, state.RestoredVersion)).Single());
        State(request, told.AddRange);
        Assert.Equal(2, told.Count);
        State(request, _ => Assert.Fail("Feeds are asked once."));
    }

    private PackageFeeds Feeds => new([folder.File("feed")], IsOffline: true);

    private Workspace Workspace => new(
        folder.File("adapters"),
        typeof(NearestBuildsTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(item => item.Key == "Engineering").Value!,
        folder.File("parts"),
        folder.File("cache"));

    private BuildOutcome Build(BuildRequest request) =>
        new NearestBuilds(Workspace, Feeds).BuildAll([request], Note, CancellationToken.None)[request];

    private void Note(BuildRequest request) => begun.Add(request.Target.PackageVersion ?? "");

    private RowState State(
        BuildRequest request, Action<IReadOnlyList<RowState>>? asking = null, CancellationToken cancellation = default)
    {
        var row = TestRowsOf.Row("a") with { Project = request.Project };
        return new RowStates(new AdapterBuilder(Workspace, Feeds), new RestoreProbe(Workspace, Feeds)).Of(
            [new SelectedRow(new RowId("a"), row)], asking ?? (_ => { }), cancellation)[0];
    }

    private BuildRequest Request(string version, string refused = "none")
    {
        folder.Write("adapters/Acme/Program.cs", "System.Console.WriteLine();");
        var file = folder.Write("adapters/Acme/Acme.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>$(AssayFramework)</TargetFramework><OutputType>Exe</OutputType><UseAppHost>false</UseAppHost><NuGetAudit>false</NuGetAudit>
                <RestorePackagesPath>{folder.File("packages")}</RestorePackagesPath>
                <AssayPackageVersion Condition="'$(AssayPackageVersion)' == ''">{version}</AssayPackageVersion>
              </PropertyGroup>
              <ItemGroup><PackageReference Include="{Package}" Version="[$(AssayPackageVersion)]" /></ItemGroup>
              <Target Name="Refuse" BeforeTargets="CoreCompile"><Error Condition="'$(AssayPackageVersion)' == '{refused}'" Code="CS0246" Text="It has other types." /></Target>
            </Project>
            """);
        return BuildRequest.Of(new AdapterProject("Acme", file, Package, version, "", "") { NeedsPackages = true });
    }

    private void Pack(string version, string dependencies)
    {
        Directory.CreateDirectory(folder.File("feed"));
        using var archive = ZipFile.Open(folder.File($"feed/{Package}.{version}.nupkg"), ZipArchiveMode.Create);
        using StreamWriter description = new(archive.CreateEntry($"{Package}.nuspec").Open());
        description.Write($"""
            <?xml version="1.0"?>
            <package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd"><metadata>
              <id>{Package}</id><version>{version}</version><authors>Assay</authors><description>Empty.</description><dependencies>{dependencies}</dependencies>
            </metadata></package>
            """);
    }
}
