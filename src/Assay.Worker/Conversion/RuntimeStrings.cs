#if NET
using Assay.Worker.Graphs;

namespace Assay.Worker.Conversion;

/// <summary>Values of the runtime as texts, for contracts that have no such type.</summary>
public static class RuntimeStrings
{
    /// <summary>The text of a value; null for null.</summary>
    public static string? Of<T>(T value) => value is null ? null : Known<T>.Text.Of(value);

    /// <summary>The value of a text; null for null.</summary>
    /// <exception cref="FormatException">The text says no such value.</exception>
    public static T To<T>(string? text) => text is null ? default! : (T)Known<T>.Text.Parse(typeof(T), text)!;

    // Found once for each type: this runs for each value of a measured walk.
    private static class Known<T>
    {
        public static readonly RuntimeText Text = RuntimeText.Find(typeof(T))!;
    }
}
#endif
