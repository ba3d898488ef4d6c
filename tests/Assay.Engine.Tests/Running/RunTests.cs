using Assay.Core.Adapters;
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
using Assay.Shapes.Emission;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Running;

public sealed class RunTests : IDisposable
{
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Every_cell_gets_its_blocks_and_the_file_holds_them()
    {
        var result = Execute(new FakeWorkers(clock), Plan("a", "b", "a (2)"));

        Assert.Equal(RunEnding.Complete, result.Ending);
        var file = ResultsStore.Load(folder.File("r.json"));
        Assert.True(file.IsComplete);
        Assert.Equal(["a", "b", "a (2)"], file.Cells.Select(cell => cell.Row));
        Assert.All(file.Cells, cell => Assert.Equal([0, 1], cell.Blocks.Select(block => block.Block)));
        Assert.All(file.Cells, cell => Assert.Equal((512, 6_000_000), (cell.AllocatedBytesPerOperation, cell.Gen0BudgetBytes)));
        Assert.Equal([null, 20.0, null], file.Cells.Select(cell => cell.MapperNanosecondsPerOperation));
        Assert.Equal(["a", "b"], file.Checks.Select(check => check.Row));
        Assert.Equal(".NET 10.0.0", file.Machine.Runtime);
    }

    [Fact]
    public void Compressed_sizes_come_from_the_payload_itself()
    {
        var check = Execute(new FakeWorkers(clock), Plan("a")).Results.Checks[0];

        Assert.Equal(1000, check.PayloadBytes);
        Assert.InRange(check.DeflateBytes, 5, 50);
        Assert.InRange(check.BrotliBytes, 5, 50);
        Assert.Equal(5, check.BrotliQuality);
    }

    [Fact]
    public void A_row_that_loses_something_is_marked_and_measured()
    {
        FakeWorkers workers = new(clock) { Differences = row => row == "b" ? ["BookShelf.Secret: null instead of a string"] : [] };

        var result = Execute(workers, Plan("a", "b"));

        Assert.Equal([Verdict.Supported, Verdict.Lossy], result.Results.Checks.Select(check => check.Verdict));
        Assert.Equal(2, result.Results.Cells.Count);
    }

    [Fact]
    public void A_row_that_fails_its_check_has_a_verdict_and_is_not_timed()
    {
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "b" && request is ReadRequest ? FakeWorkers.Crash : null,
        };

        var result = Execute(workers, Plan("a", "b"));

        Assert.Equal((Verdict.Crash, "Stack overflow"), (result.Results.Checks[1].Verdict, result.Results.Checks[1].Cause));
        Assert.Equal(["a"], result.Results.Cells.Select(cell => cell.Row));
    }

    [Fact]
    public void A_reference_that_joined_the_rows_is_not_measured_where_none_of_them_can_be()
    {
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "b" && request is ReadRequest ? FakeWorkers.Crash : null,
        };

        var alone = Execute(workers, Plan("b", "a") with { Joined = "a" });

        Assert.False(alone.HasSamples);
        Assert.Equal((RunEnding.Complete, 2), (alone.Ending, alone.Results.Checks.Count));
    }

    [Fact]
    public void A_refused_data_set_and_a_surface_not_offered_are_verdicts_without_a_process()
    {
        FakeWorkers workers = new(clock);
        var plan = Plan("a", "b") with { Options = ResultsOf.Options("a", "b") with { Surface = Surface.Buffer } };

        var result =
            Execute(workers, plan, refusals: new() { [("a", "books")] = new(RefusedBy.Assay, "It cannot hold a private member.") });

        Assert.Equal([Verdict.NotJudged, Verdict.SurfaceNotOffered], result.Results.Checks.Select(check => check.Verdict));
        Assert.Equal("It cannot hold a private member.", result.Results.Checks[0].Cause);
        Assert.Equal(0, workers.Started);
        Assert.False(result.HasSamples);
    }

    [Fact]
    public void A_row_whose_worker_dies_is_not_tried_again_in_later_blocks()
    {
        var warmUps = 0;
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "b" && request is WarmUpRequest && Interlocked.Increment(ref warmUps) > 0
                ? FakeWorkers.Crash
                : null,
        };

        var result = Execute(workers, Plan("a", "b"));

        Assert.Equal(1, warmUps);
        Assert.Equal("Stack overflow", result.Results.Cells.Single(cell => cell.Row == "b").Failure!.Cause);
        Assert.Equal(2, result.Results.Cells.Single(cell => cell.Row == "a").Blocks.Count);
    }

    [Fact]
    public void A_worker_killed_from_outside_costs_its_block_only()
    {
        var warmUps = 0;
        WorkerFailure killed = new(WorkerFailureKind.FromOutside, "killed from outside (by a user, or out of memory)", "");
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "b" && request is WarmUpRequest && Interlocked.Increment(ref warmUps) == 1
                ? killed
                : null,
        };

        var result = Execute(workers, Plan("a", "b"));

        CellResult cell = result.Results.Cells.Single(cell => cell.Row == "b");
        Assert.Equal([1], cell.Blocks.Select(block => block.Block));
        Assert.Equal(new Failure(Verdict.AssayError, killed.Cause), cell.Failure);

        var resumed = Execute(new FakeWorkers(clock), Plan("a", "b"), start: result.Results).Results;
        Assert.All(resumed.Cells, cell => Assert.Equal([1, 0], cell.Blocks.Select(block => block.Block)));
        Assert.All(resumed.Cells, cell => Assert.Null(cell.Failure));
        Assert.Equal([1, 0], resumed.Conditions.Select(conditions => conditions.Block));
    }

    [Fact]
    public void A_block_that_is_measured_again_without_a_row_leaves_nothing_of_it_behind()
    {
        // In the first block a is killed from outside, and b's library crashes later: the resumed run measures that block again, without b.
        WorkerFailure killed = new(WorkerFailureKind.FromOutside, "killed from outside (by a user, or out of memory)", "");
        var warmUps = 0;
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => request is WarmUpRequest && row == "a" && ++warmUps == 1 ? killed : null,
        };
        var first = Execute(workers, Plan("a", "b", "c")).Results;
        var crashed = first with
        {
            Cells = [
                .. first.Cells.Select(
                    cell => cell.Row == "b" ? cell with { Failure = new Failure(Verdict.Crash, "Stack overflow") } : cell)],
        };

        var resumed = Execute(new FakeWorkers(clock), Plan("a", "b", "c"), start: crashed).Results;

        Assert.Equal([1], resumed.Cells.Single(cell => cell.Row == "b").Blocks.Select(block => block.Block));
        Assert.Equal([1, 0], resumed.Cells.Single(cell => cell.Row == "c").Blocks.Select(block => block.Block));
    }

    [Fact]
    public void A_resumed_run_adds_its_times_to_the_earlier_ones()
    {
        FakeWorkers workers = new(clock) { BatchTime = (_, _) => TimeSpan.FromMilliseconds(50) };
        var first = Execute(workers, Plan("a") with { Options = ResultsOf.Options("a") with { Blocks = 1 } }).Results;

        var whole = Execute(workers, Plan("a"), start: first with { Options = ResultsOf.Options("a") }).Results;

        Assert.Equal(2 * first.Times.Measuring, whole.Times.Measuring);
        Assert.Equal(whole.Times, ResultsStore.Load(folder.File("r.json")).Times);
        Assert.Equal([0, 1], whole.Conditions.Select(conditions => conditions.Block));
    }

    [Fact]
    public void A_reference_without_the_asked_surface_keeps_its_own()
    {
        var plan = Plan("a") with
        {
            Options = ResultsOf.Options("a", "floor") with { Surface = Surface.Stream, Reference = "floor" },
            Rows = [new SelectedRow(IdOf.Label("a"), TestRowsOf.Row("a")),
                new SelectedRow(IdOf.Label("floor"), TestRowsOf.Row("floor", isReference: true) with { Surfaces = [Surface.Bytes] })],
        };

        var result = Execute(new FakeWorkers(clock), plan);

        Assert.Equal([("a", Surface.Stream), ("floor", Surface.Bytes)], result.Results.Cells.Select(cell => (cell.Row, cell.Surface)));
        Assert.All(result.Results.Cells, cell => Assert.Equal(2, cell.Blocks.Count));
    }

    [Fact]
    public void A_resumed_run_keeps_the_groups_of_the_earlier_one()
    {
        FakeWorkers workers = new(clock);
        var first = Execute(workers, Plan("a", "b", "c")).Results;
        var crowded = first with
        {
            Machine = first.Machine with { MemoryBytes = 1L << 32 },
            Checks = [.. first.Checks.Select(check => check with { PeakResidentBytes = 1L << 30 })],
        };

        var resumed = Execute(workers, Plan("a", "b", "c"), start: crowded).Results;

        Assert.All(resumed.Checks, check => Assert.Equal(1L << 30, check.PeakResidentBytes));
        Assert.Equal([0, 1], resumed.Cells.Single(cell => cell.Row == "c").Blocks.Select(block => block.Group).Distinct().Order());
    }

    [Fact]
    public void An_adapter_that_does_not_restore_is_a_row_that_says_so()
    {
        var result = Execute(new FakeWorkers(clock), Plan("a"), outcome: BuildOutcome.Of(
            new BuildFailure(BuildFailureKind.PackageUnknown, "NU1101: no such package")));

        var row = Assert.Single(result.Results.Rows);
        Assert.Equal((RowStatus.NotAvailable, "NU1101: no such package", ""), (row.Status, row.Cause, row.PackageVersion));
        Assert.Empty(result.Results.Checks);
        Assert.False(result.HasSamples);
    }

    [Fact]
    public void No_block_begins_after_the_budget()
    {
        FakeWorkers workers = new(clock) { BatchTime = (_, _) => TimeSpan.FromMilliseconds(500) };
        var plan = Plan("a") with { Options = ResultsOf.Options("a") with { BudgetNanoseconds = 1_000_000_000 } };

        var result = Execute(workers, plan);

        Assert.Equal(RunEnding.BudgetSpent, result.Ending);
        Assert.Single(result.Results.Cells[0].Blocks);
        Assert.False(ResultsStore.Load(folder.File("r.json")).IsComplete);
    }

    [Fact]
    public void An_interrupted_run_keeps_the_blocks_before_and_a_resumed_one_measures_the_rest()
    {
        using CancellationTokenSource source = new();
        FakeWorkers first = new(clock) { BeforeBatch = (_, _) => CancelAfter(source) };

        var interrupted = Execute(first, Plan("a", "b"), cancellation: source.Token);

        Assert.Equal(RunEnding.Interrupted, interrupted.Ending);
        var kept = ResultsStore.Load(folder.File("r.json"));
        Assert.All(kept.Cells, cell => Assert.Equal([0], cell.Blocks.Select(block => block.Block)));

        FakeWorkers second = new(clock);
        var resumed = Execute(second, Plan("a", "b"), start: kept);

        Assert.Equal(RunEnding.Complete, resumed.Ending);
        Assert.All(resumed.Results.Cells, cell => Assert.Equal([0, 1], cell.Blocks.Select(block => block.Block)));
        Assert.Equal(20, second.Batches.Count);
    }

    [Fact]
    public void Results_that_cannot_be_written_end_the_run_with_a_sentence()
    {
        folder.Write("file", "");

        var result = new Run(Plan("a"), Services(new FakeWorkers(clock), Built([])), ResultsOf.Empty("a"), folder.File("file/r.json"))
            .Execute(CancellationToken.None);

        Assert.Equal(RunEnding.NotWritten, result.Ending);
        Assert.Contains("could not be written", result.Cause, StringComparison.Ordinal);
    }

    private int batches;

    private void CancelAfter(CancellationTokenSource source)
    {
        if (Interlocked.Increment(ref batches) > 30)
            source.Cancel();
    }

    private static RunPlan Plan(params string[] labels) => new(
        ResultsOf.Options(labels), [.. labels.Select(label => new SelectedRow(IdOf.Label(label), TestRowsOf.Row(label.Split(' ')[0])))]);

    private RunResult Execute(
        FakeWorkers workers, RunPlan plan, ResultsFile? start = null,
        Dictionary<(string Row, string DataSet), ContractRefusal>? refusals = null, BuildOutcome? outcome = null,
        CancellationToken cancellation = default) =>
        new Run(plan, Services(workers, outcome ?? Built(refusals ?? [])),
            start ?? ResultsOf.Empty(plan.Options), folder.File("r.json")).Execute(cancellation);

    private static BuildOutcome Built(Dictionary<(string Row, string DataSet), ContractRefusal> refusals) =>
        new(new AdapterProgram("x.dll", refusals));

    private RunServices Services(FakeWorkers workers, BuildOutcome outcome) => ServicesOf.Workers(workers, clock, folder, outcome);
}
