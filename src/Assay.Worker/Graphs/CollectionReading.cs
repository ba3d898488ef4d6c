using System.Collections;
using System.Reflection;

namespace Assay.Worker.Graphs;

/// <summary>Reads collections of the runtime's own without their element types.</summary>
internal static class CollectionReading
{
    private static readonly string[] ComparerProperties = ["Comparer", "KeyComparer", "EqualityComparer"];

    /// <summary>Number of elements.</summary>
    public static int Count(IEnumerable collection)
    {
        if (collection is ICollection counted)
            return counted.Count;
        int count = 0;
        foreach (object? _ in collection)
            count++;
        return count;
    }

    /// <summary>The entries of a dictionary, or the elements of any other collection as keys without values; in their order of enumeration.</summary>
    public static List<Entry> Entries(IEnumerable collection, NodeKind kind)
    {
        List<Entry> entries = [];
        if (kind == NodeKind.Map && collection is IDictionary map)
            foreach (DictionaryEntry entry in map)
                entries.Add(new Entry(entry.Key, entry.Value));
        else
            foreach (object? element in collection)
                entries.Add(kind == NodeKind.Map ? FromPair(element!) : new Entry(element, null));
        return entries;
    }

    /// <summary>The comparer that a dictionary, set or sorted collection was made with; null where there is none.</summary>
    public static object? Comparer(object collection, Type collectionType)
    {
        const BindingFlags any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
        foreach (string name in ComparerProperties)
            if (collectionType.GetProperty(name, any) is { } property && property.GetIndexParameters().Length == 0)
                return property.GetValue(collection);
        return null;
    }

    private static Entry FromPair(object pair)
    {
        Type type = pair.GetType();
        return new Entry(type.GetProperty("Key")!.GetValue(pair), type.GetProperty("Value")!.GetValue(pair));
    }
}
