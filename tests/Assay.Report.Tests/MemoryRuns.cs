using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Memory;

namespace Assay.Report.Tests;

/// <summary>Runs of memory made by hand: numbers that follow a pattern, so that every figure of the report is known.</summary>
internal static class MemoryRuns
{
    private const long Second = 1_000_000_000;

    private static readonly MemoryOptions Calls = new()
    {
        SpanNanoseconds = 2 * Second,
        Threads = [1, 2],
        Collectors = [Collector.Workstation, Collector.Server],
    };

    /// <summary>Calls of some rows, each with a call of so many microseconds; what is odd about a row says its name.</summary>
    public static ResultsFile Of(params (string Row, int Microseconds, Verdict Verdict)[] rows) => File(rows, Calls,
    [
        .. from row in rows
           from operation in new[] { Operation.Serialize, Operation.Deserialize }
           from collector in Calls.Collectors
           select Memory(row.Row, row.Microseconds, operation, collector),
    ]);

    /// <summary>Caches of some rows: entries of 1 kB as bytes and 3 kB as objects.</summary>
    public static ResultsFile OfCaches(params (string Row, int Microseconds, Verdict Verdict)[] rows) => File(
        rows,
        Calls with { Threads = [1], Collectors = [Collector.Workstation], Held = [EntryForm.Bytes, EntryForm.Objects], Entries = 10_000 },
        [.. from row in rows from form in new[] { EntryForm.Bytes, EntryForm.Objects } select Cache(row.Row, row.Microseconds, form)]);

    private static ResultsFile File(
        (string Row, int Microseconds, Verdict Verdict)[] rows, MemoryOptions options, IReadOnlyList<MemoryResult> memories)
    {
        var builder = new ResultsBuilder { Blocks = 1 };
        foreach (var (row, _, _) in rows)
            builder.Row(row, "Acme", "1.0.0");
        builder.Row("absent", "Absent", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Absent.");
        var file = builder.Build();
        return file with
        {
            Options = file.Options with
            {
                Kind = "memory",
                Own = options,
                Operations = options.Held.Count > 0 ? [Operation.Deserialize] : [Operation.Serialize, Operation.Deserialize],
            },
            Cells = [],
            Conditions = [],
            Checks = [.. rows.Select(row => new CheckResult
            {
                Row = row.Row,
                Workload = file.Options.Workloads[0],
                Surface = Surface.Bytes,
                Verdict = row.Verdict,
                KeepsPublicMembers = true,
            })],
            Samples = file.SamplesOf<MemorySamples>() with
            {
                Memories = [.. memories.Select(memory => memory with { Workload = file.Options.Workloads[0] })],
            },
        };
    }

    private static MemoryResult Memory(string row, int microseconds, Operation operation, Collector collector) => new()
    {
        Row = row,
        Workload = null!,
        Surface = Surface.Bytes,
        Operation = operation,
        Collector = collector,
        Threads = row == "unsafe" ? new ThreadCheck(false, "BookShelf.Books[3].Title: another value") : new ThreadCheck(true, ""),
        SharesAdapter = row != "own-adapters",
        Failure = row == "limited"
            ? new Failure(
                Verdict.Rejected,
                "not tried, because 2 threads would take up to 12.0 GB: 6.0 GB for one and 6.0 GB for each further one; a worker may take "
                    + "9.6 GB")
            : null,
        Processes =
        [
            new MemoryProcess
            {
                Round = 0,
                Spans = [
                    .. Calls.Threads.Where(threads => threads == 1 || row is not ("unsafe" or "limited"))
                        .Select(threads => Span(row, microseconds, threads, collector))],
                Graphs = operation == Operation.Deserialize
                    ? new HeldGraphs(100, 450_000, 300_000, 0)
                    : new HeldGraphs(0, 0, 0, collector == Collector.Server ? null : 120_000),
            },
        ],
    };

    /// <summary>
    /// Two threads make 1.6 times the calls of one under the workstation collector, and 1.9 times under the server collector.
    /// </summary>
    private static CallSpan Span(string row, int microseconds, int threads, Collector collector)
    {
        var calls = 2_000_000 / microseconds;
        var speedup = threads == 1 ? 1 : collector == Collector.Workstation ? 1.6 : 1.9;
        var held = row == "leaks" ? 1000 : 0;
        return new CallSpan
        {
            Threads = threads,
            Calls = (long)(calls * speedup),
            ThreadNanoseconds = 2 * Second * threads,
            Collections = new CollectionFacts
            {
                IsServer = collector == Collector.Server,
                Gen0 = calls / 100,
                Gen1 = calls / 1000,
                Gen2 = calls / 10_000,
                PauseNanoseconds = row == "pauses" ? Second : Second / 50,
                LongestPauseNanoseconds = row == "pauses" ? 40_000_000 : 2_000_000,
                UnseenPauses = 0,
                AllocatedBytes = calls * 5000L,
                Gen0BudgetBytes = collector == Collector.Server ? 60_000_000 : 262_144,
                ResidentBytes = 50_000_000,
                PeakResidentBytes = (collector == Collector.Server ? 150_000_000 : 70_000_000) + (microseconds * 1_000_000),
            },
            HeldBytes = threads > 1
                ? []
                : [1_000_000, 1_000_000 + ((long)held * calls), 1_000_000 + (3L * held * calls / 2), 1_000_000 + (2L * held * calls)],
            HeldCalls = threads > 1 ? [] : [calls, calls / 2, calls / 2],
            LatencyNanoseconds = [LatencyScale.LowerOf(LatencyScale.IndexOf(microseconds * 1000L)),
                LatencyScale.LowerOf(LatencyScale.IndexOf(microseconds * 3000L)), LatencyScale.LowerOf(LatencyScale.IndexOf(2_000_000))],
            LatencyCounts = [(long)(calls * speedup) - (calls / 50) - (calls / 500), calls / 50, calls / 500],
            LongestNanoseconds = 2_010_000,
        };
    }

    private static MemoryResult Cache(string row, int microseconds, EntryForm form) => new()
    {
        Row = row,
        Workload = null!,
        Surface = Surface.Bytes,
        Operation = Operation.Deserialize,
        Collector = Collector.Workstation,
        Held = form,
        SharesAdapter = true,
        Processes =
        [
            new MemoryProcess
            {
                Round = 0,
                Cache = new EntryCache
                {
                    Entries = 10_000,
                    HeldBytes = form == EntryForm.Bytes ? 10_000_000 : 30_000_000,
                    Hits = 100_000,
                    HitNanoseconds = form == EntryForm.Bytes ? 100_000L * microseconds * 1000 : 5_000_000,
                    Replacements = 11_111,
                    ElapsedNanoseconds = 2 * Second,
                    Collections = Span(row, microseconds, 1, Collector.Workstation).Collections with
                    {
                        LongestPauseNanoseconds = form == EntryForm.Bytes ? 1_500_000 : 25_000_000,
                    },
                    FullCollectionNanoseconds = form == EntryForm.Bytes ? 3_000_000 : 60_000_000,
                },
            },
        ],
    };
}
