namespace Assay.Shapes.Reading;

/// <summary>Types could not be read or emitted, for a reason that the user can act on. The message is one plain sentence.</summary>
public sealed class ShapeException : Exception
{
    /// <summary>Makes the exception with its sentence.</summary>
    public ShapeException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception with its sentence and its cause.</summary>
    public ShapeException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Makes an exception without a sentence of its own.</summary>
    public ShapeException()
        : this("The types could not be read.")
    {
    }
}
