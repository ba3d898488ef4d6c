using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Checking;

public sealed class RowChecksTests : IDisposable
{
    private static readonly string[] Labels = ["a@1.0.0 net8.0", "a@2.0.0 net8.0"];
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();
    private readonly NoProgress progress = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Verdicts_are_told_as_builds_end_and_given_in_the_order_of_rows()
    {
        List<string> told = [];

        var verdicts = Check(_ => Available, told: told);

        Assert.Equal(Labels, verdicts.Select(verdict => verdict.Row.Label));
        Assert.Equal([Verdict.Supported, Verdict.Supported], verdicts.Select(verdict => verdict.Check?.Verdict));
        Assert.Equal(Labels, told.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void A_row_that_is_not_available_has_no_verdict_and_costs_no_other()
    {
        var verdicts =
            Check(request => request.PackageVersion == "1.0.0"
                ? BuildOutcome.Of(new BuildFailure(BuildFailureKind.VersionUnknown, "NU1102: no such version"))
                : Available);

        Assert.Equal([null, Verdict.Supported], verdicts.Select(verdict => verdict.Check?.Verdict));
        Assert.Equal("NU1102: no such version", verdicts[0].Row.Cause);
    }

    [Fact]
    public void A_version_that_does_not_exist_is_bad_input_and_ends_the_checks() => Assert.Throws<BadInputException>(() =>
        Check(request => request.PackageVersion == "1.0.0"
            ? BuildOutcome.Of(
                new BuildFailure(BuildFailureKind.VersionUnknown, "NU1102: no such version")) with
            { NearestVersions = ["2.0.0"] }
            : Available));

    [Fact]
    public void A_check_reads_and_writes_fewer_instances_than_a_run_times()
    {
        SelectedRow straightLine = new(new RowId("b"), TestRowsOf.Row("b"));

        var verdicts = Check(_ => Available, straightLine);

        // A payload has 1,000 bytes, so a run would rotate through 1,048 of them.
        Assert.All(verdicts, verdict => Assert.Equal(256, verdict.Check?.Instances));
    }

    [Fact]
    public void Rows_of_the_package_of_a_row_that_hangs_are_checked_last()
    {
        var other = TestRowsOf.Row("b") with { Project = TestRowsOf.Project with { ProjectFile = "/adapters/Other/Other.csproj" } };
        SelectedRow[] rows = [
            .. Enumerable.Range(1, 9).Select(version => new SelectedRow(IdOf.Label($"a@{version}.0.0 net8.0"), TestRowsOf.Row("a"))),
            new(IdOf.Label("b@1.0.0 net8.0"), other)];
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "a" && request is Core.Protocol.WriteRequest
                ? new WorkerFailure(WorkerFailureKind.Time, "too slow: over 10 s of processor time", "")
                : null,
        };
        List<string> told = [];

        Check(new RunPlan(ResultsOf.Options([.. rows.Select(row => row.Label)]), rows), Services(workers, _ => Available), told);

        Assert.Equal(10, told.Count);
        Assert.NotEqual("b@1.0.0 net8.0", told[^1]);
    }

    [Fact]
    public async Task A_size_waits_for_no_smaller_one_that_an_earlier_part_of_the_run_checked()
    {
        var small = ResultsOf.Books with { Size = 10 };
        SelectedRow row = new(new RowId("a"), TestRowsOf.Row("a"));
        RunPlan plan = new(ResultsOf.Options("a") with { Workloads = [small, ResultsOf.Books] }, [row]);
        var builds = new Dictionary<BuildRequest, BuildOutcome> { [row.Build] = Available };
        var known = ResultsOf.Measured("a").Checks[0] with { Workload = small, Surface = Surface.Bytes };
        RowChecks checks = new(plan, Services(new FakeWorkers(clock), _ => Available), CheckRules.OfVerdicts)
        {
            Earlier = ResultsOf.Measured("a") with { Checks = [known] },
        };

        var found = await Task.Run(() => checks.Check(plan, builds, CancellationToken.None), TestContext.Current.CancellationToken)
            .WaitAsync(TimeSpan.FromSeconds(60), TestContext.Current.CancellationToken);

        Assert.Equal([(10, Verdict.Lossy), (100, Verdict.Supported)],
            found.Select(check => (check.Task.Workload.Size, check.Result.Verdict)));
    }

    [Fact]
    public void A_row_that_is_given_twice_is_counted_once()
    {
        SelectedRow[] rows = [.. new[] { "a", "a (2)" }.Select(label => new SelectedRow(IdOf.Label(label), TestRowsOf.Row("a")))];

        Check(new RunPlan(ResultsOf.Options("a", "a (2)"), rows), Services(new FakeWorkers(clock), _ => Available), []);

        Assert.StartsWith("1 of 1 checked: ", progress.Works[^1], StringComparison.Ordinal);
    }

    [Fact]
    public void Progress_counts_the_checks_and_the_builds()
    {
        Check(_ => Available);

        Assert.Contains(progress.Works, work => work.StartsWith("0 of 2 checked, 1 of 2 built: ", StringComparison.Ordinal));
        Assert.Equal(1, progress.Shares[^1]);
        Assert.StartsWith("2 of 2 checked: a@", progress.Works[^1], StringComparison.Ordinal);
    }

    private static BuildOutcome Available { get; } =
        new(TestPrograms.Of("x.dll"));

    private IReadOnlyList<RowVerdict> Check(
        Func<BuildRequest, BuildOutcome> build, SelectedRow? corpusRow = null, List<string>? told = null) => Check(
            new RunPlan(
                ResultsOf.Options(Labels), [.. Labels.Select(label => new SelectedRow(IdOf.Label(label), TestRowsOf.Row("a")))], corpusRow),
            Services(new FakeWorkers(clock), build), told ?? []);

    private static IReadOnlyList<RowVerdict> Check(RunPlan plan, RunServices services, List<string> told)
    {
        RowChecks checks = new(plan, services, CheckRules.OfVerdicts) { Found = verdict => told.Add(verdict.Row.Label) };
        var builds = checks.Build(CancellationToken.None);
        return [.. RowChecks.VerdictsOf(plan, builds, checks.Check(plan, builds, CancellationToken.None))];
    }

    private RunServices Services(FakeWorkers workers, Func<BuildRequest, BuildOutcome> build) =>
        ServicesOf.Workers(workers, clock, folder) with
        {
            Progress = progress,
            Build = (requests, _, _, ended) =>
            {
                foreach (var request in requests.Reverse())
                    ended?.Invoke(request, build(request));
                return requests.ToDictionary(request => request, build);
            },
        };
}
