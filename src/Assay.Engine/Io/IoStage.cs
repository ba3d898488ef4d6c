using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Io;

/// <summary>
/// Tells time in the serializer from time in I/O, and times compression: rounds of fresh processes, one at a time and in random order. Each process of a row runs all transports in turn; the
/// payloads that its check wrote are compressed in processes of another program.
/// </summary>
/// <param name="context">What it stands on.</param>
public sealed class IoStage(RunStageContext context) : IRunStage
{
    private readonly RunPlan plan = context.Plan;
    private readonly IoRecord record = new(context.Record);
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
        IReadOnlyList<IoCell> cells = IoCell.Of(plan, input.Checks, context.Services.PayloadFolder);
        IReadOnlyList<CompressionCell> compressions = CompressionCell.Of(plan, input.Checks);
        record.Retry();
        for (int round = 0; round < plan.Options.Blocks; round++)
        {
            if (!Run(round, cells, compressions, cancellation))
                return false;
            context.Save();
        }

        return true;
    }

    /// <summary>Runs what is missing of a round; false when the budget is spent before all of it ran.</summary>
    private bool Run(int round, IReadOnlyList<IoCell> cells, IReadOnlyList<CompressionCell> compressions, CancellationToken cancellation)
    {
        List<Action> tasks =
        [
            .. cells.Where(cell => !record.Has(cell, round)).Select<IoCell, Action>(cell => () => Measure(cell, round, cancellation)),
            .. compressions.Where(cell => !record.Has(cell, round)).Select<CompressionCell, Action>(cell => () => Compress(cell, round, cancellation)),
        ];
        new SeededShuffle((plan.Options.Seed * 1_000_003) + (ulong)round).Shuffle(tasks);
        for (int i = 0; i < tasks.Count; i++)
        {
            cancellation.ThrowIfCancellationRequested();
            if (!budget.Allows(progress.Elapsed))
                return false;
            progress.Report(Math.Max((round + ((double)i / tasks.Count)) / plan.Options.Blocks, budget.Spent(progress.Elapsed)), $"round {round + 1} of {plan.Options.Blocks}");
            tasks[i]();
        }

        return true;
    }

    private void Measure(IoCell cell, int round, CancellationToken cancellation)
    {
        // A row that failed in this round's other operation keeps that one's verdict; each has its own.
        try
        {
            record.Add(cell, round, RetryAfterKill.Of(() => Ask(cell, cancellation)));
            Measured++;
        }
        catch (WorkerFailedException exception)
        {
            Interruption.Await(hasFailures: true, cancellation);
            context.Services.Log.Write($"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, {cell.Empty.Operation}, {cell.Empty.Surface}, I/O, round {round}", exception.Failure.Log);
            exception.ThrowIfOfInput();
            record.Add(cell, exception.Failure.Verdict, exception.Failure.Cause);
        }
    }

    private void Compress(CompressionCell cell, int round, CancellationToken cancellation)
    {
        if (context.Services.Compression is not AdapterProgram program)
        {
            record.Add(cell, Verdict.AssayError, "the program that compresses is not next to assay; build Assay again");
            return;
        }

        try
        {
            record.Add(cell, round, RetryAfterKill.Of(() => Ask(program, cell, cancellation)));
        }
        catch (WorkerFailedException exception)
        {
            Interruption.Await(hasFailures: true, cancellation);
            context.Services.Log.Write($"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, compression, round {round}", exception.Failure.Log);
            record.Add(cell, exception.Failure.Verdict, exception.Failure.Cause);
        }
    }

    private IoFrame Ask(IoCell cell, CancellationToken cancellation)
    {
        using IWorker worker = context.Services.Starter.Start(cell.Program, WorkerPurpose.Throughput, context.Services.Limits(cell.Empty.Workload), cancellation);
        worker.Open(cell.Job);
        return worker.MeasureIo(cell.Request);
    }

    private CompressedFrame Ask(AdapterProgram program, CompressionCell cell, CancellationToken cancellation)
    {
        using IWorker worker = context.Services.Starter.Start(program, WorkerPurpose.Throughput, context.Services.Limits(cell.Empty.Workload), cancellation);
        return worker.Compress(cell.Request);
    }
}
