using Assay.Core.Protocol;
using Assay.Worker.Measuring;
using Assay.Worker.Session;

namespace Assay.Worker.Rows;

/// <summary>The jobs of a row's other data sets in the mixed-types profile: alike but for what they carry.</summary>
internal sealed class MixedJobs
{
    private readonly List<RowJob> jobs = [];
    private readonly List<string> missing = [];

    /// <summary>Data sets that the program has no such row for.</summary>
    public IReadOnlyList<string> Missing => missing;

    /// <summary>Sets up an adapter for each other data set that the row's dialect can carry.</summary>
    public static MixedJobs Open(IRowCatalogue rows, JobFrame request, PhaseLine phases)
    {
        MixedJobs mixed = new();
        foreach (MixedWorkload other in request.MixedWith)
        {
            JobFrame job = request with { DataSet = other.DataSet, Recipe = other.Recipe, Instances = other.Instances, PayloadFile = other.PayloadFile, MixedWith = [], IsTraced = false };

            // The adapter's constructor may already be the library's code.
            phases.Assume(WorkerPhase.Preparing);
            if (RowLookup.Find(rows, job) is { Program: { } program, Refusal: "" })
                mixed.jobs.Add(program.Open(job, phases, new MixedJobs()));
            else
                mixed.missing.Add(other.DataSet);
        }

        phases.Assume(WorkerPhase.Idle);
        return mixed;
    }

    /// <summary>Their operations, over their own corpora.</summary>
    public OperationLoop[] OpenLoops() => [.. jobs.Select(job => job.OpenLoop())];
}
