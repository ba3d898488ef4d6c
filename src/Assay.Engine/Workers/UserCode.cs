using System.Globalization;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>Says in a sentence for the user how code of theirs ended a worker. It quotes no message, because that may hold a value.</summary>
internal static class UserCode
{
    private const string NextStep = "correct it, or give values with --sample";
    private const string FrameMark = "   at ";
    private static readonly string[] NotTheUsers = ["Assay.", "System.", "Microsoft.", "Interop.", "Internal."];

    /// <summary>The failure of a worker that ended in a user's factory.</summary>
    /// <param name="factory">The factory, as the user named it.</param>
    /// <param name="killedFor">Why the watch ended the worker; null when it did not.</param>
    /// <param name="exitCode">The exit code; null when the process would not end.</param>
    /// <param name="standardError">What it wrote on standard error.</param>
    public static WorkerFailure OfFactory(string factory, string? killedFor, int? exitCode, string standardError) =>
        Failure($"The factory {factory} {Act(killedFor, exitCode, standardError)}; {NextStep}.", standardError);

    /// <summary>The failure of a worker that ended in code of the user's types, such as a comparer, while Assay made values; null where no such code is on the stack.</summary>
    public static WorkerFailure? OfTypes(string? killedFor, int? exitCode, string standardError) =>
        Method(standardError) is string method ? Failure($"Your code {method} {Act(killedFor, exitCode, standardError)} while values were created; {NextStep}.", standardError) : null;

    /// <summary>The failure of code of the user's types that threw while Assay made values; null where Assay's own threw.</summary>
    public static WorkerFailure? OfTypes(FailedFrame failed) =>
        Method(failed.StackTrace) is string method ? Failure($"Your code {method} threw {failed.ExceptionType} while values were created; {NextStep}.", failed.StackTrace) : null;

    private static WorkerFailure Failure(string sentence, string log) =>
        new(Verdict.AssayError, sentence, $"{sentence}{Environment.NewLine}{log}") { IsOfInput = true, UnquotedLog = RedactedFailure.FramesOf(log) };

    private static string Act(string? killedFor, int? exitCode, string standardError)
    {
        if (killedFor is not null)
            return killedFor.StartsWith("time", StringComparison.Ordinal) ? $"did not finish within the {killedFor}" : $"exceeded the {killedFor}";
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
        return exitCode is int code ? string.Create(CultureInfo.InvariantCulture, $"ended the process with exit code {code}") : "closed the pipe to Assay";
    }

    /// <summary>The first method on a stack that is neither the runtime's nor Assay's, unless Assay's comes before it.</summary>
    private static string? Method(string stack)
    {
        string? frame = stack.ReplaceLineEndings("\n").Split('\n')
            .Where(line => line.StartsWith(FrameMark, StringComparison.Ordinal))
            .Select(line => line[FrameMark.Length..])
            .FirstOrDefault(line => line.StartsWith("Assay.", StringComparison.Ordinal) || !NotTheUsers.Any(mark => line.StartsWith(mark, StringComparison.Ordinal)));
        if (frame is null || frame.StartsWith("Assay.", StringComparison.Ordinal))
            return null;
        int parameters = frame.IndexOf('(', StringComparison.Ordinal);
        return parameters < 0 ? frame : frame[..parameters];
    }

    private static bool Has(string standardError, string mark) => standardError.Split('\n').Any(line => line.TrimStart().StartsWith(mark, StringComparison.Ordinal));
}

/// <summary>Code of the user's, such as their factory, failed while the run measured: what was measured is kept, and more would only fail again.</summary>
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
