using System.Collections;

namespace Assay.Worker.Graphs;

/// <summary>A value in a graph, and the way to it.</summary>
internal readonly record struct Place(object? Value, GraphPath Path)
{
    /// <summary>What lies in it, in the order of declaration.</summary>
    /// <param name="facts">The facts of its value, which is no <see cref="NodeKind.Value"/> and no <see cref="NodeKind.Wrapper"/>.</param>
    public IEnumerator<Place> Children(TypeFacts facts) => ChildrenOf(Value!, facts, Path);

    private static IEnumerator<Place> ChildrenOf(object value, TypeFacts facts, GraphPath path)
    {
        var position = 0;
        if (value is Array array)
        {
            foreach (var element in array)
                yield return new Place(element, path.ToElement(array, position++));
            yield break;
        }

        if (facts.Collection is not null)
        {
            foreach (var entry in CollectionReading.Entries((IEnumerable)value, facts.Kind))
            {
                yield return new Place(entry.Key, facts.Kind == NodeKind.Map ? path.ToKey(position) : path.ToElement(position));
                if (facts.Kind == NodeKind.Map)
                    yield return new Place(entry.Value, path.ToElement(position));
                position++;
            }
        }

        foreach (var member in facts.Members.OrderBy(member => DepthOf(member.Field.DeclaringType))
            .ThenBy(member => Member.PositionOf(member.Field)))
            yield return new Place(member.Field.GetValue(value), path.To(member));
    }

    private static int DepthOf(Type? type)
    {
        var depth = 0;
        for (; type is not null; type = type.BaseType)
            depth++;
        return depth;
    }
}
