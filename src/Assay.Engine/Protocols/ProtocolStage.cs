using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Protocols;

/// <summary>
/// Follows a published protocol: one fresh process for each cell, in random order and one at a time, in which every call is timed and none
/// is warmed up.
/// </summary>
/// <param name="context">What it stands on.</param>
public sealed class ProtocolStage(RunStageContext context) : IRunStage
{
    private readonly RunPlan plan = context.Plan;
    private readonly ProtocolRecord record = new(context.Record);
    private readonly ProcessQueue queue = new(context);

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public void Dispose()
    {
        // Its workers end with their process.
    }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        IEnumerable<QueuedProcess> processes = ProtocolCell.Of(plan, input.Checks).Where(cell => !record.Has(cell))
            .Select(cell => new QueuedProcess(null, () => Start(cell, cancellation)));
        return queue.Run(processes, round: 0, rounds: 1, cancellation);
    }

    private void Start(ProtocolCell cell, CancellationToken cancellation)
    {
        queue.Try(
            $"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, {cell.Empty.Operation}, calls without warm-up",
            () =>
            {
                record.Add(cell, RetryAfterKill.Of(() => Ask(cell, cancellation)));
                Measured++;
            },
            failure => record.Add(cell, failure),
            cancellation);
        context.Save();
    }

    private WorkerStart Ask(ProtocolCell cell, CancellationToken cancellation)
    {
        using IWorker worker =
            context.Services.Starter.Start(cell.Program, WorkerPurpose.Startup, context.Services.Limits(cell.Empty.Workload), cancellation);
        return worker.Start(cell.Request);
    }
}

/// <summary>Keeps calls in the record of a run.</summary>
/// <param name="record">The record.</param>
internal sealed class ProtocolRecord(RunRecord record)
{
    /// <summary>Whether a cell has its calls, or failed.</summary>
    public bool Has(ProtocolCell cell) => record.ToFile(isComplete: false).ProtocolRuns.Any(result =>
        IsOf(result, cell) && (result.Nanoseconds.Count > 0 || result.Failure.IsLasting()));

    /// <summary>Keeps the calls.</summary>
    public void Add(ProtocolCell cell, WorkerStart start)
    {
        FirstUse use = start.Types[0];
        Replace(cell, cell.Empty with
        {
            PrepareNanoseconds = use.PrepareNanoseconds,
            Nanoseconds = [use.FirstNanoseconds, .. use.LaterNanoseconds],
            Gen0BudgetBytes = start.Gen0BudgetBytes,
        });
    }

    /// <summary>Keeps why there are none.</summary>
    public void Add(ProtocolCell cell, Failure failure) => Replace(cell, cell.Empty with { Failure = failure });

    private void Replace(ProtocolCell cell, ProtocolResult result) =>
        record.Keep(file => file with { ProtocolRuns = [.. file.ProtocolRuns.Where(known => !IsOf(known, cell)), result] });

    private static bool IsOf(ProtocolResult result, ProtocolCell cell) =>
        (result.Row, result.Workload, result.Surface, result.Operation) == (cell.Empty.Row, cell.Empty.Workload, cell.Empty.Surface,
            cell.Empty.Operation);
}
