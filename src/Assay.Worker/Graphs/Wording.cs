using System.Collections;

namespace Assay.Worker.Graphs;

/// <summary>Words for what stands at a place: kinds, never values.</summary>
internal static class Wording
{
    /// <summary>A value with its article: <c>a string</c>, <c>an empty List&lt;Book&gt;</c>, <c>null</c>.</summary>
    public static string Describe(object? value)
    {
        if (value is null)
            return "null";
        string name = TypeNames.Short(TypeFacts.Of(value).Type);
        return IsEmpty(value) ? "an empty " + name : Article(name) + name;
    }

    /// <summary>A number of elements: <c>1 element</c>, <c>3 elements</c>.</summary>
    public static string Elements(int count) => count == 1 ? "1 element" : FormattableString.Invariant($"{count} elements");

    /// <summary>A type's name with its article: <c>a string</c>, <c>an int</c>.</summary>
    public static string Name(Type type) => Article(TypeNames.Short(type)) + TypeNames.Short(type);

    private static bool IsEmpty(object value) => value switch
    {
        string text => text.Length == 0,
        Array array => array.Length == 0,
        _ => TypeFacts.Of(value).Collection is not null && CollectionReading.Count((IEnumerable)value) == 0,
    };

    private static string Article(string name) => "aeiouAEIOU".Contains(name[0], StringComparison.Ordinal) ? "an " : "a ";
}
