using Xunit;

namespace Assay.Architecture.Tests;

public class ProjectReferences
{
    /// <summary>Who may know whom: each project of src with everything it may reference directly.</summary>
    private static readonly Dictionary<string, string[]> Allowed = new()
    {
        ["Assay.Core"] = [],
        ["Assay.Analysis"] = ["Assay.Core"],
        // Code that is emitted spells text and names with the functions of Assay.Core.CSharp.
        ["Assay.Shapes"] = ["Assay.Core"],
        ["Assay.DataSets"] = ["Assay.Core"],
        ["Assay.Conformance"] = ["Assay.Core"],
        ["Assay.Worker"] = ["Assay.Core"],
        ["Assay.Code"] = ["Assay.Core", "Assay.Shapes"],
        ["Assay.Repros"] = ["Assay.Core"],
        ["Assay.Emitter"] = ["Assay.Core", "Assay.Shapes"],
        ["Assay.Report"] = ["Assay.Analysis", "Assay.Core"],
        // An experiment brings the report of its results; what reports knows nothing that can measure.
        ["Assay.Engine"] = ["Assay.Analysis", "Assay.Code", "Assay.Core", "Assay.DataSets", "Assay.Report", "Assay.Repros",
            "Assay.Shapes"],
        ["Assay.Experiments"] = ["Assay.Analysis", "Assay.Conformance", "Assay.Core", "Assay.DataSets", "Assay.Engine", "Assay.Report",
            "Assay.Shapes"],
        ["Assay.Answers"] = ["Assay.Analysis", "Assay.Code", "Assay.Conformance", "Assay.Core", "Assay.DataSets", "Assay.Engine",
            "Assay.Experiments", "Assay.Report", "Assay.Repros", "Assay.Shapes"],
        ["Assay.Validation"] = ["Assay.Analysis", "Assay.Core", "Assay.DataSets", "Assay.Report", "Assay.Engine"],
        ["Assay.Coverage"] = [],
        ["Assay.Compression"] = ["Assay.Core", "Assay.Worker"],
        ["Assay.SecondOpinion"] = ["Assay.Core", "Assay.Worker"],
        ["Assay.Cli"] = ["Assay.Analysis", "Assay.Answers", "Assay.Conformance", "Assay.Core", "Assay.DataSets", "Assay.Engine",
            "Assay.Experiments", "Assay.Report", "Assay.Shapes", "Assay.Validation"],
    };

    public static TheoryData<string> SourceProjects =>
        [.. Repository.Projects("src").Select(path => Path.GetFileNameWithoutExtension(path)!)];

    [Theory]
    [MemberData(nameof(SourceProjects))]
    public void A_project_references_only_what_lies_below_it(string project)
    {
        var path = Repository.Projects("src").Single(candidate => Path.GetFileNameWithoutExtension(candidate) == project);

        Assert.Empty(Repository.ReferencesOf(path).Except(Allowed[project]));
    }

    [Fact]
    public void The_command_line_never_links_a_serializer()
    {
        string[] serializers = [.. Repository.Projects("adapters").SelectMany(path => Repository.ItemsOf(path, "PackageReference"))];
        string[] linked = [.. Repository.Projects("src").SelectMany(path => Repository.ItemsOf(path, "PackageReference"))];

        Assert.NotEmpty(serializers);
        Assert.Empty(linked.Intersect(serializers, StringComparer.OrdinalIgnoreCase));
    }

    [Fact]
    public void Only_the_program_that_asks_it_links_BenchmarkDotNet()
    {
        string[] linking = [.. Repository.Projects("src")
            .Where(path => Repository.ItemsOf(path, "PackageReference").Contains("BenchmarkDotNet", StringComparer.OrdinalIgnoreCase))
            .Select(path => Path.GetFileNameWithoutExtension(path))];

        Assert.Equal(["Assay.SecondOpinion"], linking);
    }

    [Fact]
    public void What_workers_link_targets_every_runtime()
    {
        foreach (var project in new[] { "Assay.Conformance", "Assay.Core", "Assay.DataSets", "Assay.Worker" })
        {
            var text = File.ReadAllText(Path.Combine(Repository.Root, "src", project, project + ".csproj"));

            Assert.Contains("<TargetFrameworks>$(AssayWorkerFrameworks)</TargetFrameworks>", text, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Every_project_of_src_and_tests_is_in_the_solution()
    {
        var solution = File.ReadAllText(Path.Combine(Repository.Root, "Assay.slnx"));
        string[] missing = [.. Repository.Projects("src").Concat(Repository.Projects("tests"))
            .Select(path => Path.GetRelativePath(Repository.Root, path).Replace('\\', '/'))
            .Where(path => !solution.Contains(path, StringComparison.Ordinal))];

        Assert.Empty(missing);
    }
}
