using Assay.Core.Protocol;

namespace Assay.Engine.Workers;

/// <summary>
/// The worker that does the same work in every round and tells by it what the machine was like. One lives as long as the run, because
/// nothing of it is measured; its death costs a block its conditions, and no row anything, and the next block has another.
/// </summary>
internal sealed class CalibrationWorker : IDisposable
{
    private readonly List<CalibratedFrame> rounds = [];
    private static readonly CalibrationRequest Calibration = new();
    private IWorker? worker;

    /// <summary>Why it gave no answer in this block; null while it lives.</summary>
    public WorkerFailure? Failure { get; private set; }

    public bool IsWarm => worker is not null;

    /// <summary>What it timed in each round of the block; empty once it died.</summary>
    public IReadOnlyList<CalibratedFrame> Rounds => Failure is null ? rounds : [];

    /// <summary>Begins a block.</summary>
    public void Begin()
    {
        rounds.Clear();
        Failure = null;
    }

    /// <summary>Starts the worker and lets it do its work once, which counts for nothing: the first time is slow.</summary>
    /// <param name="row">The row whose program it is; it opens no job of it.</param>
    /// <param name="warming">Told how long it warms up.</param>
    public void WarmUp(
        ReadyRow row, IWorkerStarter starter, WorkerLimits limits, BusyTime warming, CancellationToken cancellation) => Guard(() =>
    {
        worker = starter.Start(row.Program, WorkerPurpose.Throughput, limits, cancellation);
        warming.During(() => worker.Ask(Calibration));
    });

    /// <summary>Times the kernels at the start of a round.</summary>
    public void RunRound() => Guard(() => rounds.Add(worker!.Ask(Calibration)));

    public void Dispose()
    {
        worker?.Dispose();
        worker = null;
    }

    private void Guard(Action request)
    {
        if (Failure is not null)
            return;
        try
        {
            request();
        }
        catch (WorkerFailedException exception)
        {
            Failure = exception.Failure;
            Dispose();
        }
    }
}
