using Assay.Analysis.Statistics;
using Assay.Core.Adapters;

namespace Assay.Analysis.Model;

/// <summary>What one row costs for one operation, over all blocks of the run.</summary>
public sealed record OperationEstimate
{
    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>Time of one operation with its share of GC, in nanoseconds: the geometric mean of the blocks' costs.</summary>
    public required double NanosecondsPerOperation { get; init; }

    /// <summary>
    /// Part of it that is the conversion of members whose representation the dialect changes, in nanoseconds; 0 where none is.
    /// </summary>
    public required double ConversionNanosecondsPerOperation { get; init; }

    /// <summary>
    /// Time of the row over time of the reference row, above 1 is slower; null where the reference was not measured beside it.
    /// </summary>
    public required double? Ratio { get; init; }

    /// <summary>Lower end of the 95 % interval of this one ratio; null with fewer than two blocks.</summary>
    public required double? RatioLower { get; init; }

    /// <summary>Upper end of the 95 % interval of this one ratio; null with fewer than two blocks.</summary>
    public required double? RatioUpper { get; init; }

    /// <summary>The cross-check: the ratio of the minimum times.</summary>
    public required double? MinimaRatio { get; init; }

    /// <summary>Whether the cross-check disagrees with the ratio.</summary>
    public required bool MinimaDisagree { get; init; }

    /// <summary>Its place among the serializers; null for reference rows and where the table gives no ranks.</summary>
    public required RankRange? Rank { get; init; }

    /// <summary>
    /// Labels of the rows that are not significantly different from it, lowest cost first; empty where nothing was compared.
    /// </summary>
    public required IReadOnlyList<string> NotToldApart { get; init; }

    /// <summary>Units of the data set in a second, such as books.</summary>
    public required double ObjectsPerSecond { get; init; }

    /// <summary>Payload bytes in a second; null where the payload's size is not known.</summary>
    public required double? BytesPerSecond { get; init; }

    /// <summary>Bytes that the calling thread allocates for one operation; null when not counted.</summary>
    public required double? AllocatedBytesPerOperation { get; init; }

    /// <summary>Bytes that all threads allocate for one operation; null when not counted.</summary>
    public required double? ProcessAllocatedBytesPerOperation { get; init; }

    /// <summary>
    /// Whether other threads allocate for the row: all threads together allocate over a tenth and over 1,000 bytes more than the
    /// calling one; a runtime's own threads stay below that.
    /// </summary>
    public bool AllocatesOnOtherThreads =>
        ProcessAllocatedBytesPerOperation > Math.Max(
            AllocatedBytesPerOperation * 1.1 ?? double.NaN, AllocatedBytesPerOperation + 1000 ?? double.NaN);

    /// <summary>Collections of generation 0 only, in a million operations.</summary>
    public required double Gen0PerMillionOperations { get; init; }

    /// <summary>Collections of generation 1, in a million operations.</summary>
    public required double Gen1PerMillionOperations { get; init; }

    /// <summary>Collections of generation 2, in a million operations.</summary>
    public required double Gen2PerMillionOperations { get; init; }

    /// <summary>
    /// Share of the batches' time that went to GC pauses, 0 to 1; null if the runtime does not report it, as .NET Framework does not.
    /// </summary>
    public required double? GcTimeShare { get; init; }

    /// <summary>Blocks that its figures rest on, K.</summary>
    public required int Blocks { get; init; }

    /// <summary>Rounds of the block that has fewest: where rounds are slow a block takes fewer than asked for.</summary>
    public required int FewestRounds { get; init; }

    /// <summary>Rounds of the block that has most: where methods were still compiled a block takes more than asked for.</summary>
    public required int MostRounds { get; init; }

    /// <summary>Rounds of all blocks that its figures rest on.</summary>
    public required int CountedRounds { get; init; }

    /// <summary>Share of its rounds that the noise gate drops, 0 to 1; null where it judged none.</summary>
    public required double? GateDroppedShare { get; init; }

    /// <summary>Whether its costs gather around two values; null where they do not.</summary>
    public required Bimodality? Bimodality { get; init; }

    /// <summary>Whether it deserves a closer look: not steady, minima that disagree, or costs around two values.</summary>
    public bool IsOdd => UnsteadyBlocks > 0 || MinimaDisagree || Bimodality is not null;

    /// <summary>Blocks whose worker was not steady when the first round began, or compiled methods almost to the last.</summary>
    public required int UnsteadyBlocks { get; init; }

    /// <summary>Why allocation was not counted, or the mapper not timed, although all rounds were measured; empty otherwise.</summary>
    public required string AllocationFailure { get; init; }

    /// <summary>Whether even its slowest block handles more bytes of payload a second than this machine copies.</summary>
    public bool IsFasterThanCopy { get; init; }

    /// <summary>
    /// Why Assay could not confirm that the timed work is the checked work; it says nothing against the row. Empty otherwise.
    /// </summary>
    public string ConfirmationFailure { get; init; } = "";

    /// <summary>Why the first of them was not steady; empty when all were.</summary>
    public required string SteadyReason { get; init; }
}

/// <summary>Blocks of one operation that are missing.</summary>
/// <param name="BlocksMeasured">Blocks that were measured nevertheless.</param>
/// <param name="Reason">The first line of the cause.</param>
public sealed record OperationFailure(Operation Operation, int BlocksMeasured, string Reason);

/// <summary>
/// The order in which operations stand: reading happens more often than writing; what reads a part of a payload stands apart, below.
/// </summary>
internal static class OperationOrder
{
    /// <summary>Every operation, in order.</summary>
    public static IReadOnlyList<Operation> All { get; } = [Operation.Deserialize, Operation.Serialize, Operation.ReadOne, Operation.Open,
        Operation.ReadAll];

    /// <summary>The operations that take or give a whole graph, and stand beside each other in one table.</summary>
    public static IReadOnlyList<Operation> Whole { get; } = [Operation.Deserialize, Operation.Serialize];

    /// <summary>The operations of the table of readings, in the order in which a lazy format does them.</summary>
    public static IReadOnlyList<Operation> Readings { get; } = [Operation.Open, Operation.ReadOne, Operation.ReadAll];
}
