using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Protocols;

/// <summary>Follows a published protocol: one fresh process for each cell, in random order and one at a time, in which every call is timed and none is warmed up.</summary>
/// <param name="context">What it stands on.</param>
public sealed class ProtocolStage(RunStageContext context) : IRunStage
{
    private readonly RunPlan plan = context.Plan;
    private readonly ProtocolRecord record = new(context.Record);
    private readonly Budget budget = new(context.Plan.Options);
    private readonly StageProgress progress = new(context.Services.Progress, context.Services.Clock, RunStage.Measuring);

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
        ProtocolCell[] cells = [.. ProtocolCell.Of(plan, input.Checks).Where(cell => !record.Has(cell))];
        new SeededShuffle(plan.Options.Seed * 1_000_003).Shuffle(cells);
        for (int i = 0; i < cells.Length; i++)
        {
            cancellation.ThrowIfCancellationRequested();
            if (!budget.Allows(progress.Elapsed))
                return false;
            progress.Report(Math.Max((double)i / cells.Length, budget.Spent(progress.Elapsed)), $"process {i + 1} of {cells.Length}");
            Start(cells[i], cancellation);
            context.Save();
        }

        return true;
    }

    private void Start(ProtocolCell cell, CancellationToken cancellation)
    {
        try
        {
            record.Add(cell, RetryAfterKill.Of(() => Ask(cell, cancellation)));
            Measured++;
        }
        catch (WorkerFailedException exception)
        {
            Interruption.Await(hasFailures: true, cancellation);
            context.Services.Log.Write($"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, {cell.Empty.Operation}, calls without warm-up", exception.Failure.Log);
            exception.ThrowIfOfInput();
            record.Add(cell, exception.Failure.Verdict, exception.Failure.Cause);
        }
    }

    private FirstUse Ask(ProtocolCell cell, CancellationToken cancellation)
    {
        using IWorker worker = context.Services.Starter.Start(cell.Program, WorkerPurpose.Startup, context.Services.Limits(cell.Empty.Workload), cancellation);
        return worker.Start(cell.Request).Types[0];
    }
}

/// <summary>Keeps calls in the record of a run.</summary>
/// <param name="record">The record.</param>
internal sealed class ProtocolRecord(RunRecord record)
{
    /// <summary>Whether a cell has its calls, or failed.</summary>
    public bool Has(ProtocolCell cell) => record.ToFile(isComplete: false).ProtocolRuns.Any(result =>
        IsOf(result, cell) && (result.Nanoseconds.Count > 0 || (result.Failure.Length > 0 && result.FailureVerdict != Verdict.AssayError)));

    /// <summary>Keeps the calls.</summary>
    public void Add(ProtocolCell cell, FirstUse use) =>
        Replace(cell, cell.Empty with { PrepareNanoseconds = use.PrepareNanoseconds, Nanoseconds = [use.FirstNanoseconds, .. use.LaterNanoseconds] });

    /// <summary>Keeps why there are none.</summary>
    public void Add(ProtocolCell cell, Verdict verdict, string cause) => Replace(cell, cell.Empty with { Failure = cause, FailureVerdict = verdict });

    private void Replace(ProtocolCell cell, ProtocolResult result) =>
        record.Keep(file => file with { ProtocolRuns = [.. file.ProtocolRuns.Where(known => !IsOf(known, cell)), result] });

    private static bool IsOf(ProtocolResult result, ProtocolCell cell) =>
        (result.Row, result.Workload, result.Surface, result.Operation) == (cell.Empty.Row, cell.Empty.Workload, cell.Empty.Surface, cell.Empty.Operation);
}
