using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>Gives every conformance case to every row, several rows at a time, and keeps the verdicts.</summary>
public sealed class CasesStage(RunStageContext context) : IRunStage
{
    /// <summary>Cases that a row is given in one turn, where there is a budget.</summary>
    private const int CasesInTurn = 40;

    private readonly RunPlan plan = context.Plan;
    private readonly RowsAtOnce rows = new(context);
    private readonly Lock keeping = new();
    private readonly Checker checker = new(
        context.Services.Starter,
        new CheckSettings(context.Plan.Options.Seed, context.Services.PayloadFolder, context.Services.Limits)
        {
            MayKeepValues = true,
            IsCompressed = false,
        },
        context.Services.Log);

    /// <summary>The plan with programs that hold the cases, and with second programs where a case has two versions of its types.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static RunPlan BuiltFor(RunPlan plan, Workspace workspace, CancellationToken cancellation)
    {
        var built = plan.BuiltFor(new CaseCode(workspace).Read(cancellation));
        return plan.Options.Workloads.Any(workload => CaseCatalogue.Find(workload.DataSet)?.Data is not null)
            ? built with { NewVersions = new CaseCode(workspace, isNew: true).Read(cancellation) }
            : built;
    }

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        context.Record.Change<CaseSamples>(samples => samples with { Cases = CaseSelection.Describe(plan.Options.Workloads) });
        var built = RowsAtOnce.Of(plan, input.Builds);
        CaseTasks tasks = new(plan, input.Builds);
        return rows.Run(built.Select(row => TurnOf(row, tasks, cancellation)), cancellation)
            && rows.Run(CrossChecksOf([.. built.Select(row => row.Row)], tasks, cancellation), cancellation);
    }

    private PiecesOfRow<WorkloadOptions[]> TurnOf(BuiltRow row, CaseTasks tasks, CancellationToken cancellation)
    {
        var known = Known(row.Row.Name);
        return new PiecesOfRow<WorkloadOptions[]>(
            row.Row.Name,
            plan.Options.Workloads.Where(workload => !known.Contains(workload)).Chunk(rows.Together(CasesInTurn)),
            workloads => Check(row.Row, row.Program, workloads, tasks, cancellation));
    }

    private void Check(
        SelectedRow row, AdapterProgram program, WorkloadOptions[] workloads, CaseTasks tasks, CancellationToken cancellation)
    {
        var open = workloads.ToLookup(workload => CaseCatalogue.Find(workload.DataSet)?.Kind ?? CaseKind.Values);
        List<CheckedRow> found = [];
        try
        {
            found.AddRange(CheckTypes(row, program, tasks, open, cancellation));
            found.AddRange(CheckCalls([.. open[CaseKind.Calls].Select(workload => tasks.TaskOf(row, program, workload))], cancellation));
        }
        finally
        {
            // What was found before an interruption is kept, too.
            Keep(row.Name, found);
        }
    }

    /// <summary>
    /// Cases about types and values go together with those that have two versions of types: the same processes serve both.
    /// </summary>
    private IEnumerable<CheckedRow> CheckTypes(
        SelectedRow row, AdapterProgram program, CaseTasks tasks, ILookup<CaseKind, WorkloadOptions> open, CancellationToken cancellation)
    {
        WorkloadOptions[] ofVersions = [.. open[CaseKind.Versions]];
        var newer = tasks.NewBuildOf(row);
        var versions = newer?.Program is AdapterProgram built ? new TypeVersions(tasks, row, program, built) : null;
        var versioned = versions?.Of(ofVersions) ?? [];
        Dictionary<CheckTask, CheckedRow> found = [];
        foreach (var check in Check(
            [.. open[CaseKind.Values].Select(workload => tasks.TaskOf(row, program, workload)), .. versioned], cancellation))
        {
            if (versioned.Contains(check.Task))
                found[check.Task] = check;
            else
                yield return check;
        }

        var judged = newer is null ? []
            : versions is null ? ofVersions.Select(workload => NotBuilt(tasks.TaskOf(row, program, workload), newer.Cause))
            : TypeVersions.Judge(versioned.Where(task => task.Needs.Count > 0), found);
        foreach (var check in judged)
            yield return check;
    }

    private CheckedRow NotBuilt(CheckTask task, string cause) =>
        Checker.Ended(task, checker.JobOf(task, instances: 1), Verdict.AssayError, Judge.Assay,
            $"the new versions of the types were not built: {cause}");

    private IEnumerable<CheckedRow> Check(IReadOnlyList<CheckTask> group, CancellationToken cancellation) =>
        Checked(new CaseChecker(context.Services.Starter, checker, context.Services.Limits).Check(group, cancellation), cancellation);

    private IEnumerable<CheckedRow> CheckCalls(IReadOnlyList<CheckTask> group, CancellationToken cancellation) =>
        Checked(new CallChecker(context.Services.Starter, checker, context.Services.Limits).Check(group, cancellation), cancellation);

    /// <summary>What an interruption may have caused comes last, after one wait for all: an interruption meanwhile takes it back.</summary>
    private static IEnumerable<CheckedRow> Checked(IEnumerable<CheckedRow> checks, CancellationToken cancellation)
    {
        List<CheckedRow> doubtful = [];
        foreach (var check in checks)
        {
            if (check.Result.Verdict is Verdict.Crash or Verdict.Hang or Verdict.AssayError)
                doubtful.Add(check);
            else
                yield return check;
        }

        Interruption.Await(doubtful.Count > 0, cancellation);
        foreach (var check in doubtful)
            yield return check;
    }

    /// <summary>Each version of a package is given what its other versions wrote.</summary>
    private IEnumerable<ITurn> CrossChecksOf(IReadOnlyList<SelectedRow> versions, CaseTasks tasks, CancellationToken cancellation) =>
        new PackageVersions(tasks).Of(versions, context.Record.ToFile(isComplete: false)).Select(group =>
            new PiecesOfRow<IReadOnlyList<CheckTask>>(
                $"{group[0].Name} reads {group[0].WrittenBy}", [group], one => Keep([.. Check(one, cancellation)])));

    private void Keep(IReadOnlyList<CheckedRow> crossChecks)
    {
        lock (keeping)
        {
            context.Record.Change<CaseSamples>(samples => samples with
            {
                CrossChecks = [.. samples.CrossChecks.Where(check => !crossChecks.Any(of => IsOf(of.Result, check))),
                    .. crossChecks.Select(check => check.Result)],
            });
            Measured += crossChecks.Count;
            context.Save();
        }
    }

    private static bool IsOf(CheckResult one, CheckResult other) =>
        one.Row == other.Row && one.WrittenBy == other.WrittenBy && one.Workload == other.Workload;

    /// <summary>The cases that the row was given before; a failure of Assay's own says nothing, and is tried again.</summary>
    private HashSet<WorkloadOptions> Known(string row)
    {
        lock (keeping)
            return [.. context.Record.ToFile(isComplete: false).Checks
                .Where(check => check.Row == row && check.Verdict != Verdict.AssayError).Select(check => check.Workload)];
    }

    private void Keep(string row, List<CheckedRow> found)
    {
        if (found.Count == 0)
            return;
        lock (keeping)
        {
            HashSet<WorkloadOptions> checkedNow = [.. found.Select(check => check.Task.Workload)];
            context.Record.Keep(file => file with
            {
                Rows = ObservedRows.Of(file.Rows, found),
                Checks = [.. file.Checks.Where(check => check.Row != row || !checkedNow.Contains(check.Workload)),
                    .. found.Select(check => check.Result)],
            });
            Measured += found.Count;
            context.Save();
        }
    }
}
