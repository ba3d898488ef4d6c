using Assay.Core.Protocol;
using Assay.Worker.Checking;
using Assay.Worker.Jobs;

namespace Assay.Worker.Handlers;

/// <summary>Deserializes the payload file and compares with what was meant.</summary>
internal sealed class ReadHandler(WorkerState state)
    : JobHandler<ReadRequest, ComparedFrame>(state, static _ => new ReadRequest())
{
    public override ComparedFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, ReadRequest asked) =>
        new ReadCheck<TPlain, TContract>(job.Corpus, job.OpenDriver(), job.Request, job.Phases).Run();
}
