using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MemoryPack;

/// <summary>
/// Which classes keep references. That an object may come round to itself no type tells; these are taken to say so: classes of different hierarchies that lead to one
/// another, and a class that holds one of its kind beside a collection of them, as a parent beside children. A chain or a tree of one class is taken as what it looks like.
/// </summary>
internal sealed class MemoryPackCycles
{
    private readonly HashSet<ObjectShape> _roots = new(ReferenceEqualityComparer.Instance);

    public MemoryPackCycles(ShapeGraph graph)
    {
        var edges = new Dictionary<ObjectShape, HashSet<ObjectShape>>(ReferenceEqualityComparer.Instance);
        foreach (var type in graph.Objects)
        {
            if (!edges.TryGetValue(Hierarchy.RootOf(type), out var next))
                edges.Add(Hierarchy.RootOf(type), next = new(ReferenceEqualityComparer.Instance));
            next.UnionWith(type.Members.SelectMany(member => ObjectsIn(member.Shape)).Concat(type.Derived).Select(Hierarchy.RootOf));
        }
        foreach (var root in edges.Keys.Where(root => !root.IsValueType && (LeadsBack(root, edges) || HoldsOneAndMany(root, graph))))
            _roots.Add(root);
    }

    /// <summary>Whether a type of this hierarchy is numbered and tracked.</summary>
    public bool Hold(ObjectShape type) => _roots.Contains(Hierarchy.RootOf(type));

    /// <summary>
    /// Whether the type keeps references: MemoryPack makes such an object by its parameterless constructor and sets its members afterwards.
    /// </summary>
    public bool IsTracked(ObjectShape type) =>
        Hold(type)
        && !type.IsValueType
        && !Hierarchy.IsAbstract(type)
        && type.Constructors.Any(constructor => constructor.Parameters.Count == 0)
        && MemoryPackMembers.Of(type).All(member => MemoryPackMembers.IsAssignable(member) && (member.DeclaringShape == type || member.SetAccess != Access.Private));

    private static bool LeadsBack(ObjectShape root, Dictionary<ObjectShape, HashSet<ObjectShape>> edges)
    {
        var seen = new HashSet<ObjectShape>(ReferenceEqualityComparer.Instance);
        var open = new Stack<ObjectShape>(edges[root].Where(next => next != root));
        while (open.TryPop(out var next))
        {
            if (next == root)
                return true;
            if (seen.Add(next))
            {
                foreach (var further in edges[next])
                    open.Push(further);
            }
        }
        return false;
    }

    private static bool HoldsOneAndMany(ObjectShape root, ShapeGraph graph)
    {
        List<Shape> members = [.. graph.Objects.Where(type => Hierarchy.RootOf(type) == root).SelectMany(type => type.Members).Select(member => member.Shape)];
        return members.Exists(shape => shape is ObjectShape type && Hierarchy.RootOf(type) == root)
            && members.Exists(shape => shape is CollectionShape or DictionaryShape && ObjectsIn(shape).Any(type => Hierarchy.RootOf(type) == root));
    }

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
