using Assay.Core.Protocol;
using Assay.Engine.Planning;
using Assay.Shapes.Graph;

namespace Assay.Experiments.Data;

/// <summary>Judges what the checks of a run found, and tries edits of a user's types where they are asked for.</summary>
internal sealed class DataStage(RunStageContext context) : IRunStage
{
    private readonly IReadOnlyList<PlannedGraph> graphs = PlannedGraph.Of(context.Plan);

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        Judge(input.Verdicts);
        context.Save();
        if (context.Plan.Options.OwnOf<DataOptions>().TriesEdits && context.Record.Samples<DataSamples>().Edits is null)
            Keep(new EditSearch(context).Execute(graphs[0].Graph, input.Verdicts, cancellation));
        return true;
    }

    /// <summary>What an earlier part of the run judged with more knowledge stays.</summary>
    private void Judge(IReadOnlyList<RowVerdict> verdicts)
    {
        DataJudging judging = new(context.Plan, graphs);
        var earlier = context.Record.Samples<DataSamples>().Judgements.ToDictionary(one => (one.Row, one.Workload));
        var judged = context.Plan.Options.Workloads.SelectMany(workload => judging.Judge(workload, verdicts)).ToList();
        Measured = judged.Count;
        context.Record.Judge(judged.ConvertAll(one => (one.Check, one.Whole)));
        context.Record.Change<DataSamples>(samples => samples with
        {
            Types = judging.Types,
            Judgements = [.. judged.Select(one => earlier.GetValueOrDefault((one.Check.Row, one.Check.Workload)) ?? one.Judgement)],
        });
    }

    private void Keep(TriedEdits tried) => context.Record.Change<DataSamples>(samples => samples with
    {
        Edits = new FoundEdits([.. tried.Outcomes.Select(EditOf)], [.. tried.Untyped.Select(CollectionOf)]),
    });

    private static HelpingEdit EditOf(EditOutcome outcome)
    {
        var edit = outcome.Edit;
        var (isPublic, isOfMembers) = (edit.Edits.HasFlag(TypeEdits.PublicMembers), edit.Edits.HasFlag(TypeEdits.MemberConstructors));
        return new HelpingEdit
        {
            Row = outcome.Row.Label,
            ParameterlessConstructors = isOfMembers ? 0 : edit.Constructors,
            PublicSetters = isPublic ? 0 : edit.Members,
            PublicMembers = isPublic ? edit.Members : 0,
            PrivateConstructors = isOfMembers ? edit.Constructors : 0,
            ConstructorAttribute = isOfMembers ? outcome.ConstructorAttribute : "",
            NonSerialized = outcome.Excluded,
            GenericCollections = [.. outcome.Typed.Select(CollectionOf)],
        };
    }

    private static UntypedElements CollectionOf(UntypedMember member) =>
        new(member.Name, member.Declared, member.ShownGeneric, member.Reason);
}
