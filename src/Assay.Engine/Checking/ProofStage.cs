using System.Collections.Concurrent;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>Proves the rows that were built, two at a time.</summary>
internal sealed class ProofStage(IReadOnlyList<SelectedRow> rows, RunServices services)
{
    private const int AtOnce = 2;

    /// <summary>How rows differ from what they were proven with, by name; those that do not are left out.</summary>
    public IReadOnlyDictionary<string, string> Run(IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, CancellationToken cancellation)
    {
        ConcurrentDictionary<string, string> differences = new();
        if (services.Prove is not { } prove)
            return differences;
        SelectedRow[] built = [.. rows.DistinctBy(row => row.Name).Where(row => builds.GetValueOrDefault(row.Build)?.Program is not null)];
        StageProgress? progress = built.Any(row => RowProver.Known(row, builds[row.Build]) is null)
            ? new(services.Progress, services.Clock, RunStage.Proving)
            : null;
        var done = 0;
        ParallelWork.ForEach(built, AtOnce, row =>
        {
            progress?.Report((double)Volatile.Read(ref done) / built.Length, row.Name);
            var difference = RowProver.Difference(row.Definition, prove(row, builds[row.Build], cancellation));
            if (difference.Length > 0)
                differences[row.Name] = difference;
            Interlocked.Increment(ref done);
        }, cancellation);
        return differences;
    }
}

/// <summary>Builds the adapters of rows and proves the rows, without measuring any.</summary>
public static class ProvenBuilds
{
    /// <summary>What became of each build.</summary>
    /// <param name="services">What builds, proves, and is told of it.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static IReadOnlyDictionary<BuildRequest, BuildOutcome> Of(
        IReadOnlyList<SelectedRow> rows, RunServices services, CancellationToken cancellation)
    {
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Building);
        BuildRequest[] requests = [.. rows.Where(row => row.Definition.Excluded.Length == 0).Select(row => row.Build).Distinct()];
        var begun = 0;
        var outcomes = services.Build(
            requests,
            request => progress.Report(Math.Min(1, (double)Interlocked.Increment(ref begun) / (requests.Length + 1)), request.Project.Name),
            cancellation);
        new ProofStage(rows, services).Run(outcomes, cancellation);
        return outcomes;
    }
}
