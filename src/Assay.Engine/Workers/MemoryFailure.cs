namespace Assay.Engine.Workers;

/// <summary>Whether an exception that a worker reports says that its memory was used up.</summary>
internal static class MemoryFailure
{
    /// <summary>Also where the library wraps it: what was asked for is the same, whoever reports it.</summary>
    /// <param name="type">Full name of the exception's type.</param>
    /// <param name="causes">Names of the types of its causes.</param>
    public static bool Is(string type, IReadOnlyList<string> causes) =>
        type == typeof(OutOfMemoryException).FullName || causes.Contains(nameof(OutOfMemoryException));
}
