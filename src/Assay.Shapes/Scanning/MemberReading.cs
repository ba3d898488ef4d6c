using Assay.Shapes.Dialects;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Scanning;

/// <summary>Which members a serializer sees of types that it gets as they are.</summary>
public enum MemberReading
{
    /// <summary>What a contract declares; nothing is to be said of the types themselves.</summary>
    Contract,

    /// <summary>All fields, private ones too.</summary>
    Fields,

    /// <summary>Public fields and properties.</summary>
    PublicMembers,

    /// <summary>Public properties alone.</summary>
    PublicProperties,
}

/// <summary>What such a serializer keeps of a graph, as far as metadata shows it.</summary>
/// <param name="Lost">Members that it does not see, such as <c>Order._number</c>.</param>
/// <param name="Uncertain">Members and types that libraries treat differently, or that values decide about, each with the reason:
/// "Order.Items is an ArrayList".</param>
public sealed record ReadingLoss(IReadOnlyList<string> Lost, IReadOnlyList<string> Uncertain)
{
    /// <summary>Whether everything is kept for certain.</summary>
    public bool IsNothing => Lost.Count == 0 && Uncertain.Count == 0;

    /// <summary>Looks at every member of a graph's types.</summary>
    public static ReadingLoss Of(ShapeGraph graph, MemberReading reading)
    {
        if (reading == MemberReading.Contract)
            return new ReadingLoss([], []);
        var members = graph.Objects.SelectMany(type => type.Members)
            .Where(member => member is { HasPlace: true, IsNonSerialized: false }).ToList();
        var cycles = TypeCycles.MembersOf(graph);
        return new ReadingLoss(
            [.. members.Where(member => MemberSight.IsLost(member, reading)).Select(member => member.ToString())],
            [.. graph.Objects.Select(type => UncertainReading.Of(type, reading)).OfType<string>(),
                .. members.Where(member => !MemberSight.IsLost(member, reading))
                    .Select(member => UncertainReading.Of(member, reading, cycles)).OfType<string>()]);
    }
}

/// <summary>Whether serializers see a member and can set it.</summary>
internal static class MemberSight
{
    /// <summary>Whether no serializer of this reading brings the member back.</summary>
    public static bool IsLost(MemberShape member, MemberReading reading) =>
        reading != MemberReading.Fields && !IsOpen(member, reading) && !MayBeFilled(member) && !member.DeclaringShape.IsSelfWritten;

    /// <summary>Whether a serializer of this reading can both read and set the member.</summary>
    public static bool IsOpen(MemberShape member, MemberReading reading) => reading == MemberReading.Fields
        || (member is { Access: Access.Public, SetAccess: Access.Public }
            && (member.IsProperty ? member.SetAccess is not null : !member.IsReadOnly && reading == MemberReading.PublicMembers));

    // Through a constructor, or into the collection that a property gives.
    private static bool MayBeFilled(MemberShape member) => member.Access == Access.Public
        && ((member.IsProperty && member.Shape is CollectionShape or DictionaryShape)
            || member.DeclaringShape.Constructors.Any(constructor => constructor.Access == Access.Public
                && constructor.Parameters.Any(parameter => parameter.Name.Equals(member.Name, StringComparison.OrdinalIgnoreCase))));
}

/// <summary>What metadata does not decide.</summary>
internal static class UncertainReading
{
    /// <summary>Why a type may not come back, as the end of a line; null where nothing speaks against it.</summary>
    public static string? Of(ObjectShape type, MemberReading reading)
    {
        if (type.RuntimeBase is { } parent)
            return $"{type} derives from {parent}";
        if (type.IsSelfWritten)
            return $"{type} implements ISerializable";
        if (reading == MemberReading.Fields || type.IsAbstract)
            return null;
        if (type.IsValueType)
            return $"{type} is a struct";
        if (!type.IsNameable)
            return $"{type} is not public";
        return type.Constructors.Any(constructor => constructor is { Access: Access.Public, Parameters.Count: 0 })
            ? null
            : $"{type} has no public constructor without parameters";
    }

    /// <summary>Why a member may not come back; null where nothing speaks against it.</summary>
    public static string? Of(MemberShape member, MemberReading reading, IReadOnlySet<MemberShape> cycles)
    {
        if (!MemberSight.IsOpen(member, reading))
            return $"{member} has no public setter";
        if (cycles.Contains(member))
            return $"{member} may lead back to its own object";
        return member.Shape.FirstPart(IsUncertain) is null ? null : $"{member} is {Finding.WithArticle(member.Shape)}";
    }

    private static bool IsUncertain(Shape shape) => shape switch
    {
        PrimitiveShape primitive =>
            primitive.Kind is PrimitiveKind.Object
                or PrimitiveKind.Char or PrimitiveKind.Half or PrimitiveKind.Int128 or PrimitiveKind.UInt128
            or (>= PrimitiveKind.BigInteger and not (PrimitiveKind.String or PrimitiveKind.DateTime or PrimitiveKind.Guid)),
        EnumShape => false,
        NullableShape => false,
        CollectionShape collection => collection.Rank > 1 || collection.Kind is not (CollectionKind.Array or CollectionKind.List),
        ObjectShape type => type.IsAbstract || type.Kind == ObjectKind.Interface || type.Derived.Count > 0,
        _ => true,
    };
}
