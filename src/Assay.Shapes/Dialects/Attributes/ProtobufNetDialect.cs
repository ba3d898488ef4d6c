using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[ProtoContract]</c>, with <c>SkipConstructor</c> if there is no parameterless constructor; <c>[ProtoMember(n)]</c>, on the field of a
/// property that returns one and has no setter; <c>[ProtoInclude]</c>; in data sets an empty collection as initial value if the declaration
/// excludes null.
/// </summary>
/// <param name="overwrites">
/// Whether there are further attributes: <c>SkipConstructor</c> on every type, <c>OverwriteList</c> and <c>[NullWrappedCollection]</c> on
/// collections, <c>[NullWrappedValue]</c> on those whose elements may be null, <c>IsRequired</c> on members of value types.
/// </param>
public sealed class ProtobufNetDialect(bool overwrites) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => overwrites ? "protobuf-net-overwrite" : "protobuf-net";

    /// <inheritdoc/>
    public override string Prefix => overwrites ? "ProtoOverwrite" : "ProtoContract";

    /// <inheritdoc/>
    protected override string? Mark => overwrites ? null : "ProtoBuf.ProtoContractAttribute";

    /// <inheritdoc/>
    public override Honoured Honoured => Honoured.ProtobufNet;

    private protected override bool IsAnsweredByLibrary => true;

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming) => ProtobufNetRefusal.Find(graph);

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new(graph, naming, new ProtobufNetDecoration(graph, naming, overwrites));
}

/// <summary>The attributes of protobuf-net.</summary>
internal sealed class ProtobufNetDecoration(ShapeGraph graph, ContractNaming naming, bool overwrites) : ContractDecoration
{
    private const string Space = "global::ProtoBuf.";
    private const int FirstInclude = 100;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type)
    {
        // Of members and derived types no two may share a number.
        var first = Math.Max(FirstInclude, type.Members.Count + 1);
        return type.Derived.Where(naming.IsNameable)
            .Where(derived => !derived.IsValueType)
            .OrderBy(naming.TypeNameOf, StringComparer.Ordinal)
            .Select((derived,
                index) => string.Create(
                    CultureInfo.InvariantCulture, $"[{Space}ProtoInclude({first + index}, typeof({naming.TypeNameOf(derived)}))]"))
            .Prepend(
                $"[{Space}ProtoContract{(type.Kind == ObjectKind.Interface || IsConstructed(type) ? "" : "(SkipConstructor = true)")}]");
    }

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(EnumShape type) => [$"[{Space}ProtoContract]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (!IsCarried(member))
            yield break;
        // Of a property without a setter the library finds the compiler's field itself, and no other.
        var target = member is { IsProperty: true, HasOwnField: true, SetAccess: null } ? "field: " : "";
        var isValue = member.Shape is { IsValueType: true } and not (NullableShape or CollectionShape);
        var required = overwrites && isValue ? ", IsRequired = true" : "";
        var replaced = overwrites && member.Shape is (CollectionShape or DictionaryShape) ? ", OverwriteList = true" : "";
        yield return string.Create(CultureInfo.InvariantCulture, $"[{target}{Space}ProtoMember({NumberOf(member)}{required}{replaced})]");
        if (overwrites && ProtobufNetValues.IsCollection(member.Shape))
            yield return $"[{target}{Space}NullWrappedCollection]";
        if (overwrites && ProtobufNetValues.HoldsNulls(member.Shape))
            yield return $"[{target}{Space}NullWrappedValue]";
    }

    /// <summary>
    /// A collection that is declared never to be null begins empty, as people write it for this library: nothing of an empty one is sent.
    /// What types of users begin with is in their code.
    /// </summary>
    public override string? InitializerOf(MemberShape member) =>
        !graph.HasCode && !member.IsNullable && IsCarried(member) && IsConstructed(member.DeclaringShape)
            ? ProtobufNetValues.EmptyOf(member.Shape, naming)
            : null;

    private bool IsConstructed(ObjectShape type) => !overwrites && ProtobufNetValues.IsConstructed(type);

    private int NumberOf(MemberShape member) => member.DeclaringShape == graph.Root && graph.Origin is { } origin
        ? IndexOf(origin.Member)
        : IndexOf(member);

    private static int IndexOf(MemberShape member) => member.PlaceAmong(member.DeclaringShape.Members.Where(IsCarried)) + 1;

    // What overrides a property of the base is written with that one.
    private static bool IsCarried(MemberShape member) =>
        member is { HasPlace: true, IsNonSerialized: false }
        && !(member.IsOverride
            && member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name && other.IsVirtual) == true);
}

/// <summary>Why protobuf-net cannot carry a graph.</summary>
internal static class ProtobufNetRefusal
{
    /// <summary>The reason as a sentence; null where it can.</summary>
    public static string? Find(ShapeGraph graph)
    {
        if (Finding.First(graph, shape => shape is PrimitiveShape { Kind: PrimitiveKind.Object }) is { } untyped)
            return $"protobuf-net has no serializer for object: {untyped}.";
        if (Finding.First(graph, HasNoSerializer) is { } strange)
            return $"protobuf-net has no serializer for {Finding.WithArticle(strange.Offender)}: {strange}.";
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > 1 }) is { } matrix)
            return $"protobuf-net has no arrays of several dimensions: {matrix}.";
        if (Finding.First(graph, IsNested) is { } nested)
            return $"protobuf-net has no collections in collections: {nested}.";
        if (Finding.First(graph, shape => shape is ObjectShape type && ShapeFacts.Concretes(type).Count == 0) is { } empty)
            return $"protobuf-net needs [ProtoInclude] with the concrete types, and {empty.Offender} has none: {empty}.";
        if (graph.Objects.FirstOrDefault(HasTwoParents) is { } child)
            return $"protobuf-net supports one base per type: {child} has {string.Join(" and ", ParentsOf(child))}.";
        return graph.Origin is { } origin && origin.Member.DeclaringShape.Base is not null
            ? $"protobuf-net writes members of a derived type inside the message of its base: a type with only {origin.Member} has no base."
            : null;
    }

    private static bool HasTwoParents(ObjectShape type) => ParentsOf(type).Skip(1).Any();

    private static IEnumerable<ObjectShape> ParentsOf(ObjectShape type) =>
        type.Base is null ? type.Interfaces : type.Interfaces.Prepend(type.Base);

    private static bool HasNoSerializer(Shape shape) => shape is PrimitiveShape
    {
        Kind: PrimitiveKind.Half
            or PrimitiveKind.Int128
            or PrimitiveKind.UInt128 or PrimitiveKind.BigInteger or PrimitiveKind.DateTimeOffset or PrimitiveKind.Version,
    };

    private static bool IsNested(Shape shape) => shape switch
    {
        CollectionShape collection => IsRepeated(collection.Element),
        DictionaryShape dictionary => IsRepeated(dictionary.Value) || IsRepeated(dictionary.Key),
        _ => false,
    };

    // An array of bytes is a value.
    private static bool IsRepeated(Shape shape) =>
        shape is DictionaryShape || (shape is CollectionShape collection && !ProtobufNetValues.IsBytes(collection));
}

/// <summary>What protobuf-net makes of declared types.</summary>
internal static class ProtobufNetValues
{
    /// <summary>Whether it is one value of bytes rather than a collection.</summary>
    public static bool IsBytes(Shape shape) => shape is CollectionShape { IsBytes: true };

    /// <summary>Whether it is a collection: none and an empty one look alike, unless a message is put around it.</summary>
    public static bool IsCollection(Shape shape) => shape is CollectionShape or DictionaryShape && !IsBytes(shape);

    /// <summary>Whether the library makes it by its parameterless constructor; it skips constructors where there is none.</summary>
    public static bool IsConstructed(ObjectShape type) =>
        !type.IsValueType && (type.IsAbstract || type.Constructors.Any(constructor => constructor.Parameters.Count == 0));

    /// <summary>An expression for an empty collection of a declared type; null where there is no simple one.</summary>
    public static string? EmptyOf(Shape shape, ContractNaming naming) => shape switch
    {
        _ when IsBytes(shape) => null,
        CollectionShape { Kind: CollectionKind.Array, Rank: 1 } array =>
            $"global::System.Array.Empty<{naming.TypeNameOf(array.Element)}>()",
        CollectionShape collection when CollectionKinds.UsualOf(collection.Kind) is var kind && kind != collection.Kind =>
            $"new {RuntimeTypes.CSharpNameOf(kind)}<{naming.TypeNameOf(collection.Element)}>()",
        DictionaryShape map when CollectionKinds.UsualOf(map.Kind) is var kind && kind != map.Kind =>
            $"new {RuntimeTypes.CSharpNameOf(kind)}<{naming.TypeNameOf(map.Key)}, {naming.TypeNameOf(map.Value)}>()",
        CollectionShape collection when CollectionKinds.IsGrown(collection.Kind) => "new()",
        DictionaryShape map when CollectionKinds.IsGrown(map.Kind) => "new()",
        _ => null,
    };

    /// <summary>Whether a collection may hold nulls, which are refused unless a message is put around each element.</summary>
    public static bool HoldsNulls(Shape shape) => shape switch
    {
        _ when IsBytes(shape) => false,
        CollectionShape collection => collection.Element is NullableShape || collection.IsElementNullable,
        DictionaryShape dictionary => dictionary.Value is NullableShape || dictionary.IsValueNullable,
        _ => false,
    };
}
