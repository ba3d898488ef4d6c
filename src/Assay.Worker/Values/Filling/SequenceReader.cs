using System.Collections;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads collections whose elements stand in a row; bytes also from base64.</summary>
internal sealed class SequenceReader<T>(Type declared, ReaderCatalogue catalogue) : ValueReader(declared)
{
    private readonly bool isOfScalars = Scalar.Find(typeof(T)) is not null || typeof(T).IsEnum;

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run)
    {
        var about = json.Kind == JsonKind.Object ? Metadata.Of(json, isAnywhere: true) : default;
        if (about.Reference is { } reference)
            return run.Resolve(reference, Type, path);
        var content = about.Content ?? json;
        var type = SequenceCatalogue<T>.Find(Type, about.Type?.Text)!;
        if (content.Kind == JsonKind.Text && typeof(T) == typeof(byte))
            return Complete(type, null, (List<T>)(object)Bytes(content, path), content, path);
        if (content.Kind != JsonKind.Array)
            throw Unfit(content, path);
        return ReadElements(type, content, about.Id, path, run);
    }

    private object ReadElements(SequenceType<T> type, JsonValue content, JsonValue? id, GraphPath path, FillRun run)
    {
        var begun = type.Begin(content.Count);
        if (begun is not null)
            run.Register(id, begun);
        List<T> items = new(content.Count);
        var element = catalogue.Find(typeof(T));
        foreach (var item in content.Elements())
            items.Add((T)element.Read(item, path.ToElement(items.Count), run)!);
        if (type.IsSet && begun is not null && run.MayMeetUnfilled && !isOfScalars)
        {
            run.Postpone(() => Complete(type, begun, items, content, path));
            return begun;
        }

        var whole = Complete(type, begun, items, content, path);
        if (begun is null)
            run.Register(id, whole);
        return whole;
    }

    private static object Complete(SequenceType<T> type, object? begun, List<T> items, JsonValue content, GraphPath path)
    {
        object whole;
        try
        {
            whole = type.Complete(begun, items);
        }
        catch (Exception exception)
        {
            // Of the user's own code that hashes or compares; its message may quote a value.
            throw Refused(content, path, exception);
        }

        return !type.IsSet || CollectionReading.Count((IEnumerable)whole) == items.Count
            ? whole
            : throw content.Fault($"{path}: two elements of the set are equal");
    }

    private static BadValuesException Refused(JsonValue content, GraphPath path, Exception exception) =>
        content.Fault(
            $"{path}: the collection rejects its elements: it throws {(exception.InnerException ?? exception).GetType().FullName}");

    private static List<byte> Bytes(JsonValue content, GraphPath path)
    {
        var text = content.Text;
        var bytes = new byte[text.Length];
        return Convert.TryFromBase64String(text, bytes, out var length)
            ? [.. bytes.AsSpan(0, length)]
            : throw content.Fault($"{path}: a string was found that is not base64");
    }
}

/// <summary>Reads arrays of several dimensions from arrays in arrays.</summary>
internal sealed class GridReader(Type declared, ReaderCatalogue catalogue) : ValueReader(declared)
{
    private readonly int rank = declared.GetArrayRank();
    private readonly Type element = declared.GetElementType()!;

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run)
    {
        var content = json.Kind == JsonKind.Object ? Metadata.Of(json, isAnywhere: true).Content ?? json : json;
        if (content.Kind != JsonKind.Array)
            throw Unfit(content, path);
        var grid = Array.CreateInstance(element, Measure(content));
        Fill(grid, content, [], path, run);
        return grid;
    }

    private int[] Measure(JsonValue json)
    {
        var lengths = new int[rank];
        for (var dimension = 0; dimension < rank && json.Kind == JsonKind.Array; dimension++)
        {
            lengths[dimension] = json.Count;
            if (json.Count == 0)
                break;
            json = json.Elements().First();
        }

        return lengths;
    }

    private void Fill(Array grid, JsonValue json, int[] place, GraphPath path, FillRun run)
    {
        if (place.Length == rank)
        {
            grid.SetValue(catalogue.Find(element).Read(json, path, run), place);
            return;
        }

        if (json.Kind != JsonKind.Array)
            throw json.Fault($"{path}: {json.Words} was found where an array was expected, for one of {rank} dimensions");
        if (json.Count != grid.GetLength(place.Length))
            throw json.Fault(
                $"{path}: an array of {Wording.Elements(json.Count)} was found where {grid.GetLength(place.Length)} were expected, as "
                    + "in the first");
        var position = 0;
        foreach (var item in json.Elements())
        {
            Fill(grid, item, [.. place, position], path.ToElement(position), run);
            position++;
        }
    }
}

/// <summary>Reads collections of F# as an array or an object, and options as their value or null.</summary>
internal sealed class FSharpReader(Type type, FSharpForm form, ReaderCatalogue catalogue) : ValueReader(type)
{
    protected override bool TakesNull => true;

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run) =>
        catalogue.Find(form.Substitute).Read(json, path, run) is { } value ? form.Build(value) : null;
}
