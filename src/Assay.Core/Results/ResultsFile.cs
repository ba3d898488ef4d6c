namespace Assay.Core.Results;

/// <summary>Everything one run measured: raw samples and what is needed to judge them. One versioned JSON file.</summary>
public sealed record ResultsFile
{
    /// <summary>The version this program writes and reads.</summary>
    public const int CurrentSchemaVersion = 4;

    /// <summary>Version of the file's schema.</summary>
    public required int SchemaVersion { get; init; }

    /// <summary>Version of Assay that measured.</summary>
    public required string AssayVersion { get; init; }

    /// <summary>When the run began, UTC.</summary>
    public required DateTimeOffset StartedAt { get; init; }

    /// <summary>Whether everything that was planned is measured; false after Ctrl-C, a spent budget or a power cut.</summary>
    public required bool IsComplete { get; init; }

    /// <summary>The machine and its runtime; of a merged file that of its first part.</summary>
    public required Machine Machine { get; init; }

    /// <summary>The parts that a merged file was made of, in their order; empty in any other file.</summary>
    public IReadOnlyList<ShardOrigin> Parts { get => field ?? []; init; }

    /// <summary>What was asked for.</summary>
    public required RunOptions Options { get; init; }

    /// <summary>What a user's sample, factory or type gave; null for data sets, and where no worker told.</summary>
    public ValuesResult? Values { get; init; }

    /// <summary>Every row of the plan, measured or not.</summary>
    [Distinct(nameof(RowResult.Label))]
    public required IReadOnlyList<RowResult> Rows { get; init; }

    /// <summary>What each row did with each data set, before anything was timed.</summary>
    [Distinct(nameof(CheckResult.Row), nameof(CheckResult.Workload), nameof(CheckResult.Surface))]
    public required IReadOnlyList<CheckResult> Checks { get; init; }

    /// <summary>Everything timed.</summary>
    [Distinct(nameof(CellResult.Row), nameof(CellResult.Workload), nameof(CellResult.Surface), nameof(CellResult.Operation))]
    public required IReadOnlyList<CellResult> Cells { get; init; }

    /// <summary>What the experiment keeps of its own; null where checks and cells are all.</summary>
    public ExperimentSamples? Samples { get; init; }

    /// <summary>What the machine was like in each block.</summary>
    public IReadOnlyList<BlockConditions> Conditions { get => field ?? []; init; }

    /// <summary>Whether it gives verdicts in place of figures.</summary>
    public bool HoldsVerdicts() => Samples is VerdictSamples;

    /// <summary>Whether anything was measured.</summary>
    public bool HasSamples() => Cells.Any(cell => cell.Blocks.Count > 0) || Samples?.HasAny(this) == true;

    /// <summary>What an experiment keeps of its own; without anything where the file is of another.</summary>
    public T SamplesOf<T>()
        where T : ExperimentSamples, new() => Samples as T ?? new T();

    /// <summary>How long the stages took; in a merged file those of its parts together.</summary>
    public StageTimes Times { get => field ?? new StageTimes(0, 0, 0); init; }

    /// <summary>The machine that measured a block.</summary>
    /// <param name="block">Number of the block.</param>
    public Machine MachineOf(int block) => Parts.FirstOrDefault(part => part.Shard.Holds(block))?.Machine ?? Machine;
}

/// <summary>Wall time of the stages of a run, in nanoseconds; of a resumed run, those of its parts together.</summary>
/// <param name="Building">Restoring and building adapters.</param>
/// <param name="Checking">Checking what comes back.</param>
/// <param name="Measuring">All blocks.</param>
public sealed record StageTimes(long Building, long Checking, long Measuring);

/// <summary>Where a run was measured.</summary>
public sealed record Machine
{
    /// <summary>Operating system and version.</summary>
    public required string OperatingSystem { get; init; }

    /// <summary>Processor architecture, such as <c>X64</c>.</summary>
    public required string Architecture { get; init; }

    /// <summary>Processor model as the system names it; empty if it does not report it.</summary>
    public required string Processor { get; init; }

    /// <summary>Logical processors.</summary>
    public required int LogicalProcessors { get; init; }

    /// <summary>Physical cores; null if the system does not report it.</summary>
    public int? PhysicalCores { get; init; }

    /// <summary>The frequency governor, such as <c>performance</c>; empty if the system does not report it.</summary>
    public string Governor { get => field ?? ""; init; }

    /// <summary>Whether the processor may raise its frequency above the nominal one; null if the system does not report it.</summary>
    public bool? Turbo { get; init; }

    /// <summary>
    /// The kernel's name for the time since it was started, which no other machine has; empty if the system does not report it.
    /// </summary>
    public string BootId { get => field ?? ""; init; }

    /// <summary>Memory available to the process, in bytes.</summary>
    public required long MemoryBytes { get; init; }

    /// <summary>
    /// The runtime of the workers, such as <c>.NET 10.0.12</c>; of several the oldest first, such as <c>.NET 8.0.31, .NET 10.0.12</c>.
    /// </summary>
    public required string Runtime { get; init; }

    /// <summary>
    /// Environment variables that workers start with beyond a cleaned environment, as <c>NAME=value</c>, and the runtime's own defaults
    /// that decide most, as <c>NAME=value (default)</c>.
    /// </summary>
    public required IReadOnlyList<string> WorkerSettings { get; init; }
}
