namespace Assay.Engine.Workers;

/// <summary>Whether an exception that a worker reports says that its memory was used up.</summary>
internal static class MemoryFailure
{
    /// <summary>How a message goes on whose exception a library wrapped around that of the heap limit.</summary>
    private const string Inner = $" ---> {nameof(OutOfMemoryException)}: ";

    /// <summary>Also where the library wraps it: what was asked for is the same, whoever reports it.</summary>
    /// <param name="type">Full name of the exception's type.</param>
    /// <param name="message">Its message, with those of its causes.</param>
    public static bool Is(string type, string message) =>
        type == typeof(OutOfMemoryException).FullName || message.Contains(Inner, StringComparison.Ordinal);
}
