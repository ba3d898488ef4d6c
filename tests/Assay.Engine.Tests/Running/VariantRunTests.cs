using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Running;

public sealed class VariantRunTests : IDisposable
{
    private static readonly string[] Labels = ["a@1.0.0 net8.0", "a@2.0.0 net8.0", "a@2.0.0 net8.0 (2)"];
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Variants_have_checks_and_cells_of_their_own_and_workers_know_the_plain_row()
    {
        FakeWorkers workers = new(clock);

        var file = Run(workers, Available).Execute(CancellationToken.None).Results;

        Assert.Equal(Labels, file.Cells.Select(cell => cell.Row));
        Assert.Equal(["a@1.0.0 net8.0", "a@2.0.0 net8.0"], file.Checks.Select(check => check.Row));
        Assert.All(workers.Jobs, job => Assert.Equal("a", job.Row));
        Assert.Equal(2, workers.Jobs.Select(job => job.PayloadFile).Distinct().Count());
        Assert.All(file.Rows,
            row => Assert.Equal(("net8.0", "jit", true, ".NET 10.0.0", "1.2.3"),
                (row.Framework, row.Mode, row.IsSelfContained, row.Runtime, row.LoadedVersion)));
        Assert.Equal(["1.0.0", "2.0.0", "2.0.0"], file.Rows.Select(row => row.PackageVersion));
    }

    [Fact]
    public void A_version_that_is_not_built_ends_the_comparison_before_the_other_is_measured()
    {
        FakeWorkers workers = new(clock);

        var sentence = Assert.Throws<BadInputException>(() => Run(workers, Without(null)).Execute(CancellationToken.None)).Message;

        Assert.Equal(
            "Test.Package 1.0.0 did not build, so 2.0.0 has nothing to be compared with. Name another version in --with. "
                + "NU1102: no such version", sentence);
        Assert.False(File.Exists(folder.File("r.json")));
    }

    [Fact]
    public void A_runtime_that_is_not_here_costs_no_other()
    {
        string[] labels = ["a@1.0.0 net8.0", "a@1.0.0 net9.0"];

        BuildOutcome Build(BuildRequest request) => request.Target.Framework == "net8.0" ? Without(null)(request) : Available(request);
        var file = Run(new FakeWorkers(clock), Build, labels).Execute(CancellationToken.None).Results;

        Assert.Equal([RowStatus.NotAvailable, RowStatus.Available], file.Rows.Select(row => row.Status));
        Assert.Equal(labels[1..], file.Cells.Select(cell => cell.Row));
    }

    [Fact]
    public void A_version_that_the_feeds_do_not_have_is_bad_input_before_any_worker_starts()
    {
        FakeWorkers workers = new(clock);

        var sentence =
            Assert.Throws<BadInputException>(() => Run(workers, Without(["1.0.1", "0.9.0"])).Execute(CancellationToken.None)).Message;

        Assert.Equal(
            "Test.Package 1.0.0 is not in your NuGet sources. Nearest: 1.0.1, 0.9.0. Name an existing version, or a folder with the "
                + "package with --source.", sentence);
        Assert.Equal(0, workers.Started);
        Assert.False(File.Exists(folder.File("r.json")));
    }

    private static BuildOutcome Available(BuildRequest request) =>
        new(TestPrograms.Of($"{request.PackageVersion}.dll")) { PackageVersion = request.PackageVersion };

    private static Func<BuildRequest, BuildOutcome> Without(IReadOnlyList<string>? nearest) => request => request.PackageVersion == "1.0.0"
        ? BuildOutcome.Of(new BuildFailure(BuildFailureKind.VersionUnknown, "NU1102: no such version")) with { NearestVersions = nearest }
        : Available(request);

    private Run Run(FakeWorkers workers, Func<BuildRequest, BuildOutcome> build, string[]? named = null)
    {
        var labels = named ?? Labels;
        RunPlan plan = new(
            ResultsOf.Options(labels), [.. labels.Select(label => new SelectedRow(IdOf.Label(label), TestRowsOf.Row("a")))]);
        var services = ServicesOf.Workers(workers, clock, folder) with
        {
            Build = (requests, _, _, _) => requests.ToDictionary(request => request, build),
        };
        return new Run(plan, services, ResultsOf.Empty(labels), folder.File("r.json"));
    }
}
