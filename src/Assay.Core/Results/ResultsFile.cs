namespace Assay.Core.Results;

/// <summary>Everything one run measured: raw samples and what is needed to judge them. One versioned JSON file.</summary>
public sealed record ResultsFile
{
    /// <summary>The version this program writes and reads.</summary>
    public const int CurrentSchemaVersion = 3;

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

    /// <summary>What first calls cost, of a run of that kind.</summary>
    [Distinct(nameof(StartupResult.Row), nameof(StartupResult.Surface), nameof(StartupResult.Operation))]
    public IReadOnlyList<StartupResult> Startups { get => field ?? []; init; }

    /// <summary>The empty processes between those of <see cref="Startups"/>.</summary>
    [Distinct(nameof(Results.EmptyProcesses.Row))]
    public IReadOnlyList<EmptyProcesses> EmptyProcesses { get => field ?? []; init; }

    /// <summary>What lies on the disk for each row, of a run of start-up.</summary>
    [Distinct(nameof(Deployment.Row))]
    public IReadOnlyList<Deployment> Deployments { get => field ?? []; init; }

    /// <summary>The calls of a published protocol, of a run of that kind.</summary>
    [Distinct(
        nameof(ProtocolResult.Row), nameof(ProtocolResult.Workload), nameof(ProtocolResult.Surface), nameof(ProtocolResult.Operation))]
    public IReadOnlyList<ProtocolResult> ProtocolRuns { get => field ?? []; init; }

    /// <summary>Memory, pauses and threads, of a run of that kind.</summary>
    [Distinct(
        nameof(MemoryResult.Row), nameof(MemoryResult.Workload), nameof(MemoryResult.Surface), nameof(MemoryResult.Operation),
        nameof(MemoryResult.Collector), nameof(MemoryResult.Held))]
    public IReadOnlyList<MemoryResult> Memories { get => field ?? []; init; }

    /// <summary>Time in the serializer and in I/O, of a run of that kind.</summary>
    [Distinct(nameof(IoResult.Row), nameof(IoResult.Workload), nameof(IoResult.Surface), nameof(IoResult.Operation))]
    public IReadOnlyList<IoResult> Transfers { get => field ?? []; init; }

    /// <summary>What compression makes of payloads, of a run of I/O.</summary>
    [Distinct(nameof(CompressionResult.Row), nameof(CompressionResult.Workload))]
    public IReadOnlyList<CompressionResult> Compressions { get => field ?? []; init; }

    /// <summary>Format cases that rows were given.</summary>
    [Distinct(nameof(FormatCaseResult.Format), nameof(FormatCaseResult.Name))]
    public IReadOnlyList<FormatCaseResult> FormatCases { get => field ?? []; init; }

    /// <summary>What rows did with <see cref="FormatCases"/>.</summary>
    [Distinct(nameof(FormatCheckResult.Row), nameof(FormatCheckResult.Format), nameof(FormatCheckResult.Case))]
    public IReadOnlyList<FormatCheckResult> FormatChecks { get => field ?? []; init; }

    /// <summary>What became of values between rows of one format, and in decoders of other languages.</summary>
    [Distinct(nameof(AcrossResult.Row), nameof(AcrossResult.Case), nameof(AcrossResult.Format))]
    public IReadOnlyList<AcrossResult> AcrossRows { get => field ?? []; init; }

    /// <summary>The cases that rows were given, of a run of conformance; their verdicts are in <see cref="Checks"/>.</summary>
    [Distinct(nameof(CaseResult.Name))]
    public IReadOnlyList<CaseResult> Cases { get => field ?? []; init; }

    /// <summary>What rows read of data that another version of their package wrote, of a run of conformance.</summary>
    [Distinct(nameof(CheckResult.Row), nameof(CheckResult.WrittenBy), nameof(CheckResult.Workload))]
    public IReadOnlyList<CheckResult> CrossChecks { get => field ?? []; init; }

    /// <summary>What deserializers did with hostile input, of a run of that kind.</summary>
    [Distinct(nameof(HostileResult.Row), nameof(HostileResult.Workload))]
    public IReadOnlyList<HostileResult> HostileInputs { get => field ?? []; init; }

    /// <summary>Whether anything was measured.</summary>
    public bool HasSamples() => Cells.Any(cell => cell.Blocks.Count > 0) || Startups.Any(startup => startup.Processes.Count > 0)
        || ProtocolRuns.Any(run => run.Nanoseconds.Count > 0)
        || Memories.Any(memory => memory.Processes.Count > 0) || Transfers.Any(transfer => transfer.Processes.Count > 0)
        || (Options.Kind == RunKind.Conformance && Checks.Count > 0)
        || HostileInputs.Any(result => result.Kinds.Count > 0) || FormatChecks.Count > 0 || AcrossRows.Count > 0;

    /// <summary>What the machine was like in each block.</summary>
    public IReadOnlyList<BlockConditions> Conditions { get => field ?? []; init; }

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

    /// <summary>Processor model as the system names it; empty where it does not tell.</summary>
    public required string Processor { get; init; }

    /// <summary>Logical processors.</summary>
    public required int LogicalProcessors { get; init; }

    /// <summary>Physical cores; null where the system does not tell.</summary>
    public int? PhysicalCores { get; init; }

    /// <summary>The frequency governor, such as <c>performance</c>; empty where the system does not tell.</summary>
    public string Governor { get => field ?? ""; init; }

    /// <summary>Whether the processor may raise its frequency above the nominal one; null where the system does not tell.</summary>
    public bool? Turbo { get; init; }

    /// <summary>
    /// The kernel's name for the time since it was started, which no other machine has; empty where the system does not tell.
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
