using System.Runtime.CompilerServices;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Checking;
using Assay.Worker.Corpora;
using Assay.Worker.Exercises;
using Assay.Worker.Feeding;
using Assay.Worker.Io;
using Assay.Worker.Measuring;
using Assay.Worker.Rows;
using Assay.Worker.Showing;
using Assay.Worker.Surfaces;
using Assay.Worker.Sustaining;
using Assay.Worker.Tracing;
using Assay.Worker.Trials;

namespace Assay.Worker.Jobs;

/// <summary>A job with its types.</summary>
internal sealed class RowJob<TPlain, TContract>(
    RowProgram<TPlain, TContract> program, JobFrame request, PhaseLine phases, MixedJobs beside) : RowJob
{
    private readonly Corpus<TPlain, TContract> corpus = new(program, request, phases);
    private Measurement? measurement;
    private TimedWork<TContract>? timed;
    private JitTrace? trace;
    private PayloadFeeding<TPlain, TContract>? feeding;

    public override OpenedFrame Describe() => new(
        SurfaceDriver.Offered(program.Adapter),
        RuntimeName.Text,
        LibraryVersion.Of(program.Adapter.GetType()),
        program.Contract.ConvertedMembers)
    {
        MissingDataSets = beside.Missing,
    };

    public override Thrower ThrowerOf(Exception exception) =>
        new CodeOfTypes(typeof(TPlain), typeof(TContract), program.Adapter.GetType()).Thrower(exception);

    public override WrittenFrame Write() => new WriteCheck<TPlain, TContract>(corpus, OpenDriver(), request, phases).Run();

    public override ComparedFrame Read() => new ReadCheck<TPlain, TContract>(corpus, OpenDriver(), request, phases).Run();

    public override ShownFrame Show() => new PayloadShowing<TPlain, TContract>(corpus, OpenDriver(), phases).Run();

    public override OperationLoop OpenLoop() => (timed = OpenWork()).Loop;

    // A deserializing job never serializes or generates before its last round, a serializing job reads no payload: what was never run stays
    // cold.
    private TimedWork<TContract> OpenWork()
    {
        var driver = OpenDriver();
        if (request.Operation == Operation.Serialize)
        {
            var contracts = corpus.Contracts();
            phases.Assume(WorkerPhase.Idle);
            return new TimedWork<TContract>(driver, driver.LoopSerialize(contracts), contracts, []);
        }

        byte[][] payloads = [.. PayloadFile.ReadEach(request.PayloadFile, request.Instances)];
        if (payloads.Length != request.Instances)
            throw new InvalidDataException(
                $"The payload file holds {payloads.Length} payloads, the job needs {request.Instances}; run the check again.");
        return new TimedWork<TContract>(
            driver, request.Operation == Operation.Open ? driver.LoopOpen(payloads) : driver.LoopDeserialize(payloads), [], payloads);
    }

    public override WarmedUpFrame WarmUp(long capNanoseconds)
    {
        if (request.IsTraced)
            trace ??= new JitTrace();
        var ready = OpenMeasurement();
        var others = beside.OpenLoops();
        phases.Enter(OperationPhase);
        var warm = ready.WarmUp(capNanoseconds, others);
        phases.Assume(WorkerPhase.Idle);
        trace?.Settle();
        return warm;
    }

    // Optimised at once, like all that a measured batch runs and a rehearsal cannot reach.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public override BatchFrame TimeBatch(BatchRequest batch)
    {
        var ready = measurement ?? throw new InvalidOperationException("A batch needs a warm-up before it.");
        phases.Enter(OperationPhase);
        return trace is null ? ready.TimeBatch(batch) : TimeTraced(ready, batch);
    }

    public override TracedFrame Trace() => timed is { } work && trace is not null
        ? trace.Take(work.Contracts is [var first, ..] ? first : work.Payloads.FirstOrDefault())
        : throw new InvalidOperationException("A trace needs a warm-up of a job that is traced.");

    public override AllocatedFrame CountAllocation()
    {
        var ready = OpenMeasurement();
        phases.Enter(OperationPhase);
        return ready.CountAllocation(request.Instances);
    }

    public override MappedFrame TimeMapper() =>
        program.IsPlain || request.Operation == Operation.Open
            ? default
            : new MapperTiming<TPlain, TContract>(corpus, program.Contract, new RuntimeProbe(), phases).Run(request.Operation);

    public override ConfirmedFrame Confirm(Recipe unseen)
    {
        var work = timed ?? throw new InvalidOperationException("A confirmation needs a warm-up before it.");
        if (!work.Driver.CanConfirm)
            return ConfirmedFrame.Nothing;
        var others = request with { Recipe = unseen, Instances = Confirmation<TPlain, TContract>.Instances };
        return new Confirmation<TPlain, TContract>(
            work, corpus, new Corpus<TPlain, TContract>(program, others, phases), request.Operation, phases).Run();
    }

    public override IoFrame MeasureIo(IoRequest io) => new IoTiming<TPlain, TContract>(program, request, phases).Run(io);

    public override TriedFrame Try(TrialKind kind) => Exercise<TPlain, TContract>.Is(kind)
        ? new Exercise<TPlain, TContract>(program, request, phases, corpus).Run(kind)
        : new Trial<TPlain, TContract>(new TrialBench<TPlain, TContract>(program, request, phases), corpus).Run(kind);

    public override SpanFrame RunSpan(SpanRequest span) => Sustained().RunSpan(span);

    public override WeighedFrame Weigh() => Sustained().Weigh(corpus);

    public override CacheFrame UseCache(CacheRequest cache) => Sustained().UseCache(cache);

    public override FedFrame Feed(FeedRequest feed) =>
        (feeding ??= new PayloadFeeding<TPlain, TContract>(corpus, OpenDriver(), phases)).Run(feed);

    public override void Dispose() => trace?.Dispose();

    private WorkerPhase OperationPhase => request.Operation == Operation.Serialize ? WorkerPhase.Serializing : WorkerPhase.Deserializing;

    private SustainedWork<TPlain, TContract> Sustained() =>
        new(program, request, timed ?? throw new InvalidOperationException("Calls without a break need a warm-up before them."), phases);

    private Measurement OpenMeasurement() => measurement ??= new Measurement(OpenLoop(), new RuntimeProbe());

    // A batch of no operations is a rehearsal: no method of its own counts.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private BatchFrame TimeTraced(Measurement ready, BatchRequest batch)
    {
        if (batch.Operations == 0)
            return ready.TimeBatch(batch);
        trace!.BeginBatch();
        var frame = ready.TimeBatch(batch);
        trace.EndBatch();
        return frame;
    }

    private SurfaceDriver<TContract> OpenDriver() => SurfaceDriver.For(program.Adapter, program.Contract.Companions, request.Surface);
}
