using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Graphs;
using Assay.Worker.Measuring;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Checking;

/// <summary>The second half of the check, in a fresh process: what comes back is compared with what was meant.</summary>
internal sealed class ReadCheck<TPlain, TContract>(
    Corpus<TPlain, TContract> corpus, SurfaceDriver<TContract> driver, JobFrame request, PhaseLine phases)
{
    private const long ChunkBytes = 1 << 20;
    private const int LargestChunk = 1024;
    private readonly DifferenceList differences = new();
    private long peak;
    private string change = "";

    /// <summary>Reads and compares.</summary>
    /// <exception cref="InvalidDataException">The payload file holds fewer payloads than the job has instances.</exception>
    public ComparedFrame Run()
    {
        List<byte[]> chunk = [];
        var start = 0;
        foreach (var payload in PayloadFile.ReadEach(request.PayloadFile, corpus.Count))
        {
            if (start == 0 && chunk.Count == 0 && driver.HasPieces)
                CheckInPieces(payload);
            chunk.Add(payload);

            // The first goes alone: it tells how many fit into a chunk.
            if (start > 0 && chunk.Count < Math.Clamp(ChunkBytes / Math.Max(1, payload.Length), 1, LargestChunk))
                continue;
            start += Check(start, chunk);
        }

        if (chunk.Count > 0)
            start += Check(start, chunk);
        return start == corpus.Count
            ? new ComparedFrame(differences.Items, peak)
            {
                LostMembers = differences.LostMembers,
                KeepsPublicMembers = differences.KeepsPublicMembers,
                Notes = differences.Notes,
                Change = change,
                Details = differences.Details,
            }
            : throw new InvalidDataException(
                $"The payload file {request.PayloadFile} holds {start} payloads, the job needs {corpus.Count}.");
    }

    // A surface that promises to read payloads in pieces must: networks cut them anywhere. What is timed lies in one piece.
    private void CheckInPieces(byte[] payload)
    {
        phases.Enter(WorkerPhase.Deserializing);
        TContract[] contracts = [Watched(payload, driver.DeserializeInPieces)];
        Compare(0, corpus.ToPlains(contracts));
    }

    private int Check(int start, List<byte[]> payloads) => Compare(start, Deserialize(payloads));

    private int Compare(int start, TPlain[] actual)
    {
        phases.Assume(WorkerPhase.Idle);

        // Before the comparer, whose bookkeeping is no cost of the row.
        peak = PeakMemory.Bytes();
        var expected = corpus.Generate(start, actual.Length);
        phases.Enter(WorkerPhase.Comparing);
        for (var i = 0; i < actual.Length && !differences.IsFull; i++)
        {
            new GraphComparer(differences).Compare(expected[i], actual[i], typeof(TPlain));
            if (corpus.Inspect(actual[i]) is { Length: > 0 } lacking)
                differences.Add(differences.Root(typeof(TPlain)), lacking);
        }

        return actual.Length;
    }

    private TPlain[] Deserialize(List<byte[]> payloads)
    {
        phases.Enter(WorkerPhase.Deserializing);
        var contracts = new TContract[payloads.Count];
        for (var i = 0; i < contracts.Length; i++)
            contracts[i] = Watched(payloads[i], driver.Deserialize);
        payloads.Clear();
        return corpus.ToPlains(contracts);
    }

    private TContract Watched(byte[] payload, Func<byte[], TContract> deserialize)
    {
        phases.Assume(WorkerPhase.Idle);
        var before = PayloadState.Of(new ArraySegment<byte>(payload));
        phases.Assume(WorkerPhase.Deserializing);
        var contract = deserialize(payload);
        phases.Assume(WorkerPhase.Idle);
        if (PayloadState.Of(driver.HandedOver(payload)) != before)
            change = "deserialize changed its input payload";
        phases.Assume(WorkerPhase.Deserializing);
        return contract;
    }
}
