using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Engine.Memory;
using Assay.Engine.Options;

namespace Assay.Cli.Commands;

/// <summary><c>assay memory</c>: memory, pauses and threads, and caches of bytes against caches of objects.</summary>
internal static class MemoryCommand
{
    private static readonly RunOption Sizes = OptionsOfWorkloads.Sizes with
    {
        Help = "Sizes to measure, in units of the data set. Default: each data set's default size. A size that cannot fit in memory is "
            + "refused before it starts.",
    };

    private static readonly OptionGroup Callers = new(
        "Calls, threads and collectors",
        [OptionsOfMemory.Span, OptionsOfMemory.Threads, OptionsOfMemory.Collectors, OptionsOfMemory.Gen0]);

    /// <summary>The command.</summary>
    public static Command Create(CommandServices services) => CostCommand.Create(
        services,
        new MemoryExperiment(),
        [
            new("What to measure",
                [CostCommand.Rows, OptionsOfWorkloads.DataSets, Sizes, OptionsOfWorkloads.OperationsApart, OptionsOfWorkloads.Surface]),
            Callers,
            new("A cache", [OptionsOfMemory.Held, OptionsOfMemory.Entries]),
        ],
        OptionsOfLength.ProcessesOf("row, operation and collector", MemoryExperiment.UsualProcesses),
        "Measure memory, pauses and threads. Shows peak, heap held, collections, and throughput and times of calls by number of threads.",
        ("assay memory --rows json.net,protobuf-net", "two libraries, in about two minutes"),
        ("assay memory", "one row of each library"),
        ("assay memory --rows json.net --span 60s --threads 1", "a steady minute: small leaks, rare pauses"),
        ("assay memory --rows MessagePack --held bytes,objects --entries 100k", "a cache kept as bytes against kept objects"),
        ("assay memory --gen0 4M --gc workstation", "with a fixed generation 0"),
        ("assay memory --types Shop.dll --root Shop.Order", "your own class"));
}
