namespace Assay.Emitter;

/// <summary>
/// Nothing can be emitted, for a reason that the user can act on. The message is one line in the format of MSBuild: <c>file(line): error
/// CODE: sentence</c>.
/// </summary>
public sealed class EmissionException : Exception
{
    /// <summary>Makes the exception with a complete line.</summary>
    public EmissionException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception with a complete line and its cause.</summary>
    public EmissionException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Makes an exception without a sentence of its own.</summary>
    public EmissionException()
        : this("Assay.Emitter : error ASSAY005: Nothing was emitted.")
    {
    }

    /// <summary>An error at a line of a file.</summary>
    public static EmissionException At(
        string file, int line, string code, string sentence) => new($"{file}({line}): error {code}: {sentence}");
}
