using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.StraightLine;

/// <summary>How emitted code counts a collection and asks for its comparer.</summary>
internal static class CollectionFacts
{
    /// <summary>The number of elements.</summary>
    public static string Count(CollectionShape collection) => collection.Kind switch
    {
        CollectionKind.Array or CollectionKind.ImmutableArray => "value.Length",
        CollectionKind.ImmutableQueue or CollectionKind.ImmutableStack => "global::System.Linq.Enumerable.Count(value)",
        _ => "value.Count",
    };

    /// <summary>The span of the elements; null where there is none.</summary>
    public static string? Span(CollectionShape collection) => collection.Kind switch
    {
        CollectionKind.Array when collection.Rank > 1 => $"Arrays.Elements<{WalkContext.NameOf(collection.Element)}>(value)",
        CollectionKind.Array => $"new global::System.ReadOnlySpan<{WalkContext.NameOf(collection.Element)}>(value)",
        CollectionKind.List => "CollectionsMarshal.AsSpan(value)",
        CollectionKind.ImmutableArray => "value.AsSpan()",
        _ => null,
    };

    /// <summary>The property that gives the comparer; null where there is none.</summary>
    public static string? Comparer(CollectionShape collection) => !RuntimeKinds.IsSet(collection.Kind) ? null
        : collection.Kind is CollectionKind.ImmutableHashSet or CollectionKind.ImmutableSortedSet ? "KeyComparer" : "Comparer";

    /// <inheritdoc cref="Comparer(CollectionShape)"/>
    public static string? Comparer(DictionaryShape dictionary) => dictionary.Kind switch
    {
        DictionaryKind.ReadOnlyDictionary => null,
        DictionaryKind.ImmutableDictionary or DictionaryKind.ImmutableSortedDictionary => "KeyComparer",
        _ => "Comparer",
    };

    /// <summary>The method of <c>ComparerTags</c> that finds a comparer.</summary>
    public static string ComparerTag(bool isSorted) => isSorted ? "Order" : "Equality";

    public static bool IsSorted(CollectionShape collection) => collection.Kind is CollectionKind.SortedSet or CollectionKind.ImmutableSortedSet;

    public static bool IsSorted(DictionaryShape dictionary) =>
        dictionary.Kind is DictionaryKind.SortedDictionary or DictionaryKind.SortedList or DictionaryKind.ImmutableSortedDictionary;

    /// <summary>The element's name in a tuple.</summary>
    public static string TupleElement(TupleShape tuple, int index) => tuple.Kind == TupleKind.KeyValuePair
        ? index == 0 ? "Key" : "Value"
        : index == 7 ? "Rest" : $"Item{index + 1}";
}
