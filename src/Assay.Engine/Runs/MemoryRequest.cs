using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>
/// What the command line of <c>assay memory</c> gave beyond what every run takes, unread; null where an option was left out.
/// </summary>
public sealed record MemoryRequest
{
    /// <summary><c>--span</c>: a duration.</summary>
    public string? Span { get; init; }

    /// <summary><c>--threads</c>: numbers of threads.</summary>
    public string? Threads { get; init; }

    /// <summary><c>--gc</c>: collectors.</summary>
    public string? Collectors { get; init; }

    /// <summary><c>--gen0</c>: the budget of generation 0.</summary>
    public string? Gen0 { get; init; }

    /// <summary><c>--held</c>: forms of a cache's entries.</summary>
    public string? Held { get; init; }

    /// <summary><c>--entries</c>: entries of a cache.</summary>
    public string? Entries { get; init; }

    /// <summary>Whether a cache is measured.</summary>
    public bool IsOfCache => Held is not null || Entries is not null;
}

/// <summary>Reads the options of <c>assay memory</c>.</summary>
public static class MemoryOptionsReader
{
    /// <summary>How long one thread calls without a break where nobody says.</summary>
    public static readonly TimeSpan DefaultSpan = TimeSpan.FromSeconds(2);

    /// <summary>Entries of a cache where nobody says.</summary>
    public const int DefaultEntries = 10_000;

    private const int LeastGen0 = 1 << 18;

    /// <summary>An array of no bytes, and the reference to it, in a dictionary.</summary>
    private const long LeastBytesOfEntry = 64;
    private static readonly TimeSpan Shortest = TimeSpan.FromMilliseconds(100);
    private static readonly TimeSpan Longest = TimeSpan.FromHours(1);

    /// <summary>Reads them; null for a run of another kind.</summary>
    /// <param name="request">What the command line gave.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes.</param>
    /// <exception cref="BadInputException">One cannot be read, they contradict each other, or a cache cannot fit in memory.</exception>
    public static MemoryOptions? Of(RunRequest request, long memoryBytes)
    {
        if (request.Kind != RunKind.Memory)
            return null;
        MemoryRequest given = request.Memory ?? new MemoryRequest();
        if (given is { IsOfCache: true, Threads: not null })
            throw new BadInputException(
                "--threads has no effect on a cache, which one thread uses. Omit --threads, or --held and --entries.");
        IReadOnlyList<EntryForm> held = given.IsOfCache ? FormsOf(given.Held) : [];
        return new MemoryOptions
        {
            SpanNanoseconds = SpanOf(given.Span).Ticks * TimeSpan.NanosecondsPerTick,
            Threads = given.IsOfCache ? [1] : ThreadsOf(given.Threads, Environment.ProcessorCount),
            Collectors = CollectorsOf(given),
            Gen0Bytes = given.Gen0 is string gen0 ? Gen0Of(gen0) : null,
            Held = held,
            Entries = given.IsOfCache ? EntriesOf(given.Entries, memoryBytes) : 0,
        };
    }

    /// <summary>The operations of a run of memory: of a cache only deserialize, which every hit on bytes does.</summary>
    /// <exception cref="BadInputException">Another one is asked for.</exception>
    public static IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked)
    {
        bool isOfCache = request.Memory is { IsOfCache: true };
        Operation[] possible = isOfCache ? [Operation.Deserialize] : [Operation.Serialize, Operation.Deserialize];
        if (request.Operations is null)
            return possible;
        return asked.All(possible.Contains)
            ? asked
            : throw new BadInputException(
                $"--operation of 'assay memory' takes {string.Join(" or ", possible.Select(EnumNames.Of))}"
                + $"{(isOfCache ? " for a cache" : "")}, not \"{Shortened.Of(request.Operations)}\".");
    }

    /// <summary>1, 2, 4 and so on up to the processors, and as many as there are processors.</summary>
    internal static IReadOnlyList<int> DefaultThreads(int processors)
    {
        List<int> threads = [];
        for (int count = 1; count < processors; count *= 2)
            threads.Add(count);
        return [.. threads, Math.Max(1, processors)];
    }

    private static TimeSpan SpanOf(string? text)
    {
        TimeSpan span = text is null ? DefaultSpan : DurationText.Read(text) ?? TimeSpan.Zero;
        return span >= Shortest && span <= Longest
            ? span
            : throw new BadInputException($"--span takes a duration from 0.1s to 1h, such as 60s, not \"{Shortened.Of(text!)}\".");
    }

    private static IReadOnlyList<int> ThreadsOf(string? text, int processors)
    {
        if (text is null)
            return DefaultThreads(processors);
        List<int> threads = [1];
        foreach (string item in Lists.Split(text, "--threads"))
        {
            if (!int.TryParse(item, NumberStyles.None, CultureInfo.InvariantCulture, out int count)
                || count is < 1 or > MemoryOptions.MostThreads)
                throw new BadInputException(
                    $"--threads takes numbers from 1 to {MemoryOptions.MostThreads}, such as 1,2,4, not \"{Shortened.Of(item)}\".");
            threads.Add(count);
        }

        return [.. threads.Distinct().Order()];
    }

    private static IReadOnlyList<Collector> CollectorsOf(MemoryRequest given)
    {
        if (given.Collectors is string list)
            return [.. Lists.Split(list, "--gc").Select(name => EnumNames.Read<Collector>("garbage collector", name)).Distinct().Order()];
        return given.IsOfCache ? [Collector.Workstation] : [Collector.Workstation, Collector.Server];
    }

    private static IReadOnlyList<EntryForm> FormsOf(string? list) => list is null
        ? [EntryForm.Bytes, EntryForm.Objects]
        : [.. Lists.Split(list, "--held").Select(name => EnumNames.Read<EntryForm>("form of a cache's entries", name)).Distinct().Order()];

    private static long Gen0Of(string text) => SizeText.Read(text) is int bytes and >= LeastGen0
        ? bytes
        : throw new BadInputException($"--gen0 takes a number of bytes from 263k to 2000M, such as 4M, not \"{Shortened.Of(text)}\".");

    private static int EntriesOf(string? text, long memoryBytes)
    {
        int entries = text is null ? DefaultEntries : SizeText.Read(text) ?? 0;
        if (entries < 1)
            throw new BadInputException($"--entries takes a number such as 10k or 1M, not \"{Shortened.Of(text!)}\".");
        long needed = entries * LeastBytesOfEntry;
        long allowed = Workers.WorkerLimits.For(new WorkloadOptions("", 1, 0, ""), memoryBytes).ResidentBytes;
        return needed <= allowed
            ? entries
            : throw new BadInputException(string.Create(CultureInfo.InvariantCulture,
                $"--entries {text} cannot fit in memory: {entries} entries of at least {LeastBytesOfEntry} bytes take "
                    + $"{needed / 1e9:0.0} GB, and a worker may take {allowed / 1e9:0.0} GB. Use fewer."));
    }
}
