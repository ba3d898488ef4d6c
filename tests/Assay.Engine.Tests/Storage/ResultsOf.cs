using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Storage;

/// <summary>Makes results for tests.</summary>
internal static class ResultsOf
{
    public static WorkloadOptions Books { get; } = new("books", 100, 0, "book");

    public static RunOptions Options(params string[] rows) => new()
    {
        Kind = RunOptions.Speed,
        Rows = [.. rows.Select(IdOf.Label)],
        Workloads = [Books],
        Surface = null,
        Operations = [Operation.Serialize],
        Blocks = 2,
        Rounds = 10,
        Reference = rows[0],
        BudgetNanoseconds = null,
        Seed = 1,
    };

    public static ResultsFile Empty(params string[] rows) => Empty(Options(rows));

    public static ResultsFile Empty(RunOptions options) => NewResults.For(options, "0.1.0", DateTimeOffset.UnixEpoch);

    public static BlockSamples Block(int number) => new()
    {
        Block = number,
        Group = 0,
        OperationsPerBatch = 10,
        IsSteady = true,
        SteadyReason = "",
        WarmUpNanoseconds = 5,
        FirstRound = 1,
        Position = [0, 0],
        ElapsedNanoseconds = [10, 20],
        CpuNanoseconds = [10, 20],
        PauseNanoseconds = [0, 1],
        Gen0Collections = [0, 1],
        Gen1Collections = [0, 0],
        Gen2Collections = [0, 0],
        InvoluntarySwitches = [0, 3],
        MethodsCompiled = [1, 0],
    };

    public static BlockConditions Conditions(int number) => new()
    {
        Workload = Books,
        Operation = Operation.Serialize,
        Block = number,
        Group = 0,
        Integer = new KernelSamples([1, 2], [1, 2]),
        Memory = new KernelSamples([3, 4], [3, 4]),
        Allocation = new KernelSamples([5, 6], [5, 6]),
        InvoluntarySwitches = [0, 1],
        StealNanoseconds = [0, 0],
        RoundNanoseconds = [7, 8],
        Times = new BlockTimes(1, 2, 3, 4, 5),
    };

    public static ResultsFile Measured(params string[] rows) => Empty(rows) with
    {
        Rows = [.. rows.Select(Row)],
        Checks = [new CheckResult
        {
            Row = rows[0],
            Workload = Books,
            Surface = Surface.Stream,
            Verdict = Verdict.Lossy,
            Differences = ["BookShelf.Secret: null instead of a string"],
        }],
        Cells = [.. rows.Select(row => new CellResult
        {
            Row = row,
            Workload = Books,
            Surface = Surface.Bytes,
            Operation = Operation.Serialize,
            Blocks = [Block(0)],
            AllocatedBytesPerOperation = 12.5,
        })],
        Conditions = [Conditions(0)],
    };

    public static RowResult Row(string name) => new()
    {
        Id = IdOf.Label(name),
        Package = "Test.Package",
        PackageVersion = "1.2.3",
        Dialect = "plain",
        Format = "binary",
        Settings = "",
        IsReference = false,
        Status = RowStatus.Available,
        Cause = "",
    };
}
