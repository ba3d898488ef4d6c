using System.Globalization;
using Assay.Core.Protocol;
using Assay.Engine.Workers;

namespace Assay.Engine.Feeding;

/// <summary>What became of one payload.</summary>
/// <param name="Request">The payload, and what was asked.</param>
/// <param name="Answer">What the worker answered; null where its process ended.</param>
/// <param name="Failure">Why the process ended; null where it answered.</param>
public sealed record FedPayload(FeedRequest Request, FedFrame? Answer, WorkerFailure? Failure)
{
    private const int SignalBase = 128;

    /// <summary>Whether its process got no payload before it but valid ones.</summary>
    public bool IsAlone { get; init; }

    /// <summary>How it ended.</summary>
    public FeedEnd End => Failure switch
    {
        { Kind: WorkerFailureKind.Crash } => FeedEnd.Crashed,
        { Kind: WorkerFailureKind.Memory } => FeedEnd.OutOfMemory,
        { Kind: WorkerFailureKind.Time or WorkerFailureKind.Resources } => FeedEnd.Hung,
        not null => FeedEnd.OwnError,
        null when Answer is { Outcome: FeedOutcome.Threw or FeedOutcome.Unwritten, Exception: { } exception }
            && MemoryFailure.Is(exception.Type, exception.Causes) => FeedEnd.OutOfMemory,
        null when Answer!.Outcome == FeedOutcome.Threw => FeedEnd.Threw,
        _ => FeedEnd.Returned,
    };

    /// <summary>
    /// One line about an end that is no answer: what the runtime said last, the limit, the signal. Empty where it answered.
    /// </summary>
    public string Cause => Failure is null ? "" : Signal is { Length: > 0 } signal ? $"{Failure.Cause} ({signal})" : Failure.Cause;

    /// <summary>
    /// Why there is no value, in one line: the cause, or the exception where the library threw one. Empty where it returned a graph.
    /// </summary>
    public string Reason => End switch
    {
        FeedEnd.Threw => ExceptionText.Of(Answer!.Exception),
        FeedEnd.Hung or FeedEnd.OutOfMemory => Cause.Length > 0 ? Cause : ExceptionText.Of(Answer?.Exception),
        _ => Cause,
    };

    /// <summary>The signal that ended the process, such as <c>SIGSEGV</c>; empty where none did, or the system does not tell.</summary>
    public string Signal => Failure?.ExitCode is not int code || OperatingSystem.IsWindows() ? "" : (code - SignalBase) switch
    {
        4 => "SIGILL",
        6 => "SIGABRT",
        7 => "SIGBUS",
        8 => "SIGFPE",
        11 => "SIGSEGV",
        > 0 and < 65 => string.Create(CultureInfo.InvariantCulture, $"signal {code - SignalBase}"),
        _ => "",
    };
}

/// <summary>Exceptions of libraries, in words.</summary>
public static class ExceptionText
{
    /// <summary>Its type without the namespace, and its message in one line; empty where there is none.</summary>
    public static string Of(FeedException? exception) =>
        exception is null ? "" : $"{exception.Type[(exception.Type.LastIndexOf('.') + 1)..]}: {exception.Message.ReplaceLineEndings(" ")}";
}

/// <summary>How a payload ended.</summary>
public enum FeedEnd
{
    /// <summary>The library returned a graph; the answer's outcome says what was wrong with it.</summary>
    Returned,

    /// <summary>The library threw an exception that is not about memory.</summary>
    Threw,

    /// <summary>The process ended: an access violation, a stack overflow, an exit.</summary>
    Crashed,

    /// <summary>The time limit.</summary>
    Hung,

    /// <summary>The heap's limit or the limit of the resident size.</summary>
    OutOfMemory,

    /// <summary>An error in Assay, which says nothing about the row.</summary>
    OwnError,
}
