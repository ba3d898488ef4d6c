using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Measuring;

public class BlockRunnerTests
{
    private readonly FakeClock clock = new();

    [Fact]
    public void Every_round_holds_one_batch_of_every_row_in_changing_order()
    {
        FakeWorkers workers = new(clock);

        var outcomes = Run(workers, BlockOf.Rows(0, "a", "b", "c", "d"), 20);

        Assert.All(workers.Batches.Chunk(4), round => Assert.Equal(["a", "b", "c", "d"], round.Order()));
        Assert.True(workers.Batches.Chunk(4).Select(round => string.Concat(round)).Distinct().Count() > 3);
        Assert.All(outcomes, outcome => Assert.Equal(20, outcome.Samples!.ElapsedNanoseconds.Count));
        for (var round = 0; round < 20; round++)
            Assert.Equal([0, 1, 2, 3], outcomes.Select(outcome => outcome.Samples!.Position[round]).Order());
    }

    [Fact]
    public void A_worker_that_dies_costs_its_row_only()
    {
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, number) => row == "b" && request is BatchRequest && number == 5 ? FakeWorkers.Crash : null,
        };

        var outcomes = Run(workers, BlockOf.Rows(0, "a", "b", "c"), 20);

        Assert.Equal("Stack overflow", outcomes[1].Failure!.Cause);
        Assert.Null(outcomes[1].Samples);
        Assert.All([outcomes[0], outcomes[2]], outcome => Assert.Equal(20, outcome.Samples!.ElapsedNanoseconds.Count));
        Assert.Equal(0, workers.Alive);
    }

    [Fact]
    public void A_block_whose_workers_are_all_gone_ends()
    {
        FakeWorkers workers = new(clock) { Failure = (_, request, _) => request is WarmUpRequest ? FakeWorkers.Crash : null };

        Assert.All(Run(workers, BlockOf.Rows(0, "a", "b"), 20), outcome => Assert.Null(outcome.Samples));
        Assert.Empty(workers.Batches);
    }

    [Fact]
    public void Methods_compiled_while_measuring_restart_the_rows_window()
    {
        FakeWorkers workers = new(clock) { Compiled = (row, number) => row == "a" && number == 3 ? 1 : 0 };

        var outcomes = Run(workers, BlockOf.Rows(0, "a", "b"), 20);

        Assert.Equal(4, outcomes[0].Samples!.FirstRound);
        Assert.Equal(0, outcomes[1].Samples!.FirstRound);
        Assert.True(outcomes[0].Samples!.IsSteady);
    }

    [Fact]
    public void Rounds_are_appended_for_a_row_that_compiled_late()
    {
        FakeWorkers workers = new(clock) { Compiled = (row, number) => row == "a" && number == 17 ? 1 : 0 };

        var outcomes = Run(workers, BlockOf.Rows(0, "a", "b"), 20);

        Assert.Equal(28, outcomes[0].Samples!.ElapsedNanoseconds.Count);
        Assert.Equal(18, outcomes[0].Samples!.FirstRound);
    }

    [Fact]
    public void A_row_that_never_stops_compiling_keeps_its_rounds_and_is_called_not_steady()
    {
        FakeWorkers workers = new(clock) { Compiled = (row, _) => row == "a" ? 1 : 0 };

        var samples = Run(workers, BlockOf.Rows(0, "a", "b"), 20)[0].Samples!;

        Assert.False(samples.IsSteady);
        Assert.Equal("methods were still compiled while measuring", samples.SteadyReason);
        Assert.Equal((0, 30), (samples.FirstRound, samples.ElapsedNanoseconds.Count));
    }

    [Fact]
    public void Slow_operations_get_fewer_rounds()
    {
        FakeWorkers workers = new(clock) { BatchTime = (_, _) => TimeSpan.FromSeconds(3) };

        Assert.All(Run(workers, BlockOf.Rows(0, "a", "b"), 50), outcome => Assert.Equal(5, outcome.Samples!.ElapsedNanoseconds.Count));
    }

    [Fact]
    public void In_slow_rounds_the_row_at_work_is_named()
    {
        using TemporaryFolder folder = new();
        List<string> named = [];
        FakeWorkers workers = new(clock) { BatchTime = (_, _) => TimeSpan.FromSeconds(3) };
        using BlockRunner runner = new(ServicesOf.Workers(workers, clock, folder), Options(5));

        runner.Run(BlockOf.Rows(0, "a", "b"), (share, row) => { lock (named) named.Add(row); }, CancellationToken.None);

        Assert.Equal(workers.Batches.Skip(2), named.SkipWhile(row => row != "all rows, interleaved").Where(row => row.Length == 1));
    }

    [Fact]
    public void Each_batch_is_announced_and_its_end_too_though_its_worker_dies_in_it()
    {
        using TemporaryFolder folder = new();
        List<string> told = [];
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, number) => row == "b" && request is BatchRequest && number == 1 ? FakeWorkers.Crash : null,
        };
        BlockServices services = ServicesOf.Workers(workers, clock, folder) with
        {
            BatchBegins = row => told.Add($"{row} begins"),
            BatchEnds = row => told.Add($"{row} ends"),
        };
        using BlockRunner runner = new(services, Options(5));

        runner.Run(BlockOf.Rows(0, "a", "b"), (_, _) => { }, CancellationToken.None);

        Assert.All(told.Chunk(2), batch => Assert.Equal([$"{batch[0][0]} begins", $"{batch[0][0]} ends"], batch));
        Assert.Equal(5, told.Count(line => line == "a ends"));
        Assert.InRange(told.Count(line => line == "b ends"), 1, 4);
    }

    [Theory]
    [InlineData(0, 512.0)]
    [InlineData(1, null)]
    public void Allocation_is_counted_in_the_first_block(int number, double? bytes) =>
        Assert.All(Run(new FakeWorkers(clock), BlockOf.Rows(number, "a", "b"), 5),
            outcome => Assert.Equal(bytes, outcome.Allocated?.ThreadBytesPerOperation));

    [Fact]
    public void A_row_that_dies_when_its_allocation_is_counted_keeps_its_rounds()
    {
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "b" && request is AllocationRequest ? FakeWorkers.Crash : null,
        };

        var outcome = Run(workers, BlockOf.Rows(0, "a", "b"), 5)[1];

        Assert.Equal(5, outcome.Samples!.ElapsedNanoseconds.Count);
        Assert.Null(outcome.Allocated);
        Assert.Equal("Stack overflow", outcome.Failure!.Cause);
    }

    [Fact]
    public void A_cancelled_block_leaves_no_worker_behind()
    {
        using CancellationTokenSource source = new();
        FakeWorkers workers = new(clock) { BeforeBatch = (_, number) => CancelAt(source, number) };

        Assert.Throws<OperationCanceledException>(() => Run(workers, BlockOf.Rows(0, "a", "b"), 50, source.Token));

        Assert.Equal((2, 0), (workers.Started, workers.Alive));
    }

    private static void CancelAt(CancellationTokenSource source, int number)
    {
        if (number == 3)
            source.Cancel();
    }

    private IReadOnlyList<RowOutcome> Run(FakeWorkers workers, PlannedBlock block, int rounds, CancellationToken cancellation = default)
    {
        using TemporaryFolder folder = new();
        using BlockRunner runner = new(ServicesOf.Workers(workers, clock, folder), Options(rounds));
        return runner.Run(block, (_, _) => { }, cancellation).Rows;
    }

    private static RunOptions Options(int rounds) => ResultsOf.Options("a") with { Rounds = rounds };
}
