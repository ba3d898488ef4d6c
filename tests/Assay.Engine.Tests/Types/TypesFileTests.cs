using System.Xml.Linq;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Tests.Types;

public sealed class TypesFileTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    [Fact]
    public void A_build_is_told_the_types_and_what_they_need()
    {
        var project = Write("net8.0", Dependency("NodaTime", "3.1.0.0", isOfFramework: false));

        Assert.Equal("/types;in (brackets)/Shop.dll", Unescaped(project, "AssayTypes"));
        Assert.Equal("Shop.Page<Shop.Order>", Unescaped(project, "AssayTypesRoot"));
        Assert.Equal("Shop.Card;Shop.Cash", Unescaped(project, "AssayTypesKnown"));
        Assert.Equal(["/types/NodaTime.dll"], ReferencesOf(project));
    }

    [Fact]
    public void What_the_framework_brings_itself_is_taken_only_where_it_is_newer()
    {
        var json = Dependency("System.Text.Json", "9.0.0.0", isOfFramework: true);

        Assert.Equal(["/types/System.Text.Json.dll"], ReferencesOf(Write("net8.0", json)));
        Assert.Empty(ReferencesOf(Write("net9.0", json)));
        Assert.Empty(ReferencesOf(Write("net10.0", json)));
    }

    public void Dispose() => folder.Dispose();

    private XElement Write(string framework, params TypesDependency[] dependencies)
    {
        TypesReference types =
            new("/types;in (brackets)/Shop.dll", ["Shop.Page<Shop.Order>"], ["Shop.Card", "Shop.Cash"], dependencies, [], "hash");
        TypesFile.Write(folder.File("types.props"), types, framework);
        return XElement.Load(folder.File("types.props"));
    }

    private static TypesDependency Dependency(
        string name, string version, bool isOfFramework) => new($"/types/{name}.dll", name, Version.Parse(version), isOfFramework);

    private static string Unescaped(XElement project, string property) =>
        Uri.UnescapeDataString(project.Descendants(property).Single().Value);

    private static IEnumerable<string> ReferencesOf(XElement project) =>
        project.Descendants("AssayTypesReference").Select(item => (string)item.Attribute("Include")!);
}
