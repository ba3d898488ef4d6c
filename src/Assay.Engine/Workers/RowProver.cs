using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Workers;

/// <summary>
/// Sees that a build's rows still are what they were proven to be: real workers write and read the data sets whose sizes rows state, once
/// for each build. A package of the right name may have another content.
/// </summary>
/// <param name="limits">What a worker may use, by workload.</param>
/// <param name="payloadFolder">Where payload files go.</param>
public sealed class RowProver(IWorkerStarter starter, Func<WorkloadOptions, WorkerLimits> limits, string payloadFolder, RunLog log)
{
    private const ulong Seed = 1;
    private const string Unit = "books";

    /// <summary>
    /// What is known of a row of a build without starting anything; null where nothing is, empty where the row states no proof.
    /// </summary>
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

    private static ProofObservation Observe(
        Checker checker, SelectedRow row, BuildOutcome outcome, Proof proof, CancellationToken cancellation)
    {
        CheckTask task = new(row.Definition, outcome.Program!, new WorkloadOptions(proof.DataSet, Proof.Size, 0, Unit),
            row.Definition.SurfaceFor(null))
        {
            Name = row.Name,
        };
        var check = checker.Check(task, instances: 1, cancellation);
        var library = outcome.PackageVersion is { Length: > 0 } version
            ? $"{row.Definition.Project.VersionedPackage} {version}"
            : check.Runtime.Length > 0
            ? check.Runtime
            : row.Target.Framework;
        return new ProofObservation(proof.DataSet, check.Result.Verdict, check.Result.PayloadBytes, library, check.Result.Cause);
    }
}

/// <summary>What a build's row did with a data set that proves rows.</summary>
/// <param name="Bytes">Payload size in bytes; zero where it gave no answer.</param>
/// <param name="Library">The library and its version, such as <c>Salar.Bois 3.5.0</c>; of one in the box the runtime.</param>
/// <param name="Cause">The first line of why it gave no answer; empty where it did.</param>
public sealed record ProofObservation(string DataSet, Verdict Verdict, long Bytes, string Library, string Cause)
{
    /// <summary>Whether the row wrote the data set and read it again.</summary>
    public bool IsAnswer => Verdict is Verdict.Supported or Verdict.Lossy;

    /// <summary>How it differs from what the row was proven with, as a sentence; empty where it does not.</summary>
    /// <param name="row">The row, whose proofs its project states.</param>
    public string Difference(RowDefinition row)
    {
        Proof? proof = row.Proofs.FirstOrDefault(proof => proof.DataSet == DataSet);
        if (proof is null || (IsAnswer && Bytes == proof.Bytes))
            return "";
        var proven = string.Create(CultureInfo.InvariantCulture,
            $"{proof.Bytes:N0} were expected{(row.Project.ProvenVersion.Length > 0 ? $" as with {row.Project.ProvenVersion}" : "")}"
            + $"{(row.ProvenFramework.Length > 0 ? $" with --runtime {row.ProvenFramework}" : "")}");
        return IsAnswer
            ? string.Create(CultureInfo.InvariantCulture, $"{Library} writes {Bytes:N0} bytes for {DataSet}; {proven}")
            : $"{Library} does not restore {DataSet} ({Cause.TrimEnd('.')}); {proven}";
    }
}
