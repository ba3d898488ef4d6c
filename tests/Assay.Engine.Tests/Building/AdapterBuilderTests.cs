using System.Reflection;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;
using Assay.Shapes.Emission;

namespace Assay.Engine.Tests.Building;

/// <summary>Real builds of tiny adapter projects.</summary>
public sealed class AdapterBuilderTests : IDisposable
{
    private readonly TemporaryFolder folder = new();
    private readonly List<string> built = [];

    public void Dispose() => folder.Dispose();

    [Fact]
    public void One_broken_and_one_missing_package_stop_no_other_and_nothing_is_built_twice()
    {
        var good = Project("Good", "System.Console.WriteLine();");
        var broken = Project("Broken", "System.Console.WriteLine(missing);");
        var absent = Project("Absent", "", "<PackageReference Include=\"Assay.No.Such.Package\" Version=\"1.0.0\" />");

        var outcomes = Build(good, broken, absent);

        Assert.Equal((RowStatus.Available, ""), (outcomes[good].Status, outcomes[good].Cause));
        Assert.Equal(new ContractRefusal(RefusedBy.Assay, "A refusal."), outcomes[good].Program!.Refusals[("good/row", "books")]);
        Assert.Equal(RowStatus.Broken, outcomes[broken].Status);
        Assert.StartsWith("CS0103", outcomes[broken].Cause, StringComparison.Ordinal);
        Assert.Equal(RowStatus.NotAvailable, outcomes[absent].Status);
        Assert.StartsWith("NU1", outcomes[absent].Cause, StringComparison.Ordinal);
        Assert.False(
            Directory.Exists(Path.Combine(good.Project.Folder, "obj")) || Directory.Exists(Path.Combine(good.Project.Folder, "bin")));

        built.Clear();
        var again = Build(good, absent);
        Assert.Equal(outcomes[good].Program!.File, again[good].Program!.File);
        Assert.Equal(outcomes[absent], again[absent]);
        Assert.Empty(built);

        var booksAlone = absent with { Target = absent.Target with { DataSets = BuiltDataSets.Default } };
        Assert.Equal(outcomes[absent], Build(booksAlone)[booksAlone]);
        Assert.Empty(built);

        folder.Write("feed/Other.1.0.0.nupkg", "");
        Build(new PackageFeeds([folder.File("feed")], IsOffline: true), absent);
        Assert.Equal(["Absent"], built);

        built.Clear();
        File.WriteAllText(outcomes[good].Program!.File, "no code");
        Assert.Equal(outcomes[good].Program!.File, Build(good)[good].Program!.File);
        Assert.Equal(["Good"], built);
        Assert.True(new FileInfo(outcomes[good].Program!.File).Length > 1000);

        built.Clear();
        File.AppendAllText(Path.Combine(good.Project.Folder, "Program.cs"), "// changed");
        Assert.NotEqual(outcomes[good].Program!.File, Build(good)[good].Program!.File);
        Assert.Equal(["Good"], built);
    }

    [Fact]
    public void A_program_with_all_dialects_is_not_built_again_for_some_of_them()
    {
        var project = Project("Whole", "System.Console.WriteLine();");
        var whole = project with { Target = project.Target with { Cases = new BuiltCases("code", "hash") } };
        var some = whole with { Target = whole.Target with { Cases = whole.Target.Cases!.For(whole.Project, ["plain"]) } };
        var program = Build(whole)[whole].Program!;
        built.Clear();

        Assert.Equal(program.File, Build(some)[some].Program!.File);
        Assert.Empty(built);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Of_builds_that_were_begun_together_one_that_does_not_end_takes_no_other_with_it()
    {
        var slow = Endless();
        var good = Project("Good", "System.Console.WriteLine();");
        AdapterBuilder builder = new(Workspace()) { TimeLimit = TimeSpan.FromSeconds(20) };

        var outcomes = builder.BuildAll([slow, good], Note, CancellationToken.None);

        Assert.Equal((RowStatus.Broken, "the build took over 0.33 min"), (outcomes[slow].Status, outcomes[slow].Cause));
        Assert.Equal((RowStatus.Available, ""), (outcomes[good].Status, outcomes[good].Cause));
        Assert.Equal(["Good", "Slow"], built.Order());
    }

    [Fact]
    public void A_build_that_does_not_end_and_a_folder_that_cannot_be_made_are_broken_rows()
    {
        var slow = Endless();
        var unwritable = Project("Unwritable", "");
        folder.Write("cache/builds/Unwritable", "a file where a folder should be");
        AdapterBuilder builder = new(Workspace()) { TimeLimit = TimeSpan.FromSeconds(3) };

        var outcomes = builder.BuildAll([slow, unwritable], Note, CancellationToken.None);

        Assert.Equal((RowStatus.Broken, "the build took over 0.05 min"), (outcomes[slow].Status, outcomes[slow].Cause));
        Assert.Equal(RowStatus.Broken, outcomes[unwritable].Status);
        Assert.StartsWith("the build could not be saved: ", outcomes[unwritable].Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void Other_data_sets_are_another_program_whatever_their_order()
    {
        BuildRequest Of(params string[] dataSets)
        {
            var request = Project("Good", "");
            return request with { Target = request.Target with { DataSets = BuiltDataSets.For(dataSets) } };
        }

        BuildKey key = new(new Workspace(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("cache")));

        Assert.Equal(key.FolderOf(Of("books", "northwind")), key.FolderOf(Of("northwind", "books", "books")));
        Assert.Equal(
            3, new[] { key.FolderOf(Of("books")), key.FolderOf(Of("northwind")), key.FolderOf(Project("Good", "")) }.Distinct().Count());
        Assert.Equal(key.AnswerFoldersOf(Of("books"))[0], key.AnswerFoldersOf(Of("northwind"))[0]);
        Assert.Equal(
            ["AssayFramework=net10.0", "AssayMode=jit", "AssayDataSets=books+proof-a+proof-b"], BuildProperties.Of(Of("books").Target));
    }

    [Fact]
    public void The_version_is_the_restored_one()
    {
        folder.Write("project.assets.json", """{"libraries":{"Other.Package/2.0.0":{},"Test.Package/1.2.4":{}}}""");

        Assert.Equal("1.2.4", RestoredVersion.Of(folder.Path, "test.package"));
        Assert.Equal("", RestoredVersion.Of(folder.Path, "in the box"));
        Assert.Null(RestoredVersion.Of(folder.File("nothing"), "test.package"));
    }

    private Workspace Workspace() => new(
        folder.File("adapters"),
        typeof(AdapterBuilderTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(item => item.Key == "Engineering").Value!,
        folder.File("parts"),
        folder.File("cache"));

    private IReadOnlyDictionary<BuildRequest, BuildOutcome> Build(params BuildRequest[] requests) =>
        Build(PackageFeeds.OfMachine, requests);

    private IReadOnlyDictionary<BuildRequest, BuildOutcome> Build(PackageFeeds feeds, params BuildRequest[] requests)
    {
        return new AdapterBuilder(Workspace(), feeds).BuildAll(requests, Note, CancellationToken.None);
    }

    private void Note(BuildRequest request)
    {
        lock (built)
            built.Add(request.Project.Name);
    }

    private BuildRequest Endless() => Project(
        "Slow", "",
        "</ItemGroup><Target Name=\"Wait\" BeforeTargets=\"Restore;_GetAllRestoreProjectPathItems\"><Exec Command=\"sleep 600\" "
            + "/></Target><ItemGroup>");

    private BuildRequest Project(string name, string program, string items = "")
    {
        folder.Write($"adapters/{name}/Program.cs", program);
        folder.Write($"adapters/{name}/refusals.tsv", "good/row\tbooks\tassay\tA refusal.\n");
        var file = folder.Write($"adapters/{name}/{name}.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>$(AssayFramework)</TargetFramework><OutputType>Exe</OutputType><UseAppHost>false</UseAppHost></PropertyGroup>
              <ItemGroup><None Update="refusals.tsv" CopyToOutputDirectory="Always" />{items}</ItemGroup>
            </Project>
            """);
        return BuildRequest.Of(new AdapterProject(name, file, RowResult.InTheBox, "", "", ""));
    }
}
