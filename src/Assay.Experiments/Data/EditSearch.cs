using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Shapes.Graph;
using Assay.Shapes.Scanning;

namespace Assay.Experiments.Data;

/// <summary>
/// Finds the smallest edits of a user's types. Types with members that are no data are first read from a copy of the dll that excludes
/// these. Generic collections in the place of those without a type of elements are tried last, for rows that no other edit helps.
/// </summary>
internal sealed class EditSearch(RunStageContext context)
{
    private readonly RunPlan plan = context.Plan;
    private readonly RunServices services = context.Services;
    private readonly ValuesResult? values = context.Record.ToFile(isComplete: false).Values;
    private readonly OwnCode code = new(context.Services.Workspace!);

    /// <summary>Tries the edits.</summary>
    public TriedEdits Execute(ShapeGraph graph, IReadOnlyList<RowVerdict> verdicts, CancellationToken cancellation)
    {
        (var edited, var excluded) = WithoutWhatIsNoData(graph, cancellation);
        var read = ReferenceEquals(edited, plan) ? graph : PlannedGraph.Of(edited)[0].Graph;
        EditTrials trials = new(edited, services, context.Record.ToFile(isComplete: false).Values) { Excluded = excluded };
        var outcomes = trials.Execute(read, verdicts, cancellation);
        if (!UntypedCollections.AreIn(read))
            return new TriedEdits(outcomes, []);
        var untyped = trials.Untyped(cancellation);
        RowVerdict[] left = [.. verdicts.Where(verdict => outcomes.All(outcome => outcome.Row.Label != verdict.Row.Label))];
        return new TriedEdits([.. outcomes, .. TryTyped(edited, excluded, untyped, left, cancellation)], untyped);
    }

    private (RunPlan Plan, IReadOnlyList<string> Excluded) WithoutWhatIsNoData(ShapeGraph graph, CancellationToken cancellation)
    {
        var excluded = ExcludedMembers.Of(graph);
        if (excluded.Count == 0
            || MarkedAssembly.Write(plan.Types!.Reference, excluded, Path.Combine(services.PayloadFolder, "marked")) is not string copy)
            return (plan, []);
        var marked = plan.Types.Request with
        {
            Assembly = copy,
            Sample = plan.Types.Request.Sample is null ? null : plan.Types.Values.Text,
        };
        return (plan.BuiltFor(code.Read(marked, WorkerFrameworks.Of(plan), cancellation)),
            [.. excluded.Select(member => member.ToString())]);
    }

    private IReadOnlyList<EditOutcome> TryTyped(
        RunPlan untypedPlan, IReadOnlyList<string> excluded, IReadOnlyList<UntypedMember> untyped, RowVerdict[] verdicts,
        CancellationToken cancellation)
    {
        var edits = TypedMember.Write(untyped.Where(member => member.Generic.Length > 0).Select(
            member => new TypedMember(member.Type.Replace('+', '.'), member.Field, member.Generic)));
        if (edits.Length == 0 || verdicts.Length == 0)
            return [];
        var typedPlan = untypedPlan.BuiltFor(code.WithTyped(untypedPlan.Types!, edits, cancellation));
        var graph = PlannedGraph.Of(typedPlan)[0].Graph;
        UntypedMember[] made = [
            .. untyped.Where(
                member => UntypedCollections.TypedIn(graph)
                .Any(typed => typed.StorageField == member.Field && typed.ToString() == member.Name))];
        return made.Length == 0
            ? []
            : new EditTrials(typedPlan, services, values) { Excluded = excluded, Typed = made }.Execute(graph, verdicts, cancellation);
    }
}

/// <summary>The smallest edits of a user's types that let rows bring them back whole.</summary>
/// <param name="Outcomes">One for each row that an edit helps.</param>
/// <param name="Untyped">Collections without a type of elements, and what the values hold there.</param>
internal sealed record TriedEdits(IReadOnlyList<EditOutcome> Outcomes, IReadOnlyList<UntypedMember> Untyped);
