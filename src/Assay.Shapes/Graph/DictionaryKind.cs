namespace Assay.Shapes.Graph;

#pragma warning disable CS1591 // Each member is the BCL type of its name.
/// <summary>The dictionaries, each named as its BCL type.</summary>
public enum DictionaryKind
{
    Dictionary,
    IDictionary,
    IReadOnlyDictionary,
    SortedDictionary,
    SortedList,
    ReadOnlyDictionary,
    ConcurrentDictionary,
    ImmutableDictionary,
    ImmutableSortedDictionary,
    FrozenDictionary,
}
