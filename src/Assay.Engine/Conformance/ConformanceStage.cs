using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Conformance;

/// <summary>Gives every conformance case to every row, two rows at a time, and keeps the verdicts.</summary>
/// <param name="context">What it stands on.</param>
public sealed class ConformanceStage(RunStageContext context) : IRunStage
{
    private const string NoContract = "Assay cannot map this yet";

    private readonly RunPlan plan = context.Plan;
    private readonly Lock keeping = new();
    private readonly Checker checker = new(
        context.Services.Starter,
        new CheckSettings(context.Plan.Options.Seed, context.Services.PayloadFolder, context.Services.Limits) { MayKeepValues = true, IsCompressed = false },
        context.Services.Log);

    /// <inheritdoc/>
    public int Measured { get; private set; }

    /// <inheritdoc/>
    public void Dispose()
    {
        // Its workers end with the rows that they serve.
    }

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        context.Record.Keep(file => file with { Cases = CaseSelection.Describe(plan.Options.Workloads) });
        Budget budget = new(plan.Options);
        StageProgress progress = new(context.Services.Progress, context.Services.Clock, RunStage.Checking);
        (SelectedRow Row, AdapterProgram Program)[] rows =
        [
            .. from row in plan.Rows.DistinctBy(row => row.Name)
               where row.Excluded.Length == 0
               let program = input.Builds.GetValueOrDefault(row.Build)?.Program
               where program is not null
               select (row, program),
        ];
        int done = 0;
        ParallelWork.ForEach(rows, CheckStage.AtOnce, row =>
        {
            if (!budget.Allows(progress.Elapsed))
                return;
            progress.Report((double)Volatile.Read(ref done) / rows.Length, row.Row.Name);
            Check(row.Row, row.Program, cancellation);
            Interlocked.Increment(ref done);
        }, cancellation);
        return done == rows.Length;
    }

    private void Check(SelectedRow row, AdapterProgram program, CancellationToken cancellation)
    {
        HashSet<WorkloadOptions> known = Known(row.Name);
        CheckTask[] tasks = [.. plan.Options.Workloads.Where(workload => !known.Contains(workload)).Select(workload => TaskOf(row, program, workload))];
        List<CheckedRow> found = [];
        try
        {
            foreach (CheckedRow check in new CaseChecker(context.Services.Starter, checker, context.Services.Limits).Check(tasks, cancellation))
            {
                Interruption.Await(check.Result.Verdict is Verdict.Crash or Verdict.Hang or Verdict.AssayError, cancellation);
                found.Add(WithoutOwnLimit(check));
            }
        }
        finally
        {
            // What was found before an interruption is kept, too.
            Keep(row.Name, found);
        }
    }

    /// <summary>A contract without a type for a value is no error of Assay that another try could end: the report says that the case was not tried.</summary>
    private static CheckedRow WithoutOwnLimit(CheckedRow check) => check.Result is { Verdict: Verdict.AssayError } result && result.Cause.Contains(NoContract, StringComparison.Ordinal)
        ? check with { Result = result with { Verdict = Verdict.Rejected, Cause = result.Cause[result.Cause.IndexOf(NoContract, StringComparison.Ordinal)..] } }
        : check;

    private CheckTask TaskOf(SelectedRow row, AdapterProgram program, WorkloadOptions workload) => new(row.Definition, program, workload, row.Definition.SurfaceFor(plan.Options.Surface))
    {
        Name = row.Name,
        Framework = row.Target.Framework,
    };

    /// <summary>The cases that the row was given before; a failure of Assay's own says nothing, and is tried again.</summary>
    private HashSet<WorkloadOptions> Known(string row)
    {
        lock (keeping)
            return [.. context.Record.ToFile(isComplete: false).Checks.Where(check => check.Row == row && check.Verdict != Verdict.AssayError).Select(check => check.Workload)];
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
                Checks = [.. file.Checks.Where(check => check.Row != row || !checkedNow.Contains(check.Workload)), .. found.Select(check => check.Result)],
            });
            Measured += found.Count;
            context.Save();
        }
    }
}
