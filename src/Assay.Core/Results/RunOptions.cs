using Assay.Core.Adapters;
using Assay.Core.Workloads;

namespace Assay.Core.Results;

/// <summary>What a run was asked to measure.</summary>
public sealed record RunOptions
{
    /// <summary>Blocks, or processes of each cell, that a run may have at most.</summary>
    public const int MostBlocks = 1000;

    /// <summary>Rounds that a block may have at most.</summary>
    public const int MostRounds = 1_000_000;

    /// <summary>The kind of what is measured without options or samples of its own: times of operations that are warm.</summary>
    public const string Speed = "speed";

    /// <summary>What is measured, by the name of the experiment.</summary>
    [NotEmpty]
    public required string Kind { get; init; }

    /// <summary>What the experiment is asked beyond the rest; null where that is all.</summary>
    public ExperimentOptions? Own { get; init; }

    /// <summary>The rows in the order asked for; a row named twice appears twice, the later ones with a number.</summary>
    [NotEmpty, Distinct]
    public required IReadOnlyList<RowId> Rows { get; init; }

    /// <summary>Data sets and their sizes.</summary>
    [NotEmpty, Distinct]
    public required IReadOnlyList<WorkloadOptions> Workloads { get; init; }

    /// <summary>The user's own types in place of data sets; null without.</summary>
    public TypesOptions? Types { get; init; }

    /// <summary>The surface asked for; null takes each row's first.</summary>
    public required Surface? Surface { get; init; }

    /// <summary>Operations to time.</summary>
    [NotEmpty, Distinct]
    public required IReadOnlyList<Operation> Operations { get; init; }

    /// <summary>Blocks of each cell, K; the last look of a sequential run.</summary>
    [Between(1, MostBlocks)]
    public required int Blocks { get; init; }

    /// <summary>The part of these blocks that the run measures; null where it measures all, and in a merged file.</summary>
    public Shard? Shard { get; init; }

    /// <summary>Rounds of each block, the settling ones included; of a protocol, the calls of each process.</summary>
    [Between(1, MostRounds)]
    public required int Rounds { get; init; }

    /// <summary>First rounds of each block that never count: workers that slept while others warmed up settle in them.</summary>
    public int SettlingRounds { get; init; }

    /// <summary>
    /// Numbers of blocks after which a sequential run is looked at, such as 6, 9 and 12, and may end; empty where <see cref="Blocks"/> is
    /// fixed.
    /// </summary>
    [Between(1, MostBlocks), Distinct]
    public IReadOnlyList<int> Looks { get => field ?? []; init; }

    /// <summary>The half width of a ratio's interval at which a sequential run goes no further, such as 0.014.</summary>
    [Between(0.0001, 1)]
    public double Precision { get; init; } = 0.014;

    /// <summary>The conditions of timing.</summary>
    public RunProfile Profile { get; init; }

    /// <summary>Whether methods compiled while measuring were named, and blocks made longer, to look at odd rows.</summary>
    public bool IsDeep { get; init; }

    /// <summary>
    /// Extra work put into rows on purpose, by label: 0.05 runs 5 % more operations than are counted. Only the engine's own validation does
    /// it.
    /// </summary>
    [AtLeast(0)]
    public IReadOnlyDictionary<string, double> InjectedSlowdowns { get => field ?? new Dictionary<string, double>(); init; }

    /// <summary>Label of the row that ratios refer to, where <see cref="IsReferenceOpen"/> leaves no other choice.</summary>
    public required string Reference { get; init; }

    /// <summary>
    /// Whether nobody asked for a reference, so that the report chooses it from what was measured; false in older files.
    /// </summary>
    public bool IsReferenceOpen { get; init; }

    /// <summary>Wall-time budget of the measurement, in nanoseconds; null without.</summary>
    [Between(1, long.MaxValue)]
    public required long? BudgetNanoseconds { get; init; }

    /// <summary>Seed of generators and of the order of rows.</summary>
    public required ulong Seed { get; init; }

    /// <summary>What the experiment is asked, of which these are.</summary>
    public T OwnOf<T>()
        where T : ExperimentOptions => (T)Own!;

    /// <summary>Whether the run measures a block.</summary>
    /// <param name="block">Number of the block, from 0.</param>
    public bool Holds(int block) => block >= 0 && block < Blocks && (Shard is null || Shard.Holds(block));

    /// <summary>The first block that the run measures.</summary>
    public int FirstBlock() => Shard is null or { IsOfRows: true } ? 0 : Shard.Number - 1;
}

/// <summary>
/// Under which conditions operations are timed. Only the standard profile is a headline; every other one is named wherever its figures
/// stand.
/// </summary>
public enum RunProfile
{
    /// <summary>The runtime's own defaults, warm, a corpus that fits caches, one type in a process.</summary>
    Standard,

    /// <summary>Server garbage collection.</summary>
    ServerGc,

    /// <summary>Dynamic profile-guided optimisation off: calmer, and slower for most.</summary>
    PgoOff,

    /// <summary>
    /// The worker runs the row on the run's other data sets too, so that its call sites and caches see more than one type.
    /// </summary>
    MixedTypes,

    /// <summary>A corpus of up to 64 MiB in place of 1 MiB: payloads come from memory, not from a cache.</summary>
    LargeCorpus,

    /// <summary>The first calls after a sleep, in caches that others have filled: no lead-in, few operations a batch.</summary>
    Cold,

    /// <summary>
    /// A fixed budget of generation 0: the runtime's own follows the processor cache that it detects, which virtual machines often tell
    /// wrong.
    /// </summary>
    FixedGen0,
}

/// <summary>One data set of one size.</summary>
/// <param name="DataSet">Its name; of a user's own types the root.</param>
/// <param name="Size">Its size in units.</param>
/// <param name="PayloadBytes">Binary payload in each unit, in bytes.</param>
/// <param name="Unit">What a unit is, singular.</param>
public sealed record WorkloadOptions(string DataSet, [property: AtLeast(1)] int Size, int PayloadBytes, string Unit);

/// <summary>The user's own types that a run measured, and where their values came from.</summary>
public sealed record TypesOptions
{
    /// <summary>The dll or project, as it was given.</summary>
    public required string Assembly { get; init; }

    /// <summary>Full name of the root type.</summary>
    public required string Root { get; init; }

    /// <summary>Further types that may stand where a base type, an interface or <see cref="object"/> is declared.</summary>
    public required IReadOnlyList<string> Known { get; init; }

    /// <summary>Where the values came from.</summary>
    public required ValueOrigin Origin { get; init; }

    /// <summary>The sample's file as it was given, or the factory's full name; empty for generated values.</summary>
    public required string Source { get; init; }

    /// <summary>SHA-256 of the dll, what it needs from its folder and the names, in hex.</summary>
    public required string Hash { get; init; }

    /// <summary>
    /// Code of the types that copies of them lack in every row that gets copies, each as <c>Order, constructor (string): reason</c>.
    /// </summary>
    public IReadOnlyList<string> CodeLeftOut { get => field ?? []; init; }

    /// <summary>SHA-256 of the sample's file, in hex; empty without one.</summary>
    public string SampleHash { get => field ?? ""; init; }

    /// <summary>
    /// Whether texts that may quote a value of the user's, such as exceptions' messages, were kept: <c>--include-sample</c>.
    /// </summary>
    public bool IsSampleIncluded { get; init; }

    /// <summary>Whether values are arrays, with as many of the root's elements as the size of a workload says.</summary>
    public bool IsRepeated { get; init; }

    /// <summary>The sample's text, kept with <c>--include-sample</c> only; else null.</summary>
    public string? Sample { get; init; }
}

/// <summary>What a user's sample, factory or type gave, found before anything was checked; never a value.</summary>
/// <param name="Count">Distinct values; 0 where every instance is another, because they were generated.</param>
/// <param name="ObjectCount">Objects in the first value's graph, its root included.</param>
/// <param name="ContentHash">SHA-256 of their content, in hex.</param>
/// <param name="Notes">Sentences about what the user may not expect, such as members that the sample never sets.</param>
public sealed record ValuesResult(int Count, long ObjectCount, string ContentHash, IReadOnlyList<string> Notes);
