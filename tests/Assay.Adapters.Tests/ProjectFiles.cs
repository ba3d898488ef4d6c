using Assay.Core.Results;
using Assay.Shapes.Scanning;
using Xunit;

namespace Assay.Adapters.Tests;

public class ProjectFiles
{
    private static readonly string[] Formats = ["text", "binary"];

    public static TheoryData<string> ProjectNames => [.. BuiltAdapters.Projects.Select(project => project.Name)];

    public static TheoryData<string> RowNames => [.. BuiltAdapters.Catalogue.Rows.Select(row => row.Name)];

    [Theory]
    [MemberData(nameof(ProjectNames))]
    public void An_adapter_says_whose_library_it_measures(string name)
    {
        var project = BuiltAdapters.Projects.Single(project => project.Name == name);

        Assert.StartsWith("https://", project.HomePage, StringComparison.Ordinal);
        Assert.NotEmpty(project.Licence);
        if (project.Package != RowResult.InTheBox)
            Assert.Matches(@"^\d+\.\d+\.\d+(\.\d+)?$", project.PackageVersion);
    }

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_has_a_plain_name_and_a_known_format(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);

        Assert.Matches("^[a-z0-9.-]+(/[a-z0-9.-]+)?$", row.Name);
        Assert.Contains(row.Format, Formats);
    }

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_on_the_types_as_they_are_says_what_it_reads_of_them(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);

        if (row.Dialect is "plain" or "json-context" or "serializable" or "serializable-copy" or "span-json")
            Assert.NotEqual(MemberReading.Contract, row.Reading);
    }

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_says_that_it_keeps_references_where_a_conference_with_its_cycles_comes_back(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);

        if (row.Excluded.Length == 0)
            Assert.Equal(Expectation.For(name, "conference").Verdicts.All(verdict => verdict is Verdict.Supported or Verdict.Lossy),
                row.KeepsReferences);
    }

    [Fact]
    public void Rows_of_net_framework_alone_say_so()
    {
        var rows = BuiltAdapters.Catalogue.Rows.Where(row => row.IsNetFrameworkOnly).ToList();

        Assert.Equal(["binary-formatter/use-new-max-array-size", "java-script-serializer", "net-data-contract-serializer"],
            rows.Select(row => row.Name).Order());
        Assert.All(rows, row => Assert.StartsWith("Windows only: ", row.Excluded, StringComparison.Ordinal));
        Assert.All(rows, row => Assert.NotEmpty(row.AdapterClass));
    }

    [Fact]
    public void Rows_that_cannot_run_say_why_in_a_sentence() =>
        Assert.All(BuiltAdapters.Catalogue.Rows.Where(row => row.Excluded.Length > 0), row => Assert.Contains(' ', row.Excluded));

    [Fact]
    public void Adapters_are_out_of_reach_of_the_settings_of_Assays_sources()
    {
        foreach (var file in new[] { "Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props" })
            Assert.True(File.Exists(Path.Combine(Repository.Root, "adapters", file)), $"adapters/{file} stops the one above it.");
    }
}
