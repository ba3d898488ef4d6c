using System.Runtime.InteropServices;
using Assay.Code;
using Assay.Engine.Tests.Fakes;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Engine.Tests.Types;

/// <summary>Code of other types that the code of data uses comes along whole.</summary>
public sealed class UsedCodeTests : IDisposable
{
    private static readonly string[] Framework =
    [
        .. Directory.EnumerateFiles(RuntimeEnvironment.GetRuntimeDirectory(), "System*.dll")
            .Where(file => !file.EndsWith("Native.dll", StringComparison.Ordinal)),
    ];

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Extension_methods_come_along()
    {
        CodeOfTypes code = Read("""
            public class Parcel { private string name = ""; public string Name { get => name.Tidy(); set => name = value; } }
            internal static class Extensions { internal static string Tidy(this string text) => text.Trim(); }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(["global::Shop.Extensions"], code.Helpers.Select(helper => helper.Type));
    }

    [Fact]
    public void A_constructor_takes_a_type_that_no_member_stores()
    {
        CodeOfTypes code = Read("""
            public class Parcel { public string Name { get; } public Parcel(ParcelOptions options) => Name = options.Name; internal Parcel(Source source) => Name = source.Name; }
            public class ParcelOptions { public string Name = ""; }
            internal class Source { public string Name = ""; }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(2, code.Types.Single().Constructors.Count);
    }

    private CodeOfTypes Read(string source)
    {
        string path = folder.File("Shop.dll");
        CSharpCompilation compilation = CSharpCompilation.Create(
            "Shop",
            [CSharpSyntaxTree.ParseText($"namespace Shop {{ {source} }}")],
            Framework.Select(file => MetadataReference.CreateFromFile(file)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release));
        Assert.True(compilation.Emit(path).Success);
        using ShapeReader reader = ShapeReader.Open(path, RuntimeEnvironment.GetRuntimeDirectory());
        return new OwnCodeReader([path], Framework).Read(reader.Read("Shop.Parcel"), TestContext.Current.CancellationToken);
    }
}
