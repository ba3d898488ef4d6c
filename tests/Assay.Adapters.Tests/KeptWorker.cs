using Assay.Core.Protocol;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests;

/// <summary>A worker that outlives the check that asked for it, unless it fails.</summary>
internal sealed class KeptWorker(IWorker worker) : IWorker
{
    /// <summary>Whether it answers no more.</summary>
    public bool HasFailed { get; private set; }

    public OpenedFrame Open(JobFrame job) => Ask(() => worker.Open(job));

    public WrittenFrame Write() => Ask(worker.Write);

    public WorkerStart Start(StartRequest request) => Ask(() => worker.Start(request));

    public ComparedFrame Read() => Ask(worker.Read);

    public ValuesFrame MakeValues(ValuesRequest request) => Ask(() => worker.MakeValues(request));

    public ShownFrame Show() => Ask(worker.Show);

    public MappedFrame TimeMapper() => Ask(worker.TimeMapper);

    public WarmedUpFrame WarmUp() => Ask(worker.WarmUp);

    public int Rehearse() => Ask(worker.Rehearse);

    public BatchFrame RunBatch(BatchRequest batch) => Ask(() => worker.RunBatch(batch));

    public CalibratedFrame Calibrate() => Ask(worker.Calibrate);

    public TracedFrame Trace() => Ask(worker.Trace);

    public TriedFrame Try(TrialKind kind) => Ask(() => worker.Try(kind));

    public AllocatedFrame CountAllocation() => Ask(worker.CountAllocation);

    public SpanFrame RunSpan(SpanRequest span) => Ask(() => worker.RunSpan(span));

    public WeighedFrame Weigh() => Ask(worker.Weigh);

    public CacheFrame UseCache(CacheRequest cache) => Ask(() => worker.UseCache(cache));

    public ConfirmedFrame Confirm(ConfirmRequest request) => Ask(() => worker.Confirm(request));

    public IoFrame MeasureIo(IoRequest request) => Ask(() => worker.MeasureIo(request));

    public CompressedFrame Compress(CompressRequest request) => Ask(() => worker.Compress(request));

    public FedFrame Feed(FeedRequest request) => Ask(() => worker.Feed(request));

    /// <summary>Ends the check's use of it, not the worker.</summary>
    public void Dispose()
    {
    }

    /// <summary>Ends the worker.</summary>
    public void End() => worker.Dispose();

    private T Ask<T>(Func<T> question)
    {
        try
        {
            return question();
        }
        catch (WorkerFailedException)
        {
            HasFailed = true;
            worker.Dispose();
            throw;
        }
    }
}
