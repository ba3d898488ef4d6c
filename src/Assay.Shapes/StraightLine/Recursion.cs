using Assay.Shapes.Graph;

namespace Assay.Shapes.StraightLine;

/// <summary>Which types may hold themselves: their walks need a guard against deep values and cycles.</summary>
internal sealed class Recursion(VariantShapes variants)
{
    private readonly Dictionary<Shape, bool> _guarded = new(ReferenceEqualityComparer.Instance);

    /// <summary>
    /// Whether the walk of this type is guarded: classes and <see cref="object"/> on a cycle of types; collections only on a cycle without any of
    /// those, such as an array of structs that hold arrays of themselves.
    /// </summary>
    public bool IsGuarded(Shape shape)
    {
        if (_guarded.TryGetValue(shape, out var known))
            return known;
        var isGuarded = IsGuard(shape) ? Reaches(shape, static _ => true) : shape is CollectionShape or DictionaryShape && Reaches(shape, static next => !IsGuard(next));
        _guarded.Add(shape, isGuarded);
        return isGuarded;
    }

    private static bool IsGuard(Shape shape) =>
        shape is PrimitiveShape { Kind: PrimitiveKind.Object } or ObjectShape { IsValueType: false } or TupleShape { IsValueType: false };

    private bool Reaches(Shape start, Func<Shape, bool> follows)
    {
        var seen = new HashSet<Shape>(ReferenceEqualityComparer.Instance);
        var open = new Stack<Shape>(Next(start));
        while (open.TryPop(out var shape))
        {
            if (ReferenceEquals(shape, start))
                return true;
            if (follows(shape) && seen.Add(shape))
            {
                foreach (var next in Next(shape))
                    open.Push(next);
            }
        }
        return false;
    }

    private IEnumerable<Shape> Next(Shape shape) => variants.Of(shape).Where(variant => !ReferenceEquals(variant, shape)).Concat(shape switch
    {
        ObjectShape type => type.AllMembers.Select(member => member.Shape),
        CollectionShape collection => [collection.Element],
        DictionaryShape dictionary => [dictionary.Key, dictionary.Value],
        NullableShape nullable => [nullable.Element],
        TupleShape tuple => tuple.Elements,
        _ => [],
    });
}
