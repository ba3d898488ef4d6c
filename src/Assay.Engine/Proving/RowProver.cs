using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Processes;
using Assay.Engine.Runs;

namespace Assay.Engine.Proving;

/// <summary>
/// Sees that a build's rows still are what they were proven to be: real workers write and read the data sets whose sizes rows state, once for each build. A package of the right name
/// may have another content.
/// </summary>
/// <param name="starter">Starts workers.</param>
/// <param name="limits">What a worker may use, by workload.</param>
/// <param name="payloadFolder">Where payload files go.</param>
/// <param name="log">The log.</param>
public sealed class RowProver(IWorkerStarter starter, Func<WorkloadOptions, WorkerLimits> limits, string payloadFolder, RunLog log)
{
    private const ulong Seed = 1;
    private const string Unit = "books";

    /// <summary>What is known of a row of a build without starting anything; null where nothing is, empty where the row states no proof.</summary>
    public static IReadOnlyList<ProofObservation>? Known(SelectedRow row, BuildOutcome outcome) =>
        IsAsked(row, outcome) ? new ProofFile(outcome.Folder, row.Definition.Name).Read() : [];

    /// <summary>Proves a row of a build, or gives what is known of it.</summary>
    public IReadOnlyList<ProofObservation> Prove(SelectedRow row, BuildOutcome outcome, CancellationToken cancellation)
    {
        if (Known(row, outcome) is IReadOnlyList<ProofObservation> known)
            return known;
        Checker checker = new(starter, new CheckSettings(Seed, payloadFolder, limits), log);
        List<ProofObservation> seen = [.. row.Definition.Proofs.Select(proof => Observe(checker, row, outcome, proof, cancellation))];
        cancellation.ThrowIfCancellationRequested();
        new ProofFile(outcome.Folder, row.Definition.Name).Write(seen);
        return seen;
    }

    /// <summary>How observations differ from what a row was proven with, as part of a sentence; empty where they do not.</summary>
    public static string Difference(RowDefinition row, IEnumerable<ProofObservation> seen) =>
        string.Join("; ", seen.Select(observation => observation.Difference(row)).Where(difference => difference.Length > 0));

    /// <summary>Programs of a user's own types carry no data set.</summary>
    private static bool IsAsked(SelectedRow row, BuildOutcome outcome) =>
        outcome.Program is not null && outcome.Folder.Length > 0 && row.Target.Types is null && row.Definition.Proofs.Count > 0;

    private static ProofObservation Observe(Checker checker, SelectedRow row, BuildOutcome outcome, Proof proof, CancellationToken cancellation)
    {
        CheckTask task = new(row.Definition, outcome.Program!, new WorkloadOptions(proof.DataSet, Proof.Size, 0, Unit), row.Definition.SurfaceFor(null)) { Name = row.Name };
        CheckedRow check = checker.Check(task, instances: 1, cancellation);
        string library = outcome.PackageVersion is { Length: > 0 } version ? $"{row.Definition.Project.VersionedPackage} {version}" : check.Runtime.Length > 0 ? check.Runtime : row.Target.Framework;
        return new ProofObservation(proof.DataSet, check.Result.Verdict, check.Result.PayloadBytes, library, check.Result.Cause);
    }
}
