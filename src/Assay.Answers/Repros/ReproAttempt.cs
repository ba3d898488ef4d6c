using System.Text.RegularExpressions;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Repros;

namespace Assay.Answers.Repros;

/// <summary>Writes files of one verdict, and shortens the first that fails as the verdict says.</summary>
/// <param name="name">The verdict's name.</param>
/// <param name="log">The log, which keeps the first file; null where the value is a user's, which no log keeps.</param>
internal sealed partial class ReproAttempt(string name, CheckResult check, RunLog? log)
{
    /// <summary>How often a file is tried whose failure is one of chance.</summary>
    private const int MostTries = 5;

    private ReproOutcome? last;

    /// <summary>What a file of the verdict shows.</summary>
    public ReproFailure Failure => check.Verdict switch
    {
        Verdict.NotJudged or Verdict.AssayError =>
            throw new NoReproException($"{name} was not judged, so there is nothing to reproduce: {check.Cause.TrimEnd('.')}."),
        Verdict.Lossy => ReproFailure.Lossy,
        Verdict.Rejected => ReproFailure.Rejected,
        Verdict.Crash => ReproFailure.Crash,
        Verdict.Hang => ReproFailure.Hang,
        Verdict.Inconsistent => ReproFailure.ChangedInput,
        _ => throw new NoReproException($"{name} has no verdict: {check.Cause.TrimEnd('.')}."),
    };

    /// <summary>Writes and shortens a file; null where it fails otherwise, or does not fail.</summary>
    public MadeRepro? Try(ReproParts made, ReproTrial trial)
    {
        var source = new ReproWriter(trial.Compiler).Write(made);
        var isByChance = made.Call?.IsByChance == true;
        var first = trial.Run(source);
        for (var tries = 1; isByChance && tries < MostTries && !SameFailure.Is(first, check, isByChance); tries++)
            first = trial.Run(source);
        last = first;
        log?.Write($"{name}, repro", $"{first.Ending}: {first.Said}\n{source}");
        if (!SameFailure.Is(first, check, isByChance))
            return null;
        if (first.Ending == ReproEnding.NotCompiled || made.Failure == ReproFailure.Hang || isByChance)
            return new MadeRepro(source, SameFailure.Name(check.Verdict), first.Said, 1);
        var reduced = ReproWriter.Reduce(source, made, first.Manner!,
            shorter => trial.Run(shorter).Manner is string manner
                && manner == first.Manner && (first.Place.Length == 0 || IsSound(shorter, trial)) ? manner : null);
        return new MadeRepro(reduced.Source, SameFailure.Name(check.Verdict), trial.Run(reduced.Source).Said, reduced.Trials);
    }

    /// <summary>Why there is no file, after all were tried.</summary>
    public NoReproException NotReproduced() =>
        new($"{name} could not be reproduced in one file: {(last is null ? "there was none to try." : SameFailure.Describe(last))} The "
            + $"verdict is {SameFailure.Describe(check)}{(log is null ? "." : $"; {log.FileName} has the file.")}");

    /// <summary>Whether a shortened comparison still finds a value equal to itself.</summary>
    private static bool IsSound(string source, ReproTrial trial) =>
        trial.Run(Compared().Replace(source, "FirstDifference($1, $1)")).Ending == ReproEnding.Held;

    [GeneratedRegex(@"FirstDifference\((Make\(\w*\)|Read\(\d+\)), \w+\)")]
    private static partial Regex Compared();
}

/// <summary>Whether a file fails as a verdict says.</summary>
internal static partial class SameFailure
{
    /// <summary>Compares the two.</summary>
    /// <param name="isByChance">Whether chance decides what goes wrong: then one failure is as good as another.</param>
    public static bool Is(ReproOutcome outcome, CheckResult check, bool isByChance = false) => (check.Verdict, outcome.Ending) switch
    {
        (Verdict.Lossy or Verdict.Rejected, ReproEnding.Failed) when isByChance => true,
        (Verdict.Lossy, ReproEnding.Failed) => outcome.Place.Length == 0 || check.Differences.Any(
            difference => IsAt(difference, outcome.Place) || IsOfCall(difference, outcome.Place)),
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
        _ => $"it ends with {outcome.Said.TrimEnd('.')}.",
    };

    /// <summary>The name of a verdict.</summary>
    public static string Name(Verdict verdict) => verdict.ToString().ToLowerInvariant();

    /// <summary>A verdict in words.</summary>
    public static string Describe(CheckResult check) =>
        $"{Name(check.Verdict)}: {Reason(check)}";

    /// <summary>A verdict with what was observed, for the head of a file.</summary>
    public static string Observed(CheckResult check) => $"{Name(check.Verdict)}, {Reason(check)}";

    private static string Reason(CheckResult check) => check.Verdict == Verdict.Lossy ? check.Differences[0] : check.Cause;

    // The exception by its type, or by the beginning of its message: the outermost of several need not be the one that is kept.
    private static IEnumerable<string> Words(string said)
    {
        const string Before = ", got ";
        const int Beginning = 24;
        var parts = said[(said.IndexOf(Before, StringComparison.Ordinal) + Before.Length)..].Split(": ", 2);
        // A trial that calls again after a failure keeps the type alone: "InvalidOperationException when deserializing".
        return [parts[0], parts[^1][..Math.Min(Beginning, parts[^1].Length)], $" {parts[0].Split('.')[^1]} when "];
    }

    /// <summary>Where something differs, without indices.</summary>
    public static string PlaceOf(string difference)
    {
        var path = difference.Split(": ")[0];
        return new ReproOutcome(ReproEnding.Failed, $"{path}: expected").Place;
    }

    // The check names the property of a private field; a file names the field.
    private static bool IsAt(string difference, string place) => Bare(WithoutRoot(PlaceOf(difference))) == Bare(WithoutRoot(place));

    // A call is named before the place. Of a file: "the second message, Letter"; of a check: "stream, the second message (the call before
    // took 255 of its bytes): Letter: null instead of a Letter".
    private static bool IsOfCall(string difference, string place)
    {
        var parts = place.Split(", ");
        return difference.Contains(": ", StringComparison.Ordinal)
            && parts[..^1].All(call => difference.Contains(call, StringComparison.Ordinal))
            && difference.Split(": ")[1..].Any(piece => IsAt(piece, parts[^1]));
    }

    /// <summary>A place as all who name it agree on it: the field <c>_total</c> and the property <c>Total</c> are one.</summary>
    public static string Bare(string place) => place.Replace("_", "", StringComparison.Ordinal).ToUpperInvariant();

    /// <summary>
    /// A place without the root's type, which contracts name otherwise: <c>.Items.Secret</c> of <c>Page&lt;Entry&gt;.Items.Secret</c>.
    /// </summary>
    public static string WithoutRoot(string place) => Root().Replace(place, "");

    [GeneratedRegex(@"^[^.<]+(<.*?>)?(?=[.\[]|$)")]
    private static partial Regex Root();
}
