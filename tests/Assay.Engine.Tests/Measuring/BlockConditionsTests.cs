using Assay.Core.Protocol;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Measuring;

/// <summary>What a block keeps beside its rows: calibration, steal, times.</summary>
public sealed class BlockConditionsTests : IDisposable
{
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Every_round_begins_with_a_calibration_of_which_the_first_only_warms_up()
    {
        FakeWorkers workers = new(clock);

        var conditions = Run(workers, 20).Conditions;

        Assert.Equal(21, workers.Calibrations);
        Assert.Equal(2, workers.Started);
        Assert.All(
            [conditions.Integer.ElapsedNanoseconds, conditions.Memory.CpuNanoseconds, conditions.Allocation.ElapsedNanoseconds],
            kernel => Assert.Equal(Enumerable.Repeat(300_000L, 20), kernel));
        Assert.Equal(Enumerable.Repeat(0, 20), conditions.InvoluntarySwitches);
        Assert.Equal(Enumerable.Repeat(5_000_000L, 20), conditions.RoundNanoseconds);
        Assert.Equal(5e10, conditions.CopyBytesPerSecond);
        Assert.Equal((ResultsOf.Books, 3, 0), (conditions.Workload, conditions.Block, conditions.Group));
    }

    [Fact]
    public void Steal_and_idle_time_are_what_was_added_in_each_round_and_never_negative()
    {
        Queue<long> readings = new([70, 70, 90, 20, 20]);

        var conditions =
            Run(new FakeWorkers(clock), 4, () => new ProcessorTimes(readings.Peek(), readings.Dequeue() * 2)).Conditions;

        Assert.Equal([0, 20, 0, 0], conditions.StealNanoseconds);
        Assert.Equal([0, 40, 0, 0], conditions.IdleNanoseconds);
    }

    [Fact]
    public void Idle_time_that_the_system_does_not_tell_is_not_kept() =>
        Assert.Empty(Run(new FakeWorkers(clock), 4).Conditions.IdleNanoseconds);

    [Theory]
    [InlineData(0)]
    [InlineData(7)]
    public void A_calibration_that_dies_costs_the_block_its_conditions_and_no_row_anything(int death)
    {
        FakeWorkers workers = new(clock) { CalibrationDies = number => number == death };

        var outcome = Run(workers, 20);

        Assert.All(outcome.Rows, row => Assert.Equal(20, row.Samples!.ElapsedNanoseconds.Count));
        Assert.Empty(outcome.Conditions.Integer.ElapsedNanoseconds);
        Assert.Empty(outcome.Conditions.RoundNanoseconds);
        Assert.Empty(outcome.Conditions.StealNanoseconds);
        Assert.True(outcome.Conditions.Times.Rounds > 0);
        Assert.Equal(death + 1, workers.Calibrations);
        Assert.Equal(0, workers.Alive);
        var log = File.ReadAllText(folder.File("log"));
        Assert.Contains("calibration, books, Serialize, block 3: conditions unknown", log, StringComparison.Ordinal);
        Assert.Contains("Stack overflow", log, StringComparison.Ordinal);
    }

    [Fact]
    public void One_calibration_worker_serves_all_blocks_and_another_follows_one_that_died()
    {
        FakeWorkers workers = new(clock) { CalibrationDies = number => number == 25 };
        using BlockRunner runner = new(ServicesOf.Workers(workers, clock, folder), ResultsOf.Options("a") with { Rounds = 20 });

        int[] known = [
            .. Enumerable.Range(0, 3)
                .Select(number =>
                runner.Run(BlockOf.Rows(number, "a"), (_, _) => { }, CancellationToken.None).Conditions.RoundNanoseconds.Count)];

        // 1 and 20 rounds, 5 and its death in the second block, 1 and 20 rounds of another worker in the third.
        Assert.Equal([20, 0, 20], known);
        Assert.Equal(21 + 5 + 21, workers.Calibrations);
        Assert.Equal(1, workers.Alive);
    }

    [Fact]
    public void Where_the_time_went_is_kept()
    {
        FakeWorkers workers = new(clock) { WarmUpTime = TimeSpan.FromMilliseconds(500) };

        var times = Run(workers, 10).Conditions.Times;

        Assert.InRange(times.WarmUp, 500_000_000, times.StartAndWarmUp);
        Assert.Equal(50_000_000, times.Rounds);
        Assert.Equal(48_000_000, times.Batches);
        Assert.Equal(0, times.After);
    }

    [Fact]
    public void What_follows_the_rounds_is_kept_apart_by_what_it_is()
    {
        FakeWorkers workers = new(clock)
        {
            Failure = (_, request, _) =>
            {
                if (request is AllocationRequest)
                    clock.Advance(TimeSpan.FromMilliseconds(30));
                return null;
            },
            Confirmed = _ =>
            {
                clock.Advance(TimeSpan.FromMilliseconds(20));
                return ConfirmedFrame.Nothing;
            },
        };

        var times = Run(workers, 10, number: 0).Conditions.Times;

        Assert.Equal(
            (60_000_000, 0, 40_000_000, 100_000_000), (times.AllocationPasses, times.MapperTiming, times.Confirmation, times.After));
    }

    [Theory]
    [InlineData("cpu  100 0 50 9000 10 0 5 37 0 0", 370_000_000, 90_100_000_000)]
    [InlineData("cpu  100 0 50 9000", 0, 90_000_000_000)]
    [InlineData("", 0, 0)]
    public void Processor_times_are_columns_in_hundredths_of_a_second(string line, long steal, long idle) =>
        Assert.Equal(new ProcessorTimes(steal, idle), ProcessorTimes.Of(line));

    [Fact]
    public void Idle_time_of_this_machine_can_be_read_where_it_tells() =>
        Assert.Equal(File.Exists("/proc/stat"), ProcessorTimes.Read().IdleNanoseconds > 0);

    private BlockOutcome Run(FakeWorkers workers, int rounds, Func<ProcessorTimes>? processors = null, int number = 3)
    {
        var services = ServicesOf.Workers(workers, clock, folder) with { ProcessorTimes = processors ?? (() => default) };
        using BlockRunner runner = new(services, ResultsOf.Options("a") with { Rounds = rounds });
        return runner.Run(BlockOf.Rows(number, "a", "b"), (_, _) => { }, CancellationToken.None);
    }
}
