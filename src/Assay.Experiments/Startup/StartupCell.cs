using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Startup;

/// <summary>A row whose first calls of one operation are timed.</summary>
/// <param name="Empty">What keeps its samples, and has none yet.</param>
/// <param name="Request">What its workers are asked.</param>
internal sealed record StartupCell(SelectedRow Row, AdapterProgram Program, StartupResult Empty, StartRequest Request)
{
    /// <summary>Calls of each type after its first: enough for a median, too few for the runtime to optimise.</summary>
    private const int LaterCalls = 5;

    /// <summary>The cells of a run: for each row the data sets that it carries, in the order in which they were asked for.</summary>
    public static IReadOnlyList<StartupCell> Of(RunPlan plan, IReadOnlyList<CheckedRow> checks) =>
        [.. plan.Rows.SelectMany(row => plan.Options.Operations.Select(operation => Of(row, operation, checks))).OfType<StartupCell>()];

    private static StartupCell? Of(SelectedRow row, Operation operation, IReadOnlyList<CheckedRow> checks)
    {
        List<CheckedRow> carried = [.. checks.Where(check => check.Task.Name == row.Name && check.IsTimedIn(operation))];
        if (carried.Count == 0)
            return null;
        StartupResult empty = new()
        {
            Row = row.Label,
            Workloads = [.. carried.Select(check => check.Task.Workload)],
            Surface = carried[0].Task.Surface,
            Operation = operation,
        };
        return new StartupCell(row, carried[0].Task.Program, empty,
            new StartRequest([.. carried.Select(check => check.Job with { Operation = operation })], LaterCalls));
    }
}
