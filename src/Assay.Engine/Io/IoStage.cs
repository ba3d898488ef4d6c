using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Io;

/// <summary>
/// Tells time in the serializer from time in I/O, and times compression: rounds of fresh processes, one at a time and in random order. Each
/// process of a row runs all transports in turn; the payloads that its check wrote are compressed in processes of another program.
/// </summary>
/// <param name="context">What it stands on.</param>
public sealed class IoStage(RunStageContext context) : IRunStage
{
    private readonly RunPlan plan = context.Plan;
    private readonly IoRecord record = new(context.Record);
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
        string name = $"round {round + 1} of {plan.Options.Blocks}";
        QueuedProcess[] processes =
        [
            .. cells.Where(cell => !record.Has(cell, round))
                .Select(cell => new QueuedProcess(name, () => Measure(cell, round, cancellation))),
            .. compressions.Where(cell => !record.Has(cell, round))
                .Select(cell => new QueuedProcess(name, () => Compress(cell, round, cancellation))),
        ];
        return queue.Run(processes, round, plan.Options.Blocks, cancellation);
    }

    private void Measure(IoCell cell, int round, CancellationToken cancellation) => queue.Try(
        $"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, {cell.Empty.Operation}, {cell.Empty.Surface}, I/O, round {round}",
        () =>
        {
            record.Add(cell, round, RetryAfterKill.Of(() => Ask(cell, cancellation)));
            Measured++;
        },
        failure => record.Add(cell, failure),
        cancellation);

    private void Compress(CompressionCell cell, int round, CancellationToken cancellation)
    {
        if (context.Services.Compression is not AdapterProgram program)
        {
            record.Add(
                cell, new Failure(Verdict.AssayError, "the program that compresses is not next to assay; build Assay again"));
            return;
        }

        queue.Try(
            $"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, compression, round {round}",
            () => record.Add(cell, round, RetryAfterKill.Of(() => Ask(program, cell, cancellation))),
            failure => record.Add(cell, failure),
            cancellation);
    }

    private IoFrame Ask(IoCell cell, CancellationToken cancellation)
    {
        using IWorker worker = context.Services.Starter.Start(
            cell.Program, WorkerPurpose.Throughput, context.Services.Limits(cell.Empty.Workload), cancellation);
        worker.Open(cell.Job);
        return worker.MeasureIo(cell.Request);
    }

    private CompressedFrame Ask(AdapterProgram program, CompressionCell cell, CancellationToken cancellation)
    {
        using IWorker worker =
            context.Services.Starter.Start(program, WorkerPurpose.Throughput, context.Services.Limits(cell.Empty.Workload), cancellation);
        return worker.Compress(cell.Request);
    }
}
