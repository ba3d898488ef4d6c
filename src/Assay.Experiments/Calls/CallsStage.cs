using Assay.Core.Results;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Engine.Workers;

namespace Assay.Experiments.Calls;

/// <summary>Follows a published protocol: one fresh process for each cell, in which every call is timed and none is warmed up.</summary>
public sealed class CallsStage(RunStageContext context) : QueueStage(context)
{
    private readonly KeptResults<CallSamples, CallsResult> kept = new(
        context.Record, static samples => samples.Calls, static (samples, results) => samples with { Calls = results },
        KeyOf);

    private IReadOnlyList<CallsCell> cells = [];

    /// <summary>What a result is of.</summary>
    public static object KeyOf(CallsResult result) => (result.Row, result.Workload, result.Surface, result.Operation);

    /// <inheritdoc/>
    protected override int Rounds => 1;

    /// <inheritdoc/>
    protected override void Begin(RunStageInput input) => cells = CallsCell.Of(Plan, input.Checks);

    /// <inheritdoc/>
    protected override IEnumerable<QueuedProcess> ProcessesOf(int round, CancellationToken cancellation) => cells
        .Where(cell => kept.Find(cell.Empty) is not { } known || (known.Nanoseconds.Count == 0 && !known.Failure.IsLasting()))
        .Select(cell => new QueuedProcess(null, () => Start(cell, cancellation)));

    private void Start(CallsCell cell, CancellationToken cancellation)
    {
        Try(
            $"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, {cell.Empty.Operation}, calls without warm-up",
            () =>
            {
                var start = Ask(
                    cell.Program, WorkerPurpose.Startup, cell.Empty.Workload, worker => worker.Ask(cell.Request), cancellation);
                var use = start.Types[0];
                kept.Change(cell.Empty, _ => cell.Empty with
                {
                    PrepareNanoseconds = use.PrepareNanoseconds,
                    Nanoseconds = [use.FirstNanoseconds, .. use.LaterNanoseconds],
                    Gen0BudgetBytes = start.Gen0BudgetBytes,
                });
                Count();
            },
            failure => kept.Change(cell.Empty, _ => cell.Empty with { Failure = failure }),
            cancellation);
        Context.Save();
    }
}
