namespace Assay.Core.Workloads;

/// <summary>
/// A user's sample, factory or type gives no values. The message is one sentence for the user: where, what was found, what was expected; never a value.
/// </summary>
public sealed class BadValuesException : Exception
{
    /// <summary>Makes the exception with its sentence.</summary>
    public BadValuesException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception without a sentence of its own.</summary>
    public BadValuesException()
        : this("There are no values; give a sample or a factory.")
    {
    }

    /// <summary>Makes the exception with its sentence and cause. The cause's message reaches the log: it must not quote a value.</summary>
    public BadValuesException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
