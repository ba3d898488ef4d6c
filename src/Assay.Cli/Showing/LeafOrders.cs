using Assay.Core.Protocol;

namespace Assay.Cli.Showing;

/// <summary>The orders in which formats write the values of a graph.</summary>
internal static class LeafOrders
{
    /// <summary>
    /// The distinct orders: as declared, alphabetical, values before objects or behind them, the last member first, and objects behind
    /// everything around them; each of indices into the leaves.
    /// </summary>
    public static IReadOnlyList<IReadOnlyList<int>> Of(IReadOnlyList<PayloadLeaf> leaves)
    {
        var root = Tree(leaves);
        List<int>[] all =
        [
            Deep(root, node => node.Children),
            Deep(root, node => node.Children.OrderBy(child => child.IsMember ? child.Step : "", StringComparer.Ordinal)),
            Deep(root, node => node.Children.OrderBy(child => child.Leaf is null)),
            Deep(root, node => node.Children.OrderBy(child => child.Leaf is not null)),
            Deep(root, node => node.Children.Exists(child => child.IsMember) ? Enumerable.Reverse(node.Children) : node.Children),
            Broad(root),
        ];
        var orders = new List<IReadOnlyList<int>>();
        foreach (var order in all)
        {
            if (!orders.Exists(other => other.SequenceEqual(order)))
                orders.Add(order);
        }

        return orders;
    }

    // Not by recursion: a list of a thousand linked nodes is a thousand levels deep.
    private static List<int> Deep(Node root, Func<Node, IEnumerable<Node>> children)
    {
        var order = new List<int>();
        var open = new Stack<Node>([root]);
        while (open.TryPop(out var node))
        {
            if (node.Leaf is { } leaf)
                order.Add(leaf);
            foreach (var child in children(node).Reverse())
                open.Push(child);
        }

        return order;
    }

    private static List<int> Broad(Node root)
    {
        var order = new List<int>();
        var open = new Queue<Node>([root]);
        while (open.TryDequeue(out var node))
        {
            foreach (var child in node.Children)
            {
                if (child.Leaf is { } leaf)
                    order.Add(leaf);
                if (child.Children.Count > 0)
                    open.Enqueue(child);
            }
        }

        return order;
    }

    private static Node Tree(IReadOnlyList<PayloadLeaf> leaves)
    {
        var root = new Node("", false);
        for (var i = 0; i < leaves.Count; i++)
        {
            var node = root;
            foreach (var (step, isMember) in Steps(leaves[i].Path))
                node = node.To(step, isMember);
            node.Leaf = i;
        }

        return root;
    }

    // Shop.Box<a.b>[].Items[0].Name: dots and brackets inside a type's name are none of the path's.
    private static IEnumerable<(string Step, bool IsMember)> Steps(string path)
    {
        var begin = 0;
        var depth = 0;
        for (var i = 1; i < path.Length; i++)
        {
            depth += path[i] switch { '<' or '(' => 1, '>' or ')' => -1, _ => 0 };
            var isStep = path[i] == '.' || (path[i] == '[' && i + 1 < path.Length && path[i + 1] is not (']' or ','));
            if (!isStep || depth > 0)
                continue;
            yield return (path[begin..i], path[begin] == '.');
            begin = i;
        }

        yield return (path[begin..], path[begin] == '.');
    }

    private sealed class Node(string step, bool isMember)
    {
        private readonly Dictionary<string, Node> known = [];

        public string Step { get; } = step;

        public bool IsMember { get; } = isMember;

        public List<Node> Children { get; } = [];

        public int? Leaf { get; set; }

        public Node To(string next, bool isNextMember)
        {
            if (!known.TryGetValue(next, out var node))
            {
                known.Add(next, node = new Node(next, isNextMember));
                Children.Add(node);
            }

            return node;
        }
    }
}
