using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Tests.Fakes;

/// <summary>What workers that answer at once tell of memory.</summary>
internal static class MemoryFacts
{
    public static CallSpan Span(int threads, bool isServer) => new()
    {
        Threads = threads,
        Calls = 1000,
        ThreadNanoseconds = 1_000_000_000,
        Collections = Collections(isServer),
        HeldBytes = threads == 1 ? [1_000_000, 1_000_000, 1_000_000, 1_000_000] : [],
        HeldCalls = threads == 1 ? [1000, 500, 500] : [],
        LatencyNanoseconds = [960_000],
        LatencyCounts = [1000],
        LongestNanoseconds = 999_999,
    };

    public static CollectionFacts Collections(bool isServer) => new()
    {
        IsServer = isServer,
        Gen0 = 90,
        Gen1 = 9,
        Gen2 = 1,
        PauseNanoseconds = 10_000_000,
        LongestPauseNanoseconds = 1_000_000,
        UnseenPauses = 0,
        AllocatedBytes = 1_000_000_000,
        Gen0BudgetBytes = 262_144,
        ResidentBytes = 60 << 20,
        PeakResidentBytes = 80 << 20,
    };

    public static EntryCache Cache(CacheRequest request) => new()
    {
        Entries = request.Entries,
        HeldBytes = request.Entries * (request.Form == EntryForm.Bytes ? 1000L : 3000L),
        Hits = 9000,
        HitNanoseconds = 9_000_000,
        Replacements = 1000,
        ElapsedNanoseconds = 20_000_000,
        Collections = Collections(isServer: false),
        FullCollectionNanoseconds = 2_000_000,
    };
}
