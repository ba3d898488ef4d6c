using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;

namespace Assay.Worker.Measuring;

/// <summary>
/// Times the mapper over the corpus as operations are timed: compiled to its last tier, in the same process, garbage collections included.
/// Where members are converted its time is added to the operation's, so the two must be of one kind. A mapper that only copies is a column
/// of its own, and timed for a moment.
/// </summary>
internal sealed class MapperTiming<TPlain, TContract>(
    Corpus<TPlain, TContract> corpus, Contract<TPlain, TContract> contract, IRuntimeProbe probe, PhaseLine phases)
{
    private const int LeastBatches = 5;
    private static readonly Length OfConversion = new(5_000_000_000, 300_000_000, 2_000_000_000);
    private static readonly Length OfCopy = new(60_000_000, 10_000_000, 10_000_000);

    /// <summary>Times the direction that belongs to an operation.</summary>
    public MappedFrame Run(Operation operation)
    {
        OperationLoop loop = operation == Operation.Serialize ? LoopToContract() : LoopToPlain();
        phases.Enter(WorkerPhase.Mapping);
        Measurement measurement = new(loop, probe);
        var length = contract.ConvertedMembers.Count > 0 ? OfConversion : OfCopy;
        var warm = measurement.WarmUp(length.WarmUpCap);
        long elapsed = 0, operations = 0;
        for (var batch = 0; batch < LeastBatches
            || (elapsed < length.Most && (elapsed < length.Least || operations < corpus.Count)); batch++)
        {
            elapsed += measurement.TimeBatch(new BatchRequest(warm.OperationsPerBatch, warm.OperationsPerLeadIn)).ElapsedNanoseconds;
            operations += warm.OperationsPerBatch;
        }

        return new MappedFrame((double)elapsed / operations);
    }

    private OperationLoop<TContract> LoopToContract()
    {
        var plains = corpus.Generate(0, corpus.Count);
        return new OperationLoop<TContract>(index => contract.ToContract(plains[index]), plains.Length);
    }

    private OperationLoop<TPlain> LoopToPlain()
    {
        var contracts = corpus.Contracts();
        return new OperationLoop<TPlain>(index => contract.ToPlain(contracts[index]), contracts.Length);
    }

    /// <summary>How long it is timed, in nanoseconds.</summary>
    /// <param name="WarmUpCap">Wall time after which the warm-up gives up.</param>
    /// <param name="Least">Time in batches at least.</param>
    /// <param name="Most">Time in batches after which instances that had no turn get none.</param>
    private readonly record struct Length(long WarmUpCap, long Least, long Most);
}
