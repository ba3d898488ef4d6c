using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads collections of F# as an array or an object, and options as their value or null.</summary>
internal sealed class FSharpReader(Type type, FSharpForm form, ReaderCatalogue catalogue) : ValueReader(type)
{
    protected override bool TakesNull => true;

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run) =>
        catalogue.Find(form.Substitute).Read(json, path, run) is { } value ? form.Build(value) : null;
}
