using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>
/// How code inside a contract type reads and sets its own members, whatever they are. Members that C# does not let a method set, and virtual
/// properties (a derived type may store its own value under that name), go through an accessor to the field.
/// </summary>
internal sealed class StorageAccess(ContractNaming naming)
{
    /// <summary>An expression that reads the member.</summary>
    public string Read(MemberShape member) => NeedsAccessor(member) ? Accessor(member) : $"this.{Name(member)}";

    /// <summary>A statement that sets the member.</summary>
    public string Set(MemberShape member, string value) => $"{Read(member)} = {value};";

    /// <summary>Writes the accessors that the type's own members need.</summary>
    public void WriteAccessors(ObjectShape type, CodeWriter writer)
    {
        foreach (var member in type.Members.Where(member => NeedsAccessor(member) && !member.IsNonSerialized))
        {
            writer.Line();
            writer.Lines(FieldAccessor.Lines(
                "private", naming.DeclaredTypeOf(member.Shape, member.IsNullable), AccessorName(member), naming.TypeNameOf(type), type.IsValueType, naming.StorageFieldOf(member)));
        }
    }

    private static bool NeedsAccessor(MemberShape member) =>
        member.IsVirtual || member.IsReadOnly || member.IsInitOnly || (member.IsProperty && member.SetAccess is null);

    private string Accessor(MemberShape member)
    {
        var self = member.DeclaringShape.IsValueType ? "ref global::System.Runtime.CompilerServices.Unsafe.AsRef(in this)" : "this";
        return $"{AccessorName(member)}({self})";
    }

    private string AccessorName(MemberShape member) => $"StorageOf{naming.MemberNameOf(member)}";

    private string Name(MemberShape member) => CSharpIdentifier.Escape(naming.MemberNameOf(member));
}
