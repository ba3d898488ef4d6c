using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Runs;

/// <summary>Builds the adapters of rows and proves the rows, without measuring any.</summary>
public static class ProvenBuilds
{
    /// <summary>What became of each build.</summary>
    /// <param name="rows">The rows.</param>
    /// <param name="services">What builds, proves, and is told of it.</param>
    /// <param name="cancellation">Ends it at once.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static IReadOnlyDictionary<BuildRequest, BuildOutcome> Of(IReadOnlyList<SelectedRow> rows, RunServices services, CancellationToken cancellation)
    {
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Building);
        BuildRequest[] requests = [.. rows.Where(row => row.Definition.Excluded.Length == 0).Select(row => row.Build).Distinct()];
        int begun = 0;
        IReadOnlyDictionary<BuildRequest, BuildOutcome> outcomes = services.Build(
            requests, request => progress.Report((double)Interlocked.Increment(ref begun) / (requests.Length + 1), request.Project.Name), cancellation);
        new ProofStage(rows, services).Run(outcomes, cancellation);
        return outcomes;
    }
}
