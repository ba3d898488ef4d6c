using Assay.Core.Protocol;
using Assay.Worker.Checking;
using Assay.Worker.Jobs;

namespace Assay.Worker.Handlers;

/// <summary>Serializes the corpus into the payload file.</summary>
internal sealed class WriteHandler(WorkerState state)
    : JobHandler<WriteRequest, WrittenFrame>(state, static _ => new WriteRequest())
{
    public override WrittenFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, WriteRequest asked) =>
        new WriteCheck<TPlain, TContract>(job.Corpus, job.OpenDriver(), job.Request, job.Phases).Run();
}
