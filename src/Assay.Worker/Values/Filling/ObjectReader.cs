using System.Runtime.CompilerServices;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads classes, structs, records, tuples and whatever stands behind an interface or a base class.</summary>
internal sealed class ObjectReader(Type declared, ReaderCatalogue catalogue) : ValueReader(declared)
{
    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run)
    {
        if (json.Kind == JsonKind.Array && typeof(ITuple).IsAssignableFrom(Type))
            return catalogue.FillerOf(Type).FillInOrder(json, path, run);
        if (json.Kind != JsonKind.Object)
            throw Unfit(json, path);
        Metadata about = Metadata.Of(json, isAnywhere: true);
        if (about.Reference is { } reference)
            return run.Resolve(reference, Type, path);
        if (about.Content is { } content)
            throw content.Fault($"{path}: \"$values\" and \"$value\" wrap collections and single values, not {Wording.Name(Type)}");
        Type concrete = TypeChoice.Choose(catalogue.Pool, Type, json, about, path);
        return catalogue.FillerOf(concrete).Fill(json, about.Id, path, run);
    }
}
