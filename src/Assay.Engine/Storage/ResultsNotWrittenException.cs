namespace Assay.Engine.Storage;

/// <summary>Results could not be written; the earlier file is untouched.</summary>
public sealed class ResultsNotWrittenException : Exception
{
    /// <summary>Creates the exception with a sentence and its cause.</summary>
    public ResultsNotWrittenException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Creates the exception with a sentence.</summary>
    public ResultsNotWrittenException(string message)
        : base(message)
    {
    }

    /// <summary>Creates the exception with a general sentence.</summary>
    public ResultsNotWrittenException()
        : this("The results could not be written.")
    {
    }
}
