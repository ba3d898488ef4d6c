using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Measuring;
using Assay.Worker.Rows;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Jobs;

/// <summary>A job with its types.</summary>
internal sealed class RowJob<TPlain, TContract>(
    RowProgram<TPlain, TContract> program, JobFrame request, PhaseLine phases, MixedJobs beside) : RowJob(request, phases, beside)
{
    public RowProgram<TPlain, TContract> Program => program;

    public Corpus<TPlain, TContract> Corpus { get; } = new(program, request, phases);

    /// <summary>What is timed; null before the warm-up.</summary>
    public TimedWork<TContract>? Timed { get; private set; }

    public override object? FirstOfLoop => Timed is { Contracts: [var first, ..] } ? first : Timed?.Payloads.FirstOrDefault();

    public override OpenedFrame Describe() => new(
        SurfaceDriver.Offered(program.Adapter),
        RuntimeName.Text,
        LibraryVersion.Of(program.Adapter.GetType()),
        program.Contract.ConvertedMembers)
    {
        MissingDataSets = Beside.Missing,
    };

    public override Thrower ThrowerOf(Exception exception) =>
        new CodeOfTypes(typeof(TPlain), typeof(TContract), program.Adapter.GetType()).Thrower(exception);

    public override TAnswer Accept<TRequest, TAnswer>(IJobVisitor<TRequest, TAnswer> visitor, TRequest asked) =>
        visitor.Visit(this, asked);

    public override OperationLoop OpenLoop() => (Timed = OpenWork()).Loop;

    /// <summary>The adapter behind the job's surface.</summary>
    public SurfaceDriver<TContract> OpenDriver() => SurfaceDriver.For(program.Adapter, program.Contract.Companions, Request.Surface);

    // A deserializing job never serializes or generates before its last round, a serializing job reads no payload: what was never run stays
    // cold.
    private TimedWork<TContract> OpenWork()
    {
        var driver = OpenDriver();
        if (Request.Operation == Operation.Serialize)
        {
            var contracts = Corpus.Contracts();
            Phases.Assume(WorkerPhase.Idle);
            return new TimedWork<TContract>(driver, driver.LoopSerialize(contracts), contracts, []);
        }

        byte[][] payloads = [.. PayloadFile.ReadEach(Request.PayloadFile, Request.Instances)];
        if (payloads.Length != Request.Instances)
            throw new InvalidDataException(
                $"The payload file holds {payloads.Length} payloads, the job needs {Request.Instances}; run the check again.");
        return new TimedWork<TContract>(
            driver, Request.Operation == Operation.Open ? driver.LoopOpen(payloads) : driver.LoopDeserialize(payloads), [], payloads);
    }
}

/// <summary>What a worker times: the loop, and what it runs over.</summary>
/// <param name="Loop">The loop of the rounds.</param>
/// <param name="Contracts">What it serializes; empty where it does not.</param>
/// <param name="Payloads">What it reads; empty where it does not.</param>
internal sealed record TimedWork<TContract>(SurfaceDriver<TContract> Driver, OperationLoop Loop, TContract[] Contracts, byte[][] Payloads);
