using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>A method that gives the place of a field, whoever may see it.</summary>
internal static class FieldAccessor
{
    /// <summary>The line above what .NET Framework alone compiles.</summary>
    public const string BeginOfNetFramework = "#if NETFRAMEWORK";

    /// <summary>The line above what all other runtimes compile.</summary>
    public const string BeginOfOthers = "#else";

    /// <summary>The last line.</summary>
    public const string End = "#endif";

    /// <summary>The declaration: an unsafe accessor, and for .NET Framework, which has none, a method over the field's offset.</summary>
    /// <param name="visibility">The method's visibility.</param>
    /// <param name="owner">The type that declares the field.</param>
    /// <param name="isStruct">Whether that is a struct, which is passed by reference.</param>
    public static IEnumerable<string> Lines(string visibility, string fieldType, string name, string owner, bool isStruct, string field)
    {
        var reference = isStruct ? "ref " : "";
        return
        [
            BeginOfNetFramework,
            $"private static readonly global::Assay.Worker.Mapping.FieldStorage<{owner}, {fieldType}> {name}Storage = "
                + $"new({CSharpText.Literal(field)});",
            $"{visibility} static ref {fieldType} {name}({reference}{owner} owner) => ref {name}Storage.Of({reference}owner);",
            BeginOfOthers,
            $"[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.Field, "
                + $"Name = {CSharpText.Literal(field)})]",
            $"{visibility} static extern ref {fieldType} {name}({reference}{owner} owner);",
            End,
        ];
    }
}

/// <summary>
/// How code inside a contract type reads and sets its own members, whatever they are. Members that C# does not let a method set, and
/// virtual properties (a derived type may store its own value under that name), go through an accessor to the field.
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
                "private", naming.DeclaredTypeOf(member.Shape, member.IsNullable), AccessorName(member), naming.TypeNameOf(type),
                type.IsValueType, naming.StorageFieldOf(member)));
        }
    }

    private static bool NeedsAccessor(MemberShape member) =>
        member.IsVirtual
            || member.Accessors is not null || member.IsReadOnly || member.IsInitOnly || (member.IsProperty && member.SetAccess is null);

    private string Accessor(MemberShape member)
    {
        var self = member.DeclaringShape.IsValueType ? "ref global::System.Runtime.CompilerServices.Unsafe.AsRef(in this)" : "this";
        return $"{AccessorName(member)}({self})";
    }

    private string AccessorName(MemberShape member) => $"StorageOf{naming.MemberNameOf(member)}";

    private string Name(MemberShape member) => CSharpIdentifier.Escape(naming.MemberNameOf(member));
}
