namespace Assay.Worker.Graphs;

/// <summary>
/// What paths have in common: indices are left out, and a member that comes again deeper in a recursive type leads back to where it stood first. So a
/// loss in every node of a list is one loss.
/// </summary>
internal sealed class PathPattern
{
    private static readonly object AnyIndex = new();
    private static readonly object AnyKey = new();
    private readonly Dictionary<object, PathPattern> next = new(ReferenceEqualityComparer.Instance);
    private readonly PathPattern? parent;
    private readonly object? step;

    /// <summary>The pattern of a root.</summary>
    public PathPattern()
    {
    }

    private PathPattern(PathPattern parent, object step)
    {
        this.parent = parent;
        this.step = step;
    }

    /// <summary>The pattern of any element.</summary>
    public PathPattern Index() => Follow(AnyIndex, back: null);

    /// <summary>The pattern of any dictionary key.</summary>
    public PathPattern Keys() => Follow(AnyKey, back: null);

    /// <summary>The pattern of a member.</summary>
    public PathPattern Member(object member) => Follow(member, Earlier(member));

    private PathPattern Follow(object with, PathPattern? back)
    {
        if (!next.TryGetValue(with, out PathPattern? found))
            next[with] = found = back ?? new PathPattern(this, with);
        return found;
    }

    private PathPattern? Earlier(object member)
    {
        if (next.ContainsKey(member))
            return null;
        PathPattern? candidate = this;
        while (candidate is not null && candidate.step != member)
            candidate = candidate.parent;
        return candidate;
    }
}
