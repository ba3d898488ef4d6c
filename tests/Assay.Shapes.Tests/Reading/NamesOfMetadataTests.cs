using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.InteropServices;
using Assay.Core.CSharp;
using Assay.Core.Naming;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;
using Assay.Shapes.Tests.Compilation;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Shapes.Tests.Reading;

/// <summary>Metadata name types and members as they like. What no source may hold never gets into emitted code.</summary>
public sealed class NamesOfMetadataTests
{
    private const string Evil = "A\n#pragma warning disable\n#line 1 \"x\"\nclass Pwned { } //";
    private const string Separated = "B\u2028using System.IO;\u0085*/ \u202e\u001b";

    private static readonly string Folder = Directory.CreateDirectory(System.IO.Path.Combine(SampleAssembly.Folder, "names")).FullName;

    private static readonly string Path = Write(System.IO.Path.Combine(Folder, "Names.dll"));

    /// <summary>Dialects that emit copies or code of their own.</summary>
    public static TheoryData<string> Dialects => [.. DialectCatalogue.All.Select(dialect => dialect.Name)];

    [Theory]
    [MemberData(nameof(Dialects))]
    public void No_dialect_puts_a_name_into_code_as_it_is(string dialect)
    {
        foreach (var root in new[] { "Holder", "Plain" })
        {
            var binding = DialectCatalogue.Find(dialect)!.Bind(Read(root), null);
            if (binding is not BoundDialect bound)
            {
                Assert.DoesNotContain(binding.Refusal!, char.IsControl);
                continue;
            }

            var contract = bound.Emit(new EmissionContext("my-sample", "net10.0", new MapperEmitter()));

            Assert.All(contract.Files, file => EnsureHarmless(file.Content, file.Name));
            EnsureHarmless($"class C {{ object M() => {contract.ContractInstance}; }}", "instance");
        }
    }

    [Fact]
    public void A_type_whose_name_no_source_may_hold_is_named_in_one_line_and_not_in_code()
    {
        var shape = Read("Holder").Objects.Single(type => !type.IsNameable);

        Assert.Equal("has a name that C# cannot write", shape.TypeName.WhyHidden);
        Assert.Equal($"global::Odd_space_.{CSharpIdentifier.Clean(Evil)}", shape.TypeName.CSharpName);
        Assert.Equal("A\\u000A#pragma warning disable\\u000A#line 1 \"x\"\\u000Aclass Pwned { } //", shape.ToString());
    }

    [Fact]
    public void Members_and_values_keep_what_a_name_may_hold()
    {
        var graph = Read("Plain");

        Assert.All(graph.Objects.SelectMany(type => type.Members), member => Assert.True(SyntaxFacts.IsValidIdentifier(member.Name)));
        Assert.All(graph.Enums.SelectMany(type => type.Values), value => Assert.True(SyntaxFacts.IsValidIdentifier(value.Name)));
        Assert.Equal(["59", "10"], graph.Enums.Single(type => type.TypeName.Name == "Marks").Values.Select(value => value.Literal));
    }

    private static void EnsureHarmless(string text, string file)
    {
        Assert.All(text, character => Assert.True(character is '\n' || !OneLine.Acts(character), file));
        Assert.DoesNotContain(text.Split('\n'),
            line => line is "#pragma warning disable" or "#line 1 \"x\"" || line.StartsWith("class Pwned", StringComparison.Ordinal));
        if (file.EndsWith(".cs", StringComparison.Ordinal) || file == "instance")
            Assert.Empty(CSharpSyntaxTree.ParseText(text).GetDiagnostics());
    }

    private static ShapeGraph Read(string root)
    {
        using var reader = ShapeReader.Open(Path, RuntimeEnvironment.GetRuntimeDirectory());
        return reader.Read(root);
    }

    // No compiler writes such names.
    private static string Write(string path)
    {
        PersistedAssemblyBuilder assembly = new(new AssemblyName("Names"), typeof(object).Assembly);
        var module = assembly.DefineDynamicModule("Names");
        var odd = module.DefineType($"Odd space\n.{Evil.Replace('.', ' ')}", TypeAttributes.Public);
        odd.DefineField("Id", typeof(int), FieldAttributes.Public);
        odd.DefineDefaultConstructor(MethodAttributes.Public);
        odd.CreateType();
        var colours = module.DefineEnum("Colours", TypeAttributes.Public, typeof(int));
        colours.DefineLiteral(Evil, 1);
        colours.DefineLiteral(Separated, 2);
        colours.CreateType();
        var marks = module.DefineEnum("Marks", TypeAttributes.Public, typeof(char));
        marks.DefineLiteral("Semicolon", ';');
        marks.DefineLiteral("Line", '\n');
        marks.CreateType();
        var plain = module.DefineType("Plain", TypeAttributes.Public);
        plain.DefineField(Evil, typeof(int), FieldAttributes.Public);
        plain.DefineField(Separated, typeof(string), FieldAttributes.Public);
        plain.DefineField("class", typeof(long), FieldAttributes.Public);
        plain.DefineField("Colour", colours, FieldAttributes.Public);
        plain.DefineField("Mark", marks, FieldAttributes.Public);
        var made = plain.DefineConstructor(MethodAttributes.Public, CallingConventions.HasThis, [typeof(int)]);
        made.DefineParameter(1, ParameterAttributes.None, Evil);
        made.GetILGenerator().Emit(OpCodes.Ret);
        plain.DefineDefaultConstructor(MethodAttributes.Public);
        plain.CreateType();
        var holder = module.DefineType("Holder", TypeAttributes.Public);
        holder.DefineField("Odd", odd, FieldAttributes.Public);
        holder.DefineDefaultConstructor(MethodAttributes.Public);
        holder.CreateType();
        assembly.Save(path);
        return path;
    }
}
