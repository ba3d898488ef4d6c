using System.Reflection;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

public sealed class RuntimePartsTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    private Workspace Workspace => new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("cache"));

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("net8.0", "net8.0")]
    [InlineData("net48", ".NET Framework")]
    public void Without_the_sources_they_say_where_those_should_be(string framework, string runtime)
    {
        var outcome = Make(Workspace, new BuildTarget(framework, "jit"));

        Assert.Equal(RowStatus.NotAvailable, outcome.Status);
        Assert.Equal(
            $"programs for {runtime} are built from Assay's sources, which are not in {Path.GetDirectoryName(Workspace.Engineering)}; "
                + "run assay from a clone of its repository", outcome.Cause);
    }

    [Fact]
    public void The_parts_for_the_newest_runtime_lie_next_to_the_program_and_need_no_sources()
    {
        var outcome = Make(Workspace, WithCases(BuildTarget.Default));

        Assert.Equal((RowStatus.Available, folder.File("parts/net10.0")), (outcome.Status, outcome.Folder));
        Assert.False(Directory.Exists(Workspace.Cache));
    }

    [Fact]
    public void A_build_is_named_by_the_sources_of_its_own_parts_and_by_nothing_that_a_build_leaves()
    {
        BuildTarget[] targets = [
            BuildTarget.Default, new("net8.0", "jit"), WithCases(new("net8.0", "jit")), new("net48", "jit"),
        ];
        folder.Write("adapters/A/A.csproj", "<Project />");
        IReadOnlyList<string> before = [];
        void AssertChanged(string written, params bool[] isChanged)
        {
            folder.Write(written, written);
            IReadOnlyList<string> after = [.. targets.Select(FolderOf)];
            if (before.Count > 0)
                Assert.Equal(isChanged, before.Zip(after, (one, other) => one != other));
            before = after;
        }

        AssertChanged("src/Assay.Core/Core.cs");
        AssertChanged("src/Assay.Core/obj/Left.cs", false, false, false, false);
        AssertChanged("src/Assay.Worker/Worker.cs", false, true, true, true);
        AssertChanged("src/Assay.Conformance/Case.cs", false, false, true, false);
        AssertChanged("eng/NetFramework/More.cs", false, false, false, true);
        AssertChanged("parts/net10.0/Assay.Core.dll", true, false, false, false);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void The_parts_for_an_older_runtime_are_built_once_and_with_the_cases_where_a_program_needs_them()
    {
        var real = Workspace with { Engineering = Engineering() };
        BuildTarget target = new("net9.0", "jit");

        var without = Make(real, target);
        var with = Make(real, WithCases(target));

        Assert.Equal((RowStatus.Available, RowStatus.Available), (without.Status, with.Status));
        string[] common = ["Assay.Core.dll", "Assay.DataSets.dll", "Assay.Worker.dll"];
        Assert.Equal(common, FilesIn(without.Folder));
        Assert.Equal([.. common, "cases-new/Assay.Conformance.dll", "cases/Assay.Conformance.dll"], FilesIn(with.Folder));
        Assert.NotEqual(
            File.ReadAllBytes(Path.Combine(with.Folder, "cases/Assay.Conformance.dll")),
            File.ReadAllBytes(Path.Combine(with.Folder, "cases-new/Assay.Conformance.dll")));
        var made = File.GetLastWriteTimeUtc(Path.Combine(without.Folder, common[0]));
        Assert.Equal(without.Folder, Make(real, target).Folder);
        Assert.Equal(made, File.GetLastWriteTimeUtc(Path.Combine(without.Folder, common[0])));
    }

    private static BuildTarget WithCases(BuildTarget target) => target with { Cases = new BuiltCases("code", "hash") };

    private static BuildOutcome Make(Workspace workspace, BuildTarget target) =>
        new RuntimeParts(workspace, PackageFeeds.OfMachine).Make(target, TimeSpan.FromMinutes(5), CancellationToken.None);

    private static string Engineering() => typeof(RuntimePartsTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(item => item.Key == "Engineering").Value!;

    private static string[] FilesIn(string folder) =>
    [
        .. Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
            .Select(file => Path.GetRelativePath(folder, file).Replace('\\', '/')).Order(StringComparer.Ordinal),
    ];

    // A key reads what all builds share once.
    private string FolderOf(BuildTarget target)
    {
        var request = BuildRequest.Of(TestRowsOf.Row("a").Project with { ProjectFile = folder.File("adapters/A/A.csproj") });
        return new BuildKey(Workspace).FolderOf(request with { Target = target });
    }
}
