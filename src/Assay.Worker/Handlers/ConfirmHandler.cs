using Assay.Core.Protocol;
using Assay.Worker.Checking;
using Assay.Worker.Corpora;
using Assay.Worker.Jobs;

namespace Assay.Worker.Handlers;

/// <summary>Sees whether the timed work is the checked work; nothing is timed after it.</summary>
internal sealed class ConfirmHandler(WorkerState state)
    : JobHandler<ConfirmRequest, ConfirmedFrame>(state, ConfirmRequest.ReadFrom)
{
    public override ConfirmedFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, ConfirmRequest asked)
    {
        var work = job.Timed ?? throw new InvalidOperationException("A confirmation needs a warm-up before it.");
        if (!work.Driver.CanConfirm)
            return ConfirmedFrame.Nothing;
        var others = job.Request with { Recipe = asked.Unseen, Instances = Confirmation<TPlain, TContract>.Instances };
        Corpus<TPlain, TContract> unseen = new(job.Program, others, job.Phases);
        return new Confirmation<TPlain, TContract>(work, job.Corpus, unseen, job.Request.Operation, job.Phases).Run();
    }
}
