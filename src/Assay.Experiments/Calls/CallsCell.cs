using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Calls;

/// <summary>A row whose calls with one data set in one operation are timed, all of them in one fresh process.</summary>
/// <param name="Empty">What keeps its calls, and has none yet.</param>
/// <param name="Request">What its worker is asked.</param>
internal sealed record CallsCell(SelectedRow Row, AdapterProgram Program, CallsResult Empty, StartRequest Request)
{
    /// <summary>The cells of a run: all rows with all data sets that they carry.</summary>
    public static IReadOnlyList<CallsCell> Of(RunPlan plan, IReadOnlyList<CheckedRow> checks) =>
    [
        .. from row in plan.Rows
           from check in checks
           where check.Task.Name == row.Name
           from operation in plan.Options.Operations
           where check.IsTimedIn(operation)
           select Of(row, check, operation, plan.Options.Rounds),
    ];

    private static CallsCell Of(SelectedRow row, CheckedRow check, Operation operation, int calls)
    {
        CallsResult empty = new()
        {
            Row = row.Label,
            Workload = check.Task.Workload,
            Surface = check.Task.Surface,
            Operation = operation,
        };
        return new CallsCell(row, check.Task.Program, empty, new StartRequest([check.Job with { Operation = operation }], calls - 1));
    }
}
