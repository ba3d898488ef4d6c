using Assay.Core.Results;
using Assay.Worker.Measuring;

namespace Assay.Worker.Sustaining;

/// <summary>
/// Sees what collections do while threads call. The threads look after each call, which costs some nanoseconds; events of the runtime would
/// tell as much, and allocate on the heap that is looked at.
/// </summary>
internal sealed class CollectionWatch(IRuntimeProbe probe)
{
    private readonly object noting = new();
    private int gen0, gen1, gen2;
    private long pauses, allocated, resident, lastIndex;
    private long seenPauses;
    private int seenCollections;
    private long longest, unseen;

    public void Begin()
    {
        resident = Environment.WorkingSet;
        lastIndex = HeapReader.LastIndex();
        allocated = probe.ProcessAllocatedBytes;
        (gen0, gen1, gen2) = (probe.Collections(0), probe.Collections(1), probe.Collections(2));
        seenCollections = gen0;
        pauses = seenPauses = probe.PauseNanoseconds;
        longest = unseen = 0;
    }

    /// <summary>Looks whether there was a pause since any thread looked.</summary>
    public void Look()
    {
        if (probe.PauseNanoseconds != Volatile.Read(ref seenPauses))
            Note();
    }

    /// <summary>What there was since the beginning.</summary>
    public CollectionFacts End()
    {
        Look();
        int first = probe.Collections(0) - gen0, second = probe.Collections(1) - gen1, third = probe.Collections(2) - gen2;
        var paused = probe.PauseNanoseconds - pauses;

        // The runtime counts a collection in its generation and in all below.
        return new CollectionFacts
        {
            IsServer = HeapReader.IsServer,
            Gen0 = first - second,
            Gen1 = second - third,
            Gen2 = third,
            PauseNanoseconds = paused,
            LongestPauseNanoseconds = longest,
            UnseenPauses = unseen,
            AllocatedBytes = probe.ProcessAllocatedBytes - allocated,
            Gen0BudgetBytes = HeapReader.Gen0Budget(),
            ResidentBytes = resident,
            PeakResidentBytes = PeakMemory.Bytes(),
        };
    }

    // Another thread that notes the same pause at this moment is enough.
    private void Note()
    {
        if (!Monitor.TryEnter(noting))
            return;
        try
        {
            (var now, var collections) = (probe.PauseNanoseconds, probe.Collections(0));
            var passed = collections - seenCollections;
            longest = Math.Max(longest, passed <= 1 ? now - seenPauses : HeapReader.LongestPauseSince(lastIndex));
            unseen += Math.Max(0, passed - 1);
            seenCollections = collections;
            Volatile.Write(ref seenPauses, now);
        }
        finally
        {
            Monitor.Exit(noting);
        }
    }
}
