using System.Security.Cryptography;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Graphs;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Checking;

/// <summary>
/// Whether serialize leaves the objects that it is given as they were. Compared as plain instances: what a contract type makes only when it
/// is asked for is no change. Instance 0 and the next chunk of the corpus stand for all: at the largest sizes every instance would take
/// longer than all the rest of the check.
/// </summary>
internal sealed class InputCheck<TPlain, TContract>(Corpus<TPlain, TContract> corpus, SurfaceDriver<TContract> driver, PhaseLine phases)
{
    private const int ChunksCompared = 2;

    /// <summary>Serializes and compares.</summary>
    /// <returns>A sentence; empty where nothing was changed.</returns>
    public string Run()
    {
        var start = 0;
        foreach (var plains in corpus.Chunks().Take(ChunksCompared))
        {
            var contracts = corpus.ToContracts(plains);
            var before = HashOf(contracts);
            phases.Enter(WorkerPhase.Serializing);
            foreach (var contract in contracts)
                driver.Serialize(contract);
            if (HashOf(contracts) != before && !IsMadeByGetters(start, contracts, out var difference))
                return $"serialize changed its input object{difference}";
            start += contracts.Length;
        }

        return "";
    }

    private string HashOf(TContract[] contracts)
    {
        var plains = corpus.ToPlains(contracts);
        phases.Enter(WorkerPhase.Comparing);
        using GraphHash hash = new();
        foreach (var plain in plains)
            hash.Append(plain);
        return hash.ToHex();
    }

    // A type may keep what its own property computes when it is first read; whoever reads it changes nothing that anybody sees.
    private bool IsMadeByGetters(int start, TContract[] changed, out string difference)
    {
        var read = corpus.ToContracts(corpus.Generate(start, changed.Length));
        var expected = corpus.ToPlains(corpus.ToContracts(corpus.Generate(start, changed.Length)));
        phases.Enter(WorkerPhase.Comparing);
        foreach (var contract in read)
            PropertyReading.ReadAll(contract);
        var found = DifferencesOf(expected, corpus.ToPlains(changed));
        HashSet<string> harmless = [.. DifferencesOf(expected, corpus.ToPlains(read))];
        var first = found.FirstOrDefault(item => !harmless.Contains(item));
        difference = first is null ? "" : $" ({first})";
        return found.Count > 0 && first is null;
    }

    private IReadOnlyList<string> DifferencesOf(TPlain[] expected, TPlain[] actual)
    {
        phases.Enter(WorkerPhase.Comparing);
        DifferenceList differences = new();
        for (var i = 0; i < actual.Length && !differences.IsFull; i++)
            new GraphComparer(differences).Compare(expected[i], actual[i], typeof(TPlain));
        return differences.Items;
    }
}

/// <summary>What a payload was before a library read it: a hash, because a copy would count as memory that the row takes.</summary>
internal static class PayloadState
{
    /// <summary>SHA-256 of the bytes, in hex.</summary>
    public static string Of(ArraySegment<byte> payload)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        hash.AppendData(payload.Array!, payload.Offset, payload.Count);
        return Convert.ToHexString(hash.GetHashAndReset());
    }
}
