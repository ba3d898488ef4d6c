using Assay.Cli.Scanning;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;
using Assay.Shapes.Graph;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Checking;

/// <summary>
/// Finds the smallest edits of a user's types. Types with members that are no data are first read from a copy of the dll that excludes
/// these. Generic collections in the place of those without a type of elements are tried last, for rows that no other edit helps.
/// </summary>
internal sealed class EditSearch(Workspace workspace, RunRequest request, RunPlan plan, PayloadFolder payloads)
{
    /// <summary>Tries the edits.</summary>
    public FoundEdits Execute(ShapeGraph graph, IReadOnlyList<RowVerdict> verdicts, RunServices services, CancellationToken cancellation)
    {
        (var edited, var excluded) = WithoutWhatIsNoData(graph, cancellation);
        var read = ReferenceEquals(edited, plan) ? graph : PlannedGraph.Of(edited)[0].Graph;
        EditTrials trials = new(edited, services) { Excluded = excluded };
        var outcomes = trials.Execute(read, verdicts, cancellation);
        if (!UntypedCollections.AreIn(read))
            return new FoundEdits(outcomes, []);
        var untyped = trials.Untyped(cancellation);
        RowVerdict[] left = [.. verdicts.Where(verdict => outcomes.All(outcome => outcome.Row.Label != verdict.Row.Label))];
        return new FoundEdits([.. outcomes, .. TryTyped(edited, excluded, untyped, left, services, cancellation)], untyped);
    }

    private (RunPlan Plan, IReadOnlyList<string> Excluded) WithoutWhatIsNoData(ShapeGraph graph, CancellationToken cancellation)
    {
        var excluded = ExcludedMembers.Of(graph);
        if (excluded.Count == 0
            || MarkedAssembly.Write(plan.Types!.Reference, excluded, Path.Combine(payloads.Path, "marked")) is not string copy)
            return (plan, []);
        var marked = request.Types! with
        {
            Assembly = copy,
            Sample = request.Types.Sample is null ? null : plan.Types.Values.Text,
        };
        return (plan.BuiltFor(new OwnCode(workspace).Read(marked, WorkerFrameworks.Of(request), cancellation)),
            [.. excluded.Select(member => member.ToString())]);
    }

    private IReadOnlyList<EditOutcome> TryTyped(
        RunPlan untypedPlan, IReadOnlyList<string> excluded, IReadOnlyList<UntypedMember> untyped, RowVerdict[] verdicts,
        RunServices services, CancellationToken cancellation)
    {
        var edits = TypedMember.Write(untyped.Where(member => member.Generic.Length > 0).Select(
            member => new TypedMember(member.Type.Replace('+', '.'), member.Field, member.Generic)));
        if (edits.Length == 0 || verdicts.Length == 0)
            return [];
        var typedPlan = untypedPlan.BuiltFor(new OwnCode(workspace).WithTyped(untypedPlan.Types!, edits, cancellation));
        var graph = PlannedGraph.Of(typedPlan)[0].Graph;
        UntypedMember[] made = [
            .. untyped.Where(
                member => UntypedCollections.TypedIn(graph)
                .Any(typed => typed.StorageField == member.Field && typed.ToString() == member.Name))];
        return made.Length == 0
            ? []
            : new EditTrials(typedPlan, services) { Excluded = excluded, Typed = made }.Execute(graph, verdicts, cancellation);
    }
}

/// <summary>The smallest edits of a user's types that let rows bring them back whole.</summary>
/// <param name="Outcomes">One for each row that an edit helps.</param>
/// <param name="Untyped">Collections without a type of elements, and what the values hold there.</param>
internal sealed record FoundEdits(IReadOnlyList<EditOutcome> Outcomes, IReadOnlyList<UntypedMember> Untyped)
{
    /// <summary>No edit was looked for.</summary>
    public static FoundEdits None { get; } = new([], []);
}
