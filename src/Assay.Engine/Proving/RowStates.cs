using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Proving;

/// <summary>
/// Tells of each row whether it can be measured here, from what is known: the build if there is one, the last failure, the feeds' last answer. Feeds are asked for the packages of what is
/// known of nobody, without building it.
/// </summary>
/// <param name="builder">Knows what is built.</param>
/// <param name="probe">Asks for packages.</param>
public sealed class RowStates(AdapterBuilder builder, RestoreProbe probe)
{
    /// <summary>The states of rows, in their order.</summary>
    /// <param name="rows">The rows.</param>
    /// <param name="asking">Told how many adapters' packages are asked for, before that is done.</param>
    /// <param name="cancellation">Ends it at once.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyList<RowState> Of(IReadOnlyList<SelectedRow> rows, Action<int> asking, CancellationToken cancellation)
    {
        BuildRequest[] requests = [.. rows.Where(row => row.Definition.Excluded.Length == 0).Select(row => row.Build).Distinct()];
        Dictionary<BuildRequest, BuildOutcome> known = requests.Select(request => (request, Outcome: builder.Known(request)))
            .Where(found => found.Outcome is not null).ToDictionary(found => found.request, found => found.Outcome!);
        BuildRequest[] unknown = [.. requests.Where(request => !known.ContainsKey(request) && request.Project.NeedsPackages)];
        foreach ((BuildRequest request, BuildOutcome outcome) in probe.Ask(unknown, asking, cancellation))
            known[request] = outcome;
        return [.. rows.Select(row => Of(row, known.GetValueOrDefault(row.Build)))];
    }

    /// <summary>The state of a row.</summary>
    /// <param name="row">The row.</param>
    /// <param name="outcome">What became of its build; null where nothing keeps it from being built.</param>
    public static RowState Of(SelectedRow row, BuildOutcome? outcome)
    {
        RowDefinition definition = row.Definition;
        if (definition.Excluded.Length > 0)
            return new RowState(definition, RowStatus.Excluded, definition.Excluded, false, "");
        if (outcome is null)
            return new RowState(definition, RowStatus.Available, "", false, "");
        if (outcome.Program is null)
            return new RowState(definition, outcome.Status, outcome.Cause, false, "");
        IReadOnlyList<ProofObservation> seen = RowProver.Known(row, outcome) ?? [];
        return seen.FirstOrDefault(observation => !observation.IsAnswer) is ProofObservation failed
            ? new RowState(definition, RowStatus.Broken, failed.Cause, true, "")
            : new RowState(definition, RowStatus.Available, "", true, RowProver.Difference(definition, seen));
    }
}
