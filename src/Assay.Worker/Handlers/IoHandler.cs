using Assay.Core.Protocol;
using Assay.Worker.Io;
using Assay.Worker.Jobs;
using Assay.Worker.Sustaining;

namespace Assay.Worker.Handlers;

/// <summary>Sends the values through transports, or receives them, in the direction of the operation.</summary>
internal sealed class IoHandler(WorkerState state)
    : JobHandler<IoRequest, IoFrame>(state, IoRequest.ReadFrom)
{
    public override IoFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, IoRequest asked) =>
        new IoTiming<TPlain, TContract>(job.Program, job.Request, job.Phases).Run(asked) with
        {
            Gen0BudgetBytes = HeapReader.Gen0Budget(),
        };
}
