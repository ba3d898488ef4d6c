using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>Gives every conformance case to every row, several rows at a time, and keeps the verdicts.</summary>
public sealed class ConformanceStage(RunStageContext context) : IRunStage
{
    private readonly RunPlan plan = context.Plan;
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
        Budget budget = new(plan.Options);
        StageProgress progress = new(context.Services.Progress, context.Services.Clock, RunStage.Checking);
        var rows = RowsAtOnce.Of(plan, input.Builds);
        CaseTasks tasks = new(plan, input.Builds);
        var done = 0;
        ParallelWork.ForEach(rows, RowsAtOnce.AtOnce, row =>
        {
            if (!budget.Allows(progress.Elapsed))
                return;
            progress.Report((double)Volatile.Read(ref done) / rows.Count, row.Row.Name);
            Check(row.Row, row.Program, tasks, cancellation);
            Interlocked.Increment(ref done);
        }, cancellation);
        return done == rows.Count && CrossCheck(tasks, [.. rows.Select(row => row.Row)], budget, progress, cancellation);
    }

    private void Check(SelectedRow row, AdapterProgram program, CaseTasks tasks, CancellationToken cancellation)
    {
        var known = Known(row.Name);
        var open = plan.Options.Workloads.Where(workload => !known.Contains(workload))
            .ToLookup(workload => CaseCatalogue.Find(workload.DataSet)?.Kind ?? CaseKind.Values);
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

    /// <summary>Gives each version of a package what its other versions wrote; false when the budget was spent before.</summary>
    private bool CrossCheck(
        CaseTasks tasks, IReadOnlyList<SelectedRow> rows, Budget budget, StageProgress progress, CancellationToken cancellation)
    {
        IReadOnlyList<CheckTask>[] groups = [.. new PackageVersions(tasks).Of(rows, context.Record.ToFile(isComplete: false))];
        var done = 0;
        ParallelWork.ForEach(groups, RowsAtOnce.AtOnce, group =>
        {
            if (!budget.Allows(progress.Elapsed))
                return;
            progress.Report((double)Volatile.Read(ref done) / groups.Length, $"{group[0].Name} reads {group[0].WrittenBy}");
            List<CheckedRow> found = [.. Check(group, cancellation)];
            Interlocked.Increment(ref done);
            lock (keeping)
            {
                context.Record.Change<CaseSamples>(samples => samples with
                {
                    CrossChecks = [.. samples.CrossChecks.Where(check => !found.Any(of => IsOf(of.Result, check))),
                        .. found.Select(check => check.Result)],
                });
                Measured += found.Count;
                context.Save();
            }
        }, cancellation);
        return done == groups.Length;
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
