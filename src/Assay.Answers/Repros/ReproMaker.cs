using Assay.Conformance;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Cases;

namespace Assay.Answers.Repros;

/// <summary>
/// Makes a C# file that shows a verdict without Assay: checks the case, writes the file, leaves out what the failure does not need, and
/// runs it.
/// </summary>
/// <param name="plan">One row and one case.</param>
/// <param name="workspace">The folders, with the cases and their code.</param>
public sealed class ReproMaker(RunPlan plan, RunServices services, Workspace workspace)
{
    private readonly SelectedRow row = plan.Rows[0];
    private readonly CaseDescription asked = CaseCatalogue.Find(plan.Options.Workloads[0].DataSet)!;

    private string Name => $"{row.Name}#{asked.Name}";

    /// <summary>Makes it.</summary>
    /// <exception cref="BadInputException">The row cannot be built here, or no file can show what it does.</exception>
    /// <exception cref="NoReproException">There is nothing to reproduce, or no single file can show it.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public MadeRepro Make(CancellationToken cancellation)
    {
        ReproScope scope = new(Name, $"assay check cases --rows {row.Name} --case {asked.Name}");
        scope.Ensure(asked);
        scope.Ensure(row);
        var builds = new BuildStage(plan with { CorpusRow = null }, services).Run(cancellation);
        var described = BuildStage.Describe(plan.Rows, builds)[0];
        if (builds.GetValueOrDefault(row.Build) is not { Program: AdapterProgram program } outcome)
            throw BadInputException.NotBuilt(row.Name, described.Cause);
        services.Progress.Begin(RunStage.Checking);
        var check = Check(new CaseTasks(plan, builds), program, cancellation);
        if (check.Verdict == Verdict.Supported)
            throw new NoReproException($"{Name} is supported: everything came back, so there is nothing to reproduce.");
        if (check.Verdict == Verdict.Rejected && asked.Expected != Expected.Supported)
            throw new NoReproException(
                $"{Name} is rejected, and an error is a good answer to this case, so there is nothing to reproduce: "
                    + $"{check.Cause.TrimEnd('.')}.");
        ReproAttempt attempt = new(Name, check, services.Log);
        var failure = attempt.Failure;
        var contract = ContractOf(scope, outcome, isNew: asked.Data == DataVersion.Old);
        RestoredPackages packages = new(outcome);
        using ReproTrial trial =
            new(program, packages.GeneratorsFor(contract), new HashSet<string>(), WorkerLimits.HeapOfCase, cancellation);
        var made = asked switch
        {
            { Exercise: TrialKind exercise } =>
                new CallRepro(row, asked, described, check).Make(exercise, failure, contract, packages, trial),
            { Data: DataVersion data } => new VersionRepro(row, asked, described, check).Make(
                data, failure, (ContractOf(scope, outcome, isNew: data == DataVersion.New), contract), packages, trial),
            _ => new ReproPartsOf(row, new ReproSubject($"#{asked.Name}", asked.Holds, asked.ReadSource()), described,
                SameFailure.Observed(check)).Make(failure, contract, packages),
        };
        return attempt.Try(made, trial) ?? throw attempt.NotReproduced();
    }

    private CaseContract ContractOf(ReproScope scope, BuildOutcome outcome, bool isNew) =>
        CaseContract.Of(row, scope, asked.DataSet, outcome,
            new CaseCode(workspace, isNew).GraphOf(asked.DataSet, isNew ? plan.NewVersions! : row.Target.Cases!));

    private CheckResult Check(CaseTasks tasks, AdapterProgram program, CancellationToken cancellation)
    {
        Checker checker = new(services.Starter, new CheckSettings(
            plan.Options.Seed, services.PayloadFolder, services.Limits)
        {
            MayKeepValues = true,
            IsCompressed = false,
        }, services.Log);
        CaseChecker cases = new(services.Starter, checker, services.Limits);
        var workload = plan.Options.Workloads[0];
        if (asked.Exercise is not null)
            return new CallChecker(services.Starter, checker, services.Limits).Check([tasks.TaskOf(row, program, workload)], cancellation)
                .Single().Result;
        if (tasks.NewBuildOf(row) is not BuildOutcome newer)
            return cases.Check([tasks.TaskOf(row, program, workload)], cancellation).Single().Result;
        var all =
            new TypeVersions(tasks, row, program, newer.Program ?? throw BadInputException.NotBuilt(row.Name, newer.Cause)).Of([workload]);
        var found = cases.Check(all, cancellation).ToDictionary(check => check.Task);
        return TypeVersions.Judge(all.Where(task => task.Needs.Count > 0), found).Single().Result;
    }
}

/// <summary>A file that shows a verdict.</summary>
/// <param name="Verdict">The verdict, in words.</param>
/// <param name="Said">What the file says of the failure.</param>
/// <param name="Trials">How many files were tried while it was shortened.</param>
public sealed record MadeRepro(string Source, string Verdict, string Said, int Trials);
