using System.Diagnostics.CodeAnalysis;
using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Rows;

namespace Assay.Worker.Session;

/// <summary>
/// A row's operation for another harness: the same corpus and the same loop that a worker's batches run, without the engine.
/// </summary>
public static class OpenedOperation
{
    /// <summary>Opens a job in this process.</summary>
    /// <param name="rows">The rows of an adapter program.</param>
    /// <param name="job">The job; its payload file is written where it deserializes.</param>
    /// <returns>Runs as many operations as it is given.</returns>
    /// <exception cref="InvalidOperationException">There is no such row for the data set.</exception>
    [SuppressMessage("Reliability", "CA2000", Justification = "The job lives as long as the harness's process.")]
    public static Action<int> Of(IRowCatalogue rows, JobFrame job)
    {
        var found = RowLookup.Find(rows, job)
            ?? throw new InvalidOperationException($"This program has no row {job.Row} for the data set {job.DataSet}.");
        var program = found is { Program: { } available, Refusal: "" }
            ? available
            : throw new InvalidOperationException(found.Refusal);
        PhaseLine nobodyListens = new(new FrameChannel(Stream.Null, Stream.Null));
        return RowJob.Open(program, job, nobodyListens, MixedJobs.Open(rows, job, nobodyListens)).OpenLoop().Run;
    }
}
