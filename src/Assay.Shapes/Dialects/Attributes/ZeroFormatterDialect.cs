using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[ZeroFormattable]</c>, <c>[Index(n)]</c>, <c>virtual</c> on public properties of classes; a constructor of all members if a struct
/// has none. What the library reads are objects of classes of its own, which read a property when it is asked for; a companion copies all
/// of them.
/// </summary>
/// <param name="isLazyList">Whether the root, a list, is declared as an IList, whose elements the library reads on access too.</param>
public sealed class ZeroFormatterDialect(bool isLazyList) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => isLazyList ? "zero-formatter-ilist" : "zero-formatter";

    /// <inheritdoc/>
    public override string Prefix => isLazyList ? "ZeroIList" : "Zero";

    /// <inheritdoc/>
    protected override string? Mark => isLazyList ? null : "ZeroFormatter.ZeroFormattableAttribute";

    private protected override string? Refuse(
        ShapeGraph graph, ContractNaming naming) => isLazyList && graph.Root is not CollectionShape { Kind: CollectionKind.List }
        ? $"This row supports only a list as root, declared as IList: the root is {Finding.WithArticle(graph.Root)}."
        : ZeroRefusal.Find(graph);

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new BoundZeroFormatterDialect(graph, naming, isLazyList);
}

/// <summary>Emits what reads everything beside the copies, and the contract that an adapter is given.</summary>
internal sealed class BoundZeroFormatterDialect(
    ShapeGraph graph, ContractNaming naming, bool isLazyList) : BoundMappedDialect(graph, naming, new ZeroDecoration(graph))
{
    /// <summary>Neither the mapper nor what reads everything.</summary>
    public override IReadOnlyList<EmittedFile> AdoptedFiles(EmissionContext context) => WithoutMapper(base.Emit, context);

    /// <inheritdoc/>
    public override EmittedContract Emit(EmissionContext context)
    {
        var root = isLazyList
            ? $"global::System.Collections.Generic.IList<{Naming.TypeNameOf(((CollectionShape)Graph.Root).Element)}>"
            : Naming.TypeNameOf(Graph.Root);
        var reader = new ZeroReader(Graph, Naming, root).Emit(NamespaceBeside, $"{context.DataSetIdentifier}Reader");
        return ZeroContract.Around(
            base.Emit(context), Graph.Root.TypeName.CSharpName, root, reader, NamespaceBeside, context.DataSetIdentifier);
    }
}

/// <summary>The attributes, the word virtual, and the constructor that structs need.</summary>
internal sealed class ZeroDecoration(ShapeGraph graph) : ContractDecoration
{
    private const string Space = "global::ZeroFormatter.";

    public override IEnumerable<string> AttributesOf(ObjectShape type) =>
        type.Kind == ObjectKind.Interface ? [] : [$"[{Space}ZeroFormattable]"];

    public override IEnumerable<string> AttributesOf(MemberShape member) =>
        ZeroMembers.IsSeen(member) ? [$"[{Space}Index({IndexOf(member)})]"]
        : member.Access == Access.Public ? [$"[{Space}IgnoreFormat]"]
        : [];

    public override bool AddsVirtual(MemberShape member) =>
        member.IsProperty && !member.DeclaringShape.IsValueType && ZeroMembers.IsSeen(member);

    public override int WrittenConstructors(ObjectShape type) => NeedsConstructor(type) ? 1 : 0;

    public override void WriteMembers(ObjectShape type, ContractNaming naming, CodeWriter writer)
    {
        if (!NeedsConstructor(type))
            return;
        var members = ZeroMembers.Of(type).ToList();
        writer.Line();
        var parameters = members.Select((member, i) => $"{naming.DeclaredTypeOf(member.Shape, member.IsNullable)} member{i}");
        using (writer.Block($"public {CSharpIdentifier.Escape(naming.FindName(type)!.Path[^1])}({string.Join(", ", parameters)})"))
        {
            // A struct's other members have no place in the format, but must be assigned.
            writer.Line("this = default;");
            writer.Lines(members.Select((member, i) => $"this.{CSharpIdentifier.Escape(naming.MemberNameOf(member))} = member{i};"));
        }
    }

    // A contract of one member has that member's number.
    private int IndexOf(MemberShape member) =>
        ZeroMembers.IndexOf(graph.Origin is { } origin && ReferenceEquals(member.DeclaringShape, graph.Root) ? origin.Member : member);

    private static bool NeedsConstructor(ObjectShape type)
    {
        if (!type.IsValueType || !ZeroMembers.Of(type).Any())
            return false;
        var wanted = ZeroMembers.Of(type).Select(member => member.Shape);
        return !type.Constructors.Any(constructor => constructor.Parameters.Select(parameter => parameter.Shape).SequenceEqual(wanted));
    }
}

/// <summary>Which members the library sees, and their numbers.</summary>
internal static class ZeroMembers
{
    /// <summary>The members that the library sees: public properties of classes, public members of structs.</summary>
    public static IEnumerable<MemberShape> Of(ObjectShape type) => type.AllMembers.Where(IsSeen);

    /// <summary>Whether the library sees the member.</summary>
    public static bool IsSeen(MemberShape member) =>
        member is { HasPlace: true, IsNonSerialized: false }
            && (member.Access == Access.Public || (member.IsProperty && member.SetAccess == Access.Public));

    /// <summary>Its number: its place among all that the library sees, those of base classes first.</summary>
    public static int IndexOf(MemberShape member) => member.PlaceAmong(Of(member.DeclaringShape));
}

/// <summary>What the library states that it cannot carry.</summary>
internal static class ZeroRefusal
{
    /// <summary>Why, as a sentence; null where the library's rules are kept.</summary>
    public static string? Find(ShapeGraph graph) =>
        graph.Objects.Select(OfType).FirstOrDefault(reason => reason is not null)
        ?? graph.Objects.SelectMany(type => type.Members).Select(OfMember).FirstOrDefault(reason => reason is not null);

    private static string? OfType(ObjectShape type)
    {
        if (!type.IsNameable)
            return $"ZeroFormatter's generated code can use only public types: {type} {type.TypeName.WhyHidden}.";
        if (type.IsValueType)
            return null;
        if (type.IsAbstract)
            return $"ZeroFormatter must create instances, and its unions fail at run time: {type} is "
                + $"{(type.Kind == ObjectKind.Interface ? "an interface" : "abstract")}.";
        if (type.IsSealed)
            return $"ZeroFormatter derives from your classes: {type} is sealed.";
        return type.Constructors.Any(constructor => constructor.Access == Access.Public && constructor.Parameters.Count == 0)
            ? null
            : $"ZeroFormatter needs a public parameterless constructor: {type} has none.";
    }

    private static string? OfMember(MemberShape member)
    {
        if (!ZeroMembers.IsSeen(member) || member.DeclaringShape.IsValueType)
            return null;
        if (!member.IsProperty)
            return $"ZeroFormatter supports public properties of classes and rejects public fields: {member} is a field.";
        if (member.IsRequired)
            return $"ZeroFormatter needs a public parameterless constructor: {member} is required.";
        return member.IsPublicReadWrite
            ? null
            : $"ZeroFormatter overrides both accessors of a public property: {member} has no public getter and setter.";
    }
}
