using Assay.Core.Results;

namespace Assay.Engine.Processes;

/// <summary>A worker gave no answer; it is gone.</summary>
public sealed class WorkerFailedException : Exception
{
    /// <summary>Creates the exception for a failure.</summary>
    public WorkerFailedException(WorkerFailure failure)
        : base(failure.Cause) => Failure = failure;

    /// <summary>Creates the exception of an unknown failure.</summary>
    public WorkerFailedException()
        : this("The worker gave no answer.")
    {
    }

    /// <summary>Creates the exception of a failure of Assay's own.</summary>
    public WorkerFailedException(string message)
        : this(new WorkerFailure(Verdict.AssayError, message, ""))
    {
    }

    /// <summary>Creates the exception of a failure of Assay's own, with what caused it.</summary>
    public WorkerFailedException(string message, Exception innerException)
        : base(message, innerException) => Failure = new WorkerFailure(Verdict.AssayError, message, innerException.ToString());

    /// <summary>What happened.</summary>
    public WorkerFailure Failure { get; }

    /// <summary>Ends the run where the user's input is to blame: it would fail for every other row, too.</summary>
    /// <exception cref="BadInputException">It is.</exception>
    internal void ThrowIfOfInput()
    {
        if (Failure.IsOfInput)
            throw new BadInputException(Failure.InputSentence, this);
    }
}
