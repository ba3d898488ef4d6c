namespace Assay.Validation.Measuring;

/// <summary>A check has nothing to judge; the message is the sentence that says why.</summary>
public sealed class CheckImpossibleException : Exception
{
    /// <summary>Creates the exception with a sentence.</summary>
    public CheckImpossibleException(string message)
        : base(message)
    {
    }

    /// <summary>Creates the exception with a sentence and its cause.</summary>
    public CheckImpossibleException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Creates the exception with a general sentence.</summary>
    public CheckImpossibleException()
        : this("The check has nothing to judge.")
    {
    }
}
