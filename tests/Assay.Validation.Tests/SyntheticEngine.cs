using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Tests.Shared;
using Assay.Validation.Measuring;

namespace Assay.Validation.Tests;

/// <summary>
/// Measures nothing: draws block levels around what each row is given, with a seed, and puts them into results as the engine would.
/// </summary>
internal sealed class SyntheticEngine(int seed)
{
    private const int Rounds = 9;
    private const double BatchNanoseconds = 1_500_000;
    private static readonly WorkloadOptions Books = new("books", 100, 0, "book");
    private readonly Random random = new(seed);

    /// <summary>Standard deviation of block levels.</summary>
    public double Noise { get; init; } = 0.005;

    /// <summary>The true level of a row beyond what is injected, a natural logarithm.</summary>
    public Func<Experiment, string, double> Level { get; init; } = (_, _) => 0;

    /// <summary>Whether injected slowdowns have any effect.</summary>
    public bool Injects { get; init; } = true;

    /// <summary>Whether the machine was busy with something else while an experiment ran.</summary>
    public Func<Experiment, bool> IsBusy { get; init; } = _ => false;

    /// <summary>Members that a row's contracts convert, and what that costs in nanoseconds.</summary>
    public double ConversionNanoseconds { get; init; }

    /// <summary>What was asked for, in order.</summary>
    public List<Experiment> Asked { get; } = [];

    /// <summary>Names of results files, in order.</summary>
    public List<string> Names { get; } = [];

    /// <summary>Draws the results of an experiment.</summary>
    public ResultsFile Measure(Experiment experiment, string name, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        Asked.Add(experiment);
        Names.Add(name);
        var labels = Labels(experiment);
        return new ResultsFile
        {
            SchemaVersion = ResultsFile.CurrentSchemaVersion,
            AssayVersion = "0.1.0",
            StartedAt = new DateTimeOffset(2026, 3, 4, 5, 6, 7, TimeSpan.Zero),
            IsComplete = true,
            Machine = Samples.Machine,
            Options = Options(experiment, labels),
            Rows = [.. labels.Select(Row)],
            Checks = [.. experiment.Rows.Distinct().Select(Check)],
            Cells = [.. from operation in experiment.Operations from label in labels select Cell(experiment, operation, label)],
            Conditions = [
                .. from operation in experiment.Operations
                    from block in Enumerable.Range(0, experiment.Blocks) select Condition(operation, block, IsBusy(experiment))],
        };
    }

    private static string[] Labels(Experiment experiment) =>
        [.. experiment.Rows.Select(
            (row, i) => experiment.Rows.Take(i).Count(other => other == row) is > 0 and int before ? $"{row} ({before + 1})" : row)];

    private static RunOptions Options(Experiment experiment, string[] labels) => new()
    {
        Kind = RunOptions.Speed,
        Rows = [.. labels.Select(IdOf.Label)],
        Workloads = [Books],
        Surface = null,
        Operations = experiment.Operations,
        Blocks = experiment.Blocks,
        Rounds = Rounds,
        Looks = experiment.Looks,
        Reference = experiment.Reference,
        BudgetNanoseconds = null,
        Seed = experiment.Seed,
        InjectedSlowdowns = experiment.Slowdowns,
    };

    private static RowResult Row(string label) => new()
    {
        Id = IdOf.Label(label),
        Package = "in the box",
        PackageVersion = "",
        Dialect = "plain",
        Format = "text",
        Settings = "",
        IsReference = false,
        Status = RowStatus.Available,
        Cause = "",
    };

    private CheckResult Check(string name) => new()
    {
        Row = name,
        Workload = Books,
        Surface = Surface.Bytes,
        Verdict = Verdict.Supported,
        PayloadBytes = 10_000,
        Instances = 100,
        ConvertedMembers = ConversionNanoseconds > 0 ? ["Price"] : [],
    };

    private CellResult Cell(Experiment experiment, Operation operation, string label)
    {
        var injected = Injects ? Math.Log(1 + experiment.Slowdowns.GetValueOrDefault(label)) : 0;
        return new CellResult
        {
            Row = label,
            Workload = Books,
            Surface = Surface.Bytes,
            Operation = operation,
            MapperNanosecondsPerOperation = ConversionNanoseconds > 0 ? ConversionNanoseconds : null,
            Blocks = [
                .. Enumerable.Range(0, experiment.Blocks)
                    .Select(block => Block(block, Level(experiment, label) + injected + (Noise * Normal()), IsBusy(experiment)))],
        };
    }

    private static BlockSamples Block(int block, double level, bool isBusy)
    {
        var elapsed = (long)(BatchNanoseconds * Math.Exp(level));
        return new BlockSamples
        {
            Block = block,
            Group = 0,
            OperationsPerBatch = 100,
            IsSteady = true,
            SteadyReason = "",
            WarmUpNanoseconds = 1_000_000_000,
            Position = [.. Enumerable.Repeat(0, Rounds)],
            ElapsedNanoseconds = [.. Enumerable.Repeat(elapsed, Rounds)],
            CpuNanoseconds = [.. Enumerable.Repeat(isBusy ? elapsed / 2 : elapsed, Rounds)],
            PauseNanoseconds = [.. Enumerable.Repeat(0L, Rounds)],
            Gen0Collections = [.. Enumerable.Repeat(0, Rounds)],
            Gen1Collections = [.. Enumerable.Repeat(0, Rounds)],
            Gen2Collections = [.. Enumerable.Repeat(0, Rounds)],
            MethodsCompiled = [.. Enumerable.Repeat(0, Rounds)],
        };
    }

    private static BlockConditions Condition(Operation operation, int block, bool isBusy) => new()
    {
        Workload = Books,
        Operation = operation,
        Block = block,
        Group = 0,
        Integer = Kernel(isBusy),
        Memory = Kernel(isBusy),
        Allocation = Kernel(isBusy),
        InvoluntarySwitches = [.. Enumerable.Repeat(isBusy ? 3 : 0, Rounds)],
        StealNanoseconds = [.. Enumerable.Repeat(0L, Rounds)],
        RoundNanoseconds = [.. Enumerable.Repeat(20_000_000L, Rounds)],
        Times = new BlockTimes(4_000_000_000, 3_000_000_000, 2_000_000_000, 1_600_000_000, 100_000_000),
    };

    private static KernelSamples Kernel(bool isBusy) =>
        new([.. Enumerable.Repeat(isBusy ? 200_000L : 100_000L, Rounds)], [.. Enumerable.Repeat(100_000L, Rounds)]);

    private double Normal() => Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
