using System.Formats.Cbor;
using Assay.Core.Workloads;

namespace Assay.Adapters.Cbor;

/// <summary>Arrays and lists as arrays, dictionaries as maps. Sets and dictionaries come back with the comparer of their type.</summary>
internal static class Collections
{
    /// <summary>The mapping of a collection; null for all other types.</summary>
    /// <exception cref="LimitOfAssayException">It is a collection that cannot be made from its elements.</exception>
    public static Mapping? Find(Type type)
    {
        if ((ArgumentsOf(type, typeof(IDictionary<,>)) ?? ArgumentsOf(type, typeof(IReadOnlyDictionary<,>))) is { } entry)
            return Make(typeof(DictionaryMapping<,>), entry, type);
        return ArgumentsOf(type, typeof(IEnumerable<>)) is { } element ? Make(typeof(ListMapping<>), element, type) : null;
    }

    private static Mapping Make(
        Type mapping, Type[] arguments, Type type) => (Mapping)Activator.CreateInstance(mapping.MakeGenericType(arguments), type)!;

    private static Type[]? ArgumentsOf(Type type, Type definition) =>
        type.GetInterfaces().Prepend(type)
            .FirstOrDefault(found => found.IsGenericType && found.GetGenericTypeDefinition() == definition)?.GetGenericArguments();
}

/// <summary>Elements one after the other.</summary>
internal sealed class ListMapping<TElement> : Mapping
{
    private readonly Func<List<TElement>, object> made;

    public ListMapping(Type type)
    {
        AllowsNull = !type.IsValueType;
        made = type == typeof(TElement[]) ? items => items.ToArray()
            : type.IsAssignableFrom(typeof(List<TElement>)) ? items => items
            : HasConstructor(type) ? items => Activator.CreateInstance(type, items)!
            : throw new LimitOfAssayException($"Assay's mapping to CBOR has no form for {type}.");
    }

    protected override bool AllowsNull { get; }

    protected override void WriteValue(CborWriter writer, object value)
    {
        List<TElement> items = [.. (IEnumerable<TElement>)value];
        Mapping element = Of(typeof(TElement));
        writer.WriteStartArray(items.Count);
        foreach (TElement item in items)
            element.Write(writer, item);
        writer.WriteEndArray();
    }

    protected override object ReadValue(CborReader reader)
    {
        List<TElement> items = [];
        Mapping element = Of(typeof(TElement));
        reader.ReadStartArray();
        while (reader.PeekState() != CborReaderState.EndArray)
            items.Add((TElement)element.Read(reader)!);
        reader.ReadEndArray();
        return made(items);
    }

    // A stack would come back upside down.
    private static bool HasConstructor(Type type) =>
        !type.Name.Contains("Stack", StringComparison.Ordinal)
            && !type.IsAbstract && type.GetConstructor([typeof(IEnumerable<TElement>)]) is not null;
}

/// <summary>Entries as pairs of a map, whose keys are of any type.</summary>
internal sealed class DictionaryMapping<TKey, TValue> : Mapping
    where TKey : notnull
{
    private readonly Func<IDictionary<TKey, TValue>> make;

    public DictionaryMapping(Type type) => make =
        type.IsAssignableFrom(typeof(Dictionary<TKey, TValue>)) ? () => new Dictionary<TKey, TValue>()
        : !type.IsAbstract && type.GetConstructor(Type.EmptyTypes) is not null && typeof(IDictionary<TKey, TValue>).IsAssignableFrom(type)
        ? () => (IDictionary<TKey, TValue>)Activator.CreateInstance(type)!
        : throw new LimitOfAssayException($"Assay's mapping to CBOR has no form for {type}.");

    protected override bool AllowsNull => true;

    protected override void WriteValue(CborWriter writer, object value)
    {
        KeyValuePair<TKey, TValue>[] entries = [.. (IEnumerable<KeyValuePair<TKey, TValue>>)value];
        (Mapping key, Mapping content) = (Of(typeof(TKey)), Of(typeof(TValue)));
        writer.WriteStartMap(entries.Length);
        foreach (KeyValuePair<TKey, TValue> entry in entries)
        {
            key.Write(writer, entry.Key);
            content.Write(writer, entry.Value);
        }

        writer.WriteEndMap();
    }

    protected override object ReadValue(CborReader reader)
    {
        IDictionary<TKey, TValue> entries = make();
        (Mapping key, Mapping content) = (Of(typeof(TKey)), Of(typeof(TValue)));
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
            entries.Add((TKey)key.Read(reader)!, (TValue)content.Read(reader)!);
        reader.ReadEndMap();
        return entries;
    }
}
