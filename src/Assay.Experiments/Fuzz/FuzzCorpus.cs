using Assay.Core.Workloads;

namespace Assay.Experiments.Fuzz;

/// <summary>
/// Payloads worth changing: what the row wrote, and each input that passed a branch, or a branch so often, as none before it.
/// </summary>
internal sealed class FuzzCorpus(StableRandom random)
{
    private const int BytesOfBranch = 3;
    private const int Branches = 1 << 16;
    private const int LongestPayload = 1 << 14;
    private const int LongestStepped = 1 << 10;
    private const int Recent = 16;
    private readonly byte[] seen = new byte[Branches];
    private readonly List<byte[]> payloads = [];
    private readonly Stack<byte[]> unstepped = [];

    /// <summary>Different branches passed so far.</summary>
    public int Passed { get; private set; }

    /// <summary>Keeps a payload.</summary>
    public void Add(byte[] payload)
    {
        payloads.Add(payload);
        if (payload.Length <= LongestStepped)
            unstepped.Push(payload);
    }

    /// <summary>The newest payload that was not changed byte by byte yet; null where there is none.</summary>
    public byte[]? NextToStep() => unstepped.TryPop(out var payload) ? payload : null;

    /// <summary>Looks at the branches that a payload passed, and keeps it where one is new.</summary>
    /// <param name="branches">Three bytes for each branch: its number and the class of its count.</param>
    public void Learn(byte[] payload, byte[] branches)
    {
        var isNew = false;
        for (var at = 0; at + BytesOfBranch <= branches.Length; at += BytesOfBranch)
        {
            ref var classes = ref seen[branches[at] | (branches[at + 1] << 8)];
            Passed += classes == 0 ? 1 : 0;
            isNew |= (classes & branches[at + 2]) == 0;
            classes |= branches[at + 2];
        }

        if (isNew && payload.Length <= LongestPayload)
            Add(payload);
    }

    /// <summary>A payload to change: every second time one of the last found.</summary>
    public byte[] Choose() =>
        random.Below(2) == 0 ? payloads[^(1 + random.Below(Math.Min(Recent, payloads.Count)))] : payloads[random.Below(payloads.Count)];
}
