using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Sustaining;

namespace Assay.Worker.Handlers;

/// <summary>Weighs what graphs hold, and large objects of a call.</summary>
internal sealed class WeighHandler(WorkerState state)
    : JobHandler<WeighRequest, WeighedFrame>(state, static _ => new WeighRequest())
{
    public override WeighedFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, WeighRequest asked) =>
        new SustainedWork<TPlain, TContract>(job).Weigh();
}
