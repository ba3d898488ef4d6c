using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.StraightLine;

/// <summary>What the three walks over a shape share.</summary>
internal sealed class WalkContext
{
    private readonly Recursion recursion;

    public WalkContext(ShapeGraph graph)
    {
        Variants = new VariantShapes(graph);
        Identifiers = new ShapeIdentifiers(Variants.All);
        Fields = new AccessorEmitter(new PlainSide(), Identifiers);
        recursion = new Recursion(Variants);
    }

    public VariantShapes Variants { get; }

    public ShapeIdentifiers Identifiers { get; }

    public AccessorEmitter Fields { get; }

    /// <summary>The types that get methods of their own.</summary>
    public IEnumerable<Shape> WithMethods =>
        Variants.All.Where(shape => shape is not (EnumShape or UnsupportedShape or PrimitiveShape { Kind: not PrimitiveKind.Object }));

    public bool IsGuarded(Shape shape) => recursion.IsGuarded(shape);

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

    /// <summary>The members that are written; delegates and handles have no place.</summary>
    public static IReadOnlyList<MemberShape> MembersOf(ObjectShape type) =>
        [.. type.AllMembers.Where(member => member is { HasPlace: true, IsOfProcess: false })];

    /// <summary>The statement that gives an object what a collection stores from whose class its own derives.</summary>
    public static string Give(Shape collected, string collection) =>
        $"global::Assay.Worker.Conversion.CollectedElements.Give<{NameOf(collected)}>({collection}, target);";

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
        CollectionShape { Kind: CollectionKind.FrozenSet } or DictionaryShape { Kind: DictionaryKind.FrozenDictionary } =>
            $"value is {NameOf(shape)}",
        _ => $"value.GetType() == typeof({NameOf(shape)})",
    };
}

/// <summary>Which types may hold themselves: their walks need a guard against deep values and cycles.</summary>
internal sealed class Recursion(VariantShapes variants)
{
    private readonly Dictionary<Shape, bool> guarded = new(ReferenceEqualityComparer.Instance);

    /// <summary>
    /// Whether the walk of this type is guarded: classes and <see cref="object"/> on a cycle of types; collections only on a cycle without
    /// any of those, such as an array of structs that hold arrays of themselves.
    /// </summary>
    public bool IsGuarded(Shape shape)
    {
        if (guarded.TryGetValue(shape, out var known))
            return known;
        var isGuarded = IsGuard(shape)
            ? Reaches(shape, static _ => true)
            : shape is CollectionShape or DictionaryShape && Reaches(shape, static next => !IsGuard(next));
        guarded.Add(shape, isGuarded);
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

    private IEnumerable<Shape> Next(Shape shape) =>
        variants.Of(shape).Where(variant => !ReferenceEquals(variant, shape)).Concat(
            shape is ObjectShape type
                ? [.. type.AllMembers.Select(member => member.Shape), .. new[] { type.Collected }.OfType<Shape>()]
                : shape.Parts);
}

/// <summary>How emitted code counts a collection and asks for its comparer.</summary>
internal static class CollectionFacts
{
    /// <summary>The number of elements.</summary>
    public static string Count(CollectionShape collection) => collection.Kind switch
    {
        CollectionKind.Array or CollectionKind.ImmutableArray => "value.Length",
        CollectionKind.ImmutableQueue or CollectionKind.ImmutableStack => "global::System.Linq.Enumerable.Count(value)",
        _ => "value.Count",
    };

    /// <summary>The span of the elements; null where there is none.</summary>
    public static string? Span(CollectionShape collection) => collection.Kind switch
    {
        CollectionKind.Array when collection.Rank > 1 => $"Arrays.Elements<{WalkContext.NameOf(collection.Element)}>(value)",
        CollectionKind.Array => $"new global::System.ReadOnlySpan<{WalkContext.NameOf(collection.Element)}>(value)",
        CollectionKind.List => "CollectionsMarshal.AsSpan(value)",
        CollectionKind.ImmutableArray => "value.AsSpan()",
        _ => null,
    };

    /// <summary>The property that gives the comparer; null where there is none.</summary>
    public static string? Comparer(CollectionShape collection) => !RuntimeKinds.IsSet(collection.Kind) ? null
        : collection.Kind is CollectionKind.ImmutableHashSet or CollectionKind.ImmutableSortedSet ? "KeyComparer" : "Comparer";

    /// <inheritdoc cref="Comparer(CollectionShape)"/>
    public static string? Comparer(DictionaryShape dictionary) => dictionary.Kind switch
    {
        DictionaryKind.ReadOnlyDictionary => null,
        DictionaryKind.ImmutableDictionary or DictionaryKind.ImmutableSortedDictionary => "KeyComparer",
        _ => "Comparer",
    };

    /// <summary>The method of <c>ComparerTags</c> that finds a comparer.</summary>
    public static string ComparerTag(bool isSorted) => isSorted ? "Order" : "Equality";

    public static bool IsSorted(CollectionShape collection) =>
        collection.Kind is CollectionKind.SortedSet or CollectionKind.ImmutableSortedSet;

    public static bool IsSorted(DictionaryShape dictionary) =>
        dictionary.Kind is DictionaryKind.SortedDictionary or DictionaryKind.SortedList or DictionaryKind.ImmutableSortedDictionary;

    /// <summary>The element's name in a tuple.</summary>
    public static string TupleElement(TupleShape tuple, int index) => tuple.Kind == TupleKind.KeyValuePair
        ? index == 0 ? "Key" : "Value"
        : index == 7 ? "Rest" : $"Item{index + 1}";
}

/// <summary>What plain binary does with primitives.</summary>
internal static class Primitives
{
    /// <summary>The least number of bytes.</summary>
    public static int Bytes(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Char or PrimitiveKind.Int16 or PrimitiveKind.UInt16 or PrimitiveKind.Half => 2,
        PrimitiveKind.Int32
            or PrimitiveKind.UInt32 or PrimitiveKind.Single or PrimitiveKind.DateOnly or PrimitiveKind.String or PrimitiveKind.Uri
            or PrimitiveKind.BigInteger => 4,
        PrimitiveKind.Int64
            or PrimitiveKind.UInt64
            or PrimitiveKind.Double or PrimitiveKind.DateTime or PrimitiveKind.TimeSpan or PrimitiveKind.TimeOnly => 8,
        PrimitiveKind.DateTimeOffset => 10,
        PrimitiveKind.Int128 or PrimitiveKind.UInt128 or PrimitiveKind.Decimal or PrimitiveKind.Guid => 16,
        _ => 1,
    };

    /// <summary>Whether an array of them is written in one go: every pattern of bits is a value.</summary>
    public static bool IsBlittable(Shape shape) => shape is PrimitiveShape
    {
        Kind: PrimitiveKind.Byte
            or PrimitiveKind.SByte or PrimitiveKind.Char or PrimitiveKind.Int16 or PrimitiveKind.UInt16 or PrimitiveKind.Int32
            or PrimitiveKind.UInt32 or PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.Int128 or PrimitiveKind.UInt128
            or PrimitiveKind.Half or PrimitiveKind.Single or PrimitiveKind.Double or PrimitiveKind.Guid
    };

    /// <summary>Whether a copy of the value is a new one: nothing behind a reference.</summary>
    public static bool IsCopied(Shape shape) => shape switch
    {
        PrimitiveShape primitive =>
            primitive.Kind is not (PrimitiveKind.Object
                or PrimitiveKind.String or PrimitiveKind.Uri or PrimitiveKind.Version or PrimitiveKind.BigInteger),
        EnumShape => true,
        NullableShape nullable => IsCopied(nullable.Element),
        TupleShape { IsValueType: true } tuple => tuple.Elements.All(IsCopied),
        ObjectShape { IsValueType: true } type => type.Members.All(member => IsCopied(member.Shape)),
        _ => false,
    };
}
