using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Experiments.Speed;

namespace Assay.Engine.Tests.Planning;

public class VariantPlanTests
{
    private static readonly AdapterProject Json = TestRowsOf.Project with
    {
        Name = "Json",
        Package = "Acme.Json",
        PackageVersion = "3.0.0",
    };
    private static readonly AdapterProject Bson = TestRowsOf.Project with { Name = "Bson", Package = "Acme.Bson" };
    private static readonly AdapterProject Box = TestRowsOf.Project with
    {
        Name = "Box",
        Package = RowResult.InTheBox,
        PackageVersion = "",
    };
    private static readonly AdapterProject Replaceable = Box with { Name = "Replaceable", Replacement = "System.Text.Json" };

    private static readonly AdapterCatalogue Catalogue = new(
    [
        Row("acme/bson", Bson), Row("acme/fast", Json), Row("acme/safe", Json), Row("xml", Box),
        Row("system.text.json/reflection", Replaceable),
        Row("reference/straight-line", Box), TestRowsOf.Row("old", excluded: "exists on another platform only") with { Project = Box },
    ]);

    private static readonly RunPlanner Planner = new(Catalogue, DataSetCatalogue.All);

    [Theory]
    [InlineData("Acme.Json@1.0.0,2.0.0")]
    [InlineData("acme@1.0.0,2.0.0")]
    [InlineData("ACME@1.0.0, 2.0.0,1.0.0")]
    public void A_package_or_a_family_measures_its_own_rows_in_every_version(string with) =>
        Assert.Equal(
            ["acme/fast@1.0.0", "acme/fast@2.0.0", "acme/safe@1.0.0", "acme/safe@2.0.0"], Labels(new RunRequest { With = [with] }));

    [Theory]
    [InlineData("Acme.Json")]
    [InlineData("acme.json")]
    public void A_package_names_its_rows(string package) =>
        Assert.Equal(["acme/fast", "acme/safe", "xml"], Labels(new RunRequest { Rows = $"{package},xml" }));

    [Fact]
    public void One_row_by_its_name_and_another_package_by_its_own_option()
    {
        Assert.Equal(
            ["acme/safe@1.0.0", "acme/bson@4.0.0"],
            Labels(new RunRequest { With = ["acme/safe@1.0.0", "Acme.Bson@4.0.0"] }));
    }

    [Fact]
    public void Named_rows_are_measured_with_the_versions_that_concern_them() =>
        Assert.Equal(["acme/fast@1.0.0", "xml"], Labels(new RunRequest { Rows = "acme/fast,xml", With = ["Acme.Json@1.0.0"] }));

    [Fact]
    public void A_library_in_the_box_takes_versions_of_the_package_that_can_replace_it()
    {
        var plan = Planner.Plan(new RunRequest { With = ["System.Text.Json@9.0.0"] });

        Assert.Equal(["system.text.json/reflection@9.0.0"], plan.Options.Rows.Select(row => row.ToString()));
        Assert.Equal("system.text.json/reflection@9.0.0", plan.Options.Reference);
        Assert.Equal("9.0.0", plan.Rows[0].Target.PackageVersion);
    }

    [Fact]
    public void Runtimes_and_modes_multiply_every_row_and_the_corpus_is_sized_on_the_first()
    {
        var plan = Planner.Plan(new RunRequest { Rows = "acme/fast,old", Runtimes = "net8.0,NET10.0", Modes = "jit,r2r" });

        Assert.Equal(
            ["acme/fast net8.0 jit", "acme/fast net8.0 r2r", "acme/fast net10.0 jit", "acme/fast net10.0 r2r", "old"],
            plan.Options.Rows.Select(row => row.ToString()));
        Assert.All(plan.Rows.Where(row => row.Label != "old"), row => Assert.True(row.Target.IsSelfContained));
        Assert.Equal(new BuildTarget("net8.0", "jit") { IsSelfContained = true, DataSets = BuiltDataSets.Default }, plan.CorpusRow!.Target);
    }

    [Fact]
    public void The_reference_is_a_variant_by_its_label_or_the_first_that_can_be_built_here()
    {
        RunRequest request = new() { Rows = "acme/fast", Runtimes = "net48,net8.0,net10.0", Modes = "aot,jit" };

        Assert.Equal("acme/fast net8.0 jit", Planner.Plan(request).Options.Reference);
        Assert.Equal("acme/fast net8.0 jit", Planner.Plan(request with { Reference = "acme/fast" }).Options.Reference);
        Assert.Equal("acme/fast net10.0 aot", Planner.Plan(request with { Reference = "ACME/fast net10.0 aot" }).Options.Reference);
    }

    [Theory]
    [InlineData("Acme.Json", "--with takes NAME@version,version such as Newtonsoft.Json@12.0.3,13.0.4, not \"Acme.Json\".")]
    [InlineData("@1.0.0", "--with takes NAME@version,version")]
    [InlineData("acme@", "--with has no value")]
    [InlineData("acme@latest", "--with takes full versions such as 13.0.4 or 13.0.5-beta1, not \"latest\"")]
    [InlineData("acme@1.*", "--with takes full versions")]
    [InlineData("acm@1.0.0", "There is no row or package \"acm\". Nearest: acme")]
    [InlineData("xml@1.0.0", "--with xml: its library is built into .NET. Use --runtime to choose its version.")]
    public void What_is_no_version_of_a_row_is_refused(string with, string sentence) => Refuses(new RunRequest { With = [with] }, sentence);

    [Fact]
    public void Versions_of_rows_that_are_not_measured_and_unknown_runtimes_and_modes_are_refused()
    {
        Refuses(new RunRequest { Rows = "xml", With = ["Acme.Json@1.0.0"] },
            "--with Acme.Json@1.0.0 matches no row of --rows. Add acme/fast to --rows");
        Refuses(new RunRequest { Runtimes = "net7.0" }, "There is no runtime \"net7.0\". Nearest: net");
        Refuses(new RunRequest { Modes = "native" }, "There is no mode \"native\".");
    }

    [Fact]
    public void A_run_of_variants_is_resumed_with_them()
    {
        string[] labels = ["acme/fast@1.0.0 net8.0", "acme/fast@1.0.0 net8.0 (2)", "xml net8.0"];
        var file = ResultsOf.Measured(labels);

        var plan = Resumption.Plan(file, "r.json", Catalogue, new SpeedExperiment());

        Assert.Equal(labels, plan.Rows.Select(row => row.Label));
        Assert.Equal(["acme/fast@1.0.0 net8.0", "acme/fast@1.0.0 net8.0", "xml net8.0"], plan.Rows.Select(row => row.Name));
        Assert.Equal(
            new BuildTarget("net8.0", "jit") { IsSelfContained = true, PackageVersion = "1.0.0", DataSets = BuiltDataSets.Default },
            plan.Rows[0].Target);
        Assert.Equal("reference/straight-line net8.0", plan.CorpusRow!.Name);
        var sentence = Assert.Throws<BadInputException>(
            () => Resumption.EnsureSameOptions(file, "r.json", new RunRequest { Runtimes = "net10.0" }, Planner, "0.1.0")).Message;
        Assert.Contains("another --runtime.", sentence, StringComparison.Ordinal);
    }

    private static RowDefinition Row(string name, AdapterProject project) =>
        TestRowsOf.Row(name, name.StartsWith("reference/", StringComparison.Ordinal)) with { Project = project };

    private static IReadOnlyList<string> Labels(RunRequest request) =>
        [.. Planner.Plan(request).Options.Rows.Select(row => row.ToString())];

    private static void Refuses(RunRequest request, string sentence) =>
        Assert.StartsWith(sentence, Assert.Throws<BadInputException>(() => Planner.Plan(request)).Message, StringComparison.Ordinal);
}
