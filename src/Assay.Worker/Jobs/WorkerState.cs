using Assay.Core.Protocol;

namespace Assay.Worker.Jobs;

/// <summary>What a worker holds from one request to the next.</summary>
internal sealed class WorkerState(PhaseLine phases)
{
    private RowJob? job;

    public PhaseLine Phases => phases;

    /// <summary>Whether it goes on with another job after a failure that it could report.</summary>
    public bool IsOneOfMany { get; set; }

    /// <summary>The open job.</summary>
    /// <exception cref="InvalidOperationException">There is none.</exception>
    public RowJob Job => job ?? throw new InvalidOperationException("The first frame must open a job.");

    /// <summary>Ends the open job before another one is set up.</summary>
    public void Close()
    {
        job?.Dispose();
        job = null;
    }

    public void Open(RowJob next) => job = next;

    /// <summary>What is told of an exception that ended a request, and whether the job's types threw it.</summary>
    public FailedFrame Failed(Exception exception)
    {
        var thrower = job?.ThrowerOf(exception) ?? default;
        return new FailedFrame(
            phases.Current, ExceptionText.TypeOf(exception), ExceptionText.Of(exception), ExceptionText.Cut(exception.StackTrace ?? ""))
        {
            Causes = ExceptionText.CausesOf(exception),
            Origin = thrower.Member ?? "",
            IsOriginHidden = thrower.IsHidden,
        };
    }
}
