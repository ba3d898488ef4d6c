using System.Runtime.CompilerServices;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Worker.Measuring;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Sustaining;

/// <summary>
/// A cache in use. Its entries lie in a dictionary; hits come at random, all entries alike. For each nine hits one entry is replaced, as
/// after a miss: its payload comes in, is deserialized for whoever asked, and is kept in the form of the cache. So both forms have garbage,
/// and collections meet the entries.
/// </summary>
internal abstract class CacheRun<TContract, TEntry>(SurfaceDriver<TContract> driver, byte[][] payloads, IRuntimeProbe probe)
{
    private const int HitsOfBatch = 90;
    private const int ReplacementsOfBatch = 10;
    private const ulong Seed = 0x9E3779B97F4A7C15;
    private readonly Dictionary<int, TEntry> entries = NoEntries();
    private ulong state = Seed;
    private int next;

    /// <summary>Reads payloads.</summary>
    protected SurfaceDriver<TContract> Driver { get; } = driver;

    /// <summary>Fills the cache, uses it for some time, and collects once with all entries kept.</summary>
    public EntryCache Run(CacheRequest request)
    {
        var empty = HeapReader.HeldBytes();
        for (var key = 0; key < request.Entries; key++)
            entries[key] = Enter(NextPayload());
        var held = HeapReader.HeldBytes() - empty;
        CollectionWatch watch = new(probe);
        watch.Begin();
        (var hits, var hitNanoseconds, var elapsed) = Use(request, watch);
        var collections = watch.End();
        HeapReader.Settle();
        var paused = probe.PauseNanoseconds;
        GC.Collect();
        paused = probe.PauseNanoseconds - paused;
        GC.KeepAlive(entries);
        return new EntryCache
        {
            Entries = request.Entries,
            HeldBytes = held,
            Hits = hits,
            HitNanoseconds = hitNanoseconds,
            Replacements = hits / HitsOfBatch * ReplacementsOfBatch,
            ElapsedNanoseconds = elapsed,
            Collections = collections,
            FullCollectionNanoseconds = paused,
        };
    }

    /// <summary>Takes a payload in: deserializes it, and gives what is kept.</summary>
    protected abstract TEntry Enter(byte[] payload);

    /// <summary>Reads an entry.</summary>
    protected abstract void Hit(TEntry entry);

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private (long Hits, long HitNanoseconds, long Elapsed) Use(CacheRequest request, CollectionWatch watch)
    {
        long begin = probe.ElapsedNanoseconds, limit = begin + request.Nanoseconds, now;
        long hits = 0, inHits = 0;
        do
        {
            var first = probe.ElapsedNanoseconds;
            for (var i = 0; i < HitsOfBatch; i++)
            {
                Hit(entries[NextKey(request.Entries)]);
                watch.Look();
            }

            inHits += probe.ElapsedNanoseconds - first;
            hits += HitsOfBatch;
            for (var i = 0; i < ReplacementsOfBatch; i++)
            {
                entries[NextKey(request.Entries)] = Enter(NextPayload());
                watch.Look();
            }

            now = probe.ElapsedNanoseconds;
        }
        while (now < limit);

        return (hits, inHits, now - begin);
    }

    // Xorshift (Marsaglia, 2003): the same keys in every row.
    private int NextKey(int count)
    {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return (int)((state >> 33) % (ulong)count);
    }

    private byte[] NextPayload() => payloads[next++ % payloads.Length];

    // Not inlined: where the compiler of native programs inlines this, it meets an exact type that its scanner has not seen, and gives up.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Dictionary<int, TEntry> NoEntries() => [];
}

/// <summary>Entries are payloads; each hit deserializes one.</summary>
internal sealed class CacheOfBytes<TContract>(SurfaceDriver<TContract> driver, byte[][] payloads, IRuntimeProbe probe)
    : CacheRun<TContract, byte[]>(driver, payloads, probe)
{
    protected override byte[] Enter(byte[] payload)
    {
        Hit(payload);
        return payload.AsSpan().ToArray();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    protected override void Hit(byte[] entry) => _ = Driver.Deserialize(entry);
}

/// <summary>Entries are objects; a hit looks at the first of a graph.</summary>
internal sealed class CacheOfObjects<TContract>(SurfaceDriver<TContract> driver, byte[][] payloads, IRuntimeProbe probe)
    : CacheRun<TContract, TContract>(driver, payloads, probe)
{
    private Type? last;

    protected override TContract Enter(byte[] payload) => Driver.Deserialize(payload);

    // The object's head is read, as any use of it would.
    [MethodImpl(MethodImplOptions.NoInlining)]
    protected override void Hit(TContract entry) => last = last == entry?.GetType() ? last : entry?.GetType();
}
