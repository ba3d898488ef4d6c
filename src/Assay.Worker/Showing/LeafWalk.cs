using Assay.Core.Protocol;
using Assay.Worker.Graphs;

namespace Assay.Worker.Showing;

/// <summary>Lists the values at the ends of a graph, in the order of declaration.</summary>
internal sealed class LeafWalk : GraphWalk
{
    /// <summary>More than anybody reads.</summary>
    private const int Most = 4096;

    private readonly List<PayloadLeaf> leaves = [];

    private LeafWalk()
    {
    }

    /// <summary>The values found.</summary>
    public IReadOnlyList<PayloadLeaf> Leaves => leaves;

    public bool HasMore { get; private set; }

    protected override bool IsDone => HasMore;

    /// <summary>Walks a graph.</summary>
    /// <param name="declared">Its declared type, which paths begin with.</param>
    public static LeafWalk Of(object? root, Type declared)
    {
        LeafWalk walk = new();
        walk.Walk(root, declared);
        return walk;
    }

    protected override bool See(object value, TypeFacts facts, GraphPath path)
    {
        if (facts.Kind == NodeKind.Value)
            Add(LeafBits.Of(value, facts, path));
        else if (value is byte[] bytes)
            Add(LeafBits.Of(bytes, path));
        else
            return false;
        return true;
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
