using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>Why a worker gave no answer.</summary>
/// <param name="Kind">What happened, for decisions.</param>
/// <param name="Cause">The first line of the cause, for people.</param>
/// <param name="Log">Everything known, for the log: a stack trace or the worker's standard error.</param>
public sealed record WorkerFailure(WorkerFailureKind Kind, string Cause, string Log)
{
    /// <summary>What it says about the row.</summary>
    public Verdict Verdict => Kind switch
    {
        WorkerFailureKind.Exception => Verdict.Rejected,
        WorkerFailureKind.Crash => Verdict.Crash,
        WorkerFailureKind.Time or WorkerFailureKind.Memory or WorkerFailureKind.Resources => Verdict.Hang,
        WorkerFailureKind.OtherWork => Verdict.Inconsistent,
        WorkerFailureKind.LimitOfAssay => Verdict.NotJudged,
        _ => Verdict.AssayError,
    };

    /// <summary>What results keep of it.</summary>
    public Failure OfRow => new(Verdict, Cause);

    /// <summary>Who decided it.</summary>
    public Judge Judge { get => Verdict is Verdict.AssayError or Verdict.NotJudged ? Judge.Assay : field; init; }

    /// <summary>Whether the worker reported it as a verdict, and goes on.</summary>
    public bool IsVerdict => Kind is WorkerFailureKind.Exception or WorkerFailureKind.LimitOfAssay;

    /// <summary>The member of the types that threw; empty where other code did.</summary>
    public string ThrownBy { get; init; } = "";

    /// <summary>Whether a member of the types may have thrown all the same; a worker without optimizations shows it.</summary>
    public bool IsThrowerHidden { get; init; }

    /// <summary>The cause with a next step, for a failure of <see cref="WorkerFailureKind.Input"/>.</summary>
    public string InputSentence => Cause.Contains(';', StringComparison.Ordinal) ? Cause : $"{Cause.TrimEnd('.')}. Fix it and run again.";

    /// <summary>
    /// The exit code of the process, such as 139 after a signal 11; null where it answered, was ended by a watch, or would not end.
    /// </summary>
    public int? ExitCode { get; init; }

    /// <summary>The exception that the worker reported; null where it reported none.</summary>
    public WorkerFault? Fault { get; init; }

    /// <summary>The cause without any text that may quote a value: an exception's type, a limit, an exit code.</summary>
    public string UnquotedCause { get; init; } = Cause;

    /// <summary>What of the log quotes nothing: the frames of a stack.</summary>
    public string UnquotedLog { get; init; } = "";

    /// <summary>The cause with everything that was said, for the terminal of whoever has the data.</summary>
    public string WholeCause { get; init; } = Cause;

    /// <summary>The failure without any text that may quote a value of the user's, but for <see cref="WholeCause"/>.</summary>
    /// <param name="names">Names of the user's types and members, which are told where the cause has them.</param>
    public WorkerFailure WithoutQuotes(IReadOnlySet<string> names)
    {
        var cause = UnquotedCause == Cause ? Cause : UnquotedCause + RedactedFailure.About(Cause, names);
        return this with
        {
            Cause = cause,
            WholeCause = Cause,
            Fault = Fault is null ? null : Fault with { Message = "" },
            Log = $"{cause}{Environment.NewLine}{UnquotedLog}",
        };
    }
}

/// <summary>What happened to a worker that gave no answer.</summary>
public enum WorkerFailureKind
{
    /// <summary>An error in Assay, or an end that says nothing about the library.</summary>
    Assay,

    /// <summary>A user's sample, factory or type is to blame; the cause is a sentence for the user, without a value.</summary>
    Input,

    /// <summary>The system or somebody else ended the worker; another attempt may go well.</summary>
    FromOutside,

    /// <summary>Assay cannot judge this yet.</summary>
    LimitOfAssay,

    /// <summary>The library threw.</summary>
    Exception,

    /// <summary>The library ended the process.</summary>
    Crash,

    /// <summary>The library reached the limit of time of a phase.</summary>
    Time,

    /// <summary>It reached that of the heap, or of the resident size.</summary>
    Memory,

    /// <summary>It reached that of threads, child processes or open files.</summary>
    Resources,

    /// <summary>The timed work was not the checked work.</summary>
    OtherWork,
}

/// <summary>Keeps failures in the log.</summary>
internal static class FailureLog
{
    private static readonly IReadOnlySet<string> NoNames = new HashSet<string>();

    /// <summary>Appends what is known of a failure under a heading, as far as the log may quote it.</summary>
    public static void Write(this RunLog log, string heading, WorkerFailure failure) =>
        log.Write(heading, log.IsWithoutQuotes ? failure.WithoutQuotes(NoNames).Log : failure.Log);
}

/// <summary>An exception that a worker reported.</summary>
/// <param name="ExceptionType">The full name of its type.</param>
/// <param name="Message">The first line of its message.</param>
public sealed record WorkerFault(WorkerPhase Phase, string ExceptionType, string Message);

/// <summary>A worker gave no answer; it is gone.</summary>
public sealed class WorkerFailedException : Exception
{
    /// <summary>Creates the exception for a failure.</summary>
    public WorkerFailedException(WorkerFailure failure)
        : base(failure.Cause) => Failure = failure;

    /// <summary>Creates the exception of an unknown failure.</summary>
    public WorkerFailedException()
        : this("The worker did not answer.")
    {
    }

    /// <summary>Creates the exception of a failure of Assay's own.</summary>
    public WorkerFailedException(string message)
        : this(new WorkerFailure(WorkerFailureKind.Assay, message, ""))
    {
    }

    /// <summary>Creates the exception of a failure of Assay's own, with what caused it.</summary>
    public WorkerFailedException(string message, Exception innerException)
        : base(message, innerException) => Failure = new WorkerFailure(WorkerFailureKind.Assay, message, innerException.ToString());

    /// <summary>What happened.</summary>
    public WorkerFailure Failure { get; }

    /// <summary>Ends the run where the user's input is to blame: it would fail for every other row, too.</summary>
    internal void ThrowIfOfInput()
    {
        if (Failure.Kind == WorkerFailureKind.Input)
            throw new BadInputException(Failure.InputSentence, this);
    }
}

/// <summary>
/// Asks a second worker where the first was killed from outside: that says nothing about the library, and rarely happens twice.
/// </summary>
internal static class RetryAfterKill
{
    /// <summary>Runs an attempt, and a second one where the first one's worker was killed from outside.</summary>
    /// <exception cref="WorkerFailedException">The worker failed otherwise, or was killed twice.</exception>
    public static T Of<T>(Func<T> attempt)
    {
        try
        {
            return attempt();
        }
        catch (WorkerFailedException exception) when (exception.Failure.Kind == WorkerFailureKind.FromOutside)
        {
            return attempt();
        }
    }
}
