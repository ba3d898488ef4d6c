using System.Runtime.CompilerServices;

namespace Assay.Core.Adapters;

/// <summary>A new adapter's call of its library is not written yet. The message is the row's verdict until it is: the file, the line, and what belongs there.</summary>
public sealed class UnfinishedAdapterException : Exception
{
    /// <summary>Makes the exception with a sentence.</summary>
    public UnfinishedAdapterException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception with a sentence and a cause.</summary>
    public UnfinishedAdapterException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Makes the exception without a sentence of its own.</summary>
    public UnfinishedAdapterException()
        : this("The adapter does not call its library yet.")
    {
    }

    /// <summary>The exception for the line that makes it.</summary>
    /// <param name="call">What belongs there, such as "the library's call that reads a T from a byte[]".</param>
    /// <param name="file">The file; the compiler gives it.</param>
    /// <param name="line">The line; the compiler gives it.</param>
    public static UnfinishedAdapterException Here(string call, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        new(FormattableString.Invariant($"{file}, line {line}: write {call} in the place of this exception."));
}
