using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Experiments.Hostile;
using Assay.Experiments.Mutations;
using Assay.Repros;

namespace Assay.Answers.Repros;

/// <summary>
/// Makes a C# file that shows without Assay what a row does with a saved input: feeds it again, writes types, payload and calls, and runs
/// the file under the same limits.
/// </summary>
/// <param name="plan">The row and the data set of the input, or the user's types.</param>
public sealed class HostileReproMaker(RunPlan plan, RunServices services, SavedInput input)
{
    private readonly SelectedRow row = plan.Rows[0];

    private string Name => $"{row.Name}, {input.Workload.DataSet}, {input.Kind}";

    /// <summary>Makes it.</summary>
    /// <param name="file">Path of the saved input, for sentences.</param>
    /// <exception cref="BadInputException">The row cannot be built here, or no file can show what it does.</exception>
    /// <exception cref="NoReproException">There is nothing to reproduce, or no single file can show it.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public MadeRepro Make(string file, CancellationToken cancellation)
    {
        ReproScope scope = new(Name, $"assay check hostile --replay {file}");
        scope.Ensure(row);
        var replayed = new InputReplay(plan, services).Execute(input, cancellation);
        var failure = HostileFailure.Of(Name, replayed, scope);
        var outcome = services.Build([row.Build], _ => { }, cancellation)[row.Build];
        var declared = plan.Types is OwnTypes types
            ? TypesInFile.Of(row, scope, types, outcome, cancellation)
            : TypesInFile.Of(row, scope, input.Workload.DataSet, outcome, cancellation);
        RestoredPackages packages = new(outcome);
        using ReproTrial trial = new(outcome.Program!, packages.GeneratorsFor(declared.Contract), declared.OwnFiles(packages),
            plan.Options.OwnOf<HostileOptions>().HeapBytes, cancellation);
        var made =
            new ReproPartsOf(row, new ReproSubject($", {input.Kind}: {input.What}", failure.Expected, declared.Maker), replayed.Row,
                failure.Observed).Make(ReproFailure.Misread, declared.Contract, packages);
        made = declared.In(made) with
        {
            Payload = new WrittenPayload(input.Payload()),
            Hostile = new HostileQuestion(failure.Harm, input.StackBytes, failure.Harm == HostileHarm.Misreads ? replayed.Valid : []),
        };
        return Try(made, failure, trial);
    }

    private MadeRepro Try(ReproParts made, HostileFailure failure, ReproTrial trial)
    {
        ReproWriter writer = new(trial.Compiler);
        ReproOutcome? first = null;
        foreach (var keepsNamespaces in new[] { false, true })
        {
            var source = writer.Write(made with { KeepsNamespaces = keepsNamespaces });
            var ended = trial.Run(source);
            services.Log.Write($"{Name}, repro", $"{ended.Ending}: {ended.Said}\n{source}");
            if (failure.IsShownBy(ended))
                return new MadeRepro(source, failure.Observed, ended.Said, keepsNamespaces ? 2 : 1);
            first ??= ended;
        }

        throw new NoReproException(
            $"{Name} could not be reproduced in one file: {SameFailure.Describe(first!)}{PayloadNote()} The verdict is "
                + $"{failure.Observed}; {services.Log.FileName} has the file.");
    }

    /// <summary>Formats that name types name those of Assay, which a file does not have.</summary>
    private string PayloadNote() => input.Payload().AsSpan().IndexOf("Assay."u8) >= 0 ? " The payload names types of Assay." : "";
}

/// <summary>What is wrong with what a row did with an input, and which file shows that.</summary>
/// <param name="Harm">What the file shows.</param>
/// <param name="Expected">What would be right, as a sentence.</param>
/// <param name="Observed">The grade, and what was observed.</param>
/// <param name="Exception">Full name of the exception's type; empty where there was none.</param>
internal sealed record HostileFailure(HostileHarm Harm, string Expected, string Observed, string Exception)
{
    private static readonly string[] Ends = ["Stack overflow", "Out of memory", "Fatal error", "Process terminated"];

    private const string Right = "the value, or an exception that the library documents, in memory and time that the payload explains.";

    /// <summary>What a file of an input shows.</summary>
    public static HostileFailure Of(string name, ReplayedInput replayed, ReproScope scope)
    {
        var group = replayed.Group;
        if (group.Outcome == HostileOutcome.OwnError)
            throw new NoReproException($"{name}: Assay itself failed on this input, which says nothing of the row: {group.Detail}");
        if (replayed.Input.Kind == InputKinds.Collide)
            throw scope.Refusal("Keys of one hash code are slow beside others, and the input holds one sort alone");
        if (replayed.Grade <= SafetyGrade.Contained)
            throw new NoReproException($"{name} is contained now, so there is nothing to reproduce: {WordsOf(group)}.");
        return new HostileFailure(
            HarmOf(group, scope), Right, $"{replayed.Grade.ToString().ToLowerInvariant()}: {WordsOf(group)}", group.ExceptionType);
    }

    /// <summary>Whether a file fails in the same way. Out of memory, a process ends in one way or another.</summary>
    public bool IsShownBy(ReproOutcome outcome) => (Harm, outcome.Ending) switch
    {
        (HostileHarm.Ends or HostileHarm.Allocates, ReproEnding.Crashed) => IsOfRuntime(outcome.Said),
        (HostileHarm.Hangs, ReproEnding.Hung or ReproEnding.Failed) => true,
        (HostileHarm.Allocates, ReproEnding.Failed) => true,
        (HostileHarm.Allocates, ReproEnding.Threw) => outcome.Said.Contains("OutOfMemory", StringComparison.Ordinal),
        (HostileHarm.TakesLong or HostileHarm.Misreads, ReproEnding.Failed) => true,
        (HostileHarm.Throws, ReproEnding.Failed) => outcome.Said.Contains(Exception, StringComparison.Ordinal),
        _ => false,
    };

    /// <summary>
    /// Whether the runtime ended, or a signal that says nothing: a program that does not even start ends with other words.
    /// </summary>
    private static bool IsOfRuntime(string said) =>
        said.Length == 0 || Array.Exists(Ends, end => said.StartsWith(end, StringComparison.Ordinal));

    private static HostileHarm HarmOf(HostileGroup group, ReproScope scope) => group.Outcome switch
    {
        HostileOutcome.Crashed => HostileHarm.Ends,
        HostileOutcome.Hung => HostileHarm.Hangs,
        HostileOutcome.OutOfMemory or HostileOutcome.TooLarge => HostileHarm.Allocates,
        _ when group.IsBlowUp => HostileHarm.Allocates,
        _ when group.IsSlow => HostileHarm.TakesLong,
        HostileOutcome.Threw => HostileHarm.Throws,
        HostileOutcome.Unmapped or HostileOutcome.Unwritten =>
            throw scope.Refusal("What came back breaks only what is done with it afterwards"),
        _ => HostileHarm.Misreads,
    };

    private static string WordsOf(HostileGroup group) => group switch
    {
        { Outcome: HostileOutcome.Threw } => $"{group.ExceptionType}: {group.Detail}",
        { Outcome: HostileOutcome.Crashed, NeedsSmallStack: true } => $"the process ended on a small stack, {group.Detail}",
        { Outcome: HostileOutcome.Crashed } => $"the process ended, {group.Detail}",
        { Outcome: HostileOutcome.Hung or HostileOutcome.OutOfMemory } => group.Detail,
        { Outcome: HostileOutcome.TooLarge } => "far more memory than the payload explains",
        _ when group.Detail.Length > 0 => $"read without an error, {group.Detail}",
        _ => "read without an error",
    };
}
