using Assay.Core.Protocol;

namespace Assay.Worker.Session;

/// <summary>Turns an exception into a frame.</summary>
internal static class FailureReport
{
    /// <summary>The frame: type of the outermost exception, messages of all causes, stack.</summary>
    public static FailedFrame From(WorkerPhase phase, Exception exception) =>
        new(phase, ExceptionText.TypeOf(exception), ExceptionText.Of(exception), ExceptionText.Cut(exception.StackTrace ?? ""));
}
