using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Reflection;

namespace Assay.Worker.Graphs;

/// <summary>Which collections are the runtime's own, and how they are read.</summary>
internal static class CollectionTypes
{
    private static readonly Type[] Maps = [typeof(IDictionary<,>), typeof(IReadOnlyDictionary<,>)];
    private static readonly Type[] Bags = [typeof(ISet<>), typeof(IReadOnlySet<>)];

    // Their order comes from hash codes, which are another in each process, or from threads.
    private static readonly HashSet<Type> Unordered =
    [
        typeof(Hashtable), typeof(ConcurrentDictionary<,>), typeof(ConcurrentBag<>), typeof(ImmutableDictionary<,>),
        typeof(ImmutableHashSet<>),
        typeof(FrozenDictionary<,>), typeof(FrozenSet<>), typeof(PriorityQueue<,>.UnorderedItemsCollection),
    ];

    private static readonly HashSet<Type> ReadOnly = [typeof(ReadOnlyCollection<>), typeof(ReadOnlyDictionary<,>)];

    /// <summary>
    /// The nearest class of the runtime's own that is a collection, among a type and its base classes; null where a user's class does the
    /// collecting.
    /// </summary>
    public static Type? FindOwn(Type type)
    {
        var own = type;
        while (own is not null && !IsOwn(own))
            own = own.BaseType;
        return own is not null && typeof(IEnumerable).IsAssignableFrom(own) ? own : null;
    }

    /// <summary>How such a collection is read.</summary>
    public static NodeKind KindOf(Type collection)
    {
        if (typeof(IDictionary).IsAssignableFrom(collection) || Implements(collection, Maps))
            return NodeKind.Map;
        var open = Open(PublicClass(collection));
        return Implements(collection, Bags) || open == typeof(ConcurrentBag<>) || open == typeof(PriorityQueue<,>.UnorderedItemsCollection)
            ? NodeKind.Bag
            : NodeKind.Sequence;
    }

    /// <summary>Whether the order of elements is an accident of the process.</summary>
    public static bool IsUnordered(Type collection) => Unordered.Contains(Open(PublicClass(collection)));

    /// <summary>Whether nobody can change a collection of this class.</summary>
    public static bool IsReadOnly(Type collection)
    {
        var open = Open(PublicClass(collection));
        return ReadOnly.Contains(open) || open.Namespace is "System.Collections.Immutable" or "System.Collections.Frozen";
    }

    /// <summary>The public class that an internal one of the runtime's own stands for; other types are themselves.</summary>
    public static Type PublicClass(Type type)
    {
        if (!IsOwn(type) || type.IsVisible || type.IsArray)
            return type;
        var shown = type.BaseType;
        while (shown is not null && !shown.IsVisible)
            shown = shown.BaseType;
        return shown is null || shown == typeof(object) || shown == typeof(ValueType) ? type : shown;
    }

    /// <summary>Whether a type is the runtime's own.</summary>
    public static bool IsOwn(Type type) => type.Assembly == typeof(object).Assembly
        || (type.Assembly.GetName().Name is { } name && (name == "System" || name.StartsWith("System.", StringComparison.Ordinal)));

    private static Type Open(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;

    private static bool Implements(Type type, Type[] openInterfaces) =>
        type.GetInterfaces().Any(candidate => openInterfaces.Contains(Open(candidate)));
}

/// <summary>Reads collections of the runtime's own without their element types.</summary>
internal static class CollectionReading
{
    private static readonly string[] ComparerProperties = ["Comparer", "KeyComparer", "EqualityComparer"];

    /// <summary>Number of elements.</summary>
    public static int Count(IEnumerable collection)
    {
        if (collection is ICollection counted)
            return counted.Count;
        var count = 0;
        foreach (var _ in collection)
            count++;
        return count;
    }

    /// <summary>
    /// The entries of a dictionary, or the elements of any other collection as keys without values; in their order of enumeration.
    /// </summary>
    public static List<Entry> Entries(IEnumerable collection, NodeKind kind)
    {
        List<Entry> entries = [];
        if (kind == NodeKind.Map && collection is IDictionary map)
            foreach (DictionaryEntry entry in map)
                entries.Add(new Entry(entry.Key, entry.Value));
        else
            foreach (var element in collection)
                entries.Add(kind == NodeKind.Map ? FromPair(element!) : new Entry(element, null));
        return entries;
    }

    /// <summary>The comparer that a dictionary, set or sorted collection was made with; null where there is none.</summary>
    public static object? Comparer(object collection, Type collectionType)
    {
        const BindingFlags any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
        foreach (var name in ComparerProperties)
            if (collectionType.GetProperty(name, any) is { } property && property.GetIndexParameters().Length == 0)
                return property.GetValue(collection);
        return collection is SortedList ? typeof(SortedList).GetField("comparer", any)?.GetValue(collection) : null;
    }

    private static Entry FromPair(object pair)
    {
        var type = pair.GetType();
        return new Entry(type.GetProperty("Key")!.GetValue(pair), type.GetProperty("Value")!.GetValue(pair));
    }
}
