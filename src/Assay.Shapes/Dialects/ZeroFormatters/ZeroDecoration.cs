using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.ZeroFormatters;

/// <summary>The attributes, the word virtual, and the constructor that structs need.</summary>
/// <param name="graph">The plain types.</param>
internal sealed class ZeroDecoration(ShapeGraph graph) : ContractDecoration
{
    private const string Space = "global::ZeroFormatter.";

    public override IEnumerable<string> AttributesOf(ObjectShape type) => type.Kind == ObjectKind.Interface ? [] : [$"[{Space}ZeroFormattable]"];

    public override IEnumerable<string> AttributesOf(MemberShape member) =>
        ZeroMembers.IsSeen(member) ? [$"[{Space}Index({IndexOf(member)})]"]
        : member.Access == Access.Public ? [$"[{Space}IgnoreFormat]"]
        : [];

    public override bool AddsVirtual(MemberShape member) => member.IsProperty && !member.DeclaringShape.IsValueType && ZeroMembers.IsSeen(member);

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
