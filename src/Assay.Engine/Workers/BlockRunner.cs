using System.Collections.Concurrent;
using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>What the measuring of a block stands on; tests give their own.</summary>
/// <param name="Starter">Starts workers.</param>
/// <param name="Limits">What a worker may use, by workload.</param>
/// <param name="Clock">The time.</param>
/// <param name="Log">The log.</param>
public record BlockServices(IWorkerStarter Starter, Func<WorkloadOptions, WorkerLimits> Limits, TimeProvider Clock, RunLog Log)
{
    /// <summary>What the processors did so far.</summary>
    public Func<ProcessorTimes> ProcessorTimes { get; init; } = Workers.ProcessorTimes.Read;

    /// <summary>Lets time pass.</summary>
    public Action<TimeSpan> Pause { get; init; } = Thread.Sleep;
}

/// <summary>
/// Measures one block: fresh workers, warmed up two at a time, then asleep while one of them works at a time. Interleaving lets a drift of
/// the machine touch all rows alike, and a worker that always does the same tells what the machine was like in each round.
/// </summary>
/// <param name="services">What it stands on.</param>
/// <param name="options">What the run was asked for.</param>
public sealed class BlockRunner(BlockServices services, RunOptions options) : IDisposable
{
    /// <summary>Warming up two at once is fine; timing is not: the runtime compiles in the background on the other core.</summary>
    private const int WarmUpsAtOnce = 2;

    private readonly CalibrationSeat calibration = new();

    /// <summary>Ends the calibration worker.</summary>
    public void Dispose() => calibration.Dispose();

    /// <summary>Measures a block.</summary>
    /// <param name="block">What to measure; at least one row.</param>
    /// <param name="progress">Told the share done and the row at work.</param>
    /// <param name="cancellation">Ends the block; what it measured so far is lost.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    /// <exception cref="UsersCodeFailedException">A user's factory gave no values for a row, so that the block has nothing to measure with.</exception>
    public BlockOutcome Run(PlannedBlock block, Action<double, string> progress, CancellationToken cancellation)
    {
        List<RowSeat> seats = [.. block.Rows.Select(row => new RowSeat(row, options))];
        calibration.Begin();
        BlockWatch watch = new(services.Clock);
        Interleaving rounds = new(services, options, seats, calibration, SeedOf(block));
        try
        {
            WarmUp(block, seats, watch, progress, cancellation);
            ThrowIfUsersCodeFailed(block, seats);
            watch.Enter(BlockPart.Rounds);
            rounds.Run(progress, cancellation);
            watch.Enter(BlockPart.After);
            AskAfterwards(block, seats, cancellation);
            Confirm(block, seats, cancellation);
        }
        finally
        {
            Parallel.ForEach(seats, seat => seat.Dispose());
        }

        Log(block, seats);
        BlockTimes times = watch.End(seats.Sum(seat => seat.BatchNanoseconds));
        return new BlockOutcome([.. seats.Select(seat => seat.Outcome(block, rounds.Count))], rounds.Log.Conditions(block, calibration.Rounds, times))
        {
            UsersFailure = UsersFailureOf(seats)?.InputSentence ?? "",
        };
    }

    /// <summary>In an order of its own for each block: rows that always warm up first, or beside the same one, differ from their own copies.</summary>
    private void WarmUp(PlannedBlock block, List<RowSeat> seats, BlockWatch watch, Action<double, string> progress, CancellationToken cancellation)
    {
        WorkerLimits allowed = services.Limits(block.Workload);
        List<(string Label, Action WarmUp)> tasks =
        [
            .. seats.Select<RowSeat, (string, Action)>(seat =>
                (seat.Row.Label, () => WarmUp(seat, seats, allowed, watch, cancellation))),
        ];
        if (!calibration.IsWarm)
            tasks.Add(("calibration", () => calibration.WarmUp(ReferenceOf(block), services.Starter, allowed, watch.WarmUp, cancellation)));
        new SeededShuffle(SeedOf(block) ^ ulong.MaxValue).Shuffle(tasks);
        int done = 0;
        ParallelOptions two = new() { MaxDegreeOfParallelism = WarmUpsAtOnce, CancellationToken = cancellation };
        Parallel.ForEach(Partitioner.Create(tasks, EnumerablePartitionerOptions.NoBuffering), two, task =>
        {
            progress(Interleaving.WarmUpShare * Volatile.Read(ref done) / tasks.Count, task.Label);
            task.WarmUp();
            Interlocked.Increment(ref done);
        });
    }

    /// <summary>All rows have the same factory: where it hangs for one, it is not tried for the next.</summary>
    private void WarmUp(RowSeat seat, List<RowSeat> seats, WorkerLimits allowed, BlockWatch watch, CancellationToken cancellation)
    {
        if (UsersFailureOf(seats) is null)
            seat.WarmUp(services.Starter, allowed.ForOperation(seat.Row.OperationTime), watch.WarmUp, cancellation);
    }

    private void ThrowIfUsersCodeFailed(PlannedBlock block, List<RowSeat> seats)
    {
        if (UsersFailureOf(seats) is not WorkerFailure failure)
            return;
        Log(block, seats);
        throw new UsersCodeFailedException(failure.InputSentence);
    }

    private static WorkerFailure? UsersFailureOf(List<RowSeat> seats) => seats.Select(seat => seat.UsersFailure).FirstOrDefault(failure => failure is not null);

    private void AskAfterwards(PlannedBlock block, List<RowSeat> seats, CancellationToken cancellation)
    {
        foreach (RowSeat seat in seats.Where(seat => seat.IsAlive))
        {
            cancellation.ThrowIfCancellationRequested();
            if (options.IsDeep)
                seat.Trace();
            if (block.Number == 0)
                seat.CountAllocation();
        }
    }

    /// <summary>Two at a time, because nothing is timed; last, because it changes what a worker runs over.</summary>
    private void Confirm(PlannedBlock block, List<RowSeat> seats, CancellationToken cancellation)
    {
        ConfirmationJudge judge = new(services.Starter, services.Limits(block.Workload), cancellation);
        ParallelOptions two = new() { MaxDegreeOfParallelism = WarmUpsAtOnce, CancellationToken = cancellation };
        Parallel.ForEach(Partitioner.Create(seats, EnumerablePartitionerOptions.NoBuffering), two, seat => seat.Confirm(judge));
    }

    private ReadyRow ReferenceOf(PlannedBlock block) => block.Rows.FirstOrDefault(row => row.Label == options.Reference) ?? block.Rows[0];

    private void Log(PlannedBlock block, List<RowSeat> seats)
    {
        string place = string.Create(CultureInfo.InvariantCulture, $"{block.Workload.DataSet}, {block.Operation}, block {block.Number}");
        foreach (RowSeat seat in seats)
        {
            if ((seat.Failure ?? seat.LateFailure ?? seat.Unconfirmed) is WorkerFailure failure)
                services.Log.Write($"{seat.Row.Label}, {place}", failure.Log);
        }

        if (calibration.Failure is WorkerFailure death)
            services.Log.Write($"calibration, {place}: conditions unknown", $"{death.Cause}{Environment.NewLine}{death.Log}");
    }

    private ulong SeedOf(PlannedBlock block) =>
        (options.Seed * 1_000_003) + ((ulong)block.Number * 64) + ((ulong)block.Group * 2) + OffsetOf(block.Operation);

    // A resumed run keeps the order of its rows, so the first two keep the numbers that they had when there were no others.
    private static ulong OffsetOf(Operation operation) => operation <= Operation.Deserialize ? (ulong)operation : 32 + (ulong)operation;
}
