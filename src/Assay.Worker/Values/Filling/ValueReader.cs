using Assay.Core.Workloads;
using Assay.Worker.Conversion;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>
/// Makes values of one declared type from a sample. Depth is no limit: where the stack ends, the reading goes on on another thread.
/// </summary>
internal abstract class ValueReader(Type type)
{
    /// <summary>The declared type.</summary>
    public Type Type { get; } = type;

    /// <summary>Whether null may stand there.</summary>
    protected virtual bool TakesNull => !Type.IsValueType;

    public object? Read(JsonValue json, GraphPath path, FillRun run)
    {
        if (json.Kind == JsonKind.Null)
            return TakesNull ? null : throw Unfit(json, path);
        return FreshStack.IsNeeded ? FreshStack.Run(() => ReadPresent(json, path, run)) : ReadPresent(json, path, run);
    }

    /// <summary>Reads what is not null.</summary>
    protected abstract object? ReadPresent(JsonValue json, GraphPath path, FillRun run);

    /// <summary>The sentence about something of another kind.</summary>
    protected BadValuesException Unfit(JsonValue json, GraphPath path) =>
        json.Fault($"{path}: {json.Words} was found where {Wording.Name(Type)} was expected");
}

/// <summary>Stands for types whose objects cannot be made; null is all that a sample may hold there.</summary>
internal sealed class NothingReader(Type type, string reason) : ValueReader(type)
{
    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run) =>
        throw json.Fault(
            $"{path}: {json.Words} was found, but {TypeNames.Short(Type)} {reason}; omit the member, or use a factory instead of a sample");
}

/// <summary>Reads a value that may be missing.</summary>
internal sealed class NullableReader(Type type, ValueReader element) : ValueReader(type)
{
    protected override bool TakesNull => true;

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run) => element.Read(json, path, run);
}

/// <summary>Makes values from texts, so that they may be keys of a JSON object.</summary>
internal interface ITextReader
{
    /// <summary>Reads a string or the name of a member.</summary>
    object ReadText(JsonValue text, GraphPath path);
}
