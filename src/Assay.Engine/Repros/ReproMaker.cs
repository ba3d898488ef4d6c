using System.Text.RegularExpressions;
using Assay.Analysis.Evidence;
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
/// <param name="parts">The folder of the assemblies that programs are built from.</param>
public sealed partial class ReproMaker(RunPlan plan, RunServices services, BuiltCases cases, string parts)
{
    private readonly SelectedRow row = plan.Rows[0];
    private readonly CaseDescription asked = CaseCatalogue.Find(plan.Options.Workloads[0].DataSet)!;

    private string Name => $"{row.Name}#{asked.Name}";

    /// <summary>Makes it.</summary>
    /// <param name="cancellation">Ends it at once.</param>
    /// <exception cref="BadInputException">The row cannot be built here.</exception>
    /// <exception cref="NoReproException">There is nothing to reproduce, or no single file can show it.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public MadeRepro Make(CancellationToken cancellation)
    {
        if (asked.Data is not null)
            throw new NoReproException($"{Name} takes two versions of its types, one that writes and one that reads. 'assay repro' writes one program, which holds one.");
        if (asked.Exercise is not null)
            throw new NoReproException($"{Name} is about how the row is called. 'assay repro' writes programs that call it as usual: one value, written and read.");
        IReadOnlyDictionary<BuildRequest, BuildOutcome> builds = new BuildStage(plan with { CorpusRow = null }, services).Run(cancellation);
        RowResult described = BuildStage.Describe(plan.Rows, builds)[0];
        if (builds.GetValueOrDefault(row.Build) is not { Program: AdapterProgram program } outcome)
            throw new BadInputException($"{row.Name} cannot be built here: {described.Cause.TrimEnd('.')}. Fix that and run again.");
        services.Progress.Begin(RunStage.Checking);
        CheckResult check = Check(new CaseTasks(plan, builds).TaskOf(row, program, plan.Options.Workloads[0]), cancellation);
        ReproFailure failure = FailureOf(check, described);
        CaseContract contract = CaseContract.Of(row, asked.Name, outcome, parts, cases);
        RestoredPackages packages = new(outcome);
        using ReproTrial trial = new(program, [.. packages.Generators, .. row.Definition.Dialect == "json-context" ? RestoredPackages.GeneratorsOfFramework() : []], cancellation);
        ReproParts made = new ReproPartsOf(row, asked, described, check).Make(failure, contract, packages);
        return Reduced(made, check, trial);
    }

    /// <summary>Whether a shortened comparison still finds a value equal to itself.</summary>
    private static bool IsSound(string source, ReproTrial trial) => trial.Run(Compared().Replace(source, "FirstDifference(Make(), Make())")).Ending == ReproEnding.Held;

    [GeneratedRegex(@"FirstDifference\(Make\(\), \w+\)")]
    private static partial Regex Compared();

    private CheckResult Check(CheckTask task, CancellationToken cancellation)
    {
        Checker checker = new(services.Starter, new CheckSettings(plan.Options.Seed, services.PayloadFolder, services.Limits) { MayKeepValues = true, IsCompressed = false }, services.Log);
        return new CaseChecker(services.Starter, checker, services.Limits).Check([task], cancellation).Single().Result;
    }

    private ReproFailure FailureOf(CheckResult check, RowResult described) => check.Verdict switch
    {
        Verdict.Supported => throw new NoReproException($"{Name} is supported: everything came back, so there is nothing to reproduce."),
        _ when Limit.Of(described, check, []).Owner == LimitOwner.Assay => throw new NoReproException($"{Name} was not tried, so there is nothing to reproduce: {check.Cause.TrimEnd('.')}."),
        Verdict.Lossy => ReproFailure.Lossy,
        Verdict.Rejected => ReproFailure.Rejected,
        Verdict.Crash => ReproFailure.Crash,
        Verdict.Hang => ReproFailure.Hang,
        Verdict.Inconsistent => ReproFailure.ChangedInput,
        _ => throw new NoReproException($"{Name} has no verdict: {check.Cause.TrimEnd('.')}."),
    };

    private MadeRepro Reduced(ReproParts made, CheckResult check, ReproTrial trial)
    {
        string source = new ReproWriter(trial.Compiler).Write(made);
        ReproOutcome first = trial.Run(source);
        services.Log.Write($"{Name}, repro", $"{first.Ending}: {first.Said}\n{source}");
        if (!SameFailure.Is(first, check))
            throw new NoReproException($"{Name} could not be reproduced in one file: {SameFailure.Describe(first)} The verdict is {SameFailure.Describe(check)}; {services.Log.FileName} has the file.");
        if (first.Ending == ReproEnding.NotCompiled || made.Failure == ReproFailure.Hang)
            return new MadeRepro(source, check, first.Said, 1);
        ReducedRepro reduced = ReproWriter.Reduce(source, made, first.Manner!, shorter => trial.Run(shorter).Manner is string manner && manner == first.Manner && (first.Place.Length == 0 || IsSound(shorter, trial)) ? manner : null);
        return new MadeRepro(reduced.Source, check, trial.Run(reduced.Source).Said, reduced.Trials);
    }
}

/// <summary>A file that shows a verdict.</summary>
/// <param name="Source">Its text.</param>
/// <param name="Check">The verdict.</param>
/// <param name="Said">What the file says of the failure.</param>
/// <param name="Trials">How many files were tried while it was shortened.</param>
public sealed record MadeRepro(string Source, CheckResult Check, string Said, int Trials);

/// <summary>Whether a file fails as a verdict says.</summary>
internal static class SameFailure
{
    /// <summary>Compares the two.</summary>
    public static bool Is(ReproOutcome outcome, CheckResult check) => (check.Verdict, outcome.Ending) switch
    {
        (Verdict.Lossy, ReproEnding.Failed) => outcome.Place.Length == 0 || check.Differences.Any(difference => PlaceOf(difference) == outcome.Place),
        (Verdict.Rejected, ReproEnding.Failed) => Words(outcome.Said).Any(word => check.Cause.Contains(word, StringComparison.Ordinal)),
        (Verdict.Rejected, ReproEnding.NotCompiled) => check.Cause.Contains(outcome.Said.Split(':')[0], StringComparison.Ordinal),
        (Verdict.Crash, ReproEnding.Crashed) or (Verdict.Inconsistent, ReproEnding.Failed) => true,
        (Verdict.Hang, ReproEnding.Hung) => true,
        (Verdict.Hang, ReproEnding.Failed) => true,
        _ => false,
    };

    /// <summary>What a file did, as a sentence.</summary>
    public static string Describe(ReproOutcome outcome) => outcome.Ending switch
    {
        ReproEnding.Held => "nothing fails there.",
        ReproEnding.NotCompiled => $"it does not compile ({outcome.Said}).",
        _ => $"it ends with \"{outcome.Said}\".",
    };

    /// <summary>A verdict in words.</summary>
    public static string Describe(CheckResult check) =>
        $"{check.Verdict.ToString().ToLowerInvariant()}: {(check.Verdict == Verdict.Lossy ? check.Differences[0] : check.Cause)}";

    // The exception by its type, or by the beginning of its message: the outermost of several need not be the one that is kept.
    private static IEnumerable<string> Words(string said)
    {
        const string Before = ", got ";
        const int Beginning = 24;
        string[] parts = said[(said.IndexOf(Before, StringComparison.Ordinal) + Before.Length)..].Split(": ", 2);
        return [parts[0], parts[^1][..Math.Min(Beginning, parts[^1].Length)]];
    }

    private static string PlaceOf(string difference)
    {
        string path = difference.Split(": ")[0];
        return new ReproOutcome(ReproEnding.Failed, $"{path}: expected").Place;
    }
}
