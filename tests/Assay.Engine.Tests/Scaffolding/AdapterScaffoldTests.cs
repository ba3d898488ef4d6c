using System.Xml.Linq;
using Assay.Core.Adapters;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Scaffolding;

public sealed class AdapterScaffoldTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void What_is_written_declares_the_row_that_was_asked_for()
    {
        NewAdapter adapter = new("acme/fast", "Acme.Serializer", "1.2.3", "data-contract", [Surface.Stream, Surface.Bytes], "text")
        {
            HomePage = "https://example.org/a?b&c",
            Licence = "MIT",
        };

        var files = Scaffold().Write(adapter);
        var row = Assert.Single(AdapterCatalogue.Read(folder.File("adapters"), "net10.0").Rows);

        Assert.Equal(["Acme.Serializer.csproj", "Fast.cs"], files.Select(Path.GetFileName));
        Assert.Equal(("acme/fast", "Assay.Adapters.AcmeSerializer.Fast", "data-contract", "text"),
            (row.Name, row.AdapterClass, row.Dialect, row.Format));
        Assert.Equal([Surface.Stream, Surface.Bytes], row.Surfaces);
        Assert.Equal(("Acme.Serializer", "1.2.3", "https://example.org/a?b&c", "MIT"),
            (row.Project.Package, row.Project.PackageVersion, row.Project.HomePage, row.Project.Licence));
    }

    [Fact]
    public void A_class_has_one_line_to_fill_in_for_each_call_of_each_surface()
    {
        var source =
            File.ReadAllText(Scaffold().Write(new NewAdapter("acme", "Acme", "1.0.0", "plain", Enum.GetValues<Surface>(), "binary"))[1]);

        Assert.Contains(
            "internal sealed class Default<T> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>, "
                + "IReusedSurface<T>, IAsyncStreamSurface<T>, IPipeSurface<T>", source, StringComparison.Ordinal);
        Assert.Equal(2 * Enum.GetValues<Surface>().Length,
            source.Split('\n').Count(line => line.Contains("=> throw UnfinishedAdapterException.Here(", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("https://example.org/$([System.IO.File]::ReadAllText('x'))", "MIT")]
    [InlineData("https://example.org/@(Compile)", "$(Path)")]
    [InlineData("https://example.org/%24(Path)\n", "MIT\u2028")]
    [InlineData("javascript:alert(1)", "<evil/>")]
    public void What_a_package_says_of_itself_is_nothing_to_MSBuild(string homePage, string licence)
    {
        NewAdapter adapter = new("acme", "Acme", "1.0.0", "plain", [Surface.Bytes], "binary") { HomePage = homePage, Licence = licence };

        Assert.Equal("", adapter.HomePage);
        Assert.True(adapter.Licence is "" or "MIT");
    }

    [Theory]
    [InlineData("e&g $(c);'<d>", "$(MSBuildThisFileDirectory)../../e&g %24%28c%29%3B%27<d>/Assay.Adapter.props")]
    [InlineData("elsewhere/e&g $(c)", "$(AssayEngineering)Assay.Adapter.props")]
    public void A_folder_with_marks_of_XML_and_MSBuild_is_named_as_it_is(string engineering, string import)
    {
        NewAdapter adapter = new("acme", "Acme", "1.0.0", "plain", [Surface.Bytes], "binary");

        var project = XDocument.Load(new AdapterScaffold(folder.File("adapters"), folder.File(engineering)).Write(adapter)[0]);

        Assert.Equal(import, project.Descendants("Import").First().Attribute("Project")!.Value);
        Assert.All(project.Descendants("AssayEngineering"),
            element => Assert.EndsWith("elsewhere/e&g %24%28c%29/", element.Value, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("Acme", "AcmeRows")]
    [InlineData("acme", "AcmeRows")]
    [InlineData("Acme.Json", "AcmeJson")]
    [InlineData("acme-json", "AcmeJson")]
    [InlineData("7zip.net", "_7zipNet")]
    public void An_assembly_has_a_name_that_no_library_has(string package, string identifier) =>
        Assert.Equal(identifier, new NewAdapter("acme", package, "1.0.0", "plain", [Surface.Bytes], "binary").Identifier);

    [Fact]
    public void A_folder_that_is_there_stays_as_it_is_whatever_its_letters()
    {
        folder.Write("adapters/Acme/Acme.csproj", "mine");

        var refused = Assert.Throws<BadInputException>(
            () => Scaffold().Write(new NewAdapter("acme", "acme", "1.0.0", "plain", [Surface.Bytes], "binary")));

        Assert.Contains("an AssayRow item", refused.Message, StringComparison.Ordinal);
        Assert.Equal("mine", File.ReadAllText(folder.File("adapters/Acme/Acme.csproj")));
    }

    [Theory]
    [InlineData("adapters", "$(MSBuildThisFileDirectory)../../eng/Assay.Adapter.props")]
    [InlineData("mine/adapters", "$(MSBuildThisFileDirectory)../../../eng/Assay.Adapter.props")]
    public void An_adapter_of_the_checkout_moves_with_it(string adapters, string import)
    {
        AdapterScaffold scaffold = new(folder.File(adapters), folder.File("eng"));

        var project = File.ReadAllText(scaffold.Write(new NewAdapter("acme", "Acme", "1.0.0", "plain", [Surface.Bytes], "binary"))[0]);

        Assert.Contains($"<Import Project=\"{import}\" />", project, StringComparison.Ordinal);
    }

    [Fact]
    public void An_adapter_elsewhere_is_told_where_what_it_imports_is_and_knows_it_by_itself()
    {
        using TemporaryFolder elsewhere = new();
        AdapterScaffold scaffold = new(elsewhere.Path, folder.File("eng"));

        var project = File.ReadAllText(scaffold.Write(new NewAdapter("acme", "Acme", "1.0.0", "plain", [Surface.Bytes], "binary"))[0]);

        Assert.Contains("<Import Project=\"$(AssayEngineering)Assay.Adapter.props\" />", project, StringComparison.Ordinal);
        Assert.Contains($"'$(AssayEngineering)' == ''\">{folder.File("eng").Replace('\\', '/')}/</AssayEngineering>", project,
            StringComparison.Ordinal);
    }

    [Fact]
    public void What_was_not_said_is_chosen()
    {
        var adapter = new NewAdapterReader(TestRowsOf.Catalogue("a"), ["plain"]).Read(new NewAdapterRequest
        {
            Row = "acme",
            Package = "Acme",
            Dialect = "plain",
        });

        Assert.Equal(("binary", "", "Default"), (adapter.Format, adapter.Version, adapter.ClassName));
        Assert.Equal([Surface.Bytes], adapter.Surfaces);
    }

    private AdapterScaffold Scaffold() => new(folder.File("adapters"), folder.File("eng"));
}
