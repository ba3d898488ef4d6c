using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Building;

/// <summary>What a results file holds about one data set and size.</summary>
internal sealed class WorkloadEvidence
{
    private readonly string _reference;
    private readonly string _referenceName;

    public WorkloadEvidence(ResultsFile results, WorkloadOptions workload)
    {
        _reference = results.Options.Reference;
        _referenceName = results.Rows.FirstOrDefault(row => row.Label == _reference)?.Name ?? _reference;
        Cells = [.. results.Cells.Where(cell => cell.Workload == workload)];
        Checks = [.. results.Checks.Where(check => check.Workload == workload)];
    }

    public IReadOnlyList<CellResult> Cells { get; }

    public IReadOnlyList<CheckResult> Checks { get; }

    public CheckResult? Check(string name, Surface surface) =>
        Checks.FirstOrDefault(check => check.Row == name && check.Surface == surface);

    public CellResult? Cell(string label, Surface surface, Operation operation) =>
        Cells.FirstOrDefault(cell => cell.Row == label && cell.Surface == surface && cell.Operation == operation);

    /// <summary>The reference row's cell on the same surface, or on its own where it has no such.</summary>
    public CellResult? ReferenceCell(Surface surface, Operation operation) =>
        Cell(_reference, surface, operation) ?? Cells.FirstOrDefault(cell => cell.Row == _reference && cell.Operation == operation);

    public CheckResult? ReferenceCheck(CellResult? cell) => cell is null ? null : Check(_referenceName, cell.Surface);
}
