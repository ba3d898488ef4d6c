#if NET
using Assay.Worker.Graphs;

namespace Assay.Worker.Conversion;

/// <summary>Values of the runtime as texts, for contracts that have no such type.</summary>
public static class RuntimeStrings
{
    /// <summary>The text of a value; null for null.</summary>
    public static string? Of<T>(T value) => value is null ? null : RuntimeText.Find(typeof(T))!.Of(value);

    /// <summary>The value of a text; null for null.</summary>
    /// <exception cref="FormatException">The text says no such value.</exception>
    public static T To<T>(string? text) => text is null ? default! : (T)RuntimeText.Find(typeof(T))!.Parse(typeof(T), text)!;
}
#endif
