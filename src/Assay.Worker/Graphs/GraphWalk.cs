namespace Assay.Worker.Graphs;

/// <summary>
/// Visits every object of a graph once, in the order of declaration, and every value. The walk keeps its own stack, so depth is no limit.
/// </summary>
internal abstract class GraphWalk
{
    private readonly Stack<IEnumerator<Place>> open = new();
    private readonly HashSet<object> known = new(ReferenceEqualityComparer.Instance);

    /// <summary>Whether enough was seen.</summary>
    protected virtual bool IsDone => false;

    /// <summary>Walks a graph.</summary>
    /// <param name="declared">Its declared type, which paths begin with.</param>
    protected void Walk(object? root, Type declared)
    {
        Visit(new Place(root, GraphPath.Root(TypeNames.Short(declared), new PathPattern())));
        while (!IsDone && open.Count > 0)
        {
            var children = open.Peek();
            if (children.MoveNext())
                Visit(children.Current);
            else
                open.Pop().Dispose();
        }
    }

    /// <summary>Looks at an object or a value; true where the walk need not go into it.</summary>
    /// <param name="value">The object or value, no wrapper of another.</param>
    /// <param name="facts">What is known of its type.</param>
    protected abstract bool See(object value, TypeFacts facts, GraphPath path);

    private void Visit(Place place)
    {
        if (place.Value is not { } value)
            return;
        var facts = TypeFacts.Of(value);
        if (facts.HasIdentity(value) && !known.Add(value))
            return;
        if (facts.Kind == NodeKind.Wrapper)
            Visit(place with { Value = WrapperTypes.Unwrap(value) });
        else if (!See(value, facts, place.Path))
            open.Push(place.Children(facts));
    }
}
