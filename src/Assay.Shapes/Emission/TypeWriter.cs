using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Writes the declaration of a contract type.</summary>
internal sealed class TypeWriter(
    CodeInserter code, ContractNaming naming, ContractDecoration decoration, ContractOrder? order, IReadOnlyCollection<string> honoured)
{
    private const string ForField = "[field: ";

    private readonly ConstructorWriter constructors = new(code, naming, decoration);

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
        writer.Lines(decoration.AttributesOf(type).Concat(Honoured(type.Written, hasField: false)));
        var block = writer.Block(Header(type));
        if (type.Kind == ObjectKind.Interface)
        {
            WriteCode(type, writer);
            return block;
        }
        foreach (var (member, isField) in DeclarationsOf(type))
        {
            if (isField)
                WriteField(member, writer);
            else
                WriteMember(member, writer);
        }
        constructors.Write(type, writer);
        WriteCode(type, writer);
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
            type.Members.Any(member => member.Shape is UnsupportedShape { IsPointer: true }) ? "unsafe" : "",
            decoration.IsPartial ? "partial" : "",
            type.Kind switch { ObjectKind.RecordStruct => "record struct", _ => type.Kind.ToString().ToLowerInvariant() },
            CSharpIdentifier.Escape(name.Path[^1]),
        ];
        string[] parents =
        [
            .. (type.Base ?? type.OwnCollected) is { } parent ? new[] { naming.TypeNameOf(parent) } : [],
            .. type.Interfaces.Select(naming.TypeNameOf),
            .. decoration.InterfacesOf(type),
            .. type.Code?.Interfaces.Select(face => code.Resolve(face.Name)) ?? [],
            .. order?.InterfacesOf(type) ?? [],
        ];
        return Words(words) + (parents.Length == 0 ? "" : " : " + string.Join(", ", parents));
    }

    // A field of the author's own keeps its place among the fields, which is the layout of a struct; its property keeps its own.
    private static IEnumerable<(MemberShape Member, bool IsField)> DeclarationsOf(ObjectShape type)
    {
        Queue<MemberShape> fields = new(type.Members.Where(HasFieldApart).OrderBy(member => member.StoragePlace));
        foreach (var member in type.Members.Where(member => member.HasPlace))
        {
            while (!HasFieldApart(member) && fields.TryPeek(out var field) && field.StoragePlace < member.StoragePlace)
                yield return (fields.Dequeue(), true);
            yield return (member, false);
        }
        foreach (var field in fields)
            yield return (field, true);
    }

    // The compiler's own field needs no declaration, and takes what is said of it from the property.
    private static bool HasFieldApart(MemberShape member) => member is { HasPlace: true, HasOwnField: true, Accessors: not null };

    private void WriteMember(MemberShape member, CodeWriter writer)
    {
        if (member.Accessors is not { } accessors)
        {
            writer.Lines(AttributesOf(member));
            WriteInitialized(member, Declaration(member), writer);
            return;
        }
        writer.Lines(AttributesOf(member).Where(attribute => !attribute.StartsWith(ForField, StringComparison.Ordinal)));
        using (code.Piece(writer, CodePiece.Property(member.DeclaringShape, member.Name)))
        using (writer.Block(PropertyHeader(member)))
        {
            code.Write(writer, accessors.Get);
            if (accessors.Set.Length > 0)
                code.Write(writer, accessors.Set);
            else if (decoration.AddsPrivateInit(member))
                writer.Line($"{(Widest(member) == Access.Private ? "" : "private ")}init => this.{naming.StorageFieldOf(member)} = value;");
        }
    }

    private void WriteField(MemberShape member, CodeWriter writer)
    {
        var own = AttributesOf(member).Where(attribute => attribute.StartsWith(ForField, StringComparison.Ordinal));
        writer.Lines(own.Select(attribute => $"[{attribute[ForField.Length..]}"));
        WriteInitialized(
            member, Words(
                ["private", member.IsStorageReadOnly ? "readonly" : "", naming.DeclaredTypeOf(member.Shape, member.IsNullable),
                    naming.StorageFieldOf(member)]) + Initializer(member) + ";", writer);
    }

    private IEnumerable<string> AttributesOf(MemberShape member) =>
        decoration.AttributesOf(member).Concat(Honoured(member.Written, member.IsProperty));

    private IEnumerable<string> Honoured(IReadOnlyList<AttributeCode> written, bool hasField) => written
        .Where(attribute => honoured.Contains(attribute.Name))
        .Select(attribute => $"{(attribute.IsOfField && hasField ? ForField : "[")}{code.Resolve(attribute.Code)}]");

    private void WriteInitialized(MemberShape member, string declaration, CodeWriter writer)
    {
        using (member.Initializer is null ? null : code.Piece(writer, CodePiece.Initializer(member.DeclaringShape, member.StorageField)))
            writer.Line(declaration);
    }

    private void WriteCode(ObjectShape type, CodeWriter writer)
    {
        foreach (var member in type.Code?.Members ?? [])
        {
            writer.Line();
            using var piece = code.Piece(writer, CodePiece.Member(type, member.Name));
            if (member.LooksLikeData && decoration.IgnoringAttributeOf(member) is { } attribute)
                writer.Line(attribute);
            code.Write(writer, member.Declaration);
        }
    }

    // The user's own before the dialect's.
    private string Initializer(MemberShape member) =>
        (member.Initializer is { } own ? code.Resolve(own) : decoration.InitializerOf(member)) is { } value ? $" = {value}" : "";

    private string PropertyHeader(MemberShape member) => Words(
    [
        Spelling.Of(Widest(member)), Slot(member), member.IsRequired ? "required" : "",
        naming.DeclaredTypeOf(member.Shape, member.IsNullable), CSharpIdentifier.Escape(naming.MemberNameOf(member)),
    ]);

    private string Declaration(MemberShape member)
    {
        var type = naming.DeclaredTypeOf(member.Shape, member.IsNullable);
        var name = CSharpIdentifier.Escape(naming.MemberNameOf(member));
        var required = member.IsRequired ? "required" : "";
        var initializer = Initializer(member);
        return member.IsProperty
            ? Words([PropertyHeader(member), "{", Accessors(member), "}"]) + (initializer.Length > 0 ? initializer + ";" : "")
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

    // Of properties without storage those are overridden here whose code came along.
    private string Slot(MemberShape member)
    {
        if (!member.IsVirtual)
            return decoration.AddsVirtual(member) ? "virtual" : "";
        if (member.IsOverride && (Overrides(member) || OverridesCode(member)))
            return "override";
        return member.DeclaringShape.IsSealed || member.DeclaringShape.IsValueType ? "" : "virtual";
    }

    private static bool Overrides(MemberShape member) =>
        member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name && other.IsVirtual) == true;

    private static bool OverridesCode(MemberShape member)
    {
        for (var type = member.DeclaringShape.Base; type is not null; type = type.Base)
        {
            if (type.Code?.Members.Any(code => code.OpenProperty == member.Name) == true)
                return true;
        }

        return false;
    }

    private static string Words(IEnumerable<string> words) => string.Join(' ', words.Where(word => word.Length > 0));
}
