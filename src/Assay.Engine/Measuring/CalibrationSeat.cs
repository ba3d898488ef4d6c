using Assay.Core.Protocol;
using Assay.Engine.Processes;

namespace Assay.Engine.Measuring;

/// <summary>The worker that does the same work in every round and tells by it what the machine was like. Its death costs the block its conditions, and no row anything.</summary>
/// <param name="row">The row whose program it is; it opens no job of it.</param>
internal sealed class CalibrationSeat(ReadyRow row) : IDisposable
{
    private readonly List<CalibratedFrame> rounds = [];
    private IWorker? worker;

    /// <summary>Why it gave no answer; null while it lives.</summary>
    public WorkerFailure? Failure { get; private set; }

    /// <summary>What it timed in each round; empty once it died.</summary>
    public IReadOnlyList<CalibratedFrame> Rounds => Failure is null ? rounds : [];

    /// <summary>Starts the worker and lets it do its work once, which counts for nothing: the first time is slow.</summary>
    public void WarmUp(IWorkerStarter starter, WorkerLimits limits, BusyTime warming, CancellationToken cancellation) => Guard(() =>
    {
        worker = starter.Start(row.Program, WorkerPurpose.Throughput, limits, cancellation);
        warming.During(() => worker.Calibrate());
    });

    /// <summary>Times the kernels at the start of a round.</summary>
    public void RunRound() => Guard(() => rounds.Add(worker!.Calibrate()));

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
        }
    }
}
