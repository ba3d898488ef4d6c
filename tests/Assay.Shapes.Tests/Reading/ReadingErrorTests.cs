using Assay.Shapes.Reading;
using Assay.Shapes.Tests.Compilation;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Shapes.Tests.Reading;

public class ReadingErrorTests
{
    [Fact]
    public void A_missing_file_is_named()
    {
        var error = Assert.Throws<ShapeException>(() => ShapeReader.Open("nowhere/Shop.dll", SampleAssembly.References));

        Assert.Equal("There is no file nowhere/Shop.dll. Build its project, or correct the path.", error.Message);
    }

    [Fact]
    public void A_file_that_is_no_assembly_is_named()
    {
        var path = Path.Combine(SampleAssembly.Folder, "Text.dll");
        File.WriteAllText(path, "This is no assembly.");

        var error = Assert.Throws<ShapeException>(() => ShapeReader.Open(path, SampleAssembly.References));

        Assert.Equal($"{path} is not a .NET assembly. Give the .dll that contains the types.", error.Message);
        File.Delete(path);
    }

    [Fact]
    public void A_missing_reference_is_named()
    {
        using var reader = ShapeReader.Open(SampleAssembly.Path, ReferencePack.FolderOf("net10.0"));

        var error = Assert.Throws<ShapeException>(reader.ReadDataSets);

        Assert.Equal(
            "Shop.dll needs Assay.Core, which is not in its folder or the references. Copy it there, or name its folder.", error.Message);
    }

    [Fact]
    public void A_missing_reference_folder_is_named()
    {
        var error = Assert.Throws<ShapeException>(() => ShapeReader.Open(SampleAssembly.Path, "nowhere"));

        Assert.Equal("There is no reference nowhere. Name a folder of assemblies, or an assembly.", error.Message);
    }

    [Fact]
    public void A_dependency_that_lies_beside_and_among_the_references_too_is_read_from_beside()
    {
        var folder = Path.Combine(SampleAssembly.Folder, "twice");
        var elsewhere = Dependency("int").Write(Path.Combine(folder, "elsewhere"));
        var beside = Dependency("long").Write(folder);
        var path = SourceCompiler.Compile(
            "Owner", "net10.0", [("Owner.cs", "public class Owner { public Part? Part; public Part[]? Parts; }")], beside).Write(folder);
        using var reader = ShapeReader.Open(path, ReferencePack.FolderOf("net10.0"), Path.GetDirectoryName(elsewhere)!);

        var part = reader.Read("Owner").Objects.Single(type => type.TypeName.Name == "Part");

        Assert.Equal("long", Assert.Single(part.Members).Shape.ToString());
    }

    [Fact]
    public void A_missing_root_type_is_answered_with_the_nearest_names()
    {
        var error = Assert.Throws<ShapeException>(() => SampleAssembly.Read("Shop.Catalogue.BookShelv"));

        Assert.StartsWith("Shop has no type Shop.Catalogue.BookShelv; the nearest names are Shop.Catalogue.BookShelf, ", error.Message,
            StringComparison.Ordinal);
    }

    private static CSharpCompilation Dependency(string member) =>
        SourceCompiler.Compile("Dependency", "net10.0", [("Part.cs", $"public class Part {{ public {member} Value; }}")]);
}
