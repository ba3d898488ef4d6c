using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Engine.Workers;

namespace Assay.Experiments.Tests.WarmUp;

/// <summary>Warms rows up, each time in a fresh process.</summary>
internal sealed class WarmUpStage(RunStageContext context) : QueueStage(context)
{
    private readonly KeptResults<WarmUpSamples, WarmUpResult> kept = new(
        context.Record, static samples => samples.WarmUps, static (samples, results) => samples with { WarmUps = results },
        KeyOf);

    private IReadOnlyList<WarmUpCell> cells = [];

    public static object KeyOf(WarmUpResult result) => (result.Row, result.Workload, result.Operation);

    protected override void Begin(RunStageInput input) => cells = [
        .. from row in Plan.Rows
           from check in input.Checks
           where check.Task.Name == row.Name
           from operation in Plan.Options.Operations
           where check.IsTimedIn(operation)
           select new WarmUpCell(
               check with { Job = check.Job with { Operation = operation } },
               new WarmUpResult { Row = row.Label, Workload = check.Task.Workload, Operation = operation })];

    protected override IEnumerable<QueuedProcess> ProcessesOf(int round, CancellationToken cancellation) => cells
        .Where(cell => kept.Find(cell.Empty) is not { } known || (known.Nanoseconds.Count <= round && !known.Failure.IsLasting()))
        .Select(cell => new QueuedProcess($"{cell.Empty.Row}, warm-up {round + 1} of {Rounds}", () => Measure(cell, cancellation)));

    private void Measure(WarmUpCell cell, CancellationToken cancellation) => Try(
        $"{cell.Empty.Row}, {cell.Empty.Operation}, warm-up",
        () =>
        {
            var warm = Ask(
                cell.Check.Task.Program, WorkerPurpose.Throughput, cell.Empty.Workload,
                worker =>
                {
                    worker.Ask(new OpenRequest(cell.Check.Job));
                    return worker.Ask(worker.Limits.WarmUpRequest);
                },
                cancellation);
            kept.Change(cell.Empty, known => known with { Nanoseconds = [.. known.Nanoseconds, warm.ElapsedNanoseconds] });
            Count();
        },
        failure => kept.Change(cell.Empty, known => known with { Failure = failure }),
        cancellation);
}

/// <summary>What is warmed up.</summary>
internal sealed record WarmUpCell(CheckedRow Check, WarmUpResult Empty);
