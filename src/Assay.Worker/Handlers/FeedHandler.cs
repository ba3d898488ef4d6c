using Assay.Core.Protocol;
using Assay.Worker.Feeding;
using Assay.Worker.Jobs;

namespace Assay.Worker.Handlers;

/// <summary>Gives bytes to the row's deserializer.</summary>
internal sealed class FeedHandler(WorkerState state)
    : JobHandler<FeedRequest, FedFrame>(state, FeedRequest.ReadFrom)
{
    public override FedFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, FeedRequest asked) =>
        job.Kept(() => new PayloadFeeding<TPlain, TContract>(job.Corpus, job.OpenDriver(), job.Phases)).Run(asked);
}
