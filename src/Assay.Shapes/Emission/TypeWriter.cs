using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Writes the declaration of a contract type.</summary>
internal sealed class TypeWriter(ContractNaming naming, ContractDecoration decoration, ContractOrder? order)
{
    private readonly ConstructorWriter constructors = new(naming, decoration);

    public void WriteEnum(EnumShape type, CodeWriter writer)
    {
        var name = naming.FindName(type)!;
        if (type.IsFlags)
            writer.Line("[global::System.Flags]");
        writer.Lines(decoration.AttributesOf(type));
        using (writer.Block($"{Spelling.Of(name.Access)} enum {CSharpIdentifier.Escape(name.Path[^1])} : {Spelling.Of(type.Underlying)}"))
        {
            foreach (var value in type.Values)
            {
                writer.Lines(decoration.AttributesOf(type, value));
                writer.Line($"{CSharpIdentifier.Escape(value.Name)} = {value.Literal},");
            }
        }
    }

    /// <summary>Writes everything of a type except its nested types and its closing brace.</summary>
    public IDisposable OpenObject(ObjectShape type, CodeWriter writer)
    {
        writer.Lines(decoration.AttributesOf(type));
        var block = writer.Block(Header(type));
        if (type.Kind == ObjectKind.Interface)
            return block;
        foreach (var member in type.Members.Where(member => member.HasPlace))
        {
            writer.Lines(decoration.AttributesOf(member));
            writer.Line(Declaration(member));
        }
        constructors.Write(type, writer);
        decoration.WriteMembers(type, naming, writer);
        order?.WriteMember(type, writer);
        return block;
    }

    private string Header(ObjectShape type)
    {
        var name = naming.FindName(type)!;
        var isClass = type.Kind is ObjectKind.Class or ObjectKind.Record;
        string[] words =
        [
            Spelling.Of(name.Access),
            isClass && type.IsAbstract ? "abstract" : "",
            isClass && type.IsSealed ? "sealed" : "",
            type.IsValueType && type.IsReadOnly ? "readonly" : "",
            decoration.IsPartial ? "partial" : "",
            type.Kind switch { ObjectKind.RecordStruct => "record struct", _ => type.Kind.ToString().ToLowerInvariant() },
            CSharpIdentifier.Escape(name.Path[^1]),
        ];
        string[] parents =
        [
            .. type.Base is null ? [] : new[] { naming.TypeNameOf(type.Base) },
            .. type.Interfaces.Select(naming.TypeNameOf),
            .. decoration.InterfacesOf(type),
            .. order?.InterfacesOf(type) ?? [],
        ];
        return Words(words) + (parents.Length == 0 ? "" : " : " + string.Join(", ", parents));
    }

    private string Declaration(MemberShape member)
    {
        var type = naming.DeclaredTypeOf(member.Shape, member.IsNullable);
        var name = CSharpIdentifier.Escape(naming.MemberNameOf(member));
        var required = member.IsRequired ? "required" : "";
        var initializer = decoration.InitializerOf(member) is { } value ? $" = {value}" : "";
        return member.IsProperty
            ? Words([Spelling.Of(Widest(member)), Slot(member), required, type, name, "{", Accessors(member), "}"]) + (initializer.Length > 0 ? initializer + ";" : "")
            : Words([Spelling.Of(member.Access), required, member.IsReadOnly ? "readonly" : "", type, name]) + initializer + ";";
    }

    private static Access Widest(MemberShape member) => member.SetAccess > member.Access ? member.SetAccess.Value : member.Access;

    private string Accessors(MemberShape member)
    {
        var widest = Widest(member);
        var get = Words([member.Access == widest ? "" : Spelling.Of(member.Access), "get;"]);
        return member.SetAccess is not { } access
            ? Words([get, !decoration.AddsPrivateInit(member) ? "" : widest == Access.Private ? "init;" : "private init;"])
            : Words([get, access == widest ? "" : Spelling.Of(access), member.IsInitOnly ? "init;" : "set;"]);
    }

    // An override of a property without storage overrides nothing here: computed properties are not copied.
    private string Slot(MemberShape member)
    {
        if (!member.IsVirtual)
            return decoration.AddsVirtual(member) ? "virtual" : "";
        var overridden = member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name && other.IsVirtual) == true;
        if (member.IsOverride && overridden)
            return "override";
        return member.DeclaringShape.IsSealed || member.DeclaringShape.IsValueType ? "" : "virtual";
    }

    private static string Words(IEnumerable<string> words) => string.Join(' ', words.Where(word => word.Length > 0));
}
