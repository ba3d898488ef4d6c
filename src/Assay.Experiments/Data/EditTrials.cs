using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Graph;

namespace Assay.Experiments.Data;

/// <summary>
/// Finds for rows that do not bring back a user's types whole the smallest edit of the types with which they do: each is made on copies of
/// the types and checked. Nothing is timed.
/// </summary>
/// <param name="plan">The rows and the user's types.</param>
/// <param name="values">What the user's values are.</param>
internal sealed class EditTrials(RunPlan plan, RunServices services, ValuesResult? values)
{
    /// <summary>
    /// Members that the plan's types exclude by <see cref="NonSerializedAttribute"/>, and the user's do not: what comes back without them
    /// is an outcome, too.
    /// </summary>
    public IReadOnlyList<string> Excluded { get; init; } = [];

    /// <summary>
    /// Generic collections that the plan's types have in the place of some without a type of elements: part of every edit.
    /// </summary>
    public IReadOnlyList<UntypedMember> Typed { get; init; } = [];

    /// <summary>What the plan's values hold in collections without a type of elements.</summary>
    /// <exception cref="BadInputException">There are no values; the sentence says why.</exception>
    public IReadOnlyList<UntypedMember> Untyped(CancellationToken cancellation) =>
        plan.Types is null ? [] : new ValuesStage(plan, services, plan.Types).Untyped(cancellation);

    /// <summary>Tries the edits; rows that none of them helps have no outcome.</summary>
    /// <param name="verdicts">What the rows do with the user's.</param>
    public IReadOnlyList<EditOutcome> Execute(ShapeGraph graph, IReadOnlyList<RowVerdict> verdicts, CancellationToken cancellation)
    {
        if (plan.Types is null)
            return [];
        // What Assay could not hand to the library, such as a collection without a type of elements, it may hand over edited.
        RowVerdict[] worth = [
            .. verdicts.Where(verdict => verdict.Check?.Verdict
                is Verdict.Lossy or Verdict.Rejected or Verdict.Crash or Verdict.Hang or Verdict.NotJudged)];
        IReadOnlyList<EditOutcome> excluding = Excluded.Count == 0 || Typed.Count > 0
            ? []
            : Try("", [PossibleEdit.None], worth, cancellation);
        if (!Dialect.CanCopy(graph))
            return excluding;
        RowVerdict[] left = [
            .. worth.Where(
                verdict => DialectCatalogue.Find(verdict.Row.Dialect) is MappedDialect or PlainDialect
                && excluding.All(outcome => outcome.Row.Label != verdict.Row.Label))];
        PossibleEdit[] possible = [.. EditedTypes.Possible(graph).Where(one => left.Any(verdict => IsFor(one, verdict.Row)))];
        return possible.Length == 0
            ? excluding
            : [.. excluding, .. Try(string.Join('+', possible.Select(one => (int)one.Edits)), possible, left, cancellation)];
    }

    private static bool IsFor(PossibleEdit edit, RowResult row) =>
        !edit.Edits.HasFlag(TypeEdits.MemberConstructors)
            || DialectCatalogue.Find(row.Dialect) is MappedDialect { ConstructorAttribute: not null };

    private EditOutcome[] Try(
        string edits, IReadOnlyList<PossibleEdit> possible, IReadOnlyList<RowVerdict> verdicts, CancellationToken cancellation)
    {
        var edited = plan.Built(target => target with { Types = target.Types! with { Edits = edits } }) with { CorpusRow = null };
        SelectedRow[] trials = [.. edited.Rows.Where(row => verdicts.Any(verdict => verdict.Row.Id == row.Id))];
        if (trials.Length == 0)
            return [];
        EditCounts counts = new(services, What, trials);
        var builds = new BuildStage(edited with { Rows = trials }, services with { Progress = counts }).Run(
            cancellation, (request, _) => counts.Built(request.Project.Name));
        CheckStage checks = new(plan, services, CheckRules.OfVerdicts, values);
        var queue = CheckQueue<int>.Of(Enumerable.Range(0, trials.Length), i => trials[i].Definition.Project.ProjectFile);
        var found = new EditOutcome?[trials.Length];
        ParallelWork.ForEach(queue.Take(cancellation), CheckStage.AtOnce, i =>
        {
            counts.Begin(trials[i].Name);
            Trial trial = new(trials[i], builds[trials[i].Build], verdicts.First(verdict => verdict.Row.Id == trials[i].Id));
            found[i] = Smallest(trial, possible, checks, () => queue.Defer(i), cancellation);
            counts.End(trials[i].Name, found[i]);
        }, cancellation);
        return [.. found.OfType<EditOutcome>()];
    }

    /// <summary>What is tried, in words.</summary>
    private string What => Typed.Count > 0 ? "generic collections"
        : Excluded.Count > 0 ? "without what is no data"
        : "constructors and members";

    private EditOutcome? Smallest(
        Trial trial, IReadOnlyList<PossibleEdit> possible, CheckStage checks, Action isSlow, CancellationToken cancellation)
    {
        if (trial.Build.Program is not AdapterProgram program)
            return null;
        var before = trial.Before;
        foreach (var edit in possible.Where(edit => IsFor(edit, before.Row)))
        {
            var root = plan.Types!.Reference.Root;
            var workload = before.Workload with
            {
                DataSet = edit.Edits == TypeEdits.None ? root : EditedRoot.NameOf(root, edit.Edits),
            };
            var verdict = checks.Check(
                trial.Row, program, workload, Math.Max(1, before.Check!.Instances), cancellation).Result.Verdict;
            if (verdict == Verdict.Hang)
                isSlow();
            if (verdict == Verdict.Supported)
                return new EditOutcome(before.Row, edit)
                {
                    Excluded = Excluded,
                    Typed = Typed,
                    ConstructorAttribute = (DialectCatalogue.Find(before.Row.Dialect) as MappedDialect)?.ConstructorAttribute ?? "",
                };
        }

        return null;
    }

    private sealed record Trial(SelectedRow Row, BuildOutcome Build, RowVerdict Before);
}

/// <summary>The smallest edit of a user's types with which a row brings them back whole.</summary>
internal sealed record EditOutcome(RowResult Row, PossibleEdit Edit)
{
    /// <summary>Members that are marked with <see cref="NonSerializedAttribute"/>, too.</summary>
    public IReadOnlyList<string> Excluded { get; init; } = [];

    /// <summary>Members with a generic collection in the place of one without a type of elements, too.</summary>
    public IReadOnlyList<UntypedMember> Typed { get; init; } = [];

    /// <summary>The attribute that the row's library wants on the constructors of the edit; empty where it has none.</summary>
    public string ConstructorAttribute { get; init; } = "";

    /// <summary>How much there is to edit.</summary>
    public int Size => Edit.Constructors + Edit.Members + Excluded.Count + Typed.Count;
}
