using System.Globalization;
using System.Runtime.InteropServices;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Workers;

/// <summary>
/// Tells of each row whether it can be measured here, from what is known: the build if there is one, the last failure, the feeds' last
/// answer. Feeds are asked for the packages of adapters never built here, without building them.
/// </summary>
public sealed class RowStates(AdapterBuilder builder, RestoreProbe probe)
{
    /// <summary>The states of rows, in their order.</summary>
    /// <param name="asking">Told what is known, before any feed is asked; not told where none has to be.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyList<RowState> Of(
        IReadOnlyList<SelectedRow> rows, Action<IReadOnlyList<RowState>> asking, CancellationToken cancellation)
    {
        BuildRequest[] requests = [.. rows.Where(row => row.Definition.Excluded.Length == 0).Select(row => row.Build).Distinct()];
        var known = Known(requests);
        var asked = Asked(requests, known);
        if (asked.Count > 0)
            asking([.. rows.Select(row => Of(row, known.GetValueOrDefault(row.Build)) is var state && row.Definition.Excluded.Length == 0
                ? state with { IsAsked = asked.Contains(row.Build) }
                : state)]);
        Ask(requests, known, cancellation);
        probe.Substitutes.Run(
            [.. known.Where(outcome => SubstituteSearch.IsFor(outcome.Key, outcome.Value))],
            tried => Ask(tried, Known(tried), cancellation),
            (request, outcome) => known[request] = outcome,
            cancellation);
        return [.. rows.Select(row => Of(row, known.GetValueOrDefault(row.Build)))];
    }

    /// <summary>What is known of programs without asking anybody.</summary>
    private Dictionary<BuildRequest, BuildOutcome> Known(IReadOnlyList<BuildRequest> requests) =>
        requests.Select(request => (request, Outcome: builder.Known(request)))
            .Where(found => found.Outcome is not null).ToDictionary(found => found.request, found => found.Outcome!);

    /// <summary>The programs that feeds have to be asked about: for their packages, or for another version of one.</summary>
    private HashSet<BuildRequest> Asked(IReadOnlyList<BuildRequest> requests, Dictionary<BuildRequest, BuildOutcome> known) =>
    [
        .. probe.Unrestored(Unknown(requests, known)),
        .. known.Where(outcome => SubstituteSearch.IsFor(outcome.Key, outcome.Value) && !probe.Substitutes.IsRemembered(outcome.Key))
            .Select(outcome => outcome.Key),
    ];

    /// <summary>Adds what feeds lack of programs of which nothing is known.</summary>
    private Dictionary<BuildRequest, BuildOutcome> Ask(
        IReadOnlyList<BuildRequest> requests, Dictionary<BuildRequest, BuildOutcome> known, CancellationToken cancellation)
    {
        foreach ((var request, var outcome) in probe.Ask(Unknown(requests, known), cancellation))
            known[request] = outcome;
        return known;
    }

    private static BuildRequest[] Unknown(IReadOnlyList<BuildRequest> requests, Dictionary<BuildRequest, BuildOutcome> known) =>
        [.. requests.Where(request => !known.ContainsKey(request) && request.Project.NeedsPackages)];

    /// <summary>The state of a row.</summary>
    /// <param name="outcome">What became of its build; null where nothing keeps it from being built.</param>
    public static RowState Of(SelectedRow row, BuildOutcome? outcome)
    {
        var definition = row.Definition;
        if (definition.Excluded.Length > 0)
            return new RowState(definition, RowStatus.Excluded, definition.Excluded, false, "");
        if (outcome is { Program: null, Status: not RowStatus.Available })
            return new RowState(definition, outcome.Status, outcome.Cause, false, "");
        var substitute = outcome?.Substitute ?? "";
        RowState state = new(definition, RowStatus.Available, "", outcome?.Program is not null, definition.Project.UnprovenWith(substitute))
        {
            RestoredVersion = substitute.Length > 0 ? substitute : outcome?.PackageVersion ?? definition.Project.PackageVersion,
        };
        var elsewhere = definition.WorksElsewhere(row.Target.Framework);
        if ((outcome?.Program is null ? null : RowProver.Known(row, outcome)) is not { Count: > 0 } seen)
            return elsewhere.Length > 0 ? state with { Status = RowStatus.Broken, Cause = elsewhere } : state;
        return seen.FirstOrDefault(observation => !observation.IsAnswer) is ProofObservation failed
            ? state with { Status = RowStatus.Broken, Cause = definition.Explain(failed.Cause, row.Target.Framework) }
            : state with { Unproven = ReasonText.Join(state.Unproven, RowProver.Difference(definition, seen)) };
    }
}

/// <summary>Whether a row can be measured on this machine, as far as it is known.</summary>
/// <param name="Status">Available, not available, broken or excluded.</param>
/// <param name="Cause">The first line of why not: NuGet's answer, the build's error, the exception, the sentence of its project. Empty
/// when available.</param>
/// <param name="IsBuilt">Whether its program is built; of one that is not, nobody knows yet whether it builds.</param>
/// <param name="Unproven">That another version is built, and how what it writes differs from what it was proven with; empty where it does
/// not, and where nothing is known of it.</param>
public sealed record RowState(RowDefinition Row, RowStatus Status, string Cause, bool IsBuilt, string Unproven)
{
    /// <summary>
    /// The version of its package that restores here, which need not be the one that its project names; empty where none does, and for what
    /// is built into .NET.
    /// </summary>
    public string RestoredVersion { get; init; } = "";

    /// <summary>Whether feeds are still to be asked for its packages: then nothing else is known of it.</summary>
    public bool IsAsked { get; init; }
}

/// <summary>
/// Keeps what a build's row did with the data sets that prove rows beside the build, which a changed adapter, package or emitter makes
/// anew. Another runtime of the machine asks again.
/// </summary>
internal sealed class ProofFile(string buildFolder, string row)
{
    private const string Folder = "proofs";
    private const int Fields = 5;

    private string FileName => Path.Combine(buildFolder, Folder, row.Replace('/', '_') + ".tsv");

    /// <summary>What is known; null where nothing is.</summary>
    public IReadOnlyList<ProofObservation>? Read()
    {
        try
        {
            var lines = File.Exists(FileName) ? File.ReadAllLines(FileName) : [];
            return lines.Length > 0 && lines[0] == RuntimeInformation.FrameworkDescription
                ? [.. lines[1..].Select(line => line.Split('\t')).Where(fields => fields.Length == Fields).Select(Parse)]
                : null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or FormatException or ArgumentException)
        {
            // What cannot be read is not known.
            return null;
        }
    }

    /// <summary>Keeps observations; where that fails, they are made again.</summary>
    public void Write(IReadOnlyList<ProofObservation> observations)
    {
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(FileName)!);
            File.WriteAllLines(FileName, [RuntimeInformation.FrameworkDescription, .. observations.Select(Line)]);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // The next run observes them again.
        }
    }

    private static string Line(ProofObservation seen) =>
        string.Create(CultureInfo.InvariantCulture,
            $"{seen.DataSet}\t{seen.Verdict}\t{seen.Bytes}\t{seen.Library}\t{seen.Cause.Replace('\t', ' ').ReplaceLineEndings(" ")}");

    private static ProofObservation Parse(string[] fields) =>
        new(fields[0], Enum.Parse<Verdict>(fields[1]), long.Parse(fields[2], CultureInfo.InvariantCulture), fields[3], fields[4]);
}
