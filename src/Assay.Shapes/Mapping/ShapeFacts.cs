using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>What follows from a shape alone.</summary>
internal static class ShapeFacts
{
    /// <summary>Whether the hash and order of a value depend on nothing that has to be mapped first.</summary>
    public static bool IsStableKey(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.Kind != PrimitiveKind.Object,
        EnumShape => true,
        NullableShape nullable => IsStableKey(nullable.Element),
        TupleShape { IsValueType: true } tuple => tuple.Elements.All(IsStableKey),
        ObjectShape { IsValueType: true } type => type.Members.All(member => IsStableKey(member.Shape)),
        _ => false,
    };

    /// <summary>Whether objects of exactly this type may exist.</summary>
    public static bool IsConcrete(ObjectShape type) => !type.IsAbstract && type.Kind != ObjectKind.Interface;

    /// <summary>All concrete types that a member declared as this type may hold: itself first, then derived ones at any distance.</summary>
    public static IReadOnlyList<ObjectShape> Concretes(ObjectShape type)
    {
        var found = new List<ObjectShape>();
        Collect(type, found, new HashSet<ObjectShape>(ReferenceEqualityComparer.Instance));
        return found;
    }

    private static void Collect(ObjectShape type, List<ObjectShape> found, HashSet<ObjectShape> seen)
    {
        if (!seen.Add(type))
            return;
        if (IsConcrete(type))
            found.Add(type);
        foreach (var derived in type.Derived)
            Collect(derived, found, seen);
    }
}
