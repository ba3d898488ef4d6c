using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Graphs;
using Assay.Worker.Measuring;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Checking;

/// <summary>The first half of the check: this process writes what a fresh one will read.</summary>
internal sealed class WriteCheck<TPlain, TContract>(
    Corpus<TPlain, TContract> corpus, SurfaceDriver<TContract> driver, JobFrame request, PhaseLine phases)
{
    private long? firstLength;
    private long corpusLength;

    /// <summary>Writes the payload file.</summary>
    public WrittenFrame Run()
    {
        WritePayloads();
        phases.Assume(WorkerPhase.Idle);

        // Before the hash, whose bookkeeping is no cost of the row.
        var peak = PeakMemory.Bytes();
        (var hash, var objects, var strings) = HashContent();
        var change = new InputCheck<TPlain, TContract>(corpus, driver, phases).Run();
        return new WrittenFrame(firstLength ?? 0, corpusLength, hash, objects, peak) { Change = change, StringCount = strings };
    }

    private void WritePayloads()
    {
        TContract[]? first = null;
        using PayloadFileWriter file = new(request.PayloadFile, corpus.Count);
        foreach (var plains in corpus.Chunks())
        {
            var contracts = corpus.ToContracts(plains);
            first ??= contracts;
            phases.Enter(WorkerPhase.Serializing);
            foreach (var contract in contracts)
                WritePayload(contract, file);
        }

        // What is still buffered is written here: a full disk is no fault of the library.
        phases.Assume(WorkerPhase.Idle);
        file.Dispose();
        phases.Enter(WorkerPhase.Serializing);

        // The first value once more: a library that cannot serialize what it serialized before fails here, not in a warm-up.
        driver.Serialize(first![0]);
    }

    private void WritePayload(TContract contract, PayloadFileWriter file)
    {
        var payload = driver.Serialize(contract);
        phases.Assume(WorkerPhase.Idle);
        file.Append(payload.Span);
        firstLength ??= payload.Length;
        corpusLength += payload.Length;
        phases.Assume(WorkerPhase.Serializing);
    }

    // The instances are generated again: a serializer that changes what it is given must not change the content that is hashed.
    private (string Hash, long Objects, long Strings) HashContent()
    {
        using GraphHash hash = new();
        (long Objects, long Strings)? first = null;
        foreach (var plains in corpus.Chunks())
        {
            phases.Enter(WorkerPhase.Comparing);
            foreach (var plain in plains)
            {
                var found = hash.Append(plain);
                first ??= (found, hash.StringCount);
            }
        }

        return (hash.ToHex(), first?.Objects ?? 0, first?.Strings ?? 0);
    }
}
