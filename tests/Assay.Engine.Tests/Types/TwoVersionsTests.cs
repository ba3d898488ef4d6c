using System.Runtime.InteropServices;
using Assay.Code;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.UserTypes;
using Assay.Shapes.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Engine.Tests.Types;

/// <summary>An assembly that a package brings in one version and the framework in another.</summary>
public sealed class TwoVersionsTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Code_that_uses_it_comes_along()
    {
        const string Segment = "namespace Texts { public static class Segment { public static string Tidy(string text) => text.Trim(); } }";
        const string Parcel = """
            namespace Shop
            {
                public class Parcel
                {
                    private string name = "";
                    public string Name { get => Texts.Segment.Tidy(name); set => name = value; }
                }
            }
            """;
        var old = Emit("old", "Texts", "[assembly: System.Reflection.AssemblyVersion(\"6.0.0.0\")]" + Segment);
        var newer = Emit("new", "Texts", "[assembly: System.Reflection.AssemblyVersion(\"10.0.0.0\")]" + Segment);
        var shop = Emit("old", "Shop", Parcel, old);
        using var reader = ShapeReader.Open(shop, RuntimeEnvironment.GetRuntimeDirectory());

        var code = new OwnCodeReader([shop, old], [.. FrameworkAssemblies.Managed, newer])
            .Read(reader.Read("Shop.Parcel"), TestContext.Current.CancellationToken);

        Assert.Empty(code.LeftOut);
        Assert.Contains("Tidy", Assert.Single(code.Types).Properties["Name"].Get, StringComparison.Ordinal);
    }

    private string Emit(string place, string name, string source, params string[] more)
    {
        Directory.CreateDirectory(folder.File(place));
        var path = folder.File($"{place}/{name}.dll");
        var compilation = CSharpCompilation.Create(
            name, [CSharpSyntaxTree.ParseText(source)],
            FrameworkAssemblies.Managed.Concat(more).Select(file => MetadataReference.CreateFromFile(file)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
        Assert.True(compilation.Emit(path).Success);
        return path;
    }
}
