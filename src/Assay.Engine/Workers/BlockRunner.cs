using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>What the measuring of a block stands on; tests give their own.</summary>
/// <param name="Limits">What a worker may use, by workload.</param>
public record BlockServices(IWorkerStarter Starter, Func<WorkloadOptions, WorkerLimits> Limits, TimeProvider Clock, RunLog Log)
{
    /// <summary>What the processors did so far.</summary>
    public Func<ProcessorTimes> ProcessorTimes { get; init; } = Workers.ProcessorTimes.Read;

    /// <summary>Told the label of the row whose batch begins: validation disturbs the machine by it.</summary>
    public Action<string> BatchBegins { get; init; } = static _ => { };

    /// <summary>Told the label of the row whose batch is over.</summary>
    public Action<string> BatchEnds { get; init; } = static _ => { };

    /// <summary>Lets time pass.</summary>
    public Action<TimeSpan> Pause { get; init; } = Thread.Sleep;
}

/// <summary>
/// Measures one block: fresh workers, warmed up two at a time, then asleep while one of them works at a time. Interleaving lets a drift of
/// the machine touch all rows alike, and a worker that always does the same tells what the machine was like in each round.
/// </summary>
/// <param name="options">What the run was asked for.</param>
public sealed class BlockRunner(BlockServices services, RunOptions options) : IDisposable
{
    /// <summary>Warming up two at once is fine; timing is not: the runtime compiles in the background on the other core.</summary>
    private const int WarmUpsAtOnce = 2;

    /// <summary>Processes of one program do the same work, so one of six tells for the others.</summary>
    private const int BlocksOfConfirmation = 6;

    private static readonly TimeSpan CompilationPause = TimeSpan.FromMilliseconds(10);
    private readonly CalibrationWorker calibration = new();

    /// <summary>Ends the calibration worker.</summary>
    public void Dispose() => calibration.Dispose();

    /// <summary>Measures a block.</summary>
    /// <param name="block">What to measure; at least one row.</param>
    /// <param name="progress">Told the share done and the row at work.</param>
    /// <param name="cancellation">Ends the block; what it measured so far is lost.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    /// <exception cref="UserCodeFailedException">A user's factory gave no values for a row, so that the block has nothing to measure
    /// with.</exception>
    public BlockOutcome Run(PlannedBlock block, Action<double, string> progress, CancellationToken cancellation)
    {
        List<RowWorker> workers = [.. block.Rows.Select(row => new RowWorker(row, options))];
        calibration.Begin();
        BlockWatch watch = new(services.Clock);
        Interleaving rounds = new(services, options, workers, calibration, SeedOf(block));
        try
        {
            WarmUp(block, workers, watch, progress, cancellation);
            ThrowIfUsersCodeFailed(block, workers);
            watch.WarmUp.During(() => Rehearse(workers, cancellation));
            watch.Enter(BlockPart.Rounds);
            rounds.Run(progress, cancellation);
            watch.Enter(BlockPart.After);
            AskAfterwards(block, workers, watch, cancellation);
            watch.Enter(BlockPart.Confirmation);
            Confirm(block, workers, cancellation);
            watch.Enter(BlockPart.After);
        }
        finally
        {
            Parallel.ForEach(workers, worker => worker.Dispose());
        }

        Log(block, workers);
        var times = watch.End(workers.Sum(worker => worker.BatchNanoseconds));
        return new BlockOutcome(
            [.. workers.Select(worker => worker.Outcome(block, rounds.Count))], rounds.Log.Conditions(block, calibration.Rounds, times))
        {
            UsersFailure = UsersFailureOf(workers)?.InputSentence ?? "",
        };
    }

    /// <summary>
    /// In an order of its own for each block: rows that always warm up first, or beside the same one, differ from their own copies.
    /// </summary>
    private void WarmUp(
        PlannedBlock block, List<RowWorker> workers, BlockWatch watch, Action<double, string> progress, CancellationToken cancellation)
    {
        var allowed = services.Limits(block.Workload);
        List<(string Label, Action WarmUp)> tasks =
        [
            .. workers.Select<RowWorker, (string, Action)>(worker =>
                (worker.Row.Label, () => WarmUp(worker, workers, allowed, watch, cancellation))),
        ];
        if (!calibration.IsWarm)
            tasks.Add(("calibration", () => calibration.WarmUp(ReferenceOf(block), services.Starter, allowed, watch.WarmUp, cancellation)));
        new SeededShuffle(SeedOf(block) ^ ulong.MaxValue).Shuffle(tasks);
        var done = 0;
        ParallelWork.ForEach(tasks, WarmUpsAtOnce, task =>
        {
            progress(Interleaving.WarmUpShare * Volatile.Read(ref done) / tasks.Count, task.Label);
            task.WarmUp();
            Interlocked.Increment(ref done);
        }, cancellation);
    }

    /// <summary>All in turns: what one worker has compiled in the background is ready when its turn comes again.</summary>
    private void Rehearse(List<RowWorker> workers, CancellationToken cancellation)
    {
        while (workers.Exists(worker => !worker.IsRehearsed))
        {
            cancellation.ThrowIfCancellationRequested();
            foreach (var worker in workers.Where(worker => !worker.IsRehearsed))
                worker.Rehearse();
            services.Pause(CompilationPause);
        }
    }

    /// <summary>All rows have the same factory: where it hangs for one, it is not tried for the next.</summary>
    private void WarmUp(RowWorker worker, List<RowWorker> workers, WorkerLimits allowed, BlockWatch watch, CancellationToken cancellation)
    {
        if (UsersFailureOf(workers) is null)
            worker.WarmUp(services.Starter, allowed.ForOperation(worker.Row.OperationTime), watch.WarmUp, cancellation);
    }

    private void ThrowIfUsersCodeFailed(PlannedBlock block, List<RowWorker> workers)
    {
        if (UsersFailureOf(workers) is not WorkerFailure failure)
            return;
        Log(block, workers);
        throw new UserCodeFailedException(failure.InputSentence);
    }

    private static WorkerFailure? UsersFailureOf(List<RowWorker> workers) =>
        workers.Select(worker => worker.UsersFailure).FirstOrDefault(failure => failure is not null);

    private void AskAfterwards(PlannedBlock block, List<RowWorker> workers, BlockWatch watch, CancellationToken cancellation)
    {
        List<RowWorker> alive = [.. workers.Where(worker => worker.IsAlive)];
        if (options.IsDeep)
            ParallelWork.ForEach(alive, WarmUpsAtOnce, worker => worker.Trace(), cancellation);
        if (block.Number > options.FirstBlock())
            return;
        watch.Enter(BlockPart.Allocation);
        ParallelWork.ForEach(alive, WarmUpsAtOnce, worker => worker.CountAllocation(), cancellation);
        watch.Enter(BlockPart.Mapper);

        // A conversion is part of its row's time, so nothing else runs meanwhile; what only copies is told roughly.
        ParallelWork.ForEach(
            [.. alive.Where(worker => !worker.Row.IsConverted)], WarmUpsAtOnce, worker => worker.TimeMapper(), cancellation);
        foreach (var worker in alive.Where(worker => worker.Row.IsConverted))
        {
            cancellation.ThrowIfCancellationRequested();
            worker.TimeMapper();
        }
    }

    /// <summary>Two at a time, because nothing is timed; last, because it changes what a worker runs over.</summary>
    private void Confirm(PlannedBlock block, List<RowWorker> workers, CancellationToken cancellation)
    {
        if ((block.Number - options.FirstBlock()) % BlocksOfConfirmation != 0)
            return;
        ConfirmationJudge judge = new(services.Starter, services.Limits(block.Workload), cancellation);
        ParallelWork.ForEach(workers, WarmUpsAtOnce, worker => worker.Confirm(judge), cancellation);
    }

    private ReadyRow ReferenceOf(PlannedBlock block) => block.Rows.FirstOrDefault(row => row.Label == options.Reference) ?? block.Rows[0];

    private void Log(PlannedBlock block, List<RowWorker> workers)
    {
        var place = string.Create(CultureInfo.InvariantCulture, $"{block.Workload.DataSet}, {block.Operation}, block {block.Number}");
        foreach (var worker in workers)
        {
            if ((worker.Failure ?? worker.LateFailure ?? worker.Unconfirmed) is WorkerFailure failure)
                services.Log.Write($"{worker.Row.Label}, {place}", failure);
        }

        if (calibration.Failure is WorkerFailure death)
            services.Log.Write($"calibration, {place}: conditions unknown", $"{death.Cause}{Environment.NewLine}{death.Log}");
    }

    private ulong SeedOf(PlannedBlock block) =>
        (options.Seed * 1_000_003) + ((ulong)block.Number * 64) + ((ulong)block.Group * 2) + OffsetOf(block.Operation);

    // A resumed run keeps the order of its rows, so the first two keep the numbers that they had when there were no others.
    private static ulong OffsetOf(Operation operation) => operation <= Operation.Deserialize ? (ulong)operation : 32 + (ulong)operation;
}
