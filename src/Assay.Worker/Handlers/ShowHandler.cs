using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Showing;

namespace Assay.Worker.Handlers;

/// <summary>Serializes the first instance and describes its values.</summary>
internal sealed class ShowHandler(WorkerState state)
    : JobHandler<ShowRequest, ShownFrame>(state, static _ => new ShowRequest())
{
    public override ShownFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, ShowRequest asked) =>
        new PayloadShowing<TPlain, TContract>(job.Corpus, job.OpenDriver(), job.Phases).Run();
}
