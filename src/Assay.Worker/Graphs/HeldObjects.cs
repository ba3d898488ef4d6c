using System.Collections;

namespace Assay.Worker.Graphs;

/// <summary>What an object holds: elements, keys and members.</summary>
internal static class HeldObjects
{
    /// <summary>Lists it; arrays of primitive values hold no objects.</summary>
    /// <param name="facts">What is known of its type.</param>
    /// <param name="members">What its members hold; not asked for where it has none.</param>
    public static IEnumerable<object?> Of(object value, TypeFacts facts, IEnumerable<object?> members)
    {
        if (facts.Kind == NodeKind.Wrapper)
            return [WrapperTypes.Unwrap(value)];
        if (facts.Kind == NodeKind.Array)
            return value.GetType().GetElementType() is { IsPrimitive: true } ? [] : ((Array)value).Cast<object?>();
        var elements = facts.Collection is null
            ? []
            : CollectionReading.Entries((IEnumerable)value, facts.Kind).SelectMany(entry => (object?[])[entry.Key, entry.Value]);
        return elements.Concat(members);
    }
}
