using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Graph;

namespace Assay.Engine.Runs;

/// <summary>Finds for rows that do not bring back a user's types whole the smallest edit of the types with which they do: each is made on copies of the types and checked. Nothing is timed.</summary>
/// <param name="plan">The rows and the user's types.</param>
/// <param name="services">What it stands on.</param>
public sealed class EditTrials(RunPlan plan, RunServices services)
{
    private readonly CheckStage checks = new(plan, services);

    /// <summary>Tries the edits; rows that none of them helps have no outcome.</summary>
    /// <param name="graph">The types as they are.</param>
    /// <param name="verdicts">What the rows do with them.</param>
    /// <param name="cancellation">Ends it.</param>
    public IReadOnlyList<EditOutcome> Execute(ShapeGraph graph, IReadOnlyList<RowVerdict> verdicts, CancellationToken cancellation)
    {
        IReadOnlyList<(TypeEdits Edits, int Constructors, int Members)> possible = EditedTypes.Possible(graph);
        SelectedRow[] rows = [.. plan.Rows.Where(row => verdicts.Any(verdict => verdict.Row.AskedLabel() == row.Label && IsWorthTrying(verdict)))];
        if (plan.Types is null || possible.Count == 0 || rows.Length == 0)
            return [];
        string edits = string.Join('+', possible.Select(one => (int)one.Edits));
        RunPlan edited = plan.Built(target => target with { Types = target.Types! with { Edits = edits } }) with { CorpusRow = null };
        SelectedRow[] trials = [.. edited.Rows.Where(row => rows.Any(other => other.Label == row.Label))];
        IReadOnlyDictionary<BuildRequest, BuildOutcome> builds = new BuildStage(edited with { Rows = trials }, services).Run(cancellation);
        EditOutcome?[] found = new EditOutcome?[trials.Length];
        ParallelWork.ForEach(
            Enumerable.Range(0, trials.Length), CheckStage.AtOnce, i => found[i] = Smallest(trials[i], builds[trials[i].Build], possible, verdicts, cancellation), cancellation);
        return [.. found.OfType<EditOutcome>()];
    }

    private static bool IsWorthTrying(RowVerdict verdict) =>
        verdict.Check?.Verdict is Verdict.Lossy or Verdict.Rejected or Verdict.Crash or Verdict.Hang && DialectCatalogue.Find(verdict.Row.Dialect) is MappedDialect or PlainDialect;

    private EditOutcome? Smallest(
        SelectedRow row, BuildOutcome outcome, IReadOnlyList<(TypeEdits Edits, int Constructors, int Members)> possible, IReadOnlyList<RowVerdict> verdicts, CancellationToken cancellation)
    {
        if (outcome.Program is not AdapterProgram program)
            return null;
        RowVerdict before = verdicts.First(verdict => verdict.Row.AskedLabel() == row.Label && verdict.Check is not null);
        foreach ((TypeEdits edits, int constructors, int members) in possible)
        {
            WorkloadOptions workload = before.Workload with { DataSet = EditedRoot.NameOf(plan.Types!.Reference.Root, edits) };
            if (checks.Check(row, program, workload, Math.Max(1, before.Check!.Instances), cancellation).Result.Verdict == Verdict.Supported)
                return new EditOutcome(before.Row, edits, constructors, members);
        }

        return null;
    }
}

/// <summary>The smallest edit of a user's types with which a row brings them back whole.</summary>
/// <param name="Row">The row.</param>
/// <param name="Edits">The edit.</param>
/// <param name="Constructors">Constructors that it adds.</param>
/// <param name="Members">Members that it changes.</param>
public sealed record EditOutcome(RowResult Row, TypeEdits Edits, int Constructors, int Members);
