using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Experiments.Cases;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Conformance;

/// <summary>Rows that go wrong on purpose, in real workers: each gets its exact verdict, and one that works gets none.</summary>
public sealed class CasesStageTests : IDisposable
{
    private static readonly string Program = TestPrograms.Worker;

    private static readonly WorkerLimits Tight = new(TimeSpan.FromSeconds(6), TimeSpan.FromSeconds(6), TimeSpan.FromSeconds(1), 1L << 28);
    private static readonly WorkloadOptions Parcels = new("parcels", 1, 0, "case");
    private static readonly WorkloadOptions[] OfVersions = [.. CaseSelection.Select("member-added-*,type-renamed-old-data")];
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("whole", Verdict.Supported, "")]
    [InlineData("prints", Verdict.Supported, "")]
    [InlineData("slices", Verdict.Lossy, "Parcel.Last: an Item instead of a FragileItem")]
    [InlineData("drops", Verdict.Lossy, "Parcel.weight: another value")]
    [InlineData("swaps", Verdict.Lossy, "Parcel.Width: another value")]
    [InlineData("merges", Verdict.Lossy, "Parcel.Spare: a shared object instead of a separate one")]
    [InlineData("corrupts", Verdict.Inconsistent, "read 1000 of one payload: Parcel.Height: another value")]
    [InlineData("own-process", Verdict.Rejected, "System.ArgumentOutOfRangeException: Index was out of range.")]
    [InlineData("throws", Verdict.Rejected, "System.FormatException: The test row refuses. ---> ArgumentException: Its cause.")]
    [InlineData("hangs", Verdict.Hang, "time limit of 6 s")]
    [InlineData("overflows", Verdict.Crash, "Stack overflow")]
    [InlineData("exhausts", Verdict.Hang, "memory limit")]
    public void Every_way_to_go_wrong_has_its_exact_verdict(string row, Verdict verdict, string cause)
    {
        var result = Assert.Single(Execute(new WorkerStarter(), ResultsOf.Empty(row), [Parcels], row).Checks);

        Assert.Equal(verdict, result.Verdict);
        Assert.StartsWith(cause, verdict == Verdict.Lossy ? result.Differences[0] : result.Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_loses_its_process_with_one_case_has_verdicts_on_the_others()
    {
        WorkloadOptions samples = new("samples", 1, 0, "case");

        var results = Execute(new WorkerStarter(), ResultsOf.Empty("overflows", "ok"), [Parcels, samples], "ok", "overflows");

        Assert.Equal(Verdict.Supported, results.Checks.Single(check => check.Row == "ok" && check.Workload == samples).Verdict);
        Assert.All(results.Checks.Where(check => check.Row == "overflows"),
            check => Assert.Equal((Verdict.Crash, "Stack overflow"), (check.Verdict, check.Cause)));
        Assert.Equal(4, results.Checks.Count);
        Assert.True(results.IsComplete);
    }

    [Fact]
    public void Two_processes_serve_all_cases_that_a_row_carries()
    {
        FakeWorkers workers = new(clock);
        WorkloadOptions[] cases = [.. Enumerable.Range(1, 30).Select(number => new WorkloadOptions($"case-{number}", 1, 0, "case"))];

        CountedStarter starter = new(workers);

        var results = Execute(starter, ResultsOf.Empty("a"), cases, "a");

        Assert.Equal(30, results.Checks.Count(check => check.Verdict == Verdict.Supported));
        Assert.Equal(2, starter.Processes);
        Assert.Equal(0, workers.Alive);
    }

    [Fact]
    public void Four_processes_serve_all_cases_of_a_row_whose_types_have_two_versions()
    {
        CountedStarter starter = new(new FakeWorkers(clock));

        var results = Execute(starter, ResultsOf.Empty("a"), [Parcels, .. OfVersions], "a");

        Assert.Equal(["member-added-new-data", "member-added-old-data", "parcels", "type-renamed-old-data"],
            results.Checks.Where(check => check.Verdict == Verdict.Supported).Select(check => check.Workload.DataSet).Order());
        Assert.Equal(4, starter.Processes);
    }

    [Fact]
    public void Types_that_a_row_does_not_carry_alone_say_nothing_about_versions_and_are_given_twice()
    {
        CountedStarter starter = new(new FakeWorkers(clock) { Differences = _ => ["MemberAdded.Count: another value"] });

        var results = Execute(starter, ResultsOf.Empty("a"), OfVersions, "a");

        Assert.Equal(3, results.Checks.Count);
        const string Cause = "Assay compares versions only where the row carries each alone, and the old version is lossy: "
            + "MemberAdded.Count: another value";
        Assert.All(results.Checks, check => Assert.Equal((Verdict.NotJudged, Cause), (check.Verdict, check.Cause)));
        Assert.Equal(8, starter.Processes);
    }

    [Fact]
    public void Only_exercises_with_threads_have_a_value_for_each_of_them()
    {
        FakeWorkers workers = new(clock);

        Execute(workers, ResultsOf.Empty("a"), CaseSelection.Select("changing-object,threads-apart,two-messages"), "a");

        Assert.Equal([("changing-object", 2), ("threads-apart", 32), ("two-messages", 2)],
            workers.Jobs.Select(job => (job.DataSet, job.Instances)).Distinct().Order());
    }

    [Fact]
    public void A_failure_in_company_is_a_verdict_only_where_it_comes_again()
    {
        var written = 0;
        WorkerFailure poisoned = new(WorkerFailureKind.Exception, "poisoned", "");
        FakeWorkers workers = new(clock) { Failure = (_, request, _) => request is WriteRequest && ++written == 2 ? poisoned : null };

        var results = Execute(workers, ResultsOf.Empty("a"), [Parcels, Parcels with { DataSet = "second" }], "a");

        Assert.All(results.Checks, check => Assert.Equal(Verdict.Supported, check.Verdict));
    }

    [Fact]
    public void A_case_in_company_has_a_quarter_of_the_time_and_one_alone_has_all_of_it()
    {
        var written = 0;
        WorkerFailure late = new(WorkerFailureKind.Time, "time limit of 1.5 s", "");
        CountedStarter starter = new(new FakeWorkers(clock)
        {
            Failure = (_, request, _) => request is WriteRequest && ++written == 1 ? late : null,
        });

        var results = Execute(starter, ResultsOf.Empty("a"), [Parcels], "a");

        Assert.Equal(Verdict.Supported, Assert.Single(results.Checks).Verdict);
        Assert.Equal([Tight.Request / 4, Tight.Request, Tight.Request], starter.Times);
    }

    [Fact]
    public void A_run_that_is_continued_gives_only_the_cases_that_are_missing()
    {
        var other = Parcels with { DataSet = "second" };
        var earlier = Execute(new FakeWorkers(clock), ResultsOf.Empty("a", "b"), [Parcels, other], "a", "b");
        var cut = earlier with
        {
            IsComplete = false,
            Checks = [.. earlier.Checks.Where(check => check.Row != "b" || check.Workload != other)],
        };
        FakeWorkers second = new(clock);

        var results = Execute(second, cut, [Parcels, other], "a", "b");

        Assert.All(second.Jobs, job => Assert.Equal(("b", "second"), (job.Row, job.DataSet)));
        Assert.Equal(4, results.Checks.Count);
        Assert.Equal(4, ResultsStore.Load(folder.File("r.json")).Checks.Count);
    }

    private sealed class CountedStarter(IWorkerStarter starter) : IWorkerStarter
    {
        /// <summary>What each process has for a request, in the order in which they were started.</summary>
        public List<TimeSpan> Times { get; } = [];

        public int Processes => Times.Count;

        public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
        {
            lock (Times)
                Times.Add(limits.Request);
            return starter.Start(program, purpose, limits, cancellation);
        }
    }

    private ResultsFile Execute(IWorkerStarter workers, ResultsFile start, IReadOnlyList<WorkloadOptions> cases, params string[] rows)
    {
        var options = ResultsOf.Options(rows) with { Kind = "cases", Workloads = cases, Blocks = 1 };
        RunPlan plan = new(options, [.. rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))])
        {
            Experiment = new CasesExperiment(),
        };
        if (cases.Intersect(OfVersions).Any())
            plan = plan with { NewVersions = new BuiltCases("", "new") { IsNew = true } };
        var services = ServicesOf.Workers(new FakeWorkers(clock), clock, folder) with
        {
            Build = (requests, _, _,
                _) => requests.ToDictionary(request => request, request => Built(request.Target.Cases is null ? Program : "new.dll")),
            Starter = workers,
            Limits = _ => Tight,
        };
        return new Run(plan, services, start with { Options = options }, folder.File("r.json"))
            .Execute(CancellationToken.None).Results;
    }

    private static BuildOutcome Built(string program) => new(TestPrograms.Of(program));
}
