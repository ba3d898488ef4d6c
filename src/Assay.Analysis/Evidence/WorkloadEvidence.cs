using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>What a results file holds about one data set and size.</summary>
internal sealed class WorkloadEvidence
{
    private const int FewestRoundsOfSpeed = 5;

    private readonly ResultsFile results;
    private readonly IReadOnlyDictionary<string, string> ofVariants;
    private readonly Dictionary<Operation, OperationEvidence> operations;
    private readonly Dictionary<(CellResult Cell, string Reference), Levels> levels = [];

    public WorkloadEvidence(ResultsFile results, WorkloadOptions workload)
    {
        this.results = results;
        Independent = IndependentValues.Of(results);
        operations = Enum.GetValues<Operation>()
            .ToDictionary(operation => operation, operation => new OperationEvidence(results, workload, operation));
        Cells = TrustedCells.Of(results, workload);
        CopyBytesPerSecond = results.Conditions.Max(conditions => conditions.CopyBytesPerSecond);
        Checks = [.. results.Checks.Where(check => check.Workload == workload)];
        Reference = ReferenceRow.Of(results, Cells, Checks);
        ofVariants = ReferenceRow.OfVariants(results, Cells);
    }

    /// <summary>Label of the row that all rows are compared through.</summary>
    public string Reference { get; }

    /// <summary>Which blocks make one value.</summary>
    public IndependentValues Independent { get; }

    public IReadOnlyList<CellResult> Cells { get; }

    public IReadOnlyList<CheckResult> Checks { get; }

    /// <summary>How fast the machine copies bytes; null where the file does not tell.</summary>
    public double? CopyBytesPerSecond { get; }

    public OperationEvidence Of(Operation operation) => operations[operation];

    public CheckResult? Check(string name, Surface surface) =>
        Checks.FirstOrDefault(check => check.Row == name && check.Surface == surface);

    public CellResult? Cell(string label, Surface surface, Operation operation) =>
        Cells.FirstOrDefault(cell => cell.Row == label && cell.Surface == surface && cell.Operation == operation);

    /// <summary>The rounds of a row that count: without those that the gate dropped, as long as it left anything.</summary>
    public IReadOnlyList<Rounds> RoundsOf(CellResult cell)
    {
        var operation = Of(cell.Operation);
        return operation.Rounds(cell, operation.HasQuietBlock(cell));
    }

    /// <summary>
    /// What an operation takes a row in each block, in nanoseconds, the conversion of a converted row included; empty where it was not
    /// measured.
    /// </summary>
    public Dictionary<int, double> CostsOf(RowResult row, Operation operation) => CostsByBlock(row, operation).GroupBy(one => one.Block)
        .ToDictionary(block => block.Key, block => Center.GeometricMean([.. block.Select(one => one.Cost.NanosecondsPerOperation)]));

    /// <summary>What an operation takes a row in each round that counts, by block, the conversion of a converted row included.</summary>
    public ILookup<int, double> RoundCostsOf(RowResult row, Operation operation) =>
        CostsByBlock(row, operation).SelectMany(one => one.Cost.Rounds.ToArray().Select(round => (one.Block, Cost: round)))
            .ToLookup(one => one.Block, one => one.Cost);

    /// <summary>
    /// Times of the calibration's kernel that allocates, which is as slow as serializers are when the machine is: of one operation here, or
    /// of the whole file.
    /// </summary>
    /// <param name="operation">The operation; null for everything in the file.</param>
    public double[] AllocationKernelOf(Operation? operation) =>
    [
        .. results.Conditions.Where(
            one => operation is null || (one.Operation == operation && one.Workload == Of(operation.Value).Workload))
            .SelectMany(one => one.Allocation.ElapsedNanoseconds).Select(time => (double)time),
    ];

    /// <summary>Label of the row that the ratios of a row refer to: the first of its variants where rows have several.</summary>
    public string ReferenceOf(RowResult row) => ofVariants.GetValueOrDefault(row.Label, Reference);

    /// <summary>The levels of a row against the reference row, over the rounds that count for both.</summary>
    /// <param name="name">The row's name, which its check goes by.</param>
    public Levels LevelsOf(CellResult cell, string name) => LevelsOf(cell, name, Reference);

    /// <summary>The levels of a row against any row.</summary>
    /// <param name="name">The row's name, which its check goes by.</param>
    /// <param name="against">Label of the other row.</param>
    public Levels LevelsOf(CellResult cell, string name, string against)
    {
        if (this.levels.TryGetValue((cell, against), out var known))
            return known;
        var levels = Levels.None;
        if (CellOf(against, cell.Surface, cell.Operation) is { } reference)
        {
            var operation = Of(cell.Operation);
            levels = Levels.Of(RoundsOf(cell), ConversionOf(cell, name), operation.Rounds(
                reference, operation.HasQuietBlock(cell)), ConversionOf(reference, NameOf(against)), Independent);
        }

        return this.levels[(cell, against)] = levels;
    }

    /// <summary>
    /// The ratios of a row to the reference row at the machine's fast and at its slow speed; null where it had one, or too few rounds at
    /// one of them.
    /// </summary>
    /// <param name="name">The row's name, which its check goes by.</param>
    public (double Fast, double Slow)? RatiosBySpeed(CellResult cell, string name) =>
        CellOf(Reference, cell.Surface, cell.Operation) is { } other
            && RatioAt(cell, name, other, isSlow: false) is { } fast && RatioAt(cell, name, other, isSlow: true) is { } slow
            ? (fast, slow)
            : null;

    private double? RatioAt(CellResult cell, string name, CellResult other, bool isSlow)
    {
        var gate = Of(cell.Operation).Gate;
        return Levels.Of(At(cell), ConversionOf(cell, name), At(other), ConversionOf(other, NameOf(other.Row)), Independent).Ratio?.Ratio;

        List<Rounds> At(CellResult of) =>
            [.. RoundsOf(of).Select(rounds => rounds.Where(round => gate.IsSlow(rounds.Block, round) == isSlow))
                .Where(rounds => rounds.Count >= FewestRoundsOfSpeed)];
    }

    private IEnumerable<(int Block, BlockCost Cost)> CostsByBlock(RowResult row, Operation operation)
    {
        if (Cells.FirstOrDefault(cell => cell.Row == row.Label && cell.Operation == operation) is not { } cell)
            return [];
        var conversion = ConversionOf(cell, row.Name);
        return RoundsOf(cell).Select(rounds => (rounds.Block.Block, rounds.Cost(conversion)));
    }

    private double ConversionOf(CellResult cell, string name) => Conversion.Of(Check(name, cell.Surface), cell);

    private string NameOf(string label) => results.Rows.FirstOrDefault(row => row.Label == label)?.Name ?? label;

    /// <summary>A row's cell on the same surface, or on its own where it has no such.</summary>
    private CellResult? CellOf(string label, Surface surface, Operation operation) =>
        Cell(label, surface, operation) ?? Cells.FirstOrDefault(cell => cell.Row == label && cell.Operation == operation);
}
