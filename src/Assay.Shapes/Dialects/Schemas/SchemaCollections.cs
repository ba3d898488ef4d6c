using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Spells how the plain collections are built from a list, and the dictionaries from a dictionary that can be filled.</summary>
internal static class SchemaCollections
{
    private const string Generic = "global::System.Collections.Generic";
    private const string Immutable = "global::System.Collections.Immutable";
    private const string Frozen = "global::System.Collections.Frozen";

    /// <summary>An array whose element type may be an array itself: its length stands in the first brackets.</summary>
    public static string NewArray(string element, string length)
    {
        var rank = element.Length;
        while (element[..rank].EndsWith(']') && element[..rank].LastIndexOf('[') is var open && element[open..rank].All(c => c is '[' or ']' or ','))
            rank = open;
        return $"new {element[..rank]}[{length}]{element[rank..]}";
    }

    /// <summary>Statements that return the collection made of the list <c>items</c>.</summary>
    public static IEnumerable<string> FromList(CollectionKind kind, string type)
    {
        // Enumerated from the last to the first that was added.
        if (kind is CollectionKind.Stack or CollectionKind.ConcurrentStack or CollectionKind.ConcurrentBag or CollectionKind.ImmutableStack)
            yield return "items.Reverse();";
        yield return kind switch
        {
            CollectionKind.List or CollectionKind.IEnumerable or CollectionKind.ICollection or CollectionKind.IList or CollectionKind.IReadOnlyCollection
                or CollectionKind.IReadOnlyList => "return items;",
            CollectionKind.ISet => $"return new {Generic}.HashSet<{type[(type.IndexOf('<', StringComparison.Ordinal) + 1)..]}(items);",
            CollectionKind.FrozenSet => $"return {Frozen}.FrozenSet.ToFrozenSet(items);",
            CollectionKind.ImmutableArray or CollectionKind.ImmutableList or CollectionKind.ImmutableHashSet or CollectionKind.ImmutableSortedSet
                or CollectionKind.ImmutableQueue or CollectionKind.ImmutableStack => $"return {Immutable}.{kind}.CreateRange(items);",
            _ => $"return new {type}(items);",
        };
    }

    /// <summary>The dictionary that is filled.</summary>
    public static string FilledType(DictionaryKind kind) => kind switch
    {
        DictionaryKind.SortedDictionary or DictionaryKind.SortedList => $"{Generic}.{kind}",
        DictionaryKind.ConcurrentDictionary => "global::System.Collections.Concurrent.ConcurrentDictionary",
        _ => $"{Generic}.Dictionary",
    };

    /// <summary>The statement that returns the dictionary made of <c>items</c>.</summary>
    public static string FromDictionary(DictionaryKind kind, string arguments) => kind switch
    {
        DictionaryKind.ReadOnlyDictionary => $"return new global::System.Collections.ObjectModel.ReadOnlyDictionary<{arguments}>(items);",
        DictionaryKind.ImmutableDictionary or DictionaryKind.ImmutableSortedDictionary => $"return {Immutable}.{kind}.CreateRange(items);",
        DictionaryKind.FrozenDictionary => $"return {Frozen}.FrozenDictionary.ToFrozenDictionary(items);",
        _ => "return items;",
    };
}
