using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[GenerateSerializer]</c> on classes, structs and enums; <c>[Id(n)]</c> on all members, or on the field of a property that cannot be
/// set.
/// </summary>
public sealed class OrleansDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "orleans";

    /// <inheritdoc/>
    public override string Prefix => "OrleansContract";

    /// <inheritdoc/>
    protected override string? Mark => "Orleans.GenerateSerializerAttribute";

    /// <inheritdoc/>
    public override Honoured Honoured => Honoured.Orleans;

    private protected override bool IsAnsweredByLibrary => true;

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming)
    {
        if (Finding.FirstHidden(graph, naming) is { } hidden)
            return $"Orleans generates code outside the types, so it cannot use private ones: {hidden}.";
        return graph.Origin is { } origin
            && (origin.Member.DeclaringShape != origin.Whole.Root || ((ObjectShape)origin.Whole.Root).Base is not null)
            ? $"Orleans writes each class of a hierarchy separately: a type of one member cannot read {origin.Whole.Root}."
            : null;
    }

    private protected override string? LostInCopies(ShapeGraph graph) =>
        graph.Objects.FirstOrDefault(type => type.TypeName.IsNestedInGeneric) is { } nested
            ? $"Orleans' generator writes code that does not compile for a type that is nested in a generic one: {nested}."
            : null;

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new(graph, naming, new OrleansDecoration(graph));
}

/// <summary>The attributes of Orleans' serializer.</summary>
internal sealed class OrleansDecoration(ShapeGraph graph) : ContractDecoration
{
    private const string GenerateSerializer = "[global::Orleans.GenerateSerializer]";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => type.Kind == ObjectKind.Interface ? [] : [GenerateSerializer];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(EnumShape type) => [GenerateSerializer];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) => member.IsNonSerialized
        ? [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"]
        : [$"[{(IsSetByField(member) ? "field: " : "")}global::Orleans.Id({IdOf(member).ToString(CultureInfo.InvariantCulture)})]"];

    // Of a property that nothing may set later the generator finds the compiler's field itself, and no other.
    private static bool IsSetByField(MemberShape member) =>
        member is { IsProperty: true, HasOwnField: true, Accessors: not null } && (member.SetAccess is null || member.IsInitOnly);

    // Each class of a hierarchy counts its own members. A contract of one member has the number that the whole gives it.
    private int IdOf(MemberShape member)
    {
        var counted = graph.Origin is { } origin && member.DeclaringShape == graph.Root ? origin.Member : member;
        return counted.PlaceAmong(counted.DeclaringShape.Members.Where(other => !other.IsNonSerialized));
    }
}
