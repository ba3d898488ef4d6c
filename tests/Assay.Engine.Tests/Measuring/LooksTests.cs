using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Measuring;

/// <summary>Sequential runs: looks at K = 6 and 9, rows that leave, budgets that do not fit.</summary>
public sealed class LooksTests : IDisposable
{
    private static readonly string[] Rows = ["ref", "a", "b", "c", "d"];

    /// <summary>Rows far from each other that hardly vary; like the others, they take 250 ms together.</summary>
    private static readonly Dictionary<string, Pace> AllSettled = new()
    {
        ["ref"] = new(50, 0),
        ["a"] = new(30, 0.0005),
        ["b"] = new(40, -0.0005),
        ["c"] = new(60, 0.0005),
        ["d"] = new(70, -0.0005),
    };

    /// <summary>Two rows of one cost that vary against each other; the others are settled.</summary>
    private static readonly Dictionary<string, Pace> TwoAlike = new(AllSettled)
    {
        ["a"] = new(50, 0.05),
        ["b"] = new(50, -0.05),
        ["c"] = new(20, 0.002),
        ["d"] = new(80, -0.0005),
    };

    /// <summary>A row that six blocks do not tell from its neighbours and nine do; these two no number of blocks tells apart.</summary>
    private static readonly Dictionary<string, Pace> ThreeAlike = new(AllSettled)
    {
        ["ref"] = new(100, 0),
        ["a"] = new(48.1, 0.0005),
        ["b"] = new(50, 0.01),
        ["c"] = new(50, -0.01),
        ["d"] = new(80, -0.0005),
    };

    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();
    private readonly NoProgress progress = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_run_whose_rows_are_all_settled_at_the_first_look_is_complete()
    {
        var result = Execute(Plan(), AllSettled);

        Assert.Equal((RunEnding.Complete, true), (result.Ending, result.Results.IsComplete));
        Assert.All(result.Results.Cells, cell => Assert.Equal(6, cell.Blocks.Count));
        Assert.Equal(["look at K = 6: all 5 rows are settled"], progress.Notes);
    }

    [Fact]
    public void Settled_rows_leave_and_the_reference_stays_with_the_others()
    {
        var result = Execute(Plan(), ThreeAlike);

        Assert.Equal(RunEnding.Complete, result.Ending);
        Assert.Equal([12, 9, 12, 12, 6], result.Results.Cells.Select(cell => cell.Blocks.Count));
        Assert.Equal(["look at K = 6: 3 of 5 rows continue", "look at K = 9: 2 of 5 rows continue"], progress.Notes);
        Assert.Equal(12, result.Results.Conditions.Count);
    }

    [Fact]
    public void An_operation_whose_rows_are_settled_is_finished_while_another_goes_on()
    {
        var plan = Plan();
        plan = plan with { Options = plan.Options with { Operations = [Operation.Serialize, Operation.Deserialize] } };

        var result =
            Execute(plan, (row, block, operation) => (operation == Operation.Serialize ? TwoAlike : AllSettled)[row].In(block));

        Assert.Equal(
            [("ref", 12), ("a", 12), ("b", 12), ("c", 6), ("d", 6)],
            result.Results.Cells.Where(cell => cell.Operation == Operation.Serialize).Select(cell => (cell.Row, cell.Blocks.Count)));
        Assert.All(result.Results.Cells.Where(cell => cell.Operation == Operation.Deserialize), cell => Assert.Equal(6, cell.Blocks.Count));
    }

    [Theory]
    [InlineData(10, 3)]
    [InlineData(19, 6)]
    [InlineData(24, 9)]
    [InlineData(60, 12)]
    public void Three_more_blocks_begin_only_where_they_fit_into_the_budget(int budgetSeconds, int blocks)
    {
        // Ten rounds of five rows of 50 ms on average and a calibration of 1 ms: 2.51 s a block of all rows; two rows and the reference
        // take 4 / 6 of it.
        var result = Execute(Plan(TimeSpan.FromSeconds(budgetSeconds)), TwoAlike);

        Assert.Equal(blocks == 12 ? RunEnding.Complete : RunEnding.BudgetSpent, result.Ending);
        Assert.Equal(blocks, result.Results.Cells.Single(cell => cell.Row == "a").Blocks.Count);
    }

    [Fact]
    public void A_budget_that_is_spent_when_all_are_settled_leaves_a_complete_run()
    {
        Assert.Equal(RunEnding.Complete, Execute(Plan(TimeSpan.FromSeconds(16)), AllSettled).Ending);
    }

    [Fact]
    public void Not_even_the_first_blocks_go_far_beyond_the_budget()
    {
        var result = Execute(Plan(TimeSpan.FromSeconds(1)), AllSettled);

        Assert.Equal(RunEnding.BudgetSpent, result.Ending);
        Assert.All(result.Results.Cells, cell => Assert.Single(cell.Blocks));
    }

    [Fact]
    public void Checks_get_as_much_time_as_the_budget_and_what_is_not_reached_is_not_measured()
    {
        var result = Execute(Plan(TimeSpan.FromSeconds(30)), AllSettled, (_, request, _) =>
        {
            if (request is WriteRequest)
                clock.Advance(TimeSpan.FromSeconds(31));
            return null;
        });

        Assert.Equal((RunEnding.BudgetSpent, false), (result.Ending, result.Results.IsComplete));
        Assert.Contains("ref", result.Results.Checks.Select(check => check.Row));
        Assert.InRange(result.Results.Checks.Count, 2, 3);
        Assert.Contains(progress.Notes, told => told.StartsWith("The budget leaves no time to check ", StringComparison.Ordinal));
        Assert.Equal(result.Results.Checks.Select(check => check.Row).Order(),
            result.Results.Cells.Where(cell => cell.Blocks.Count > 0).Select(cell => cell.Row).Distinct().Order());
    }

    [Fact]
    public void A_check_that_would_not_end_within_the_budget_is_not_begun_and_its_row_is_named()
    {
        // The first write is that of the corpus; then two checks take ten seconds at the same time.
        var writes = 0;
        using Barrier both = new(2, _ => clock.Advance(TimeSpan.FromSeconds(10)));
        var result = Execute(Plan(TimeSpan.FromSeconds(15)), AllSettled, (_, request, _) =>
        {
            if (request is WriteRequest && Interlocked.Increment(ref writes) > 1)
                both.SignalAndWait(TimeSpan.FromSeconds(10));
            return null;
        });

        Assert.Equal(["ref", "a"], result.Results.Checks.Select(check => check.Row));
        Assert.Equal(10_000_000_000, result.Results.Times.Checking);
        Assert.Contains("The budget leaves no time to check 3 rows, so they are not measured: b, c, d.", progress.Notes);
    }

    [Theory]
    [InlineData(4)]
    [InlineData(6)]
    [InlineData(7)]
    [InlineData(10)]
    public void A_run_resumed_between_looks_ends_as_if_it_had_not_been_interrupted(int afterBlocks)
    {
        using CancellationTokenSource source = new();
        var begun = 0;
        WorkerFailure? InterruptAt(string row, Request request, int number)
        {
            if (row == "ref" && request is WarmUpRequest && ++begun > afterBlocks)
                source.Cancel();
            return null;
        }

        var interrupted = Execute(Plan(), ThreeAlike, InterruptAt, cancellation: source.Token);
        Assert.Equal(RunEnding.Interrupted, interrupted.Ending);
        Assert.Equal(afterBlocks, interrupted.Results.Cells[0].Blocks.Count);

        var resumed = Execute(Plan(), ThreeAlike, start: ResultsStore.Load(folder.File("r.json")));

        Assert.Equal(RunEnding.Complete, resumed.Ending);
        Assert.Equal([12, 9, 12, 12, 6], resumed.Results.Cells.Select(cell => cell.Blocks.Count));
        Assert.Equal(["look at K = 6: 3 of 5 rows continue", "look at K = 9: 2 of 5 rows continue"], progress.Notes.Distinct());
    }

    [Fact]
    public void A_resumed_run_measures_its_next_step_though_it_takes_longer_than_the_budget()
    {
        var plan = Plan(TimeSpan.FromSeconds(7.4));
        var spent = Execute(plan, TwoAlike).Results;
        Assert.Equal(3, spent.Cells[0].Blocks.Count);

        var resumed = Execute(plan, TwoAlike, start: spent);

        Assert.Equal((RunEnding.BudgetSpent, 6), (resumed.Ending, resumed.Results.Cells[0].Blocks.Count));
        // Three blocks of ten rounds of 251 ms, rehearsed three times with 10 ms after each; each session warms its calibration worker up
        // once, for 1 ms.
        Assert.Equal(spent.Times.Measuring + (3 * 2_540_000_000L) + 1_000_000, resumed.Results.Times.Measuring);
    }

    [Fact]
    public void A_row_that_died_is_not_waited_for()
    {
        var result =
            Execute(Plan(), AllSettled, (row, request, _) => row == "a" && request is WarmUpRequest ? FakeWorkers.Crash : null);

        Assert.Equal(RunEnding.Complete, result.Ending);
        Assert.Equal([6, 0, 6, 6, 6], result.Results.Cells.Select(cell => cell.Blocks.Count));
    }

    private static RunPlan Plan(TimeSpan? budget = null) => new(
        ResultsOf.Options(Rows) with { Blocks = 12, Looks = [6, 9, 12], BudgetNanoseconds = budget?.Ticks * 100 },
        [.. Rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))]);

    private RunResult Execute(
        RunPlan plan, Dictionary<string, Pace> paces, Func<string, Request, int, WorkerFailure?>? failure = null,
        ResultsFile? start = null, CancellationToken cancellation = default) =>
        Execute(plan, (row, block, _) => paces[row].In(block), failure, start, cancellation);

    private RunResult Execute(
        RunPlan plan, Func<string, int, Operation, TimeSpan> batchTime, Func<string, Request, int, WorkerFailure?>? failure = null,
        ResultsFile? start = null, CancellationToken cancellation = default)
    {
        var earlier = start?.Cells[0].Blocks.Count ?? 0;
        FakeWorkers workers = new(clock)
        {
            BatchTime = (job, started) => batchTime(job.Row, earlier + started, job.Operation),
            Failure = failure ?? ((_, _, _) => null),
        };
        var services = ServicesOf.Workers(workers, clock, folder) with { Progress = progress };
        return new Run(plan, services, start ?? ResultsOf.Empty(plan.Options), folder.File("r.json"))
            .Execute(cancellation);
    }

    /// <summary>What a batch of a row takes: the mean, and by turns a share more and less from block to block.</summary>
    private sealed record Pace(double Milliseconds, double Share)
    {
        public TimeSpan In(int block) =>
            TimeSpan.FromMicroseconds(Math.Round(1000 * Milliseconds * (1 + (block % 2 == 0 ? Share : -Share))));
    }
}
