using System.Globalization;
using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[MessagePackObject]</c> on partial types, <c>[Key(n)]</c>, <c>[Union]</c>, <c>[SerializationConstructor]</c>; <c>[IgnoreMember]</c>
/// on the field that a property returns; <c>AllowPrivate</c> where members are private; <c>SuppressSourceGeneration</c> where a base has
/// such members or a collection is frozen; neither with versions before 3.
/// </summary>
/// <param name="byName">
/// Whether <c>keyAsPropertyName</c> is true, or keys are names where a base has private members or two levels have one name.
/// </param>
public sealed class MessagePackDialect(bool byName) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => byName ? "message-pack-map" : "message-pack";

    /// <inheritdoc/>
    public override string Prefix => byName ? "MessagePackMap" : "MessagePackArray";

    /// <inheritdoc/>
    protected override string? Mark => "MessagePack.MessagePackObjectAttribute";

    /// <inheritdoc/>
    public override string? ConstructorAttribute => "SerializationConstructor";

    /// <inheritdoc/>
    public override Honoured Honoured => Honoured.MessagePack;

    private protected override bool IsAdopted(ObjectShape type) =>
        base.IsAdopted(type) && byName != type.AllMembers.Any(member => member.Attributes.Contains("MessagePack.KeyAttribute"));

    private protected override bool IsAnsweredByLibrary => true;

    private protected override string? Refuse(
        ShapeGraph graph, ContractNaming naming) => new MessagePackRefusal(graph, naming, new MessagePackKeys(graph, byName)).Find();

    private protected override BoundMappedDialect Carry(ShapeGraph graph, ContractNaming naming) =>
        new(graph, naming, new MessagePackDecoration(graph, naming, new MessagePackKeys(graph, byName)));
}

/// <summary>The attributes of MessagePack-CSharp.</summary>
internal sealed class MessagePackDecoration : ContractDecoration
{
    private const string Space = "global::MessagePack.";
    private const int FirstWithGenerator = 3;
    private readonly ShapeGraph graph;
    private readonly ContractNaming naming;
    private readonly MessagePackKeys keys;
    private readonly HashSet<ObjectShape> explicitNames;
    private readonly bool hasGenerator;

    public MessagePackDecoration(ShapeGraph graph, ContractNaming naming, MessagePackKeys keys, bool hasGenerator = true)
    {
        (this.graph, this.naming, this.keys, this.hasGenerator) = (graph, naming, keys, hasGenerator);
        // Private members of a base, and names that two levels have, are found where each member states its key.
        explicitNames = new(
            graph.Objects.Where(type => type.Base is not null && (HidesFromDerived(type.Base) || HasRepeatedName(type)))
                .Select(Hierarchy.RootOf), ReferenceEqualityComparer.Instance);
    }

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <summary>
    /// Before version 3 all formatters are made at run time: private members need no permission, and nothing is left to suppress.
    /// </summary>
    public override ContractDecoration For(Version? packageVersion) =>
        packageVersion?.Major < FirstWithGenerator ? new MessagePackDecoration(graph, naming, keys, hasGenerator: false) : this;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type)
    {
        var unions = Hierarchy.IsAbstract(type)
            ? Hierarchy.NameableDerived(type, naming)
                .Select((known,
                    key) => string.Create(CultureInfo.InvariantCulture, $"[{Space}Union({key}, typeof({naming.TypeNameOf(known)}))]"))
            : [];
        return type.Kind == ObjectKind.Interface ? unions : unions.Append($"[{Space}MessagePackObject{ArgumentsOf(type)}]");
    }

    /// <inheritdoc/>
    public override string? IgnoringAttributeOf(MemberCode member) => $"[{Space}IgnoreMember]";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (MessagePackMembers.IsOverride(member) || Honoured.MessagePack.Excludes(member))
            return [];
        if (member.IsNonSerialized)
            return [$"[{Space}IgnoreMember]"];
        string[] ofField = HasFieldInSight(member) ? [$"[field: {Space}IgnoreMember]"] : [];
        if (!keys.ByName)
            return [string.Create(CultureInfo.InvariantCulture, $"[{Space}Key({keys.NumberOf(member)})]"), .. ofField];
        return explicitNames.Contains(Hierarchy.RootOf(member.DeclaringShape))
            ? [$"[{Space}Key({CSharpText.Literal(NameOf(member))})]", .. ofField]
            : ofField;
    }

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type, ConstructorShape constructor) =>
        (type.Constructors.Count > 1 || type.IsValueType) && !Hierarchy.IsAbstract(type) && constructor == keys.ConstructorOf(type)
            ? [$"[{Space}SerializationConstructor]"]
            : [];

    // Where private members are let in, a field behind a property would be one beside it.
    private bool HasFieldInSight(MemberShape member) =>
        member is { IsProperty: true, HasOwnField: true } && (!hasGenerator || AllowsPrivate(member.DeclaringShape));

    private bool AllowsPrivate(ObjectShape type) =>
        !type.IsNameable
            || MessagePackMembers.Of(type).Any(member => !MessagePackMembers.IsPublic(member))
            || keys.ConstructorOf(type) is { Access: not Access.Public };

    private string ArgumentsOf(ObjectShape type)
    {
        List<string> arguments = [];
        if (keys.ByName && !explicitNames.Contains(Hierarchy.RootOf(type)))
            arguments.Add("keyAsPropertyName: true");
        if (hasGenerator && AllowsPrivate(type))
            arguments.Add("AllowPrivate = true");
        if (hasGenerator && IsOutOfGeneratorsReach(type))
            arguments.Add("SuppressSourceGeneration = true");
        return arguments.Count == 0 ? "" : $"({string.Join(", ", arguments)})";
    }

    // Generated code stands inside the type: it reaches what is private there, and nothing that is private elsewhere. Of
    // frozen collections it names a formatter that does not exist.
    private bool IsOutOfGeneratorsReach(ObjectShape type) =>
        !naming.IsNameable(type)
        || MessagePackMembers.Of(type).Any(member => !naming.IsNameable(member.Shape) || HoldsFrozen(member.Shape))
        || MessagePackMembers.Of(type)
            .Any(member => member.DeclaringShape != type
                && MessagePackMembers.IsHiddenFromDerived(member) && !(member.Access == Access.Public && keys.IsPassed(type, member)));

    private static bool HoldsFrozen(Shape shape) =>
        shape.FirstPart(
            part => part is CollectionShape { Kind: CollectionKind.FrozenSet }
                or DictionaryShape { Kind: DictionaryKind.FrozenDictionary }) is not null;

    private static bool HidesFromDerived(ObjectShape type) => MessagePackMembers.Of(type).Any(MessagePackMembers.IsHiddenFromDerived);

    private static bool HasRepeatedName(ObjectShape type) =>
        MessagePackMembers.Of(type).GroupBy(member => member.Name).Any(group => group.Count() > 1);

    private static string NameOf(MemberShape member) =>
        member.DeclaringShape.Base is { } parent && MessagePackMembers.Of(parent).Any(other => other.Name == member.Name)
            ? $"{member.DeclaringShape.TypeName.Name}.{member.Name}"
            : member.Name;
}

/// <summary>Which members MessagePack-CSharp is told to carry.</summary>
internal static class MessagePackMembers
{
    /// <summary>Those that a type declares itself; what overrides a property of the base stands under that one's key.</summary>
    public static IEnumerable<MemberShape> DeclaredBy(ObjectShape type) =>
        type.Members.Where(member => member is { HasPlace: true, IsNonSerialized: false } && !IsOverride(member))
            .Where(member => !Honoured.MessagePack.Excludes(member));

    /// <summary>All, inherited ones first.</summary>
    public static IEnumerable<MemberShape> Of(ObjectShape type) =>
        type.Base is null ? DeclaredBy(type) : Of(type.Base).Concat(DeclaredBy(type));

    /// <summary>Whether the attribute of the base class's property stands for this one.</summary>
    public static bool IsOverride(MemberShape member) =>
        member.IsOverride && member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name && other.IsVirtual) == true;

    /// <summary>Whether all code may read and set it.</summary>
    public static bool IsPublic(MemberShape member) => member.Access == Access.Public && member.SetAccess is null or Access.Public;

    /// <summary>Whether nothing but a constructor gives it its value.</summary>
    public static bool NeedsConstructor(MemberShape member) => member.IsProperty ? member.SetAccess is null : member.IsReadOnly;

    /// <summary>Whether code inside a derived type is kept from it.</summary>
    public static bool IsHiddenFromDerived(MemberShape member) => member.Access == Access.Private || member.SetAccess == Access.Private;
}
