using System.Globalization;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Options;

namespace Assay.Experiments.Memory;

/// <summary>Calls, threads, collectors, and caches: what <c>assay run memory</c> alone takes.</summary>
public static class OptionsOfMemory
{
    /// <summary>How long one thread calls without a break where nobody says.</summary>
    public static readonly TimeSpan DefaultSpan = TimeSpan.FromSeconds(2);

    /// <summary>Entries of a cache where nobody says.</summary>
    public const int DefaultEntries = 10_000;

    private const int LeastGen0 = 1 << 18;
    private static readonly TimeSpan Shortest = TimeSpan.FromMilliseconds(100);
    private static readonly TimeSpan Longest = TimeSpan.FromHours(1);

    /// <summary>How long one thread calls without a break.</summary>
    public static RunOption<TimeSpan> Span { get; } = new(
        "--span", "60s", "How long one thread calls without a break; several threads take half of it, from 1 to 5 seconds. Default: 2s.",
        SpanOf, static () => DefaultSpan)
    {
        Kept = options => [(options.Own as MemoryOptions)?.SpanNanoseconds],
    };

    /// <summary>Numbers of threads.</summary>
    public static RunOption<IReadOnlyList<int>> Threads { get; } = new(
        "--threads", "1,2,4",
        "Numbers of threads that call at once. Default: 1, 2, 4 and so on, up to the number of processors.", ThreadsOf,
        static () => DefaultThreads(Environment.ProcessorCount))
    {
        Kept = options => (options.Own as MemoryOptions)?.Threads.Cast<object>() ?? [],
    };

    /// <summary>Garbage collectors.</summary>
    public static RunOption Collectors { get; } = new(
        "--gc", "workstation,server",
        "Garbage collectors, each in processes of its own. Default: both; for a cache workstation.")
    {
        Names = EnumNames.All<Collector>,
        Kept = options => (options.Own as MemoryOptions)?.Collectors.Cast<object>() ?? [],
    };

    /// <summary>The budget of generation 0.</summary>
    public static RunOption<long?> Gen0 { get; } = new(
        "--gen0", "4M",
        "Bytes of the generation 0 budget. Default: the runtime's own choice, which follows the processor cache that it detects.", Gen0Of,
        static () => null)
    {
        Kept = options => [(options.Own as MemoryOptions)?.Gen0Bytes],
    };

    /// <summary>Forms of a cache's entries.</summary>
    public static RunOption<IReadOnlyList<EntryForm>> Held { get; } = new(
        "--held", "bytes,objects", "Measure a cache instead: entries kept as bytes and read at each hit, or kept as objects.", FormsOf,
        static () => [EntryForm.Bytes, EntryForm.Objects])
    {
        Names = EnumNames.All<EntryForm>,
        Kept = options => (options.Own as MemoryOptions)?.Held.Cast<object>() ?? [],
    };

    /// <summary>Entries of a cache.</summary>
    public static RunOption<int> Entries { get; } = new(
        "--entries", "100k", $"Entries of the cache. Default: {SizeText.Write(DefaultEntries)}.", EntriesOf, static () => DefaultEntries)
    {
        Kept = options => [(options.Own as MemoryOptions)?.Entries],
    };

    /// <summary>Whether a cache is measured.</summary>
    public static bool AreOfCache(GivenOptions given) => given.Has(Held) || given.Has(Entries);

    /// <summary>The collectors that were asked for.</summary>
    internal static IReadOnlyList<Collector> CollectorsOf(GivenOptions given)
    {
        if (given.Text(Collectors) is string list)
            return [.. Lists.Split(list, "--gc").Select(name => EnumNames.Read<Collector>("garbage collector", name)).Distinct().Order()];
        return AreOfCache(given) ? [Collector.Workstation] : [Collector.Workstation, Collector.Server];
    }

    /// <summary>1, 2, 4 and so on up to the processors, and as many as there are processors.</summary>
    internal static IReadOnlyList<int> DefaultThreads(int processors)
    {
        List<int> threads = [];
        for (var count = 1; count < processors; count *= 2)
            threads.Add(count);
        return [.. threads, Math.Max(1, processors)];
    }

    private static TimeSpan SpanOf(string text) =>
        DurationText.Read(text) is TimeSpan span && span >= Shortest && span <= Longest
            ? span
            : throw new BadInputException($"--span takes a duration from 0.1s to 1h, such as 60s, not \"{Shortened.Of(text)}\".");

    private static IReadOnlyList<int> ThreadsOf(string text)
    {
        List<int> threads = [1];
        foreach (var item in Lists.Split(text, "--threads"))
        {
            if (!int.TryParse(item, NumberStyles.None, CultureInfo.InvariantCulture, out var count)
                || count is < 1 or > CallSpan.MostThreads)
                throw new BadInputException(
                    $"--threads takes numbers from 1 to {CallSpan.MostThreads}, such as 1,2,4, not \"{Shortened.Of(item)}\".");
            threads.Add(count);
        }

        return [.. threads.Distinct().Order()];
    }

    private static IReadOnlyList<EntryForm> FormsOf(string list) =>
        [.. Lists.Split(list, "--held").Select(name => EnumNames.Read<EntryForm>("form of a cache's entries", name)).Distinct().Order()];

    private static long? Gen0Of(string text) => SizeText.Read(text) is int bytes and >= LeastGen0
        ? bytes
        : throw new BadInputException($"--gen0 takes a number of bytes from 263k to 2000M, such as 4M, not \"{Shortened.Of(text)}\".");

    private static int EntriesOf(string text) => SizeText.Read(text) is int entries and >= 1
        ? entries
        : throw new BadInputException($"--entries takes a number such as 10k or 1M, not \"{Shortened.Of(text)}\".");
}
