namespace Assay.Core.Results;

/// <summary>The raw batches of one cell in one block. All lists are parallel and have one entry a round of the block's group, so that equal indexes of different rows are the same round.</summary>
public sealed record BlockSamples
{
    /// <summary>Number of the block, from 0. Equal numbers and groups of different rows were measured interleaved.</summary>
    public required int Block { get; init; }

    /// <summary>Group within the block, where memory did not hold all rows at once; 0 otherwise.</summary>
    public required int Group { get; init; }

    /// <summary>Operations in one batch.</summary>
    public required int OperationsPerBatch { get; init; }

    /// <summary>Whether the worker was steady when the first round began.</summary>
    public required bool IsSteady { get; init; }

    /// <summary>Which steady-state condition did not hold; empty when steady.</summary>
    public required string SteadyReason { get; init; }

    /// <summary>Wall time of the warm-up, in nanoseconds.</summary>
    public required long WarmUpNanoseconds { get; init; }

    /// <summary>
    /// The first round that counts. The settling rounds of the options come before it, and methods compiled during a batch restart the row's window: earlier batches stay in the lists, raw,
    /// but no estimate uses them.
    /// </summary>
    public int FirstRound { get; init; }

    /// <summary>Place of the row in each round's order.</summary>
    public required IReadOnlyList<int> Position { get; init; }

    /// <summary>Wall time of each batch, in nanoseconds.</summary>
    public required IReadOnlyList<long> ElapsedNanoseconds { get; init; }

    /// <summary>CPU time of the worker's thread in each batch, in nanoseconds.</summary>
    public required IReadOnlyList<long> CpuNanoseconds { get; init; }

    /// <summary>Time in GC pauses during each batch, in nanoseconds.</summary>
    public required IReadOnlyList<long> PauseNanoseconds { get; init; }

    /// <summary>Collections of generation 0 only, in each batch.</summary>
    public required IReadOnlyList<int> Gen0Collections { get; init; }

    /// <summary>Collections of generation 1, in each batch.</summary>
    public required IReadOnlyList<int> Gen1Collections { get; init; }

    /// <summary>Collections of generation 2, in each batch.</summary>
    public required IReadOnlyList<int> Gen2Collections { get; init; }

    /// <summary>Involuntary context switches of the worker's thread in each batch; empty where the system does not tell.</summary>
    public IReadOnlyList<int> InvoluntarySwitches { get; init; } = [];

    /// <summary>Names of the methods compiled while measuring, in a deep run; empty otherwise.</summary>
    public IReadOnlyList<CompiledMethod> CompiledMethods { get; init; } = [];

    /// <summary>Methods compiled between the end of the batch before and the end of each batch; during the first.</summary>
    public required IReadOnlyList<int> MethodsCompiled { get; init; }
}
