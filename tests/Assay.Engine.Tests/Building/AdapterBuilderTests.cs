using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

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
        AdapterProject good = Project("Good", "System.Console.WriteLine();");
        AdapterProject broken = Project("Broken", "System.Console.WriteLine(missing);");
        AdapterProject absent = Project("Absent", "", "<PackageReference Include=\"Assay.No.Such.Package\" Version=\"1.0.0\" />");

        IReadOnlyDictionary<AdapterProject, BuildOutcome> outcomes = Build(good, broken, absent);

        Assert.Equal((RowStatus.Available, ""), (outcomes[good].Status, outcomes[good].Cause));
        Assert.Equal("A refusal.", outcomes[good].Program!.Refusals[("good/row", "books")]);
        Assert.Equal(RowStatus.Broken, outcomes[broken].Status);
        Assert.StartsWith("CS0103", outcomes[broken].Cause, StringComparison.Ordinal);
        Assert.Equal(RowStatus.NotAvailable, outcomes[absent].Status);
        Assert.StartsWith("NU1", outcomes[absent].Cause, StringComparison.Ordinal);
        Assert.False(Directory.Exists(Path.Combine(good.Folder, "obj")) || Directory.Exists(Path.Combine(good.Folder, "bin")));

        built.Clear();
        Assert.Equal(outcomes[good].Program!.File, Build(good)[good].Program!.File);
        Assert.Empty(built);

        File.AppendAllText(Path.Combine(good.Folder, "Program.cs"), "// changed");
        Assert.NotEqual(outcomes[good].Program!.File, Build(good)[good].Program!.File);
        Assert.Equal(["Good"], built);
    }

    [Fact]
    public void A_build_that_does_not_end_and_a_folder_that_cannot_be_made_are_broken_rows()
    {
        AdapterProject slow = Project("Slow", "", "</ItemGroup><Target Name=\"Wait\" BeforeTargets=\"Restore;_GetAllRestoreProjectPathItems\"><Exec Command=\"sleep 60\" /></Target><ItemGroup>");
        AdapterProject unwritable = Project("Unwritable", "");
        folder.Write("cache/builds/Unwritable", "a file where a folder should be");
        Workspace workspace = new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("cache"));
        AdapterBuilder builder = new(workspace, BuildTarget.Default) { TimeLimit = TimeSpan.FromSeconds(3) };

        IReadOnlyDictionary<AdapterProject, BuildOutcome> outcomes = builder.BuildAll([slow, unwritable], Note, CancellationToken.None);

        Assert.Equal((RowStatus.Broken, "the build took over 0.05 min"), (outcomes[slow].Status, outcomes[slow].Cause));
        Assert.Equal(RowStatus.Broken, outcomes[unwritable].Status);
        Assert.StartsWith("its build could not be kept: ", outcomes[unwritable].Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void The_version_is_the_restored_one()
    {
        folder.Write("project.assets.json", """{"libraries":{"Other.Package/2.0.0":{},"Test.Package/1.2.4":{}}}""");

        Assert.Equal("1.2.4", RestoredVersion.Of(folder.Path, "test.package"));
        Assert.Null(RestoredVersion.Of(folder.Path, "in the box"));
        Assert.Null(RestoredVersion.Of(folder.File("nothing"), "test.package"));
    }

    private IReadOnlyDictionary<AdapterProject, BuildOutcome> Build(params AdapterProject[] projects)
    {
        Workspace workspace = new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("cache"));
        return new AdapterBuilder(workspace, BuildTarget.Default).BuildAll(projects, Note, CancellationToken.None);
    }

    private void Note(AdapterProject project)
    {
        lock (built)
            built.Add(project.Name);
    }

    private AdapterProject Project(string name, string program, string items = "")
    {
        folder.Write($"adapters/{name}/Program.cs", program);
        folder.Write($"adapters/{name}/refusals.tsv", "good/row\tbooks\tA refusal.\n");
        string file = folder.Write($"adapters/{name}/{name}.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>$(AssayFramework)</TargetFramework><OutputType>Exe</OutputType><UseAppHost>false</UseAppHost></PropertyGroup>
              <ItemGroup><None Update="refusals.tsv" CopyToOutputDirectory="Always" />{items}</ItemGroup>
            </Project>
            """);
        return new AdapterProject(name, file, AdapterProject.InTheBox, "", "", "");
    }
}
