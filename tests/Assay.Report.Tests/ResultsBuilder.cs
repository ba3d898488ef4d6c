using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Tests.Shared;

namespace Assay.Report.Tests;

/// <summary>Results made by hand: realistic rows, and batches that follow a fixed pattern instead of a clock.</summary>
internal sealed class ResultsBuilder
{
    public static readonly WorkloadOptions Books = new("books", 100, 0, "book");

    private readonly List<RowResult> rows = [];
    private readonly List<CheckResult> checks = [];
    private readonly List<CellResult> cells = [];
    private readonly Dictionary<(string Row, Operation Operation), double?> mappers = [];

    public int Blocks { get; init; } = 3;

    public int Rounds { get; init; } = 10;

    public bool IsComplete { get; init; } = true;

    /// <summary>Looks of a sequential run; none for a fixed number of blocks.</summary>
    public IReadOnlyList<int> Looks { get; init; } = [];

    public RunProfile Profile { get; init; }

    /// <summary>Whether the file tells what the machine was like.</summary>
    public bool HasConditions { get; init; } = true;

    /// <summary>Rounds, by block and round, in which every worker had to wait for its processor.</summary>
    public Func<int, int, bool> IsDisturbed { get; init; } = (_, _) => false;

    public int Instances { get; init; } = 300;

    public string Reference { get; init; } = "straight-line";

    public bool IsReferenceOpen { get; init; }

    public WorkloadOptions Workload { get; init; } = Books;

    public IReadOnlyList<WorkloadOptions>? Workloads { get; init; }

    public IReadOnlyList<Operation> Operations { get; init; } = [Operation.Serialize, Operation.Deserialize];

    public ResultsBuilder Row(
        string name, string package = "in the box", string version = "", string dialect = "plain", string format = "binary",
        string settings = "", bool isReference = false, RowStatus status = RowStatus.Available, string cause = "", string? label = null,
        string framework = "", string publicFormat = "")
    {
        rows.Add(new RowResult
        {
            Id = IdOf.Label(label ?? name),
            Package = package,
            PackageVersion = version,
            Framework = framework,
            Dialect = dialect,
            Format = format,
            PublicFormat = publicFormat,
            Settings = settings,
            IsReference = isReference,
            Status = status,
            Cause = cause,
        });
        return this;
    }

    public ResultsBuilder Check(
        string row, long payload, Verdict verdict = Verdict.Supported, string cause = "", string[]? losses = null,
        string[]? converted = null,
        double? toContract = null, double? toPlain = null, Surface surface = Surface.Bytes, long objects = 101,
        WorkloadOptions? workload = null,
        bool keepsPublic = false, int members = 0, TypesDemand? demand = null)
    {
        checks.Add(new CheckResult
        {
            Row = row,
            Workload = workload ?? Workload,
            Surface = surface,
            Verdict = verdict,
            Cause = cause,
            Differences = losses ?? [],
            LostMembers = losses?.Length ?? 0,
            KeepsPublicMembers = keepsPublic,
            Members = members,
            Demand = demand,
            ConvertedMembers = converted ?? [],
            PayloadBytes = payload,
            DeflateBytes = payload / 4,
            BrotliBytes = payload / 5,
            BrotliQuality = payload > 0 ? 5 : 0,
            ContentHash = "7c1f00aa",
            ObjectCount = payload > 0 ? objects : 0,
            Instances = Instances,
            CorpusBytes = payload * Instances,
            PeakResidentBytes = 61_000_000,
        });
        mappers[(row, Operation.Serialize)] = toContract;
        mappers[(row, Operation.Deserialize)] = toPlain;
        return this;
    }

    /// <summary>What the check of an operation beside serialize and deserialize observed, added to the last check of a row.</summary>
    public ResultsBuilder Reading(string row, Operation operation, Verdict verdict = Verdict.Supported, string member = "",
        string cause = "", string[]? losses = null)
    {
        var index = checks.FindLastIndex(check => check.Row == row);
        var reading = new OperationCheck(operation, verdict) { Member = member, Cause = cause, Differences = losses ?? [] };
        checks[index] = checks[index] with { Operations = [.. checks[index].Operations, reading] };
        return this;
    }

    public ResultsBuilder Cell(
        string label, Operation operation, double nanoseconds, double? allocated = null, double? processAllocated = null,
        int everyCollection = 0,
        int blocks = -1, string failure = "", string unsteady = "", Surface surface = Surface.Bytes, double wobble = 0.004,
        WorkloadOptions? workload = null)
    {
        var count = blocks < 0 ? Blocks : blocks;
        cells.Add(new CellResult
        {
            Row = label,
            Workload = workload ?? Workload,
            Surface = surface,
            Operation = operation,
            Failure = failure.Length > 0 ? new Failure(Verdict.Rejected, failure) : null,
            MapperNanosecondsPerOperation = mappers.GetValueOrDefault((rows.Find(row => row.Label == label)?.Name ?? label, operation)),
            AllocatedBytesPerOperation = allocated,
            ProcessAllocatedBytesPerOperation = processAllocated ?? allocated,
            Blocks = [
                .. Enumerable.Range(0, count)
                    .Select(block => Block(block, nanoseconds, everyCollection, block == 1 ? unsteady : "", wobble * Level(label, block)))],
        });
        return this;
    }

    /// <summary>Both operations of a row that keeps everything.</summary>
    public ResultsBuilder Cells(string label, double serialize, double deserialize, double allocatedOut = 0, double allocatedIn = 0,
        Surface surface = Surface.Bytes) => this
        .Cell(label, Operation.Serialize, serialize, allocatedOut, surface: surface)
        .Cell(label, Operation.Deserialize, deserialize, allocatedIn, surface: surface);

    public ResultsFile Build() => new()
    {
        SchemaVersion = ResultsFile.CurrentSchemaVersion,
        AssayVersion = "0.1.0",
        StartedAt = new DateTimeOffset(2026, 3, 4, 5, 6, 7, TimeSpan.Zero),
        IsComplete = IsComplete,
        Machine = new Machine
        {
            OperatingSystem = "Debian GNU/Linux 12",
            Architecture = "X64",
            Processor = "Example CPU @ 2.60GHz",
            LogicalProcessors = 2,
            MemoryBytes = 8_000_000_000,
            Runtime = ".NET 10.0.12",
            WorkerSettings = ["DOTNET_TC_CallCountingDelayMs=0"],
        },
        Options = new RunOptions
        {
            Kind = RunOptions.Speed,
            Rows = [.. rows.Select(row => row.Id)],
            Workloads = Workloads ?? [Workload],
            Surface = null,
            Operations = Operations,
            Blocks = Blocks,
            Rounds = Rounds,
            Looks = Looks,
            Profile = Profile,
            Reference = Reference,
            IsReferenceOpen = IsReferenceOpen,
            BudgetNanoseconds = null,
            Seed = 1,
        },
        Rows = rows,
        Checks = checks,
        Cells = cells,
        Conditions = HasConditions ? [.. Conditions()] : [],
        Times = HasConditions ? new StageTimes(9_000_000_000, 21_000_000_000, 300_000_000_000) : new StageTimes(0, 0, 0),
    };

    private IEnumerable<BlockConditions> Conditions() =>
        from workload in Workloads ?? [Workload]
        from operation in Operations
        from block in cells.Where(cell => cell.Workload == workload && cell.Operation == operation).SelectMany(cell => cell.Blocks)
            .Select(block => block.Block).Distinct().Order()
        select new BlockConditions
        {
            Workload = workload,
            Operation = operation,
            Block = block,
            Group = 0,
            Integer = Kernel(50_000),
            Memory = Kernel(80_000),
            Allocation = Kernel(30_000),
            InvoluntarySwitches = new int[Rounds],
            StealNanoseconds = new long[Rounds],
            RoundNanoseconds = [.. Enumerable.Repeat(30_000_000L, Rounds)],
            Times = new BlockTimes(5_000_000_000, 4_000_000_000, 16_000_000_000, 14_500_000_000, 500_000_000)
            {
                AllocationPasses = 200_000_000,
                MapperTiming = 100_000_000,
                Confirmation = 150_000_000,
            },
        };

    private KernelSamples Kernel(long elapsed) => new([.. Enumerable.Repeat(elapsed, Rounds)], [.. Enumerable.Repeat(elapsed, Rounds)]);

    // A block's level differs from row to row and block to block, within one unit; no random generator is needed for that.
    private static double Level(string label, int block) => Math.Sin((label.Length * 7) + label[0] + (block * 2.4));

    private BlockSamples Block(int block, double nanoseconds, int everyCollection, string unsteady, double level)
    {
        var operations = Math.Max(1, (int)(1_000_000 / nanoseconds));
        var collected = Enumerable.Range(0, Rounds).Select(round => everyCollection > 0 && round % everyCollection == 0).ToArray();
        var pause = collected.Select(hit => hit ? 150_000L : 0L).ToArray();
        var drift = Enumerable.Range(0, Rounds).Select(round => 1 + level + (0.002 * (round % 3)) - 0.002).ToArray();
        return new BlockSamples
        {
            Block = block,
            Group = 0,
            OperationsPerBatch = operations,
            IsSteady = unsteady.Length == 0,
            SteadyReason = unsteady,
            WarmUpNanoseconds = 700_000_000,
            Position = [.. Enumerable.Range(0, Rounds).Select(round => round % Math.Max(1, rows.Count))],
            ElapsedNanoseconds = [.. drift.Select((factor, i) => (long)(nanoseconds * operations * factor) + pause[i])],
            CpuNanoseconds = [
                .. drift.Select((factor, i) => (long)(nanoseconds * operations * factor * (IsDisturbed(block, i) ? 10.0 / 13 : 1)))],
            PauseNanoseconds = pause,
            Gen0Collections = [.. collected.Select(hit => hit ? 1 : 0)],
            Gen1Collections = [.. collected.Select((hit, i) => hit && i == 0 ? 1 : 0)],
            Gen2Collections = new int[Rounds],
            MethodsCompiled = new int[Rounds],
        };
    }
}
