using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Rows;

namespace Assay.Worker.Handlers;

/// <summary>Opens a job in the place of the one before.</summary>
internal sealed class OpenHandler(WorkerState state, IRowCatalogue rows)
    : RequestHandler<OpenRequest, OpenedFrame>(OpenRequest.ReadFrom)
{
    protected override OpenedFrame Answer(OpenRequest request)
    {
        var (job, phases) = (request.Job, state.Phases);
        if (job.Instances < 1)
            throw new InvalidDataException($"A corpus has at least one instance, not {job.Instances}.");

        state.IsOneOfMany = job.IsOneOfMany;

        // The adapter's constructor may already be the library's code.
        phases.Enter(WorkerPhase.Preparing);
        var found = RowLookup.Find(rows, job);
        if (found is null)
        {
            phases.Assume(WorkerPhase.Idle);
            throw new InvalidOperationException($"This program has no row {job.Row} for the data set {job.DataSet}.");
        }

        state.Close();
        if (found.Refusal.Length == 0)
            state.Open(RowJob.Open(found.Program!, job, phases, MixedJobs.Open(rows, job, phases)));

        // What follows is Assay's until the next phase is told: a worker that is killed while it reads its payloads is not the library's
        // fault.
        phases.Enter(WorkerPhase.Idle);
        return found.Refusal.Length == 0
            ? state.Job.Describe() with { Member = found.Member }
            : new OpenedFrame([], RuntimeName.Text, "", []) { Refusal = found.Refusal, Member = found.Member };
    }
}
