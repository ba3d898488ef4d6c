using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Measuring;
using Assay.Worker.Surfaces;
using Assay.Worker.Trials;

namespace Assay.Worker.Sustaining;

/// <summary>A row's warm operation, called without a break.</summary>
internal sealed class SustainedWork<TPlain, TContract>(RowJob<TPlain, TContract> job)
{
    /// <summary>Time of the calls whose large objects are counted.</summary>
    private const long LargeObjectNanoseconds = 500_000_000;
    private readonly RuntimeProbe probe = new();
    private readonly TimedWork<TContract> timed =
        job.Timed ?? throw new InvalidOperationException("Calls without a break need a warm-up before them.");

    private bool IsSerializing => job.Request.Operation == Operation.Serialize;

    /// <summary>Calls for some time, on as many threads as asked for.</summary>
    public SpanFrame RunSpan(SpanRequest span)
    {
        OperationLoop[] loops = [timed.Loop, .. Enumerable.Range(1, span.Threads - 1).Select(_ => AnotherLoop(span.SharesAdapter))];
        EnterOperation();
        SpanFrame frame = new(new SpanRun(loops, probe, IsSerializing ? "when serializing" : "when deserializing").Run(span.Nanoseconds));
        job.Phases.Assume(WorkerPhase.Idle);
        return frame;
    }

    /// <summary>Weighs the graphs of a deserializing job, and the large objects of a call of any.</summary>
    public WeighedFrame Weigh()
    {
        EnterOperation();
        var begin = probe.ElapsedNanoseconds;
        timed.Loop.Run(1);
        var most = (int)Math.Clamp(LargeObjectNanoseconds / Math.Max(1, probe.ElapsedNanoseconds - begin), 1, int.MaxValue);
        var largeObjectBytes = HeapReader.LargeObjectBytes(timed.Loop.Run, most);
        GraphScale<TPlain, TContract> scale = new(job.Corpus, job.Phases);
        return new WeighedFrame(scale.Weigh(timed.Driver, timed.Payloads, largeObjectBytes));
    }

    /// <summary>Uses a cache of the job's payloads.</summary>
    public CacheFrame UseCache(CacheRequest cache)
    {
        EnterOperation();
        CacheFrame frame = new(cache.Form == Core.Results.EntryForm.Bytes
            ? new CacheOfBytes<TContract>(timed.Driver, timed.Payloads, probe).Run(cache)
            : new CacheOfObjects<TContract>(timed.Driver, timed.Payloads, probe).Run(cache));
        job.Phases.Assume(WorkerPhase.Idle);
        return frame;
    }

    // The buffers around a call belong to the caller, the adapter to all, where its library allows that.
    private OperationLoop AnotherLoop(bool sharesAdapter)
    {
        var adapter = sharesAdapter
            ? job.Program.Adapter
            : new TrialBench<TPlain, TContract>(job.Program, job.Request, job.Phases).NewAdapter();
        var driver = SurfaceDriver.For(adapter, job.Program.Contract.Companions, job.Request.Surface);
        return IsSerializing ? driver.LoopSerialize(timed.Contracts) : driver.LoopDeserialize(timed.Payloads);
    }

    private void EnterOperation() => job.Phases.Enter(IsSerializing ? WorkerPhase.Serializing : WorkerPhase.Deserializing);
}
