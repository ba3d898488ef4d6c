using System.Collections;
using Assay.Core.Protocol;

namespace Assay.Worker.Graphs;

/// <summary>The differences that are reported: the first of each path pattern, not more than a reader takes in.</summary>
internal sealed class DifferenceList
{
    private const int Most = 20;
    private readonly Dictionary<Type, PathPattern> roots = [];
    private readonly HashSet<PathPattern> reported = [];
    private readonly List<string> items = [];
    private readonly List<(string Values, IReadOnlyList<Member> Way)> details = [];
    private readonly HashSet<PathPattern> noted = [];
    private readonly List<string> notes = [];
    private bool isPublicLost;
    private readonly HashSet<object> members = new(ReferenceEqualityComparer.Instance);

    /// <summary>The differences as <c>path: what</c>, never with a value of the user's.</summary>
    public IReadOnlyList<string> Items => items;

    /// <summary>More about each of the differences; attributes are looked for when somebody asks.</summary>
    public IReadOnlyList<DifferenceDetail> Details =>
    [
        .. details.Select(one =>
            new DifferenceDetail(one.Values, [.. one.Way.Select(member => member.FullName)], [.. MemberAttributes.Of(one.Way)])),
    ];

    /// <summary>
    /// What came back otherwise and is no difference, as <c>path: what</c>: other implementations of a declared interface, and what
    /// is equal by its own Equals. At most 20.
    /// </summary>
    public IReadOnlyList<string> Notes => notes;

    /// <summary>Members, of whatever type, at which or in whose elements something differs; a member of a type counts once.</summary>
    public int LostMembers => members.Count;

    /// <summary>
    /// Whether something differs, and at members alone that are not public; false where further differences would not be reported.
    /// </summary>
    public bool KeepsPublicMembers => items.Count > 0 && !IsFull && !isPublicLost;

    /// <summary>Whether further differences would not be reported.</summary>
    public bool IsFull => items.Count >= Most;

    /// <summary>The path of the root, common to all instances of a corpus.</summary>
    public GraphPath Root(Type type)
    {
        if (!roots.TryGetValue(type, out var pattern))
            roots[type] = pattern = new PathPattern();
        return GraphPath.Root(TypeNames.Short(type), pattern);
    }

    /// <summary>Adds a difference.</summary>
    /// <param name="what">What is different, without a value.</param>
    /// <param name="values">The value that was meant, and the one that came back; null where values say nothing.</param>
    public void Add(GraphPath path, string what, (object? Expected, object? Actual)? values = null)
    {
        if (IsFull || !reported.Add(path.Pattern))
            return;
        items.Add($"{path}: {what}");
        var shown = values is { } both ? ShownValues.Of(both.Expected, both.Actual) : "";
        details.Add((shown, path.Members()));
        var member = path.Pattern.NearestMember();
        isPublicLost |= member is not Member { IsPublic: false };
        if (member is not null)
            members.Add(member);
    }

    /// <summary>Adds a note, once for each path pattern.</summary>
    public void Note(GraphPath path, string what)
    {
        if (notes.Count < Most && noted.Add(path.Pattern))
            notes.Add($"{path}: {what}");
    }
}

/// <summary>
/// What paths have in common: indices are left out, and a member that comes again deeper in a recursive type leads back to where it stood
/// first. So a loss in every node of a list is one loss.
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

    public PathPattern Member(object member) => Follow(member, Earlier(member));

    /// <summary>The member that it leads to, or to an element or key of; null at a root.</summary>
    public object? NearestMember()
    {
        var pattern = this;
        while (pattern is not null && (pattern.step == AnyIndex || pattern.step == AnyKey))
            pattern = pattern.parent;
        return pattern?.step;
    }

    private PathPattern Follow(object with, PathPattern? back)
    {
        if (!next.TryGetValue(with, out var found))
            next[with] = found = back ?? new PathPattern(this, with);
        return found;
    }

    private PathPattern? Earlier(object member)
    {
        if (next.ContainsKey(member))
            return null;
        var candidate = this;
        while (candidate is not null && candidate.step != member)
            candidate = candidate.parent;
        return candidate;
    }
}

/// <summary>Words for what stands at a place: kinds, never values.</summary>
internal static class Wording
{
    /// <summary>A value with its article: <c>a string</c>, <c>an empty List&lt;Book&gt;</c>, <c>null</c>.</summary>
    public static string Describe(object? value)
    {
        if (value is null)
            return "null";
        var name = TypeNames.Short(TypeFacts.Of(value).Type);
        return IsEmpty(value) ? "an empty " + name : Article(name) + name;
    }

    /// <summary>A number of elements: <c>1 element</c>, <c>3 elements</c>.</summary>
    public static string Elements(int count) => count == 1 ? "1 element" : FormattableString.Invariant($"{count} elements");

    /// <summary>A type's name with its article: <c>a string</c>, <c>an int</c>.</summary>
    public static string Name(Type type) => Article(TypeNames.Short(type)) + TypeNames.Short(type);

    private static bool IsEmpty(object value) => value switch
    {
        string text => text.Length == 0,
        Array array => array.Length == 0,
        _ => TypeFacts.Of(value).Collection is not null && CollectionReading.Count((IEnumerable)value) == 0,
    };

    private static string Article(string name) => "aeiouAEIOU".Contains(name[0], StringComparison.Ordinal) ? "an " : "a ";
}
