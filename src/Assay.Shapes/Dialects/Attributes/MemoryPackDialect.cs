using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[MemoryPackable]</c> on partial types that cannot be copied as memory, <c>[MemoryPackInclude]</c>, <c>[MemoryPackUnion]</c>,
/// <c>[MemoryPackConstructor]</c>.
/// </summary>
/// <param name="isCircular">
/// Whether classes whose members can be set have <c>GenerateType.CircularReference</c> and <c>[MemoryPackOrder]</c>, with a private
/// <c>[MemoryPackConstructor]</c> if they have no constructor without parameters.
/// </param>
public sealed class MemoryPackDialect(bool isCircular) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => isCircular ? "memory-pack-references" : "memory-pack";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "MemoryPack stores members by position: a type of one member has another format.";

    /// <inheritdoc/>
    public override string Prefix => isCircular ? "MemoryPackableReferences" : "MemoryPackable";

    /// <inheritdoc/>
    protected override string? Mark => isCircular ? null : "MemoryPack.MemoryPackableAttribute";

    /// <inheritdoc/>
    public override string? ConstructorAttribute => "MemoryPackConstructor";

    private protected override bool NeedsNothing(ObjectShape type) => MemoryPackMembers.IsUnmanaged(type) || base.NeedsNothing(type);

    private protected override bool IsAnsweredByLibrary => true;

    private protected override string? Refuse(
        ShapeGraph graph, ContractNaming naming) => new MemoryPackRefusal(graph, naming, isCircular).Find();

    private protected override string? LostInCopies(ShapeGraph graph) =>
        graph.Objects.FirstOrDefault(type => type.TypeName.IsNestedInGeneric && !MemoryPackMembers.IsUnmanaged(type)) is { } nested
            ? $"MemoryPack's generator writes code that does not compile for a type that is nested in a generic one: {nested}."
            : null;

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new(graph, naming, new MemoryPackDecoration(graph, naming, isCircular));
}

/// <summary>The attributes of MemoryPack.</summary>
internal sealed class MemoryPackDecoration(ShapeGraph graph, ContractNaming naming, bool isCircular) : ContractDecoration
{
    private const string Space = "global::MemoryPack.";

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type)
    {
        if (MemoryPackMembers.IsUnmanaged(type))
            return [];
        if (!Hierarchy.IsAbstract(type))
        {
            var kind = type.Collected is not null ? "Collection" : IsTracked(type) ? "CircularReference" : "";
            return [$"[{Space}MemoryPackable{(kind.Length > 0 ? $"({Space}GenerateType.{kind})" : "")}]"];
        }

        var derived = Hierarchy.NameableDerived(type, naming);
        return derived.Count == 0
            ? []
            : [$"[{Space}MemoryPackable]",
                .. derived.Select(
                    (known, tag) => string.Create(
                    CultureInfo.InvariantCulture, $"[{Space}MemoryPackUnion({tag}, typeof({naming.TypeNameOf(known)}))]"))];
    }

    /// <inheritdoc/>
    // The generator takes an attribute on the member that is overridden alone.
    public override string? IgnoringAttributeOf(MemberCode member) => member.IsOverride ? null : $"[{Space}MemoryPackIgnore]";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        var type = member.DeclaringShape;
        if (MemoryPackMembers.IsUnmanaged(type) || MemoryPackMembers.IsOverride(member))
            yield break;
        if (member.IsNonSerialized)
        {
            if (MemoryPackMembers.IsPublic(member))
                yield return $"[{Space}MemoryPackIgnore]";
            yield break;
        }
        if (!MemoryPackMembers.IsPublic(member))
            yield return $"[{Space}MemoryPackInclude]";
        if (isCircular && MemoryPackReferences.IsNumbered(type, graph))
            yield return string.Create(CultureInfo.InvariantCulture, $"[{Space}MemoryPackOrder({OrderOf(member)})]");
    }

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type, ConstructorShape constructor) =>
        (type.Constructors.Count > 1 || !type.Constructors.Contains(constructor))
            && !MemoryPackMembers.IsUnmanaged(type) && IsChosen(type, constructor) ? [$"[{Space}MemoryPackConstructor]"] : [];

    /// <inheritdoc/>
    public override Access? AddedParameterlessConstructor(ObjectShape type) => IsTracked(type) ? Access.Private : null;

    private bool IsTracked(ObjectShape type) => isCircular && MemoryPackReferences.IsTracked(type);

    private bool IsChosen(ObjectShape type, ConstructorShape constructor) =>
        IsTracked(type) ? constructor.Parameters.Count == 0 : constructor == MemoryPackConstruction.Of(type).Constructor;

    // Counted over the whole hierarchy: what a derived type adds follows what it inherits.
    private static int OrderOf(MemberShape member) =>
        member.PlaceAmong(
            member.DeclaringShape.AllMembers.Where(
                other => other is { HasPlace: true, IsNonSerialized: false } && !MemoryPackMembers.IsOverride(other)));
}

/// <summary>
/// Which members MemoryPack's generator takes: public ones, and others that say so; of a name at two levels the lower one, of an overridden
/// property the upper.
/// </summary>
internal static class MemoryPackMembers
{
    /// <summary>Those of a type, inherited ones first.</summary>
    public static IReadOnlyList<MemberShape> Of(ObjectShape type)
    {
        List<MemberShape> members = [
            .. type.AllMembers.Where(member => member is { HasPlace: true, IsNonSerialized: false } && !IsOverride(member))];
        return [.. members.Where((member, index) => !members.Skip(index + 1).Any(other => other.Name == member.Name))];
    }

    /// <summary>Whether the attribute of the base class's property stands for this one.</summary>
    public static bool IsOverride(MemberShape member) =>
        member.IsOverride && member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name && other.IsVirtual) == true;

    /// <summary>Whether all code sees it.</summary>
    public static bool IsPublic(MemberShape member) =>
        member.Access == Access.Public || (member.IsProperty && member.SetAccess == Access.Public);

    /// <summary>Whether it can be assigned at any time.</summary>
    public static bool IsAssignable(MemberShape member) =>
        member is { IsReadOnly: false, IsInitOnly: false, IsRequired: false } && (!member.IsProperty || member.SetAccess is not null);

    /// <summary>Whether a struct is copied as memory, so that nothing is generated for it.</summary>
    public static bool IsUnmanaged(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.IsValueType && primitive.Kind != PrimitiveKind.BigInteger,
        EnumShape => true,
        NullableShape nullable => IsUnmanaged(nullable.Element),
        TupleShape { IsValueType: true } tuple => tuple.Elements.All(IsUnmanaged),
        ObjectShape { IsValueType: true } type => type.Members.All(member => IsUnmanaged(member.Shape)),
        _ => false,
    };
}
