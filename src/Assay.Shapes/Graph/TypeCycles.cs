namespace Assay.Shapes.Graph;

/// <summary>Members through which a type reaches itself.</summary>
public static class TypeCycles
{
    /// <summary>One member of each cycle.</summary>
    public static IReadOnlySet<MemberShape> MembersOf(ShapeGraph graph)
    {
        var found = new HashSet<MemberShape>(ReferenceEqualityComparer.Instance);
        var done = new Dictionary<ObjectShape, bool>(ReferenceEqualityComparer.Instance);
        foreach (var type in graph.Objects)
            Visit(type, done, found);
        return found;
    }

    private static void Visit(ObjectShape root, Dictionary<ObjectShape, bool> done, HashSet<MemberShape> found)
    {
        if (!done.TryAdd(root, false))
            return;
        var open = new Stack<(ObjectShape Type, IEnumerator<(MemberShape Member, ObjectShape Target)> Edges)>();
        open.Push((root, EdgesOf(root).GetEnumerator()));
        while (open.TryPeek(out var top))
        {
            if (!top.Edges.MoveNext())
            {
                done[open.Pop().Type] = true;
                continue;
            }
            var (member, target) = top.Edges.Current;
            if (done.TryAdd(target, false))
                open.Push((target, EdgesOf(target).GetEnumerator()));
            else if (!done[target])
                found.Add(member);
        }
    }

    private static IEnumerable<(MemberShape Member, ObjectShape Target)> EdgesOf(ObjectShape type) => type.AllMembers
        .Where(member => member is { HasPlace: true, IsNonSerialized: false })
        .SelectMany(member => ObjectsIn(member.Shape).SelectMany(SelfAndDerived).Select(target => (member, target)));

    private static IEnumerable<ObjectShape> SelfAndDerived(ObjectShape type) => type.Derived.SelectMany(SelfAndDerived).Prepend(type);

    private static IEnumerable<ObjectShape> ObjectsIn(Shape shape) => shape switch
    {
        ObjectShape type => [type],
        CollectionShape collection => ObjectsIn(collection.Element),
        DictionaryShape dictionary => ObjectsIn(dictionary.Key).Concat(ObjectsIn(dictionary.Value)),
        NullableShape nullable => ObjectsIn(nullable.Element),
        TupleShape tuple => tuple.Elements.SelectMany(ObjectsIn),
        _ => [],
    };
}
