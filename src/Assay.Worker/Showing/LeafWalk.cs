using Assay.Core.Protocol;
using Assay.Worker.Graphs;

namespace Assay.Worker.Showing;

/// <summary>Lists the values at the ends of a graph, in the order of declaration. The walk keeps its own stack, so depth is no limit.</summary>
internal sealed class LeafWalk
{
    /// <summary>More than anybody reads.</summary>
    private const int Most = 4096;

    private readonly List<PayloadLeaf> leaves = [];
    private readonly Stack<IEnumerator<Place>> open = new();
    private readonly HashSet<object> known = new(ReferenceEqualityComparer.Instance);

    private LeafWalk()
    {
    }

    /// <summary>The values found.</summary>
    public IReadOnlyList<PayloadLeaf> Leaves => leaves;

    /// <summary>Whether there are more.</summary>
    public bool HasMore { get; private set; }

    /// <summary>Walks a graph.</summary>
    /// <param name="root">The root.</param>
    /// <param name="declared">Its declared type, which paths begin with.</param>
    public static LeafWalk Of(object? root, Type declared)
    {
        LeafWalk walk = new();
        walk.Visit(new Place(root, GraphPath.Root(TypeNames.Short(declared), new PathPattern())));
        while (!walk.HasMore && walk.open.Count > 0)
        {
            IEnumerator<Place> children = walk.open.Peek();
            if (children.MoveNext())
                walk.Visit(children.Current);
            else
                walk.open.Pop().Dispose();
        }

        return walk;
    }

    private void Visit(Place place)
    {
        if (place.Value is not { } value)
            return;
        TypeFacts facts = TypeFacts.Of(value);
        if (facts.HasIdentity(value) && !known.Add(value))
            return;
        if (facts.Kind == NodeKind.Value)
            Add(LeafBits.Of(value, facts, place.Path));
        else if (value is byte[] bytes)
            Add(LeafBits.Of(bytes, place.Path));
        else if (facts.Kind == NodeKind.Wrapper)
            Visit(place with { Value = WrapperTypes.Unwrap(value) });
        else
            open.Push(place.Children(facts));
    }

    private void Add(PayloadLeaf? leaf)
    {
        if (leaf is null)
            return;
        HasMore = leaves.Count == Most;
        if (!HasMore)
            leaves.Add(leaf);
    }
}
