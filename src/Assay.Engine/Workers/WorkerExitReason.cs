using System.Globalization;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Engine.Workers;

/// <summary>Turns the end of a worker into a verdict: whose code ran, and what the runtime said last.</summary>
internal static class WorkerExitReason
{
    private const string Unhandled = "Unhandled exception. ";
    private static readonly string[] Marks = ["Stack overflow", "Out of memory", Unhandled, "Fatal error", "Process terminated",
        "Internal CLR error", ExitSentence.Text];
    private const int HungUp = 128 + 1;
    private const int KilledBySystem = 128 + 9;
    private const int Terminated = 128 + 15;

    /// <summary>Says nothing about the library: the system ends whichever process it likes, and people do too.</summary>
    private const string KilledFromOutside = "killed from outside (by a user, or out of memory)";

    /// <summary>The failure behind an exception that the worker reported.</summary>
    public static WorkerFailure Of(FailedFrame failed)
    {
        var log = $"{failed.ExceptionType}: {failed.Message}{Environment.NewLine}{failed.StackTrace}";

        // A user's own input: the sentence says all, and nobody's code is to blame.
        if (failed.ExceptionType == typeof(BadValuesException).FullName)
            return new WorkerFailure(WorkerFailureKind.Input, failed.Message, log) { UnquotedLog = failed.StackTrace };
        if (failed.ExceptionType == typeof(PayloadsGoneException).FullName)
            return new WorkerFailure(WorkerFailureKind.Assay, FirstLine(failed.Message), log) { UnquotedLog = failed.StackTrace };
        if (failed.ExceptionType == typeof(LimitOfAssayException).FullName)
            return new WorkerFailure(WorkerFailureKind.LimitOfAssay, FirstLine(failed.Message), log) { UnquotedLog = failed.StackTrace };
        if (UserCode.OfTypes(failed) is WorkerFailure users)
            return users;
        var kind = !IsLibrary(failed.Phase) ? WorkerFailureKind.Assay
            : MemoryFailure.Is(failed.ExceptionType, failed.Causes) ? WorkerFailureKind.Memory
            : WorkerFailureKind.Exception;
        var isException = kind == WorkerFailureKind.Exception;
        return new WorkerFailure(kind, Cause(kind, failed.Phase, FirstLines($"{failed.ExceptionType}: {failed.Message}")), log)
        {
            Fault = new WorkerFault(failed.Phase, failed.ExceptionType, FirstLine(failed.Message)),
            UnquotedCause = Cause(kind, failed.Phase, RedactedFailure.Of(failed)),
            UnquotedLog = failed.StackTrace,
            Judge = isException && failed.Origin.Length > 0 ? Judge.Code : Judge.Library,
            ThrownBy = isException ? failed.Origin : "",
            IsThrowerHidden = isException && failed.IsOriginHidden,
        };
    }

    /// <summary>The failure behind a process that ended without an answer.</summary>
    /// <param name="reached">The limit for which the watch ended it; null when it did not.</param>
    /// <param name="exitCode">Its exit code; null when it would not end.</param>
    /// <param name="factory">The user's factory that makes the values; empty without one.</param>
    public static WorkerFailure Of(WorkerPhase phase, ReachedLimit? reached, int? exitCode, string standardError, string factory = "")
    {
        var frames = RedactedFailure.FramesOf(standardError);
        if (reached is null && exitCode is HungUp or KilledBySystem or Terminated)
            return new WorkerFailure(WorkerFailureKind.FromOutside, KilledFromOutside, standardError) { UnquotedLog = frames };
        if (phase == WorkerPhase.UserFactory)
            return UserCode.OfFactory(factory, reached, exitCode, standardError);
        if (phase == WorkerPhase.Generating && UserCode.OfTypes(reached, exitCode, standardError) is WorkerFailure users)
            return users;
        var seen = reached is null ? Observed(exitCode, standardError) : OfLimit(reached);
        seen = seen with { Log = standardError, UnquotedLog = frames };
        return IsLibrary(phase) || (phase != WorkerPhase.Generating && IsOfLibrarysThread(standardError))
            ? seen
            : new WorkerFailure(WorkerFailureKind.Assay, Own(phase, seen.Cause), standardError)
            {
                UnquotedCause = Own(phase, seen.UnquotedCause),
                UnquotedLog = frames,
            };
    }

    /// <summary>
    /// Whether what ended the process was code of neither Assay nor the runtime, whatever Assay was doing: a timer, a thread, a handler of
    /// the library's.
    /// </summary>
    private static bool IsOfLibrarysThread(string standardError)
    {
        if (Telling(standardError) == ExitSentence.Text)
            return true;
        var frames = RedactedFailure.FramesOf(standardError);
        return standardError.Contains(Unhandled, StringComparison.Ordinal)
            && frames.Length > 0 && !frames.Contains("at Assay.Worker.", StringComparison.Ordinal);
    }

    /// <summary>The failure of a worker that was stopped until its time ran out: whoever stopped it is to blame.</summary>
    public static WorkerFailure OfStopped(string cause, string standardError) =>
        new(WorkerFailureKind.Assay, cause, standardError) { UnquotedLog = RedactedFailure.FramesOf(standardError) };

    private static string Cause(WorkerFailureKind kind, WorkerPhase phase, string message) => kind switch
    {
        WorkerFailureKind.Memory => $"memory limit ({message})",
        WorkerFailureKind.Assay => Own(phase, message),
        _ => message,
    };

    private static WorkerFailure OfLimit(ReachedLimit reached) => new(reached.Kind, reached.Text, "");

    private static WorkerFailure Observed(int? exitCode, string standardError)
    {
        const string Overflow = "Stack overflow";
        var line = Telling(standardError);
        if (line.StartsWith(Overflow, StringComparison.Ordinal))
            return new WorkerFailure(WorkerFailureKind.Crash, Overflow, "");
        if (line.StartsWith("Out of memory", StringComparison.Ordinal)
            || line.StartsWith(typeof(OutOfMemoryException).FullName!, StringComparison.Ordinal))
            return OfLimit(new ReachedLimit(WorkerFailureKind.Memory, "memory limit (Out of memory)"));
        var code = exitCode is int number
            ? string.Create(CultureInfo.InvariantCulture, $"the process ended with exit code {number}")
            : "the process closed its pipe";
        if (line == ExitSentence.Text)
            return new WorkerFailure(WorkerFailureKind.Crash, $"{line}: {code}", "");
        var tells = line.Length > 0 && exitCode != 0;
        var isOfRuntime = IsOfRuntime(line) || standardError.Contains(Unhandled, StringComparison.Ordinal);
        var cause = !tells ? code : isOfRuntime ? line : $"{code}; first line on standard error: {line}";
        return new WorkerFailure(WorkerFailureKind.Crash, cause, "") { UnquotedCause = RedactedFailure.Of(line, code) };
    }

    /// <summary>The line in which the runtime says why it ends, or the first line there is.</summary>
    private static string Telling(string standardError)
    {
        string[] lines = [.. standardError.Split('\n').Select(line => line.Trim()).Where(line => line.Length > 0)];
        var line = lines.LastOrDefault(line => line == ExitSentence.Text)
            ?? lines.FirstOrDefault(IsOfRuntime) ?? lines.FirstOrDefault() ?? "";

        // The runtime says in a second line what the error is.
        if (line == "Fatal error." && Array.IndexOf(lines, line) + 1 < lines.Length)
            line = $"{line} {lines[Array.IndexOf(lines, line) + 1]}";
        return line.StartsWith(Unhandled, StringComparison.Ordinal) ? line[Unhandled.Length..] : line;
    }

    /// <summary>Whether a line of standard error is the runtime's, or the worker's, about its end: libraries print there, too.</summary>
    private static bool IsOfRuntime(string line) => Marks.Any(mark => line.StartsWith(mark, StringComparison.Ordinal));

    public static bool IsLibrary(WorkerPhase phase) =>
        phase is WorkerPhase.Preparing or WorkerPhase.Serializing or WorkerPhase.Deserializing;

    /// <summary>The sentence about a failure of Assay's own.</summary>
    public static string Own(WorkerPhase phase, string cause) =>
        $"error in Assay, {(phase == WorkerPhase.UserFactory ? WorkerPhase.Generating : phase).ToString().ToLowerInvariant()}: {cause}";

    // Of a chain of causes the first line of each.
    private static string FirstLines(string text) => string.Join(" ---> ", text.Split(" ---> ").Select(FirstLine));

    private static string FirstLine(string text) => text.ReplaceLineEndings("\n").Split('\n')[0].Trim();
}
