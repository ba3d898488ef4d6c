using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>Builds the rows of a plan and checks them, while others are built where the rules allow that.</summary>
/// <param name="plan">The rows and workloads.</param>
/// <param name="rules">How rows are checked.</param>
internal sealed class RowChecks(RunPlan plan, RunServices services, CheckRules rules)
{
    private FoundChecks found = FoundChecks.None;

    /// <summary>Verdicts that an earlier part of the run found, with their rows; null where nothing is known.</summary>
    public ResultsFile? Earlier { get; init; }

    /// <summary>Told each verdict that somebody waits for as soon as it is there, one at a time.</summary>
    public Action<RowVerdict> Found { get; init; } = static _ => { };

    /// <summary>What a user's values are; null for data sets, and where no program could be built to ask.</summary>
    public ValuesResult? Values { get; private set; }

    /// <summary>Whether every row was checked.</summary>
    public bool IsComplete { get; private set; }

    private CheckRules Rules => rules.With(Values);

    /// <summary>Asks for a user's values.</summary>
    /// <exception cref="BadInputException">There are none; the sentence says why.</exception>
    public void ReadValues(CancellationToken cancellation) =>
        Values = plan.Types is OwnTypes types ? new ValuesStage(plan, services, types).Run(cancellation) : null;

    /// <summary>Builds the rows, and checks those that it can meanwhile.</summary>
    /// <exception cref="BadInputException">A version that was asked for does not exist.</exception>
    public IReadOnlyDictionary<BuildRequest, BuildOutcome> Build(CancellationToken cancellation)
    {
        using var early = EarlyChecks.Begin(plan, Rules, services, StageOf(plan.ForChecks), Found, cancellation);
        var builds = new BuildStage(plan, early?.Served ?? services).Run(cancellation, early is null ? null : early.Add);
        found = early?.End() ?? FoundChecks.None;
        return builds;
    }

    /// <summary>Checks what is left.</summary>
    /// <param name="built">The plan, as its rows were built.</param>
    public IReadOnlyList<CheckedRow> Check(
        RunPlan built, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, CancellationToken cancellation)
    {
        var stage = StageOf(built.ForChecks);
        var checks = stage.Run(builds, cancellation);
        IsComplete = stage.IsComplete;
        return checks;
    }

    /// <summary>The verdicts on all rows of a plan that was built.</summary>
    public static IEnumerable<RowVerdict> VerdictsOf(
        RunPlan built, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, IReadOnlyList<CheckedRow> checks) =>
        built.Rows.SelectMany(row => VerdictsOf(built, row, builds, checks));

    private static IEnumerable<RowVerdict> VerdictsOf(
        RunPlan built, SelectedRow row, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, IReadOnlyList<CheckedRow> checks) =>
        row.Excluded.Length == 0 && builds.GetValueOrDefault(row.Build) is { Program: not null } outcome
            ? checks.Where(check => check.Task.Name == row.Name).DistinctBy(check => check.Task.Workload)
                .Select(check => CheckedVerdict.Of(row, outcome, check))
            : built.Options.Workloads.Select(
                workload => new RowVerdict(BuildStage.Describe(row, builds.GetValueOrDefault(row.Build)), workload, null));

    private CheckStage StageOf(RunPlan checkedPlan) => new(checkedPlan, services, Rules, Values) { Earlier = Earlier, Found = found };
}

/// <summary>Finds the verdicts on the rows of a plan for whoever asks something else with them; nothing is kept.</summary>
public static class PlanVerdicts
{
    /// <summary>Builds and checks; gives the verdicts in the order of rows.</summary>
    /// <param name="plan">The rows and workloads.</param>
    /// <exception cref="BadInputException">A user's own types have no values, or a version does not exist; the sentence says
    /// why.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static IReadOnlyList<RowVerdict> Of(RunPlan plan, RunServices services, CancellationToken cancellation)
    {
        RowChecks checks = new(plan, services, CheckRules.OfVerdicts);
        checks.ReadValues(cancellation);
        var builds = checks.Build(cancellation);
        var built = plan.BuiltAs(builds);
        if (Substitutes.Sentence(BuildStage.Describe(plan.Rows, builds)) is { Length: > 0 } sentence)
            services.Progress.Tell(sentence);
        return [.. RowChecks.VerdictsOf(built, builds, checks.Check(built, builds, cancellation))];
    }
}
