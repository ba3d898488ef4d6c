using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Experiments.Speed;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Running;

/// <summary>Runs of rows whose project's version cannot be restored, and which are built with another.</summary>
public sealed class SubstituteRunTests : IDisposable
{
    private static readonly string[] Asked = ["a", "a (2)", "b net8.0"];
    private static readonly string[] Got = ["a@1.2.0", "a@1.2.0 (2)", "b@1.2.0 net8.0"];
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Labels_cells_and_the_reference_name_the_version_and_the_row_says_what_was_asked_for()
    {
        var file = Run(ResultsOf.Empty(Asked));

        Assert.Equal(Got, file.Options.Rows.Select(row => row.ToString()));
        Assert.Equal(Got, file.Cells.Select(cell => cell.Row));
        Assert.Equal("a@1.2.0", file.Options.Reference);
        Assert.All(file.Rows,
            row => Assert.Equal(("1.2.0", "1.2.3", "Test.Package 1.2.0 in place of 1.2.3, which cannot be restored here"),
                (row.PackageVersion, row.AskedVersion, row.Unproven)));
        Assert.Equal(
            "Nearest versions that your NuGet sources have, not verified: Test.Package 1.2.0 for 1.2.3.", Substitutes.Sentence(file.Rows));
    }

    [Fact]
    public void A_run_goes_on_with_the_same_version_whatever_feeds_have_now_and_takes_the_options_that_began_it()
    {
        var file = Run(ResultsOf.Empty(Asked));
        var catalogue = TestRowsOf.Catalogue("a", "b");

        var plan = Resumption.Plan(file, "r.json", catalogue, new SpeedExperiment());

        Assert.Equal(["1.2.0", "1.2.0", "1.2.0"], plan.Rows.Select(row => row.Target.PackageVersion));
        Resumption.EnsureSameOptions(file with { Options = file.Options with { Rows = [.. Got[..2].Select(IdOf.Label)] } }, "r.json",
            new RunRequest { Rows = "a,a", Reference = "a" }, new RunPlanner(catalogue, DataSetCatalogue.All), file.AssayVersion);
        var resumed = BuildStage.Describe(
            plan.Rows, plan.Rows.Select(row => row.Build).Distinct().ToDictionary(build => build, Exact)).AskedBefore(file.Rows);
        Assert.All(resumed, row => Assert.Equal(("1.2.3", file.Rows[0].Unproven), (row.AskedVersion, row.Unproven)));
    }

    [Fact]
    public void Verdicts_have_the_version_in_their_rows_and_the_order_that_was_asked_for()
    {
        var services = ServicesOf.Workers(new FakeWorkers(clock), clock, folder) with
        {
            Build = (requests, _, _, ended) =>
            {
                foreach (var request in requests.Reverse())
                    ended?.Invoke(request, Substituted(request));
                return requests.ToDictionary(request => request, Substituted);
            },
        };

        Assert.Equal(Got, PlanVerdicts.Of(Plan, services, CancellationToken.None).Select(verdict => verdict.Row.Label));
    }

    [Fact]
    public void The_proven_version_in_place_of_another_is_proven() =>
        Assert.Equal("", (TestRowsOf.Project with { ProvenVersion = "1.2.0" }).UnprovenWith("1.2.0"));

    private static RunPlan Plan => new(
        ResultsOf.Options(Asked), [.. Asked.Select(label => new SelectedRow(IdOf.Label(label), TestRowsOf.Row(label[..1])))]);

    private static BuildOutcome Exact(BuildRequest request) =>
        new(TestPrograms.Of($"{request.Target.Framework}.dll")) { PackageVersion = "1.2.0" };

    private static BuildOutcome Substituted(BuildRequest request) => Exact(request) with { Substitute = "1.2.0" };

    private ResultsFile Run(ResultsFile start)
    {
        var services = ServicesOf.Workers(new FakeWorkers(clock), clock, folder) with
        {
            Build = (requests, _, _, _) => requests.ToDictionary(request => request, Substituted),
        };
        return new Run(Plan, services, start, folder.File("r.json")).Execute(CancellationToken.None).Results;
    }
}
