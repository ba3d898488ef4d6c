using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.InteropServices;
using Assay.Core.CSharp;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;
using Assay.Shapes.Tests.Compilation;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Shapes.Tests.Reading;

/// <summary>Names that metadata tell apart and that C# spells alike, as obfuscators and other languages write them.</summary>
public sealed class TwinNamesTests
{
    private static readonly string Path = Write(
        System.IO.Path.Combine(Directory.CreateDirectory(System.IO.Path.Combine(SampleAssembly.Folder, "twins")).FullName, "Twins.dll"));

    [Theory]
    [InlineData("data-contract")]
    [InlineData("serializable")]
    public void Copies_of_types_members_values_and_parameters_with_such_names_compile(string dialect)
    {
        var bound = Assert.IsType<BoundDialect>(DialectCatalogue.Find(dialect)!.Bind(Read(), null), exactMatch: false);
        var contract = bound.Emit(new EmissionContext("my-sample", "net10.0", new MapperEmitter()));

        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(System.IO.Path.PathSeparator)
            .Append(Path);
        var compilation = CSharpCompilation.Create(
            "EmittedTwins",
            contract.Files.Select(
                file => CSharpSyntaxTree.ParseText(file.Content, cancellationToken: TestContext.Current.CancellationToken)),
            references.Select(file => MetadataReference.CreateFromFile(file)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true));

        Assert.Empty(
            compilation.GetDiagnostics(TestContext.Current.CancellationToken).Where(found => found.Severity == DiagnosticSeverity.Error));
        Assert.All(contract.Files.Where(file => file.Content.Contains("\"a b\"", StringComparison.Ordinal)),
            file => Assert.Contains("\"a-b\"", file.Content, StringComparison.Ordinal));
    }

    [Fact]
    public void Values_and_parameters_keep_their_order_and_what_source_can_write()
    {
        var graph = Read();

        Assert.Equal(["x_y_", "x_y", "x_y__"], graph.Enums.Single().Values.Select(value => value.Name));
        Assert.Equal(["_", "__"],
            graph.Objects.Single(type => type.TypeName.Name == "Twins").Constructors.Single(made => made.Parameters.Count == 2).Parameters
                .Select(parameter => parameter.Name));
    }

    [Theory]
    [InlineData("a.b,a_b,a-b", "a_b_,a_b,a_b__")]
    [InlineData("x,x", "x,x_")]
    [InlineData(",", "_,__")]
    [InlineData("class,b", "class,b")]
    public void Names_of_one_scope_are_different_words(string names, string cleaned) =>
        Assert.Equal(cleaned.Split(','), CSharpIdentifier.CleanAll(names.Split(',')));

    private static ShapeGraph Read()
    {
        using var reader = ShapeReader.Open(Path, RuntimeEnvironment.GetRuntimeDirectory());
        return reader.Read("Twins");
    }

    private static string Write(string path)
    {
        PersistedAssemblyBuilder assembly = new(new AssemblyName("Twins"), typeof(object).Assembly);
        var module = assembly.DefineDynamicModule("Twins");
        var kinds = module.DefineEnum("Kinds", TypeAttributes.Public, typeof(int));
        kinds.DefineLiteral("x y", 1);
        kinds.DefineLiteral("x_y", 2);
        kinds.DefineLiteral("x-y", 3);
        kinds.CreateType();
        var twins = module.DefineType("Twins", TypeAttributes.Public);
        twins.DefineField("a b", typeof(int), FieldAttributes.Public);
        twins.DefineField("a-b", typeof(string), FieldAttributes.Public);
        twins.DefineField("First", Part(module, "Part one", "A"), FieldAttributes.Public);
        twins.DefineField("Second", Part(module, "Part-one", "B"), FieldAttributes.Public);
        twins.DefineField("Kind", kinds, FieldAttributes.Public);
        twins.DefineConstructor(MethodAttributes.Public, CallingConventions.HasThis, [typeof(int), typeof(string)]).GetILGenerator()
            .Emit(OpCodes.Ret);
        twins.DefineDefaultConstructor(MethodAttributes.Public);
        twins.CreateType();
        assembly.Save(path);
        return path;
    }

    private static TypeBuilder Part(ModuleBuilder module, string name, string field)
    {
        var part = module.DefineType(name, TypeAttributes.Public);
        part.DefineField(field, typeof(int), FieldAttributes.Public);
        part.DefineDefaultConstructor(MethodAttributes.Public);
        part.CreateType();
        return part;
    }
}
