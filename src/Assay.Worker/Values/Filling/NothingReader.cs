using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Stands for types whose objects cannot be made; null is all that a sample may hold there.</summary>
internal sealed class NothingReader(Type type, string reason) : ValueReader(type)
{
    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run) =>
        throw json.Fault($"{path}: {json.Words} was found, but {TypeNames.Short(Type)} {reason}; leave the member out, or give a factory in place of a sample");
}
