using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Sustaining;

namespace Assay.Worker.Handlers;

/// <summary>Calls without a break.</summary>
internal sealed class SpanHandler(WorkerState state)
    : JobHandler<SpanRequest, SpanFrame>(state, SpanRequest.ReadFrom)
{
    public override SpanFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, SpanRequest asked) =>
        new SustainedWork<TPlain, TContract>(job).RunSpan(asked);
}
