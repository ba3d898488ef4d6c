using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary><c>assay memory</c>: memory, pauses and threads, and caches of bytes against caches of objects.</summary>
internal static class MemoryCommand
{
    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log)
    {
        MemoryOptionSet memory = new();
        CostOptionSet options = new(
            RunKind.Memory,
            "Data sets to measure. Default: books.",
            TextOption.Create("--size", "100,10k",
                "Sizes to measure, in units of the data set. Default: each data set's default size. A size that cannot fit in memory is "
                    + "refused before it starts."),
            TextOption.Create(
                "--processes", "N", $"Fresh processes of each row, operation and collector. Default: {RunLength.ProcessesOfMemory}."))
        {
            Own = memory.Groups,
            Complete = (request, parsed) => request with { Memory = memory.Request(parsed) },
        };
        return options.Create(
            workspace,
            log,
            "Measure memory, pauses and threads. Shows peak, heap held, collections, and throughput and times of calls "
                + "by number of threads.",
            ("assay memory --rows json.net,protobuf-net", "two libraries, in about two minutes"),
            ("assay memory", "one row of each library"),
            ("assay memory --rows json.net --span 60s --threads 1", "a steady minute: small leaks, rare pauses"),
            ("assay memory --rows MessagePack --held bytes,objects --entries 100k", "a cache kept as bytes against kept objects"),
            ("assay memory --gen0 4M --gc workstation", "with a fixed generation 0"),
            ("assay memory --types Shop.dll --root Shop.Order", "your own class"));
    }
}

/// <summary>The options that no other command has.</summary>
internal sealed class MemoryOptionSet
{
    private readonly Option<string?> span = TextOption.Create(
        "--span", "60s", "How long one thread calls without a break; several threads take half of it, from 1 to 5 seconds. Default: 2s.");
    private readonly Option<string?> threads = TextOption.Create(
        "--threads", "1,2,4", "Numbers of threads that call at once. Default: 1, 2, 4 and so on, up to the number of processors.");
    private readonly Option<string?> collectors = TextOption.Create(
        "--gc", "workstation,server", "Garbage collectors, each in processes of its own. Default: both; for a cache workstation.");
    private readonly Option<string?> gen0 = TextOption.Create("--gen0", "4M",
        "Bytes of the generation 0 budget. Default: the runtime's own choice, which follows the processor cache that it detects.");
    private readonly Option<string?> held = TextOption.Create(
        "--held", "bytes,objects", "Measure a cache instead: entries kept as bytes and read at each hit, or kept as objects.");
    private readonly Option<string?> entries =
        TextOption.Create("--entries", "100k", $"Entries of the cache. Default: {SizeText.Write(MemoryOptionsReader.DefaultEntries)}.");

    /// <summary>Threads and collectors, and the cache.</summary>
    public IReadOnlyList<(string Title, IReadOnlyList<Option> Options)> Groups =>
        [("Calls, threads and collectors", [span, threads, collectors, gen0]), ("A cache", [held, entries])];

    /// <summary>What was given.</summary>
    public MemoryRequest Request(ParseResult parsed) => new()
    {
        Span = parsed.GetValue(span),
        Threads = parsed.GetValue(threads),
        Collectors = parsed.GetValue(collectors),
        Gen0 = parsed.GetValue(gen0),
        Held = parsed.GetValue(held),
        Entries = parsed.GetValue(entries),
    };
}
