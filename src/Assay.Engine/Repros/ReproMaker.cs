using Assay.Conformance;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Conformance;
using Assay.Engine.Runs;
using Assay.Engine.Workers;
using Assay.Repros;

namespace Assay.Engine.Repros;

/// <summary>Makes a C# file that shows a verdict without Assay: checks the case, writes the file, leaves out what the failure does not need, and runs it.</summary>
/// <param name="plan">One row and one case.</param>
/// <param name="services">What it stands on.</param>
/// <param name="cases">The cases with their code.</param>
/// <param name="code">Reads the cases' types.</param>
public sealed class ReproMaker(RunPlan plan, RunServices services, BuiltCases cases, CaseCode code)
{
    private readonly SelectedRow row = plan.Rows[0];
    private readonly CaseDescription asked = CaseCatalogue.Find(plan.Options.Workloads[0].DataSet)!;

    private string Name => $"{row.Name}#{asked.Name}";

    /// <summary>Makes it.</summary>
    /// <param name="cancellation">Ends it at once.</param>
    /// <exception cref="BadInputException">The row cannot be built here, or no file can show what it does.</exception>
    /// <exception cref="NoReproException">There is nothing to reproduce, or no single file can show it.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public MadeRepro Make(CancellationToken cancellation)
    {
        ReproScope scope = new(Name, $"assay conform --rows {row.Name} --case {asked.Name}");
        scope.Ensure(asked);
        scope.Ensure(row);
        IReadOnlyDictionary<BuildRequest, BuildOutcome> builds = new BuildStage(plan with { CorpusRow = null }, services).Run(cancellation);
        RowResult described = BuildStage.Describe(plan.Rows, builds)[0];
        if (builds.GetValueOrDefault(row.Build) is not { Program: AdapterProgram program } outcome)
            throw new BadInputException($"{row.Name} cannot be built here: {described.Cause.TrimEnd('.')}. Fix that and run again.");
        services.Progress.Begin(RunStage.Checking);
        CheckResult check = Check(new CaseTasks(plan, builds).TaskOf(row, program, plan.Options.Workloads[0]), cancellation);
        if (check.Verdict == Verdict.Supported)
            throw new NoReproException($"{Name} is supported: everything came back, so there is nothing to reproduce.");
        ReproAttempt attempt = new(Name, check, services.Log);
        ReproFailure failure = attempt.FailureOf(described);
        CaseContract contract = CaseContract.Of(row, scope, asked.Name, outcome, code.GraphOf(asked.Name, cases));
        RestoredPackages packages = new(outcome);
        using ReproTrial trial = new(program, packages.GeneratorsFor(contract), new HashSet<string>(), cancellation);
        ReproParts made = new ReproPartsOf(row, new ReproSubject($"#{asked.Name}", asked.Holds, asked.ReadSource()), described, check).Make(failure, contract, packages);
        return attempt.Try(made, trial) ?? throw attempt.NotReproduced();
    }

    private CheckResult Check(CheckTask task, CancellationToken cancellation)
    {
        Checker checker = new(services.Starter, new CheckSettings(plan.Options.Seed, services.PayloadFolder, services.Limits) { MayKeepValues = true, IsCompressed = false }, services.Log);
        return new CaseChecker(services.Starter, checker, services.Limits).Check([task], cancellation).Single().Result;
    }
}

/// <summary>A file that shows a verdict.</summary>
/// <param name="Source">Its text.</param>
/// <param name="Check">The verdict.</param>
/// <param name="Said">What the file says of the failure.</param>
/// <param name="Trials">How many files were tried while it was shortened.</param>
public sealed record MadeRepro(string Source, CheckResult Check, string Said, int Trials);
