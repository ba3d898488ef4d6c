using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Report.Sections;

namespace Assay.Experiments.Memory;

/// <summary>Memory, pauses and threads, and caches of bytes against caches of objects.</summary>
public sealed class MemoryExperiment : Experiment
{
    private static readonly RunOption Sizes = OptionsOfWorkloads.Sizes with
    {
        Help = "Sizes to measure, in units of the data set. Default: each data set's default size. A size that cannot fit in memory is "
            + "refused before it starts.",
    };

    /// <summary>Fresh processes of each row, operation and collector where no number is named.</summary>
    public const int UsualProcesses = 1;

    /// <summary>An array of no bytes, and the reference to it, in a dictionary.</summary>
    private const long LeastBytesOfEntry = 64;

    /// <inheritdoc/>
    public override string Kind => "memory";

    /// <inheritdoc/>
    public override string Command => "run memory";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Measure memory, pauses and threads. Shows peak, heap held, collections, and throughput and times of calls by number of threads.",
        [
            new("What to measure",
                [OptionsOfRows.Measured, OptionsOfWorkloads.DataSets, Sizes, OptionsOfWorkloads.OperationsApart,
                    OptionsOfWorkloads.Surface]),
            new("Calls, threads and collectors",
                [OptionsOfMemory.Span, OptionsOfMemory.Threads, OptionsOfMemory.Collectors, OptionsOfMemory.Gen0]),
            new("A cache", [OptionsOfMemory.Held, OptionsOfMemory.Entries]),
        ],
        ("assay run memory --rows json.net,protobuf-net", "two libraries, in about two minutes"),
        ("assay run memory", "one row of each library"),
        ("assay run memory --rows json.net --span 60s --threads 1", "a steady minute: small leaks, rare pauses"),
        ("assay run memory --rows MessagePack --held bytes,objects --entries 100k", "a cache kept as bytes against kept objects"),
        ("assay run memory --gen0 4M --gc workstation", "with a fixed generation 0"),
        ("assay run memory --types Shop.dll --root Shop.Order", "your own class"))
    {
        Length = OptionsOfLength.Counting("row, operation and collector", UsualProcesses),
        AsksMainRows = true,
        Page = "docs/memory.md",
    };

    /// <inheritdoc/>
    public override Type OptionsType => typeof(MemoryOptions);

    /// <inheritdoc/>
    public override bool StopsAtFailure => true;

    /// <inheritdoc/>
    public override RunLength LengthOf(RunRequest request) => RunLength.OfProcesses(request, UsualProcesses);

    /// <summary>Of a cache only deserialize, which every hit on bytes does.</summary>
    public override IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked)
    {
        var isOfCache = OptionsOfMemory.AreOfCache(request.Given);
        Operation[] possible = isOfCache ? [Operation.Deserialize] : [Operation.Serialize, Operation.Deserialize];
        if (request.Operations is null)
            return possible;
        return asked.All(possible.Contains)
            ? asked
            : throw new BadInputException(
                $"--operation of 'assay run memory' takes {string.Join(" or ", possible.Select(EnumNames.Of))}"
                + $"{(isOfCache ? " for a cache" : "")}, not \"{Shortened.Of(request.Operations)}\".");
    }

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input) =>
        options with { Own = Read(input.Request.Given, MachineReader.MemoryBytes) };

    /// <inheritdoc/>
    public override string? FirstBroken(RunOptions options) =>
        MemoryOptions.DoAscend(options.OwnOf<MemoryOptions>().Threads) ? null : "its options do not say how memory is measured";

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new MemorySamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => MemoryTables.Of(file);

    /// <inheritdoc/>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Samples = new MemorySamples { Memories = parts.All(part => part.SamplesOf<MemorySamples>().Memories, MemoryRecord.KeyOf) },
    };

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new MemoryStage(context);

    /// <summary>Reads what is measured.</summary>
    /// <param name="memoryBytes">Memory of the machine, in bytes.</param>
    /// <exception cref="BadInputException">An option cannot be read, two contradict each other, or a cache cannot fit.</exception>
    internal static MemoryOptions Read(GivenOptions given, long memoryBytes)
    {
        var isOfCache = OptionsOfMemory.AreOfCache(given);
        if (isOfCache && given.Has(OptionsOfMemory.Threads))
            throw new BadInputException(
                "--threads has no effect on a cache, which one thread uses. Omit --threads, or --held and --entries.");
        return new MemoryOptions
        {
            SpanNanoseconds = OptionsOfMemory.Span.In(given).Ticks * TimeSpan.NanosecondsPerTick,
            Threads = isOfCache ? [1] : OptionsOfMemory.Threads.In(given),
            Collectors = OptionsOfMemory.CollectorsOf(given),
            Gen0Bytes = OptionsOfMemory.Gen0.In(given),
            Held = isOfCache ? OptionsOfMemory.Held.In(given) : [],
            Entries = isOfCache ? Fitting(OptionsOfMemory.Entries.In(given), memoryBytes) : 0,
        };
    }

    private static int Fitting(int entries, long memoryBytes)
    {
        var needed = entries * LeastBytesOfEntry;
        var allowed = WorkerLimits.For(new WorkloadOptions("", 1, 0, ""), memoryBytes).ResidentBytes;
        return needed <= allowed
            ? entries
            : throw new BadInputException(string.Create(CultureInfo.InvariantCulture,
                $"--entries {SizeText.Write(entries)} cannot fit in memory: {entries} entries of at least {LeastBytesOfEntry} bytes take "
                    + $"{needed / 1e9:0.0} GB, and a worker may take {allowed / 1e9:0.0} GB. Use fewer."));
    }
}
