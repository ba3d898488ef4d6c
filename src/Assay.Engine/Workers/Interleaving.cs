using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>The rounds of a block: the calibration, then one batch of every row in changing order.</summary>
/// <param name="services">What measuring stands on.</param>
/// <param name="options">What the run was asked for.</param>
/// <param name="calibration">The worker that does the same in every round.</param>
/// <param name="seed">Seed of the order of rows.</param>
internal sealed class Interleaving(
    BlockServices services, RunOptions options, List<RowWorker> workers, CalibrationWorker calibration, ulong seed)
{
    /// <summary>The share of a block's time that goes to its warm-up, roughly, for the progress.</summary>
    public const double WarmUpShare = 0.5;

    private static readonly TimeSpan SlowRound = TimeSpan.FromSeconds(1);

    /// <summary>How long a row of the cold profile sleeps at least while others work.</summary>
    private static readonly TimeSpan ColdPause = TimeSpan.FromMilliseconds(30);
    private readonly long[] lastEnds = new long[workers.Count];

    /// <summary>How many rounds.</summary>
    public RoundCount Count { get; } = new(options.Rounds, options.SettlingRounds);

    /// <summary>What the machine was like in them.</summary>
    public RoundLog Log { get; } = new(services.Clock, services.ProcessorTimes);

    /// <summary>Plays all rounds.</summary>
    public void Run(Action<double, string> progress, CancellationToken cancellation)
    {
        RoundOrder order = new(workers.Count, seed);
        var last = TimeSpan.Zero;
        while (GoesOn())
        {
            cancellation.ThrowIfCancellationRequested();
            var share = WarmUpShare + ((1 - WarmUpShare) * Math.Min(1, (double)Count.Done / Count.Target));
            progress(share, "all rows, interleaved");
            var before = last;
            last = Log.During(() => RunRound(order.Next(), worker => ReportSlow(before, share, worker, progress)));
            Count.Add(last);
        }
    }

    /// <summary>A row that compiled methods late gets more rounds, in which all take part.</summary>
    private bool GoesOn() => workers.Exists(worker => worker.IsAlive)
        && (Count.Done < Count.Target
            || (Count.Done < Count.Most && workers.Exists(worker => worker.IsAlive && worker.SteadyRounds < Count.Target / 2)));

    /// <summary>Names the row at work where rounds take long enough to be seen; otherwise nothing happens between two batches.</summary>
    private static void ReportSlow(TimeSpan round, double share, RowWorker worker, Action<double, string> progress)
    {
        if (round > SlowRound)
            progress(share, worker.Row.Label);
    }

    private void RunRound(IReadOnlyList<int> order, Action<RowWorker> begin)
    {
        calibration.RunRound();
        for (var position = 0; position < order.Count; position++)
        {
            var worker = workers[order[position]];
            if (!worker.IsAlive)
                continue;
            begin(worker);
            if (options.Profile == RunProfile.Cold)
                LetSleep(order[position]);
            services.BatchBegins(worker.Row.Label);
            worker.RunBatch(position);
            services.BatchEnds(worker.Row.Label);
            lastEnds[order[position]] = services.Clock.GetTimestamp();
        }
    }

    private void LetSleep(int worker)
    {
        var missing = ColdPause - services.Clock.GetElapsedTime(lastEnds[worker]);
        if (lastEnds[worker] != 0 && missing > TimeSpan.Zero)
            services.Pause(missing);
    }
}
