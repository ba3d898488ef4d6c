using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Io;

/// <summary>
/// Tells time in the serializer from time in I/O, and times compression. Each process of a row runs all transports in turn; the payloads
/// that its check wrote are compressed in processes of another program.
/// </summary>
public sealed class IoStage(RunStageContext context) : QueueStage(context)
{
    private readonly IoRecord record = new(context.Record);
    private IReadOnlyList<IoCell> cells = [];
    private IReadOnlyList<CompressionCell> compressions = [];

    /// <inheritdoc/>
    protected override void Begin(RunStageInput input)
    {
        cells = IoCell.Of(Plan, input.Checks, Context.Services.PayloadFolder);
        compressions = CompressionCell.Of(Plan, input.Checks);
        record.Retry();
    }

    /// <inheritdoc/>
    protected override IEnumerable<QueuedProcess> ProcessesOf(int round, CancellationToken cancellation)
    {
        var name = $"round {round + 1} of {Rounds}";
        return
        [
            .. cells.Where(cell => !record.Has(cell, round))
                .Select(cell => new QueuedProcess(name, () => Measure(cell, round, cancellation))),
            .. compressions.Where(cell => !record.Has(cell, round))
                .Select(cell => new QueuedProcess(name, () => Compress(cell, round, cancellation))),
        ];
    }

    private void Measure(IoCell cell, int round, CancellationToken cancellation) => Try(
        $"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, {cell.Empty.Operation}, {cell.Empty.Surface}, I/O, round {round}",
        () =>
        {
            record.Add(cell, round, Ask(cell.Program, WorkerPurpose.Throughput, cell.Empty.Workload, worker =>
            {
                worker.Ask(new OpenRequest(cell.Job));
                return worker.Ask(cell.Request);
            }, cancellation));
            Count();
        },
        failure => record.Add(cell, failure),
        cancellation);

    private void Compress(CompressionCell cell, int round, CancellationToken cancellation)
    {
        if (Context.Services.Compression is not AdapterProgram program)
        {
            record.Add(
                cell, new Failure(Verdict.AssayError, "the program that compresses is not next to assay; build Assay again"));
            return;
        }

        Try(
            $"{cell.Row.Label}, {cell.Empty.Workload.DataSet}, compression, round {round}",
            () => record.Add(cell, round, Ask(
                program, WorkerPurpose.Throughput, cell.Empty.Workload, worker => worker.Ask(cell.Request), cancellation)),
            failure => record.Add(cell, failure),
            cancellation);
    }
}
