using Assay.Core.Adapters;

namespace Assay.Core.Results;

/// <summary>One cell: a row, a data set and size, a surface and an operation.</summary>
public sealed record CellResult
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>The data set and size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>The operation.</summary>
    public required Operation Operation { get; init; }

    /// <summary>Bytes that the calling thread allocates for one operation; null when not counted.</summary>
    public double? AllocatedBytesPerOperation { get; init; }

    /// <summary>Bytes that all threads allocate for one operation; null when not counted.</summary>
    public double? ProcessAllocatedBytesPerOperation { get; init; }

    /// <summary>
    /// The budget of generation 0 that the runtime had after the rounds and that count, in bytes; null if it does not report it, and when
    /// not counted.
    /// </summary>
    [Signed]
    public long? Gen0BudgetBytes { get; init; }

    /// <summary>
    /// The mapper's mean time in the direction of the operation, in nanoseconds an operation; null without a mapper or when not timed.
    /// </summary>
    public double? MapperNanosecondsPerOperation { get; init; }

    /// <summary>The blocks measured, each from a fresh process.</summary>
    [Distinct(nameof(BlockSamples.Block), nameof(BlockSamples.Group))]
    public IReadOnlyList<BlockSamples> Blocks { get => field ?? []; init; }

    /// <summary>
    /// Why blocks are missing; null when none is. An error in Assay, or a kill from outside, is tried again in the next block. With
    /// <c>inconsistent</c> the timed work is not the checked work, and there are no blocks.
    /// </summary>
    public Failure? Failure { get; init; }

    /// <summary>
    /// The first line of why Assay could not confirm that the timed work is the checked work; it says nothing against the row. Empty
    /// otherwise.
    /// </summary>
    public string ConfirmationFailure { get => field ?? ""; init; }

    /// <summary>The first line of why allocation was not counted although the rounds were measured; empty otherwise.</summary>
    public string AllocationFailure { get => field ?? ""; init; }
}

/// <summary>
/// The raw batches of one cell in one block. All lists are parallel and have one entry a round of the block's group, so that equal indexes
/// of different rows are the same round.
/// </summary>
public sealed record BlockSamples
{
    /// <summary>Number of the block, from 0. Equal numbers and groups of different rows were measured interleaved.</summary>
    public required int Block { get; init; }

    /// <summary>Group within the block, if memory did not hold all rows at once; 0 otherwise. Each has the reference row.</summary>
    public required int Group { get; init; }

    /// <summary>Operations in one batch.</summary>
    [AtLeast(1)]
    public required int OperationsPerBatch { get; init; }

    /// <summary>Whether the worker was steady when the first round began, and compiled nothing in enough of the rounds.</summary>
    public required bool IsSteady { get; init; }

    /// <summary>Which steady-state condition did not hold; empty when steady.</summary>
    public required string SteadyReason { get; init; }

    /// <summary>Wall time of the warm-up, in nanoseconds.</summary>
    public required long WarmUpNanoseconds { get; init; }

    /// <summary>
    /// The first round that counts. The settling rounds of the options come before it, and methods compiled during a batch restart the
    /// row's window: earlier batches stay in the lists, raw, but no estimate uses them.
    /// </summary>
    public int FirstRound { get; init; }

    /// <summary>Place of the row in each round's order.</summary>
    [AsLongAs(nameof(ElapsedNanoseconds))]
    public required IReadOnlyList<int> Position { get; init; }

    /// <summary>Wall time of each batch, in nanoseconds.</summary>
    [NotEmpty, AtLeast(1)]
    public required IReadOnlyList<long> ElapsedNanoseconds { get; init; }

    /// <summary>CPU time of the worker's thread in each batch, in nanoseconds; 0 if the system does not report it.</summary>
    [AsLongAs(nameof(ElapsedNanoseconds))]
    public required IReadOnlyList<long> CpuNanoseconds { get; init; }

    /// <summary>Time in GC pauses during each batch, in nanoseconds; 0 on .NET Framework, which does not report it.</summary>
    [AsLongAs(nameof(ElapsedNanoseconds))]
    public required IReadOnlyList<long> PauseNanoseconds { get; init; }

    /// <summary>Collections of generation 0 only, in each batch.</summary>
    [AsLongAs(nameof(ElapsedNanoseconds))]
    public required IReadOnlyList<int> Gen0Collections { get; init; }

    /// <summary>Collections of generation 1, in each batch.</summary>
    [AsLongAs(nameof(ElapsedNanoseconds))]
    public required IReadOnlyList<int> Gen1Collections { get; init; }

    /// <summary>Collections of generation 2, in each batch.</summary>
    [AsLongAs(nameof(ElapsedNanoseconds))]
    public required IReadOnlyList<int> Gen2Collections { get; init; }

    /// <summary>Involuntary context switches of the worker's thread in each batch; empty if the system does not report it.</summary>
    [AsLongAs(nameof(ElapsedNanoseconds), OrEmpty = true)]
    public IReadOnlyList<int> InvoluntarySwitches { get => field ?? []; init; }

    /// <summary>Names of the methods compiled while measuring, in a deep run; empty otherwise.</summary>
    public IReadOnlyList<CompiledMethod> CompiledMethods { get => field ?? []; init; }

    /// <summary>What the process was like, in a deep run on .NET; null otherwise.</summary>
    public ProcessFacts? Process { get; init; }

    /// <summary>
    /// Methods that the JIT compiled between the end of the previous batch and the end of this one; for the first batch, during it.
    /// </summary>
    [AsLongAs(nameof(ElapsedNanoseconds))]
    public required IReadOnlyList<int> MethodsCompiled { get; init; }
}

/// <summary>A method that the runtime compiled while a deep run measured.</summary>
/// <param name="Round">The round in which it was compiled.</param>
/// <param name="Name">Its full name.</param>
/// <param name="Tier">The tier as the runtime names it.</param>
public sealed record CompiledMethod(int Round, string Name, string Tier);
