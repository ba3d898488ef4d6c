using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Checking;
using Assay.Worker.Corpora;
using Assay.Worker.Measuring;
using Assay.Worker.Session;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Rows;

/// <summary>A job with its types.</summary>
internal sealed class RowJob<TPlain, TContract>(RowProgram<TPlain, TContract> program, JobFrame request, PhaseLine phases) : RowJob
{
    private readonly Corpus<TPlain, TContract> corpus = new(program, request, phases);
    private Measurement? measurement;

    public override OpenedFrame Describe() => new(
        SurfaceDriver.Offered(program.Adapter),
        RuntimeInformation.FrameworkDescription,
        LibraryVersion.Of(program.Adapter.GetType()),
        program.Contract.ConvertedMembers);

    public override WrittenFrame Write() => new WriteCheck<TPlain, TContract>(corpus, OpenDriver(), request, phases).Run();

    public override ComparedFrame Read() => new ReadCheck<TPlain, TContract>(corpus, OpenDriver(), request, phases).Run();

    public override WarmedUpFrame WarmUp(long capNanoseconds)
    {
        Measurement ready = OpenMeasurement();
        phases.Enter(OperationPhase);
        return ready.WarmUp(capNanoseconds);
    }

    // Optimised at once, like all that a measured batch runs and a rehearsal cannot reach.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public override BatchFrame TimeBatch(BatchRequest batch)
    {
        Measurement ready = measurement ?? throw new InvalidOperationException("A batch needs a warm-up before it.");
        phases.Enter(OperationPhase);
        return ready.TimeBatch(batch);
    }

    public override AllocatedFrame CountAllocation()
    {
        Measurement ready = OpenMeasurement();
        phases.Enter(OperationPhase);
        return ready.CountAllocation(request.Instances);
    }

    public override MappedFrame TimeMapper() =>
        program.IsPlain ? default : new MapperTiming<TPlain, TContract>(corpus, program.Contract, new RuntimeProbe(), phases).Run(request.Operation);

    private WorkerPhase OperationPhase => request.Operation == Operation.Serialize ? WorkerPhase.Serializing : WorkerPhase.Deserializing;

    private Measurement OpenMeasurement() => measurement ??= new Measurement(OpenLoop(), new RuntimeProbe());

    // A deserializing job never serializes or generates, a serializing job reads no payload: what was never run stays cold.
    private OperationLoop OpenLoop()
    {
        SurfaceDriver<TContract> driver = OpenDriver();
        if (request.Operation == Operation.Serialize)
        {
            TContract[] contracts = corpus.Contracts();
            phases.Assume(WorkerPhase.Idle);
            return driver.LoopSerialize(contracts);
        }

        byte[][] payloads = [.. PayloadFile.ReadEach(request.PayloadFile, request.Instances)];
        return payloads.Length == request.Instances
            ? driver.LoopDeserialize(payloads)
            : throw new InvalidDataException($"The payload file holds {payloads.Length} payloads, the job needs {request.Instances}; run the check again.");
    }

    private SurfaceDriver<TContract> OpenDriver() => SurfaceDriver.For(program.Adapter, program.Contract.Companions, request.Surface);
}
