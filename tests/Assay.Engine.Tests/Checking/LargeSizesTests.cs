using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Experiments.Io;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Checking;

/// <summary>
/// Sizes that cannot fit in memory: 40 MB for a process and 5,000 bytes for each book, on a machine where a worker may take 1.7 GB.
/// </summary>
public sealed class LargeSizesTests : IDisposable
{
    private const string Refusal =
        "not tried, because it would take about 5.0 GB: 0.5 GB with 100k and 5.0 GB for each further million; a worker may take 1.7 GB";
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("speed")]
    [InlineData("startup")]
    [InlineData("calls")]
    [InlineData("io")]
    [InlineData("memory")]
    [InlineData("growth")]
    [InlineData("prediction")]
    public void A_size_that_cannot_fit_is_refused_by_every_command_before_a_worker_has_it(string kind)
    {
        var workers = Workers();

        var results = Execute(workers, kind, [Books(1_000_000)], "a");

        var check = Assert.Single(results.Checks);
        Assert.Equal((1_000_000, Verdict.NotJudged, Refusal), (check.Workload.Size, check.Verdict, check.Cause));
        Assert.All(workers.Jobs, job => Assert.InRange(job.Recipe.Size, 1, 100_000));
        // A writer and a reader each.
        Assert.Equal([10_000, 10_000, 100_000, 100_000], workers.Jobs.Where(job => job.Row == "a").Select(job => job.Recipe.Size).Order());
        Assert.False(results.HasSamples());
    }

    [Theory]
    [InlineData("speed")]
    [InlineData("growth")]
    public void A_row_keeps_the_sizes_that_fit(string kind)
    {
        var workers = Workers();

        // One row: two sizes of it are at work at once, and the larger one waits.
        var results = Execute(workers, kind, [Books(1_000_000), Books(10_000), Books(100_000)], "a");

        Assert.Equal([(10_000, Verdict.Supported), (100_000, Verdict.Supported), (1_000_000, Verdict.NotJudged)],
            results.Checks.Select(check => (check.Workload.Size, check.Verdict)));
        Assert.Equal(Refusal, results.Checks[2].Cause);
        Assert.Equal([10_000, 100_000], results.Cells.Where(cell => cell.Blocks.Count > 0).Select(cell => cell.Workload.Size));
    }

    [Fact]
    public void A_size_that_fits_is_tried_and_smaller_ones_that_nobody_asked_for_are_not_kept()
    {
        var workers = Workers(bytesOfBook: 1_000);

        var results = Execute(workers, "speed", [Books(1_000_000)], "a");

        var check = Assert.Single(results.Checks);
        Assert.Equal((1_000_000, Verdict.Supported), (check.Workload.Size, check.Verdict));
        Assert.All(results.Cells, cell => Assert.Equal(1_000_000, cell.Workload.Size));
    }

    [Fact]
    public void Payloads_count_and_no_step_goes_far_beyond_what_is_known_to_fit()
    {
        var workers = Workers(bytesOfBook: 3_000_000);

        var results = Execute(workers, "speed", [Books(100_000) with { PayloadBytes = 1_000_000 }], "a");

        Assert.Equal(
            "not tried, because it would take about 300.0 GB: 0.3 GB with 100 and 3.00 MB for each further one; a worker may take 1.7 GB",
            Assert.Single(results.Checks).Cause);
        // 1,000 of them would take 3 GB.
        Assert.All(workers.Jobs, job => Assert.InRange(job.Recipe.Size, 1, 100));
    }

    [Fact]
    public void The_straight_line_row_sizes_the_corpus_without_writing_what_is_large_and_delays_no_small_size()
    {
        var workers = Workers(bytesOfBook: 100);

        var results =
            Execute(workers, "growth", [.. new[] { 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000 }.Select(Books)], "a");

        JobFrame[] jobs = [.. workers.Jobs];
        Assert.Equal([1, 10, 100, 1_000, 10_000, 100_000],
            jobs.Where(job => job.Row == RunPlanner.StraightLine).Select(job => job.Recipe.Size).Order());
        Assert.Equal([16_384, 7_489, 748, 74, 7, 1, 1], results.Checks.Select(check => check.Instances));
        Assert.True(
            Array.FindIndex(jobs, job => job.Row == "a") < Array.FindIndex(
                jobs, job => job.Row == RunPlanner.StraightLine && job.Recipe.Size == 100_000));
    }

    [Fact]
    public void A_size_for_which_the_budget_leaves_no_time_keeps_no_larger_one_waiting()
    {
        // Two checks of 10 books end together after 20 s; a third does not fit, and 100 books take no time.
        using Barrier together = new(2, _ => clock.Advance(TimeSpan.FromSeconds(20)));
        FakeWorkers workers = new(clock) { BytesOf = TakeTime };

        var results = Execute(workers, "speed", [Books(10), Books(100)], TimeSpan.FromSeconds(25), "a", "b", "c");

        Assert.Equal(["a 10", "b 10", "a 100", "b 100", "c 100"], results.Checks.Select(check => $"{check.Row} {check.Workload.Size}"));

        (int, long) TakeTime(JobFrame job)
        {
            if (job.Recipe.Size == 10 && job.Row != RunPlanner.StraightLine)
                together.SignalAndWait(TimeSpan.FromSeconds(30));
            return (1000, 1 << 20);
        }
    }

    private static WorkloadOptions Books(int size) => ResultsOf.Books with { Size = size };

    // A book is written in 14 bytes.
    private FakeWorkers Workers(int bytesOfBook = 5_000) => new(clock)
    {
        BytesOf = job => (14 * job.Recipe.Size, 40_000_000 + ((long)bytesOfBook * job.Recipe.Size)),
    };

    private ResultsFile Execute(FakeWorkers workers, string kind, IReadOnlyList<WorkloadOptions> workloads, params string[] rows) =>
        Execute(workers, kind, workloads, null, rows);

    private ResultsFile Execute(
        FakeWorkers workers, string kind, IReadOnlyList<WorkloadOptions> workloads, TimeSpan? budget, params string[] rows)
    {
        var options = ResultsOf.Options(rows) with
        {
            Kind = kind,
            Own = kind == "io" ? IoExperiment.Read(GivenOptions.None) : null,
            Workloads = workloads,
            Blocks = 1,
            BudgetNanoseconds = budget?.Ticks * TimeSpan.NanosecondsPerTick,
        };
        RunPlan plan = new(options, [.. rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))], new SelectedRow(
            new RowId(RunPlanner.StraightLine), TestRowsOf.Row(RunPlanner.StraightLine, isReference: true)))
        {
            Experiment = KnownExperiments.Of(kind),
        };
        return new Run(plan, ServicesOf.Workers(workers, clock, folder), ResultsOf.Empty(options),
            folder.File("r.json")).Execute(CancellationToken.None).Results;
    }
}
