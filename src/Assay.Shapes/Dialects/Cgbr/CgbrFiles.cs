using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Cgbr;

/// <summary>
/// Writes the hand-written half of the classes as the generator reads it: a namespace in braces, a type a file, a member a line, short names. The files of one contract have
/// one beginning, so that a build can hand them to the generator together and without those of another contract: it links types by their short names.
/// </summary>
internal sealed class CgbrFiles(ShapeGraph graph, ContractNaming naming, string space)
{
    private static readonly string[] Used = ["System", "System.Collections.Generic", "System.Runtime.Serialization"];
    private static readonly CgbrDecoration Decoration = new("");
    private readonly ConstructorWriter _constructors = new(naming, Decoration);

    /// <summary>The namespace of the contract.</summary>
    public string Namespace => space;

    /// <summary>The files of all types.</summary>
    public IEnumerable<EmittedFile> Types()
    {
        foreach (var shape in graph.Shapes)
        {
            if (shape is EnumShape enumeration)
                yield return File(naming.FindName(shape)!.Namespace, shape.TypeName.Name, writer => WriteEnum(enumeration, writer));
            else if (shape is ObjectShape type)
                yield return File(naming.FindName(shape)!.Namespace, naming.FindName(shape)!.Path[^1], writer => WriteClass(type, writer));
        }
    }

    /// <summary>A file with one type.</summary>
    /// <param name="typeSpace">The type's namespace.</param>
    /// <param name="name">The type's name.</param>
    /// <param name="write">Writes the type.</param>
    public EmittedFile File(string typeSpace, string name, Action<CodeWriter> write)
    {
        var writer = CodeWriter.ForFile("CS0105");
        // The generator overlooks a member whose type bears a question mark.
        writer.Line("#nullable disable annotations");
        writer.Lines(Usings().Select(used => $"using {used};"));
        writer.Line();
        using (writer.Block($"namespace {typeSpace}"))
            write(writer);
        return new EmittedFile($"{space.Replace("@", "", StringComparison.Ordinal)}-{typeSpace[space.Split('.')[0].Length..].TrimStart('.')}.{name}.g.cs", writer.ToString());
    }

    private IEnumerable<string> Usings() =>
        Used.Concat(graph.Shapes.Select(shape => naming.FindName(shape)?.Namespace).OfType<string>().Distinct().Order(StringComparer.Ordinal));

    private void WriteClass(ObjectShape type, CodeWriter writer)
    {
        var name = naming.FindName(type)!;
        writer.Lines(Decoration.AttributesOf(type));
        using (writer.Block($"{Spelling.Of(name.Access)} partial class {name.Path[^1]}{(type.Base is null ? "" : $" : {naming.TypeNameOf(type.Base)}")}"))
        {
            foreach (var member in type.Members.Where(member => member.HasPlace))
            {
                writer.Lines(Decoration.AttributesOf(member));
                writer.Line(Declaration(member));
                writer.Line();
            }
            _constructors.Write(type, writer);
        }
    }

    private string Declaration(MemberShape member)
    {
        var declared = $"{Spelling.Of(Widest(member))} {CgbrTypes.Spell(member.Shape, naming)} {CSharpIdentifier.Escape(naming.MemberNameOf(member))}";
        if (!member.IsProperty)
            return declared + ";";
        var widest = Widest(member);
        var set = member.SetAccess is not { } access ? "" : $"{(access == widest ? "" : Spelling.Of(access) + " ")}{(member.IsInitOnly ? "init" : "set")}; ";
        return $"{declared} {{ {(member.Access == widest ? "" : Spelling.Of(member.Access) + " ")}get; {set}}}";
    }

    private static Access Widest(MemberShape member) => member.SetAccess > member.Access ? member.SetAccess.Value : member.Access;

    private static void WriteEnum(EnumShape type, CodeWriter writer)
    {
        if (type.IsFlags)
            writer.Line("[Flags]");
        using (writer.Block($"{Spelling.Of(type.Access)} enum {CSharpIdentifier.Escape(type.TypeName.Name)} : {Spelling.Of(type.Underlying)}"))
            writer.Lines(type.Values.Select(value => $"{CSharpIdentifier.Escape(value.Name)} = {value.Literal},"));
    }
}
