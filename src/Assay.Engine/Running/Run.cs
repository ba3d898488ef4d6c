using System.Runtime.InteropServices;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Engine.Workers;

namespace Assay.Engine.Running;

/// <summary>One run: build, check, measure, and keep the results after each step.</summary>
/// <param name="start">The results file as it begins: empty, or what an earlier run left.</param>
/// <param name="path">Where results are written.</param>
public sealed class Run(RunPlan plan, RunServices services, ResultsFile start, string path)
{
    private readonly RunRecord record = new(start);
    private readonly HashSet<(RowId Row, WorkloadOptions Workload)> told = [];
    private TimeSpan building;
    private TimeSpan checking;
    private TimeSpan measuring;
    private long? measuringSince;
    private int blocks;
    private bool isChecked;
    private bool hasBegunMeasuring;

    private bool IsResumed => start.HasSamples() || start.Cells.Count > 0;

    /// <summary>Runs to the end, the budget's or the user's.</summary>
    /// <exception cref="BadInputException">A resumed run found another machine or runtime.</exception>
    public RunResult Execute(CancellationToken cancellation)
    {
        try
        {
            RowChecks rows = new(plan, services, plan.Experiment.Checks)
            {
                Earlier = plan.Experiment.KnownIn(start),
                Found = Found,
            };
            var builds = Build(rows, cancellation);
            var checks = Check(rows, builds, cancellation);
            var isComplete = Measure(checks, builds, cancellation) && isChecked;
            Save(isComplete);
            return End(isComplete ? RunEnding.Complete : RunEnding.BudgetSpent);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            return Interrupted();
        }
        catch (UserCodeFailedException exception)
        {
            return End(RunEnding.UserCode, exception.Message);
        }
        catch (ResultsNotWrittenException exception)
        {
            return End(RunEnding.NotWritten, exception.Message);
        }
    }

    /// <summary>Keeps what was measured since the last save: stages save after each round, and a round may take minutes.</summary>
    private RunResult Interrupted()
    {
        try
        {
            if (hasBegunMeasuring)
                Save();
            return End(RunEnding.Interrupted);
        }
        catch (ResultsNotWrittenException exception)
        {
            return End(RunEnding.NotWritten, exception.Message);
        }
    }

    private IReadOnlyDictionary<BuildRequest, BuildOutcome> Build(RowChecks checks, CancellationToken cancellation)
    {
        var begin = services.Clock.GetTimestamp();
        checks.ReadValues(cancellation);
        Keep(checks.Values);
        var builds = checks.Build(cancellation);
        if (!plan.Experiment.GivesVerdicts)
            ComparedVersions.EnsureBuilt(plan.Rows, builds);
        plan = plan.BuiltAs(builds);
        record.Add(plan.Options);
        Interruption.Await(builds.Values.Any(build => build.Status != RowStatus.Available), cancellation);
        var differences = new ProofStage(plan.Rows, services).Run(builds, cancellation);
        IReadOnlyList<RowResult> rows = [
            .. BuildStage.Describe(plan.Rows, builds).AskedBefore(start.Rows)
                .Select(row => row.DifferingIn(differences.GetValueOrDefault(row.Name, "")))];
        foreach (var text in TextsOf(rows).Where(text => text.Length > 0))
            services.Progress.Tell(text);
        Resumption.EnsureSamePackages(start.Rows, rows, path);
        record.Add(rows);
        building = services.Clock.GetElapsedTime(begin);
        return builds;
    }

    /// <summary>What is said of rows once they are built; a table of verdicts quotes warnings itself.</summary>
    private IEnumerable<string> TextsOf(IReadOnlyList<RowResult> rows) =>
        [Substitutes.Sentence(rows), .. plan.Experiment.Checks.AreWaitedFor ? [] : NativeWarningText.Lines(rows)];

    private void Keep(ValuesResult? values)
    {
        TypesResumption.EnsureSameValues(start.Values, values, path);
        record.Add(values ?? start.Values);
    }

    /// <summary>A verdict that somebody waits for is kept as soon as it is there.</summary>
    private void Found(RowVerdict verdict)
    {
        if (!told.Add((verdict.Row.Id, verdict.Workload)))
            return;
        services.Found(verdict);
        record.Add(verdict);
        Save();
    }

    private IReadOnlyList<CheckedRow> Check(
        RowChecks rowChecks, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, CancellationToken cancellation)
    {
        if (plan.Experiment.ChecksItself)
            return CheckInStage();
        var begin = services.Clock.GetTimestamp();
        var checks = rowChecks.Check(plan, builds, cancellation);
        isChecked = rowChecks.IsComplete;
        var machine =
            MachineReader.Read(ObservedRows.RuntimesOf(checks.Select(check => check.Runtime)), plan.Experiment.SettingsOf(plan.Options));
        if (IsResumed)
        {
            // Which runtimes were seen depends on how far the run came, where verdicts are kept as they are found.
            Resumption.EnsureSameMachine(
                plan.Experiment.Checks.AreWaitedFor ? start.Machine with { Runtime = machine.Runtime } : start.Machine, machine, path);
            machine = start.Machine with { Runtime = machine.Runtime };
            checks = Resumption.WithEarlierPeaks(checks, start);
        }

        record.Add(machine, checks);
        record.Add(ObservedRows.Of(record.ToFile(isComplete: false).Rows, checks));
        checking = services.Clock.GetElapsedTime(begin);
        Save();
        return checks;
    }

    /// <summary>Verdicts on conformance cases are what is measured: the stage finds them.</summary>
    private CheckedRow[] CheckInStage()
    {
        isChecked = true;
        var machine = MachineReader.Read(RuntimeInformation.FrameworkDescription, plan.Experiment.SettingsOf(plan.Options));
        if (IsResumed)
            Resumption.EnsureSameMachine(start.Machine, machine, path);
        record.Keep(file => file with { Machine = IsResumed ? start.Machine : machine });
        return [];
    }

    private bool Measure(
        IReadOnlyList<CheckedRow> checks, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, CancellationToken cancellation)
    {
        RowVerdict[] verdicts = plan.Experiment.ChecksItself ? [] : [.. RowChecks.VerdictsOf(plan, builds, checks)];
        if (!Tell(verdicts, checks))
            return true;
        var begin = services.Clock.GetTimestamp();
        measuringSince = begin;
        hasBegunMeasuring = true;
        RunStageContext context = new(plan.ForMeasuring(building + checking), services, record, () => Save(), path);
        var stage = plan.Experiment.MakeStage(context);
        try
        {
            return stage.Run(
                new RunStageInput(checks, builds, IsResumed ? start.Machine.MemoryBytes : services.MemoryBytes) { Verdicts = verdicts },
                cancellation);
        }
        finally
        {
            (stage as IDisposable)?.Dispose();
            measuring = services.Clock.GetElapsedTime(begin);
            measuringSince = null;
            blocks = stage.Measured;
        }
    }

    /// <summary>Tells what the checks found, and gives whether anything is left to do.</summary>
    private bool Tell(RowVerdict[] verdicts, IReadOnlyList<CheckedRow> checks)
    {
        if (plan.Experiment.Checks.AreWaitedFor)
        {
            foreach (var verdict in verdicts.Where(verdict => told.Add((verdict.Row.Id, verdict.Workload))))
                services.Found(verdict);
            return true;
        }

        if (plan.Experiment.ChecksItself)
            return true;
        services.Checked(verdicts);

        // A reference alone answers nothing: where none of the rows asked for can be measured, nothing is.
        return checks.Any(check => check.Task.Name != plan.Joined && plan.Options.Operations.Any(check.IsTimedIn));
    }

    private void Save(bool isComplete = false)
    {
        record.Add(Times());
        ResultsStore.Save(record.ToFile(isComplete), path);
    }

    /// <summary>The times so far, of the earlier parts of a resumed run too.</summary>
    private StageTimes Times()
    {
        var soFar = measuringSince is long begin ? services.Clock.GetElapsedTime(begin) : measuring;
        return new StageTimes(start.Times.Building + Nanoseconds(building), start.Times.Checking + Nanoseconds(checking),
            start.Times.Measuring + Nanoseconds(soFar));
    }

    private static long Nanoseconds(TimeSpan time) => time.Ticks * TimeSpan.NanosecondsPerTick;

    private RunResult End(RunEnding ending, string cause = "")
    {
        record.Add(Times());
        return new(ending, record.ToFile(ending == RunEnding.Complete), new RunTimes(building, checking, measuring, blocks), cause)
        {
            Whole = record.ToWhole(ending == RunEnding.Complete),
        };
    }
}
