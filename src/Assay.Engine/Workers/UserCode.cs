using System.Globalization;
using System.Text.RegularExpressions;
using Assay.Core.Protocol;

namespace Assay.Engine.Workers;

/// <summary>
/// Says in a sentence for the user how code of theirs ended a worker. It quotes no message, because that may hold a value.
/// </summary>
internal static partial class UserCode
{
    private const string NextStep = "correct it, or give values with --sample";
    private const string FrameMark = "   at ";
    private const string ModuleType = "<Module>";
    private static readonly string[] NotTheUsers = ["Assay.", "System.", "Microsoft.", "Interop.", "Internal."];

    /// <summary>The failure of a worker that ended in a user's factory.</summary>
    /// <param name="factory">The factory, as the user named it.</param>
    /// <param name="reached">The limit for which the watch ended the worker; null when it did not.</param>
    /// <param name="exitCode">The exit code; null when the process would not end.</param>
    /// <param name="standardError">What it wrote on standard error.</param>
    public static WorkerFailure OfFactory(string factory, ReachedLimit? reached, int? exitCode, string standardError) =>
        Failure($"The factory {factory} {Act(reached, exitCode, standardError)}; {NextStep}.", standardError);

    /// <summary>
    /// The failure of a worker that ended in code of the user's types, such as a comparer, while Assay made values; null where no such code
    /// is on the stack.
    /// </summary>
    public static WorkerFailure? OfTypes(ReachedLimit? reached, int? exitCode, string standardError) =>
        Method(standardError) is string method
            ? Failure($"Your code {method} {Act(reached, exitCode, standardError)} while values were created; {NextStep}.", standardError)
            : null;

    /// <summary>
    /// The failure of code that threw while Assay ran and no library: the user's, or a contract's; null where Assay's own threw.
    /// </summary>
    public static WorkerFailure? OfTypes(FailedFrame failed)
    {
        if (failed.Phase is not (WorkerPhase.Generating or WorkerPhase.Mapping or WorkerPhase.Comparing)
            || Thrower(failed) is not (string code, string threw))
            return null;
        if (failed.Phase == WorkerPhase.Generating)
            return Failure(
                $"Your code{(IsOfInitializer(failed) ? ":" : "")} {code} threw {threw} while values were created; {StepAfter(failed)}.",
                failed.StackTrace);
        return IsOfInitializer(failed) || KeyComparison().IsMatch(code)
            ? new WorkerFailure(WorkerFailureKind.LimitOfAssay,
                $"{code} threw {threw} while values were {(failed.Phase == WorkerPhase.Mapping ? "copied" : "compared")}",
                failed.StackTrace)
            : null;
    }

    /// <summary>What threw, and the type of the exception.</summary>
    private static (string Code, string Threw)? Thrower(FailedFrame failed)
    {
        if (!IsOfInitializer(failed))
            return Method(failed.StackTrace) is string method ? (method, failed.ExceptionType) : null;
        var match = Initializer().Match(failed.Message);
        var type = match.Groups["type"].Value;
        if (!match.Success || NotTheUsers.Any(mark => type.StartsWith(mark, StringComparison.Ordinal)))
            return null;
        var threw = failed.Causes.FirstOrDefault(cause => cause != nameof(TypeInitializationException)) ?? "an exception";
        return (type == ModuleType ? "a module initializer" : $"the static constructor of {type}", threw);
    }

    private static bool IsOfInitializer(FailedFrame failed) => failed.ExceptionType == typeof(TypeInitializationException).FullName;

    /// <summary>A sample does not help where a type cannot be used at all.</summary>
    private static string StepAfter(FailedFrame failed) =>
        IsOfInitializer(failed) ? "correct it, or name another type with --root" : NextStep;

    /// <summary>The runtime's own words, which are not translated.</summary>
    [GeneratedRegex(@"^The type initializer for '(?<type>[^']+)' threw an exception\.")]
    private static partial Regex Initializer();

    /// <summary>
    /// While values are copied and compared, how keys compare is all that runs of a user's code: what else throws there is of the contract.
    /// </summary>
    [GeneratedRegex(@"\.(Equals|GetHashCode|CompareTo|Compare)$")]
    private static partial Regex KeyComparison();

    private static WorkerFailure Failure(string sentence, string log) =>
        new(WorkerFailureKind.Input, sentence, $"{sentence}{Environment.NewLine}{log}")
        {
            UnquotedLog = RedactedFailure.FramesOf(log),
        };

    private static string Act(ReachedLimit? reached, int? exitCode, string standardError)
    {
        if (reached is not null)
            return reached.Kind == WorkerFailureKind.Time ? $"did not finish within the {reached.Text}" : $"exceeded the {reached.Text}";
        if (standardError.Contains(ExitSentence.Text, StringComparison.Ordinal))
            return string.Create(CultureInfo.InvariantCulture, $"called Environment.Exit({exitCode})");
        if (Has(standardError, "Stack overflow"))
            return "overflowed the stack";
        if (Has(standardError, "Out of memory"))
            return "used all memory";
        if (standardError.Contains("Environment.FailFast(", StringComparison.Ordinal))
            return "called Environment.FailFast";
        if (standardError.Contains("Unhandled exception. ", StringComparison.Ordinal))
            return "threw an unhandled exception on another thread";
        return exitCode is int code
            ? string.Create(CultureInfo.InvariantCulture, $"ended the process with exit code {code}")
            : "closed the pipe to Assay";
    }

    /// <summary>The first method on a stack that is neither the runtime's nor Assay's, unless Assay's comes before it.</summary>
    private static string? Method(string stack)
    {
        var frame = stack.ReplaceLineEndings("\n").Split('\n')
            .Where(line => line.StartsWith(FrameMark, StringComparison.Ordinal))
            .Select(line => line[FrameMark.Length..])
            .FirstOrDefault(
                line => line.StartsWith("Assay.", StringComparison.Ordinal)
                    || !NotTheUsers.Any(mark => line.StartsWith(mark, StringComparison.Ordinal)));
        if (frame is null || frame.StartsWith("Assay.", StringComparison.Ordinal))
            return null;
        var parameters = frame.IndexOf('(', StringComparison.Ordinal);
        return parameters < 0 ? frame : frame[..parameters];
    }

    private static bool Has(string standardError, string mark) =>
        standardError.Split('\n').Any(line => line.TrimStart().StartsWith(mark, StringComparison.Ordinal));
}

/// <summary>
/// Code of the user's, such as their factory, failed while the run measured: what was measured is kept, and more would only fail again.
/// </summary>
public sealed class UserCodeFailedException : Exception
{
    /// <summary>Creates the exception with a sentence: what the code did, and the next step.</summary>
    public UserCodeFailedException(string sentence)
        : base(sentence)
    {
    }

    /// <summary>Creates the exception without a sentence.</summary>
    public UserCodeFailedException()
        : this("Your code failed during the run. Fix it and run again.")
    {
    }

    /// <summary>Creates the exception with what caused it.</summary>
    public UserCodeFailedException(string sentence, Exception innerException)
        : base(sentence, innerException)
    {
    }
}
