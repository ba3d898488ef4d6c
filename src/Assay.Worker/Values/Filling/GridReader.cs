using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads arrays of several dimensions from arrays in arrays.</summary>
internal sealed class GridReader(Type declared, ReaderCatalogue catalogue) : ValueReader(declared)
{
    private readonly int rank = declared.GetArrayRank();
    private readonly Type element = declared.GetElementType()!;

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run)
    {
        JsonValue content = json.Kind == JsonKind.Object ? Metadata.Of(json, isAnywhere: true).Content ?? json : json;
        if (content.Kind != JsonKind.Array)
            throw Unfit(content, path);
        Array grid = Array.CreateInstance(element, Measure(content));
        Fill(grid, content, [], path, run);
        return grid;
    }

    private int[] Measure(JsonValue json)
    {
        int[] lengths = new int[rank];
        for (int dimension = 0; dimension < rank && json.Kind == JsonKind.Array; dimension++)
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
            throw json.Fault($"{path}: an array of {Wording.Elements(json.Count)} was found where {grid.GetLength(place.Length)} were expected, as in the first");
        int position = 0;
        foreach (JsonValue item in json.Elements())
        {
            Fill(grid, item, [.. place, position], path.ToElement(position), run);
            position++;
        }
    }
}
