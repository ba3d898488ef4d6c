using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// Writes the hand-written half of the classes as the generator reads it: a namespace in braces, a type a file, a member a line, short
/// names. The files of one contract have one beginning, so that a build can hand them to the generator together and without those of
/// another contract: it links types by their short names.
/// </summary>
internal sealed class CgbrFiles(ShapeGraph graph, ContractNaming naming, string space)
{
    private static readonly string[] Used = ["System", "System.Collections.Generic", "System.Runtime.Serialization"];
    private static readonly CgbrDecoration Decoration = new("");
    private readonly ConstructorWriter constructors = new(null, naming, Decoration);

    /// <summary>The namespace of the contract.</summary>
    public string Namespace => space;

    /// <summary>The files of all types.</summary>
    public IEnumerable<EmittedFile> Types()
    {
        foreach (var shape in graph.Shapes)
        {
            if (shape is EnumShape { IsOfRuntime: false } enumeration)
                yield return File(naming.FindName(shape)!.Namespace, shape.TypeName.Name, writer => WriteEnum(enumeration, writer));
            else if (shape is ObjectShape type)
                yield return File(naming.FindName(shape)!.Namespace, naming.FindName(shape)!.Path[^1], writer => WriteClass(type, writer));
        }
    }

    /// <summary>A file with one type.</summary>
    public EmittedFile File(string typeSpace, string name, Action<CodeWriter> write)
    {
        var writer = CodeWriter.ForFile("CS0105");
        // The generator overlooks a member whose type bears a question mark.
        writer.Line("#nullable disable annotations");
        writer.Lines(Usings().Select(used => $"using {used};"));
        writer.Line();
        using (writer.Block($"namespace {typeSpace}"))
            write(writer);
        return new EmittedFile($"{space}-{typeSpace[space.Split('.')[0].Length..].TrimStart('.')}.{name}.g.cs", writer.ToString());
    }

    private IEnumerable<string> Usings() =>
        Used.Concat(
            graph.Shapes.Select(shape => naming.FindName(shape)?.Namespace).OfType<string>().Distinct().Order(StringComparer.Ordinal));

    private void WriteClass(ObjectShape type, CodeWriter writer)
    {
        var name = naming.FindName(type)!;
        writer.Lines(Decoration.AttributesOf(type));
        using (writer.Block(
            $"{Spelling.Of(name.Access)} partial class {CSharpIdentifier.Escape(name.Path[^1])}"
            + $"{(type.Base is null ? "" : $" : {naming.TypeNameOf(type.Base)}")}"))
        {
            foreach (var member in type.Members.Where(member => member.HasPlace))
            {
                writer.Lines(Decoration.AttributesOf(member));
                writer.Line(Declaration(member));
                writer.Line();
            }
            constructors.Write(type, writer);
        }
    }

    private string Declaration(MemberShape member)
    {
        var declared =
            $"{Spelling.Of(Widest(member))} {CgbrTypes.Spell(member.Shape, naming)} {CSharpIdentifier.Escape(naming.MemberNameOf(member))}";
        if (!member.IsProperty)
            return declared + ";";
        var widest = Widest(member);
        var set = member.SetAccess is not { } access
            ? ""
            : $"{(access == widest ? "" : Spelling.Of(access) + " ")}{(member.IsInitOnly ? "init" : "set")}; ";
        return $"{declared} {{ {(member.Access == widest ? "" : Spelling.Of(member.Access) + " ")}get; {set}}}";
    }

    private static Access Widest(MemberShape member) => member.SetAccess > member.Access ? member.SetAccess.Value : member.Access;

    private static void WriteEnum(EnumShape type, CodeWriter writer)
    {
        if (type.IsFlags)
            writer.Line("[Flags]");
        using (writer.Block(
            $"{Spelling.Of(type.Access)} enum {CSharpIdentifier.Escape(type.TypeName.Name)} : {Spelling.Of(type.Underlying)}"))
            writer.Lines(type.Values.Select(value => $"{CSharpIdentifier.Escape(value.Name)} = {value.Literal},"));
    }
}

/// <summary>The class around a root that is no object, and the contract that puts the root into it.</summary>
/// <param name="naming">The names of the contract types.</param>
/// <param name="mapped">The contract of the root itself.</param>
internal sealed class CgbrHolder(Shape root, ContractNaming naming, CgbrFiles files, string name, string mapped)
{
    private const string Member = "Value";

    /// <summary>How C# names the class.</summary>
    public string TypeName => $"global::{files.Namespace}.{name}";

    /// <summary>The namespace of the contracts.</summary>
    public string Namespace => $"Mappers.{files.Namespace}";

    /// <summary>The name of the contract around the mapped one.</summary>
    public string ContractName => $"{name}Contract";

    /// <summary>Emits the class.</summary>
    public EmittedFile EmitType() => files.File(files.Namespace, name, writer =>
    {
        writer.Line("[DataContract]");
        using (writer.Block($"public partial class {name}"))
        {
            writer.Line("[DataMember]");
            writer.Line($"public {CgbrTypes.Spell(root, naming)} {Member} {{ get; set; }}");
        }
    });

    public EmittedFile EmitContract(IReadOnlyList<string> companions)
    {
        var plain = root.TypeName.CSharpName;
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line($"namespace {Namespace};");
        writer.Line();
        using (writer.Block($"internal sealed class {ContractName} : global::Assay.Core.Adapters.Contract<{plain}, {TypeName}>"))
        {
            writer.Line($"private readonly {mapped} _mapped = new();");
            writer.Line();
            if (companions.Count > 0)
            {
                writer.Line(
                    $"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = "
                        + $"new({string.Join(", ", companions)});");
                writer.Line();
            }
            writer.Line($"public override {TypeName} ToContract({plain} plain) => new() {{ {Member} = _mapped.ToContract(plain) }};");
            writer.Line();
            writer.Line(
                $"public override {plain} ToPlain({TypeName} contract) => contract is null ? default : "
                    + $"_mapped.ToPlain(contract.{Member});");
        }
        return new EmittedFile($"{Namespace}.{ContractName}.g.cs", writer.ToString());
    }
}
