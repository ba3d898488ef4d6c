using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads a value that may be missing.</summary>
internal sealed class NullableReader(Type type, ValueReader element) : ValueReader(type)
{
    protected override bool TakesNull => true;

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run) => element.Read(json, path, run);
}
