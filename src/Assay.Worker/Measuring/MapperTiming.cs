using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Session;

namespace Assay.Worker.Measuring;

/// <summary>Times the mapper both ways over the corpus: what conversion costs outside the serializer.</summary>
internal sealed class MapperTiming<TPlain, TContract>(
    Corpus<TPlain, TContract> corpus, Contract<TPlain, TContract> contract, IRuntimeProbe probe, PhaseLine phases)
{
    private const int LeastPasses = 5;
    private const long LeastNanoseconds = 300_000_000;
    private const long ShortestPassNanoseconds = 100_000;

    /// <summary>Times both ways; the minimum over passes stands for the mapper without disturbance.</summary>
    public MappedFrame Run()
    {
        TPlain[] plains = corpus.Generate(0, corpus.Count);
        TContract[] contracts = corpus.ToContracts(plains);
        phases.Enter(WorkerPhase.Mapping);
        double toContract = FastestPass(new OperationLoop<TContract>(index => contract.ToContract(plains[index]), plains.Length));
        double toPlain = FastestPass(new OperationLoop<TPlain>(index => contract.ToPlain(contracts[index]), contracts.Length));
        return new MappedFrame(toContract, toPlain);
    }

    // A pass repeats a small corpus until it is long against the clock's own steps.
    private double FastestPass(OperationLoop loop)
    {
        long begin = probe.ElapsedNanoseconds;
        double fastest = double.MaxValue;
        int rounds = 1;
        for (int pass = 0; pass < LeastPasses || probe.ElapsedNanoseconds - begin < LeastNanoseconds; pass++)
        {
            long start = probe.ElapsedNanoseconds;
            for (int round = 0; round < rounds; round++)
                loop.Run(corpus.Count);
            long elapsed = probe.ElapsedNanoseconds - start;
            fastest = Math.Min(fastest, (double)elapsed / rounds / corpus.Count);
            if (elapsed < ShortestPassNanoseconds)
                rounds *= 2;
        }

        return fastest;
    }
}
