using Assay.Core.Protocol;
using Assay.Worker.Exercises;
using Assay.Worker.Jobs;
using Assay.Worker.Trials;

namespace Assay.Worker.Handlers;

/// <summary>Treats adapters of the row's class, made for this alone, as ordinary use does not.</summary>
internal sealed class TrialHandler(WorkerState state)
    : JobHandler<TrialRequest, TriedFrame>(state, TrialRequest.ReadFrom)
{
    public override TriedFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, TrialRequest asked) =>
        Exercise<TPlain, TContract>.Is(asked.Kind)
            ? new Exercise<TPlain, TContract>(job.Program, job.Request, job.Phases, job.Corpus).Run(asked.Kind)
            : new Trial<TPlain, TContract>(new TrialBench<TPlain, TContract>(job.Program, job.Request, job.Phases), job.Corpus)
                .Run(asked.Kind);
}
