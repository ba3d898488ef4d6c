using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>The filling of one value: the objects that may be referred to, and what waits until all are filled.</summary>
/// <param name="coverage">Keeps which members were set.</param>
/// <param name="hasReferences">Whether the sample holds any reference.</param>
internal sealed class FillRun(Coverage coverage, bool hasReferences)
{
    private readonly Dictionary<string, object> objects = new(StringComparer.Ordinal);
    private readonly List<Action> postponed = [];

    /// <summary>Which members were set.</summary>
    public Coverage Coverage { get; } = coverage;

    /// <summary>Whether an element may be an object that is not filled yet, so that it must not be hashed or compared.</summary>
    public bool MayMeetUnfilled { get; } = hasReferences;

    /// <summary>Remembers an object under its <c>$id</c>, where it has one.</summary>
    public void Register(JsonValue? id, object target)
    {
        if (id is { } known && !objects.TryAdd(known.Text, target))
            throw known.Fault("Two objects of one value have the same \"$id\"");
    }

    /// <summary>The object that a <c>$ref</c> means.</summary>
    public object Resolve(JsonValue reference, Type declared, GraphPath path)
    {
        if (!objects.TryGetValue(reference.Text, out var target))
            throw reference.Fault(
                $"{path}: no earlier object in the same value has the \"$id\" of this \"$ref\"; a collection that is built from its "
                    + "elements cannot contain itself");
        return declared.IsInstanceOfType(target)
            ? target
            : throw reference.Fault($"{path}: \"$ref\" names {Wording.Name(target.GetType())} where {Wording.Name(declared)} was expected");
    }

    /// <summary>Leaves something for when all objects are filled.</summary>
    public void Postpone(Action action) => postponed.Add(action);

    /// <summary>Does what was left.</summary>
    public void Finish() => postponed.ForEach(action => action());
}
