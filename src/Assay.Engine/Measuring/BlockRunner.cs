using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Processes;
using Assay.Engine.Runs;

namespace Assay.Engine.Measuring;

/// <summary>
/// Measures one block: fresh workers, warmed up two at a time, then asleep while one of them works at a time. Interleaving lets a drift of
/// the machine touch all rows alike.
/// </summary>
/// <param name="starter">Starts workers.</param>
/// <param name="limits">What a worker may use, by workload.</param>
/// <param name="clock">Tells how long rounds take.</param>
/// <param name="log">Keeps the whole text of failures.</param>
public sealed class BlockRunner(IWorkerStarter starter, Func<WorkloadOptions, WorkerLimits> limits, TimeProvider clock, RunLog log)
{
    /// <summary>Warming up two at once is fine; timing is not: the runtime compiles in the background on the other core.</summary>
    private const int WarmUpsAtOnce = 2;

    /// <summary>The share of a block's time that goes to its warm-up, roughly, for the progress.</summary>
    private const double WarmUpShare = 0.7;

    private static readonly TimeSpan SlowRound = TimeSpan.FromSeconds(1);

    /// <summary>Measures a block.</summary>
    /// <param name="block">What to measure.</param>
    /// <param name="rounds">Rounds asked for.</param>
    /// <param name="seed">Seed of the order of rows.</param>
    /// <param name="progress">Told the share done and the row at work.</param>
    /// <param name="cancellation">Ends the block; what it measured so far is lost.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyList<RowOutcome> Run(
        PlannedBlock block, int rounds, ulong seed, Action<double, string> progress, CancellationToken cancellation)
    {
        List<RowSeat> seats = [.. block.Rows.Select(row => new RowSeat(row))];
        try
        {
            WarmUp(block, seats, progress, cancellation);
            RoundCount count = Interleave(seats, rounds, SeedOf(block, seed), progress, cancellation);
            if (block.Number == 0)
                CountAllocation(seats, cancellation);
            Log(block, seats);
            return [.. seats.Select(seat => seat.Outcome(block, count.Target))];
        }
        finally
        {
            Parallel.ForEach(seats, seat => seat.Dispose());
        }
    }

    private void WarmUp(PlannedBlock block, List<RowSeat> seats, Action<double, string> progress, CancellationToken cancellation)
    {
        int done = 0;
        ParallelOptions two = new() { MaxDegreeOfParallelism = WarmUpsAtOnce, CancellationToken = cancellation };
        WorkerLimits allowed = limits(block.Workload);
        Parallel.ForEach(seats, two, seat =>
        {
            progress(WarmUpShare * Volatile.Read(ref done) / seats.Count, seat.Row.Label);
            seat.WarmUp(starter, allowed.ForOperation(seat.Row.OperationTime), cancellation);
            Interlocked.Increment(ref done);
        });
    }

    private RoundCount Interleave(List<RowSeat> seats, int rounds, ulong seed, Action<double, string> progress, CancellationToken cancellation)
    {
        RoundOrder order = new(seats.Count, seed);
        RoundCount count = new(rounds);
        TimeSpan last = TimeSpan.Zero;
        while (count.Done < count.Target || (count.Done < count.Most && seats.Exists(seat => seat.IsAlive && seat.SteadyRounds < count.Target / 2)))
        {
            cancellation.ThrowIfCancellationRequested();
            if (!seats.Exists(seat => seat.IsAlive))
                break;
            long begin = clock.GetTimestamp();
            double share = WarmUpShare + ((1 - WarmUpShare) * Math.Min(1, (double)count.Done / count.Target));
            progress(share, "all rows, interleaved");
            RunRound(seats, order.Next(), seat => ReportSlow(last, share, seat, progress));
            last = clock.GetElapsedTime(begin);
            count.Add(last);
        }

        return count;
    }

    /// <summary>Names the row at work where rounds take long enough to be seen; otherwise nothing happens between two batches.</summary>
    private static void ReportSlow(TimeSpan round, double share, RowSeat seat, Action<double, string> progress)
    {
        if (round > SlowRound)
            progress(share, seat.Row.Label);
    }

    private static void RunRound(List<RowSeat> seats, IReadOnlyList<int> order, Action<RowSeat> begin)
    {
        for (int position = 0; position < order.Count; position++)
        {
            RowSeat seat = seats[order[position]];
            if (!seat.IsAlive)
                continue;
            begin(seat);
            seat.RunBatch(position);
        }
    }

    private static void CountAllocation(List<RowSeat> seats, CancellationToken cancellation)
    {
        foreach (RowSeat seat in seats.Where(seat => seat.IsAlive))
        {
            cancellation.ThrowIfCancellationRequested();
            seat.CountAllocation();
        }
    }

    private void Log(PlannedBlock block, List<RowSeat> seats)
    {
        foreach (RowSeat seat in seats)
        {
            if ((seat.Failure ?? seat.LateFailure) is WorkerFailure failure)
                log.Write(string.Create(CultureInfo.InvariantCulture, $"{seat.Row.Label}, {block.Workload.DataSet}, {block.Operation}, block {block.Number}"), failure.Log);
        }
    }

    private static ulong SeedOf(PlannedBlock block, ulong seed) =>
        (seed * 1_000_003) + ((ulong)block.Number * 64) + ((ulong)block.Group * 2) + (block.Operation == Operation.Deserialize ? 1UL : 0);
}
