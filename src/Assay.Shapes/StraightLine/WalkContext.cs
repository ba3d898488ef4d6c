using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.StraightLine;

/// <summary>What the three walks over a shape share.</summary>
internal sealed class WalkContext
{
    private readonly Recursion _recursion;

    public WalkContext(ShapeGraph graph)
    {
        Variants = new VariantShapes(graph);
        Identifiers = new ShapeIdentifiers(Variants.All);
        Fields = new AccessorEmitter(new PlainSide(), Identifiers);
        _recursion = new Recursion(Variants);
    }

    public VariantShapes Variants { get; }

    public ShapeIdentifiers Identifiers { get; }

    public AccessorEmitter Fields { get; }

    /// <summary>The types that get methods of their own.</summary>
    public IEnumerable<Shape> WithMethods => Variants.All.Where(shape => shape is not (EnumShape or UnsupportedShape or PrimitiveShape { Kind: not PrimitiveKind.Object }));

    public bool IsGuarded(Shape shape) => _recursion.IsGuarded(shape);

    public string Id(Shape shape) => Identifiers[shape];

    /// <summary>Whether the type has a method for the content of an object of exactly this type.</summary>
    public bool HasBody(Shape shape) => !shape.IsValueType && shape is not PrimitiveShape && Variants.Of(shape).Contains(shape);

    /// <summary>The name of the method behind the one that deals with null and deep values.</summary>
    public string Inner(Shape shape) => Id(shape) + (Variants.IsExact(shape) ? "Body" : "Any");

    public static string NameOf(Shape shape) => shape.TypeName.CSharpName;

    /// <summary>The least number of bytes that plain binary writes for a value.</summary>
    public int LeastBytes(Shape shape) => shape switch
    {
        PrimitiveShape primitive => Primitives.Bytes(primitive.Kind),
        EnumShape type => Primitives.Bytes(type.Underlying),
        // Where several types may stand, null is the index of no type, in one byte.
        CollectionShape or DictionaryShape => Variants.IsExact(shape) ? 4 : 1,
        TupleShape { IsValueType: true } tuple => tuple.Elements.Sum(LeastBytes),
        ObjectShape { IsValueType: true } type => Math.Max(1, MembersOf(type).Sum(member => LeastBytes(member.Shape))),
        _ => 1,
    };

    /// <summary>The expression for an object of a class as the class that declares the member.</summary>
    public static string Owner(string variable, ObjectShape type, MemberShape member) =>
        ReferenceEquals(member.DeclaringShape, type) ? variable : $"(({NameOf(member.DeclaringShape)}){variable})";

    /// <summary>The members that are written; a delegate that is not serialized anyway has no place.</summary>
    public static IReadOnlyList<MemberShape> MembersOf(ObjectShape type) =>
        [.. type.AllMembers.Where(member => member.HasPlace)];

    /// <summary>The condition that an object is not exactly of this type; null where it cannot be otherwise.</summary>
    public static string? IsOther(Shape shape) => shape switch
    {
        { IsValueType: true } or ObjectShape { IsSealed: true } or TupleShape => null,
        CollectionShape { Kind: CollectionKind.FrozenSet } or DictionaryShape { Kind: DictionaryKind.FrozenDictionary } => null,
        CollectionShape { Kind: CollectionKind.Array, Element.IsValueType: true } => null,
        _ => $"value.GetType() != typeof({NameOf(shape)})",
    };

    /// <summary>The condition that an object is of this exact type.</summary>
    public static string Is(Shape shape) => shape switch
    {
        CollectionShape { Kind: CollectionKind.FrozenSet } or DictionaryShape { Kind: DictionaryKind.FrozenDictionary } => $"value is {NameOf(shape)}",
        _ => $"value.GetType() == typeof({NameOf(shape)})",
    };
}
