using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Worker.Corpora;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Sustaining;

/// <summary>Weighs what deserialized graphs hold on the heap, and what as many plain graphs hold.</summary>
internal sealed class GraphScale<TPlain, TContract>(Corpus<TPlain, TContract> corpus, PhaseLine phases)
{
    /// <summary>Graphs that allocate so much are weighed first: they may hold all of it.</summary>
    private const long AllocatedBytes = 16 << 20;

    /// <summary>Enough held that what the runtime itself allocates or frees meanwhile does not count.</summary>
    private const long EnoughBytes = 1 << 20;

    /// <summary>More is not allocated for calls that keep next to nothing of what they allocate.</summary>
    private const long MostAllocatedBytes = 1 << 30;
    private const int MostGraphs = 4096;
    private const int Growth = 8;

    /// <summary>Weighs.</summary>
    /// <param name="payloads">The payloads; none for an operation that gives no graphs.</param>
    /// <param name="largeObjectBytes">What a call allocates on the large-object heap.</param>
    public HeldGraphs Weigh(SurfaceDriver<TContract> driver, byte[][] payloads, double? largeObjectBytes)
    {
        if (payloads.Length == 0)
            return new HeldGraphs(0, 0, 0, largeObjectBytes);
        phases.Enter(WorkerPhase.Deserializing);
        var before = GC.GetAllocatedBytesForCurrentThread();
        driver.Deserialize(payloads[0]);
        var each = Math.Max(1, GC.GetAllocatedBytesForCurrentThread() - before);
        var count = (int)Math.Clamp(AllocatedBytes / each, 1, MostGraphs);
        var held = HeldBy(count, Read);
        while (held < EnoughBytes && count < MostGraphs && count * Growth * each <= MostAllocatedBytes)
        {
            count = Math.Min(MostGraphs, count * Growth);
            held = HeldBy(count, Read);
        }
        phases.Enter(WorkerPhase.Generating);
        var plain = HeldBy(count, index => corpus.Generate(index % corpus.Count, 1)[0]);
        phases.Assume(WorkerPhase.Idle);
        return new HeldGraphs(count, held, plain, largeObjectBytes);

        TContract Read(int index) => driver.Deserialize(payloads[index % payloads.Length]);
    }

    private static long HeldBy<T>(int count, Func<int, T> make)
    {
        var kept = new T[count];

        // What a first use keeps for all later ones belongs to none of them.
        kept[0] = make(0);
        kept[0] = default!;
        var before = HeapReader.HeldBytes();
        for (var i = 0; i < kept.Length; i++)
            kept[i] = make(i);
        var held = HeapReader.HeldBytes() - before;
        GC.KeepAlive(kept);
        return Math.Max(0, held);
    }
}
