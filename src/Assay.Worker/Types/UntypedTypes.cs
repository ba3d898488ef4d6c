using System.Collections;

namespace Assay.Worker.Types;

/// <summary>
/// The runtime's collections from before generics: their elements are objects, and those of a <see cref="BitArray"/> bits.
/// </summary>
internal static class UntypedTypes
{
    private static readonly Dictionary<Type, Type[]> Arguments = new()
    {
        [typeof(IEnumerable)] = [typeof(object)],
        [typeof(ICollection)] = [typeof(object)],
        [typeof(IList)] = [typeof(object)],
        [typeof(ArrayList)] = [typeof(object)],
        [typeof(Queue)] = [typeof(object)],
        [typeof(Stack)] = [typeof(object)],
        [typeof(BitArray)] = [typeof(bool)],
        [typeof(IDictionary)] = [typeof(object), typeof(object)],
        [typeof(Hashtable)] = [typeof(object), typeof(object)],
        [typeof(SortedList)] = [typeof(object), typeof(object)],
    };

    /// <summary>Types of what such a collection holds: one of elements, two of keys and values; null for every other type.</summary>
    public static Type[]? ArgumentsOf(Type declared) => Arguments.GetValueOrDefault(declared);

    /// <summary>The class that is made for a declared one; null for every other type.</summary>
    public static Type? UsualOf(Type declared) => declared == typeof(IDictionary) ? typeof(Hashtable)
        : declared == typeof(IEnumerable) || declared == typeof(ICollection) || declared == typeof(IList) ? typeof(ArrayList)
        : null;
}

/// <summary>How collections without a type of elements are made.</summary>
internal static class UntypedSequences
{
    /// <summary>Those whose elements are declared as a type: <see cref="object"/> or <see cref="bool"/>.</summary>
    public static IEnumerable<SequenceType<T>> Of<T>()
    {
        if (typeof(T) == typeof(object))
            return [New<T>(typeof(ArrayList), static items => new ArrayList(items)),
                New<T>(typeof(Queue), static items => new Queue(items)), New<T>(typeof(Stack), static items => new Stack(Reversed(items)))];
        return typeof(T) == typeof(bool) ? [New<T>(typeof(BitArray), static items => new BitArray((bool[])items))] : [];
    }

    private static UntypedSequence<T> New<T>(Type type, Func<Array, object> build) => new(type, build);

    private static Array Reversed(Array items)
    {
        Array.Reverse(items);
        return items;
    }
}

/// <summary>A class that is built of an array of its elements.</summary>
internal sealed class UntypedSequence<T>(Type type, Func<Array, object> build) : SequenceType<T>
{
    internal override Type Class => type;

    internal override object? Begin(int count) => null;

    internal override object Complete(object? begun, List<T> items) => build(items.ToArray());
}

/// <summary>How dictionaries without types of keys and values are made.</summary>
internal static class UntypedDictionaries
{
    /// <summary>Those for a type of keys and values, which is <see cref="object"/>.</summary>
    public static IEnumerable<DictionaryType<TKey, TValue>> Of<TKey, TValue>()
        where TKey : notnull =>
        typeof(TKey) == typeof(object) && typeof(TValue) == typeof(object)
            ? [new UntypedDictionary<TKey, TValue>(typeof(Hashtable), static () => new Hashtable()),
                new UntypedDictionary<TKey, TValue>(typeof(SortedList), static () => new SortedList())]
            : [];
}

/// <summary>A class that is made empty and takes its entries.</summary>
internal sealed class UntypedDictionary<TKey, TValue>(Type type, Func<IDictionary> create) : DictionaryType<TKey, TValue>
    where TKey : notnull
{
    internal override Type Class => type;

    internal override object Begin() => create();

    internal override object Complete(object? begun, List<KeyValuePair<TKey, TValue>> entries)
    {
        var dictionary = (IDictionary)(begun ?? Begin());
        foreach (var entry in entries)
            dictionary.Add(entry.Key, entry.Value);
        return dictionary;
    }
}
