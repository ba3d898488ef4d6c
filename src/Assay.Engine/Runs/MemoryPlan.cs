using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Options;

namespace Assay.Engine.Runs;

/// <summary>Reads what a run of memory measures.</summary>
public static class MemoryPlan
{
    /// <summary>An array of no bytes, and the reference to it, in a dictionary.</summary>
    private const long LeastBytesOfEntry = 64;

    /// <summary>The options of a request; null where it asks for another kind of run.</summary>
    /// <param name="request">What was asked.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes.</param>
    /// <exception cref="BadInputException">One cannot be read, they contradict each other, or a cache cannot fit in memory.</exception>
    public static MemoryOptions? Read(RunRequest request, long memoryBytes)
    {
        if (request.Kind != RunKind.Memory)
            return null;
        GivenOptions given = request.Given;
        bool isOfCache = OptionsOfMemory.AreOfCache(given);
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

    /// <summary>The operations of a run of memory: of a cache only deserialize, which every hit on bytes does.</summary>
    /// <exception cref="BadInputException">Another one is asked for.</exception>
    public static IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked)
    {
        bool isOfCache = OptionsOfMemory.AreOfCache(request.Given);
        Operation[] possible = isOfCache ? [Operation.Deserialize] : [Operation.Serialize, Operation.Deserialize];
        if (request.Operations is null)
            return possible;
        return asked.All(possible.Contains)
            ? asked
            : throw new BadInputException(
                $"--operation of 'assay memory' takes {string.Join(" or ", possible.Select(EnumNames.Of))}"
                + $"{(isOfCache ? " for a cache" : "")}, not \"{Shortened.Of(request.Operations)}\".");
    }

    private static int Fitting(int entries, long memoryBytes)
    {
        long needed = entries * LeastBytesOfEntry;
        long allowed = Workers.WorkerLimits.For(new WorkloadOptions("", 1, 0, ""), memoryBytes).ResidentBytes;
        return needed <= allowed
            ? entries
            : throw new BadInputException(string.Create(CultureInfo.InvariantCulture,
                $"--entries {SizeText.Write(entries)} cannot fit in memory: {entries} entries of at least {LeastBytesOfEntry} bytes take "
                    + $"{needed / 1e9:0.0} GB, and a worker may take {allowed / 1e9:0.0} GB. Use fewer."));
    }
}
