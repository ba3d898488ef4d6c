namespace Assay.Worker.Graphs;

/// <summary>The differences that are reported: the first of each path pattern, not more than a reader takes in.</summary>
internal sealed class DifferenceList
{
    private const int Most = 20;
    private readonly Dictionary<Type, PathPattern> roots = [];
    private readonly HashSet<PathPattern> reported = [];
    private readonly List<string> items = [];

    /// <summary>The differences as <c>path: what</c>, never with a value of the user's.</summary>
    public IReadOnlyList<string> Items => items;

    /// <summary>Whether further differences would not be reported.</summary>
    public bool IsFull => items.Count >= Most;

    /// <summary>The path of the root, common to all instances of a corpus.</summary>
    public GraphPath Root(Type type)
    {
        if (!roots.TryGetValue(type, out PathPattern? pattern))
            roots[type] = pattern = new PathPattern();
        return GraphPath.Root(TypeNames.Short(type), pattern);
    }

    /// <summary>Adds a difference.</summary>
    public void Add(GraphPath path, string what)
    {
        if (!IsFull && reported.Add(path.Pattern))
            items.Add($"{path}: {what}");
    }
}
