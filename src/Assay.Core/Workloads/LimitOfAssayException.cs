namespace Assay.Core.Workloads;

/// <summary>
/// Assay cannot hand a value to the library: the row is not judged on it. The message is one sentence, which names types and never a value.
/// </summary>
public sealed class LimitOfAssayException : Exception
{
    /// <summary>Makes the exception with its sentence.</summary>
    public LimitOfAssayException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception without a sentence of its own.</summary>
    public LimitOfAssayException()
        : this("Assay cannot hand the value to the library.")
    {
    }

    /// <summary>Makes the exception with its sentence and cause.</summary>
    public LimitOfAssayException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
