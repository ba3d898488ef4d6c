using System.Runtime.InteropServices;
using Assay.Code;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.UserTypes;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Engine.Tests.Types;

/// <summary>An assembly with the types of a test, in the namespace Shop, and the code of its type Parcel.</summary>
internal sealed class CompiledShop
{
    private readonly OwnCodeReader code;

    public CompiledShop(TemporaryFolder folder, string source)
    {
        var path = folder.File("Shop.dll");
        var compilation = CSharpCompilation.Create(
            "Shop",
            [CSharpSyntaxTree.ParseText($"namespace Shop {{ {source} }}")],
            FrameworkAssemblies.Managed.Select(file => MetadataReference.CreateFromFile(file)),
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release,
                specificDiagnosticOptions: [new("SHOP001", ReportDiagnostic.Suppress)]));
        Assert.True(compilation.Emit(path).Success);
        using var reader = ShapeReader.Open(path, RuntimeEnvironment.GetRuntimeDirectory());
        Graph = reader.Read("Shop.Parcel");
        code = new OwnCodeReader([path], FrameworkAssemblies.Managed);
    }

    /// <summary>The types.</summary>
    public ShapeGraph Graph { get; }

    /// <summary>The code that comes along.</summary>
    public CodeOfTypes Read() => code.Read(Graph, TestContext.Current.CancellationToken);

    /// <summary>What of it compiles.</summary>
    public CodeOfTypes Try(CodeOfTypes tried) => code.Try(Graph, tried, TestContext.Current.CancellationToken);
}
