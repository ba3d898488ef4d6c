namespace Assay.Engine;

/// <summary>What the user asked for cannot be done: one sentence with the next step, exit code 2, never a stack trace.</summary>
/// <param name="sentence">What is wrong, where, and what to do next.</param>
public sealed class BadInputException(string sentence) : Exception(sentence)
{
    /// <summary>Creates the exception without a sentence.</summary>
    public BadInputException()
        : this("The input cannot be used.")
    {
    }

    /// <summary>Creates the exception with the failure that showed it.</summary>
    public BadInputException(string sentence, Exception innerException)
        : this(sentence) => Underlying = innerException;

    /// <summary>That a row's program cannot be built here.</summary>
    internal static BadInputException NotBuilt(string row, string cause) =>
        new($"{row} cannot be built here: {cause.TrimEnd('.')}. Fix that and run again.");

    /// <summary>The failure that showed it, for the log; null where there was none.</summary>
    public Exception? Underlying { get; }
}
