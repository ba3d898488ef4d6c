using System.Collections;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads dictionaries: from an object whose names are the keys, or from an array of objects with a key and a value each.</summary>
internal sealed class DictionaryReader<TKey, TValue>(Type declared, ReaderCatalogue catalogue) : ValueReader(declared)
    where TKey : notnull
{
    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run)
    {
        var about = json.Kind == JsonKind.Object ? Metadata.Of(json, isAnywhere: false) : default;
        if (about.Reference is { } reference)
            return run.Resolve(reference, Type, path);
        var type = DictionaryCatalogue<TKey, TValue>.Find(Type, about.Type?.Text)!;
        var begun = type.Begin();
        if (begun is not null)
            run.Register(about.Id, begun);
        var entries = ReadEntries(json, about, path, run);
        if (begun is not null && run.MayMeetUnfilled && catalogue.Find(typeof(TKey)) is not ITextReader)
        {
            run.Postpone(() => Complete(type, begun, entries, json, path));
            return begun;
        }

        var whole = Complete(type, begun, entries, json, path);
        if (begun is null)
            run.Register(about.Id, whole);
        return whole;
    }

    private List<KeyValuePair<TKey, TValue>> ReadEntries(JsonValue json, Metadata about, GraphPath path, FillRun run)
    {
        var content = about.Content ?? json;
        return content.Kind switch
        {
            JsonKind.Array => ReadPairs(content, path, run),
            JsonKind.Object => ReadNamed(content, about.Leading, path, run),
            _ => throw Unfit(content, path),
        };
    }

    private List<KeyValuePair<TKey, TValue>> ReadNamed(JsonValue content, int leading, GraphPath path, FillRun run)
    {
        if (catalogue.Find(typeof(TKey)) is not ITextReader keys)
            throw content.Fault(
                $"{path}: an object was found, but keys of the type {TypeNames.Short(typeof(TKey))} are not strings; give an array of "
                    + "objects with a \"Key\" and a \"Value\" each");
        var values = catalogue.Find(typeof(TValue));
        List<KeyValuePair<TKey, TValue>> entries = [];
        HashSet<TKey> known = [];
        foreach ((var name, var value) in content.Members().Skip(leading))
        {
            var key = (TKey)keys.ReadText(name, path.ToKey(entries.Count));
            if (!known.Add(key))
                throw name.Fault($"{path.ToKey(entries.Count)}: the key exists twice");
            entries.Add(new(key, (TValue)values.Read(value, path.ToElement(entries.Count), run)!));
        }

        return entries;
    }

    private List<KeyValuePair<TKey, TValue>> ReadPairs(JsonValue content, GraphPath path, FillRun run)
    {
        var pairs = catalogue.Find(typeof(KeyValuePair<TKey, TValue>));
        List<KeyValuePair<TKey, TValue>> entries = new(content.Count);
        foreach (var item in content.Elements())
        {
            var pair = (KeyValuePair<TKey, TValue>)pairs.Read(item, path.ToElement(entries.Count), run)!;
            if (pair.Key is null)
                throw item.Fault($"{path.ToKey(entries.Count)}: a key was expected");
            entries.Add(pair);
        }

        return entries;
    }

    private static object Complete(
        DictionaryType<TKey, TValue> type, object? begun, List<KeyValuePair<TKey, TValue>> entries, JsonValue content, GraphPath path)
    {
        object whole;
        try
        {
            whole = type.Complete(begun, entries);
        }
        catch (ArgumentException)
        {
            throw content.Fault($"{path}: two keys are equal");
        }
        catch (Exception exception)
        {
            throw content.Fault(
                $"{path}: the dictionary rejects its keys: it throws {(exception.InnerException ?? exception).GetType().FullName}");
        }

        return CollectionReading.Count((IEnumerable)whole) == entries.Count ? whole : throw content.Fault($"{path}: two keys are equal");
    }
}
