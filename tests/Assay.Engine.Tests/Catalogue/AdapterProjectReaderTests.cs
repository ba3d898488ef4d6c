using Assay.Core.Adapters;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Fakes;
using Assay.Shapes.Scanning;

namespace Assay.Engine.Tests.Catalogue;

public class AdapterProjectReaderTests
{
    private const string Project = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <Edition>13</Edition>
            <AssayPackage>Some.Package</AssayPackage>
            <AssayHomePage>https://example.org</AssayHomePage>
            <AssayLicence>MIT</AssayLicence>
            <AssayProvenVersion>$(Edition).0.2</AssayProvenVersion>
            <AssayProvenOn>2026-11-22</AssayProvenOn>
          </PropertyGroup>
          <ItemGroup>
            <PackageReference Include="Other.Package" Version="9.9.9" />
            <PackageReference Include="Some.Package" Version="12.0.0" Condition="'$(TargetFramework)' == 'net9.0'" />
            <PackageReference Include="Some.Package" Version="[$(Edition).0.3]" Condition="'$(TargetFramework)' == 'net10.0'" />
            <AssayRow Include="some/row" Adapter="A.B" Dialect="plain" Format="text" PublicFormat="JSON" Surfaces="stream,bytes" Settings="Indent = true" Reads="properties" ProvenFramework="net8.0" ProofA="29669" ProofB="12642" />
            <AssayRow Include="some/floor" Adapter="A.C" Dialect="payload" Format="binary" Surfaces="bytes" Reference="true" ThreadSafe="false" />
            <AssayRow Include="some/gone" Format="binary" Excluded="exists on another platform only" />
            <AssayRow Include="some/old" Adapter="A.D" Dialect="plain" Format="text" Surfaces="bytes" NetFramework="only" Excluded="exists on .NET Framework only" />
            <AssayRow Include="some/new" Adapter="A.E" Dialect="plain" Format="text" Surfaces="bytes" TypesFromPayload="any"
              SaferThan="some/row" ExcludedOnNetFramework="came later" />
            <AssayNote Include="some/row;some/new" Says="Loses cycles." />
            <AssayNote Include="some" Says="Ended." />
            <AssayMode Include="Compress()" Changes="smaller" WithoutRow="the default is measured" />
          </ItemGroup>
        </Project>
        """;

    [Fact]
    public void Rows_are_read_with_everything_the_project_says()
    {
        using TemporaryFolder folder = new();
        folder.Write("Some/Some.csproj", Project);

        var rows = AdapterCatalogue.Read(folder.Path, "net10.0").Rows;

        Assert.Equal(["JSON", ""], rows.Take(2).Select(row => row.PublicFormat));
        Assert.Equal(["JSON", ""], rows.Take(2).Select(row => row.SpecifiedFormat));
        Assert.Equal(["", "", "", "", "some/row"], rows.Select(row => row.SaferThan));
        Assert.Equal([false, false, false, false, true], rows.Select(row => row.PayloadChoosesTypes));
        Assert.Equal(["some/row", "some/floor", "some/gone", "some/old", "some/new"], rows.Select(row => row.Name));
        var row = rows[0];
        Assert.Equal(("A.B", "plain", "text", "Indent = true"), (row.AdapterClass, row.Dialect, row.Format, row.Settings));
        Assert.Equal([Surface.Stream, Surface.Bytes], row.Surfaces);
        Assert.Equal(("Some", "Some.Package", "13.0.3", "https://example.org", "MIT"),
            (row.Project.Name, row.Project.Package, row.Project.PackageVersion, row.Project.HomePage, row.Project.Licence));
        Assert.Equal(("13.0.2", "2026-11-22"), (row.Project.ProvenVersion, row.Project.ProvenOn));
        Assert.Equal([new Proof("proof-a", 29669), new Proof("proof-b", 12642)], row.Proofs);
        Assert.Empty(rows[1].Proofs);
        Assert.Equal(["Loses cycles.", "Ended."], row.Notes.Select(note => note.Text));
        Assert.Equal(["Ended."], rows[1].Notes.Select(note => note.Text));
        Assert.Equal([new LibraryMode("Compress()", "smaller", "the default is measured")], row.Project.Modes);
        Assert.Equal(["net8.0", "", "", "", ""], rows.Select(row => row.ProvenFramework));
        Assert.True(rows[1].IsReference);
        Assert.Equal([true, false, true, true, true], rows.Select(row => row.IsThreadSafe));
        Assert.Equal([MemberReading.PublicProperties, MemberReading.Contract], rows.Take(2).Select(row => row.Reading));
        Assert.Equal(["", "", "exists on another platform only", "exists on .NET Framework only", ""],
            rows.Select(row => row.ExcludedOn("net10.0")));
        Assert.Equal(["", "", "exists on another platform only", "", "came later"], rows.Select(row => row.ExcludedOn("net472")));
    }

    [Fact]
    public void The_first_surface_is_the_default_and_an_asked_one_wins()
    {
        var row = TestRowsOf.Row("a") with { Surfaces = [Surface.Stream, Surface.Bytes] };

        Assert.Equal(Surface.Stream, row.SurfaceFor(null));
        Assert.Equal(Surface.Buffer, row.SurfaceFor(Surface.Buffer));
    }

    [Theory]
    [InlineData("<Project>")]
    [InlineData("<Project><ItemGroup><AssayRow Include=\"x\" /></ItemGroup></Project>")]
    [InlineData("<Project><ItemGroup><AssayRow Include=\"x\" Adapter=\"A\" Dialect=\"plain\" Surfaces=\"tube\" /></ItemGroup></Project>")]
    [InlineData(
        "<Project><ItemGroup><AssayRow Include=\"x\" Adapter=\"A\" Dialect=\"plain\" Surfaces=\"bytes\" Reads=\"some\" "
            + "/></ItemGroup></Project>")]
    [InlineData(
        "<Project><ItemGroup><AssayRow Include=\"x\" Adapter=\"A\" Dialect=\"plain\" Surfaces=\"bytes\" TypesFromPayload=\"all\" "
            + "/></ItemGroup></Project>")]
    [InlineData(
        "<Project><ItemGroup><AssayRow Include=\"x\" Adapter=\"A\" Dialect=\"plain\" Surfaces=\"bytes\" ProofA=\"29,669\" "
            + "/></ItemGroup></Project>")]
    [InlineData(
        "<Project><ItemGroup><AssayRow Include=\"x\" Adapter=\"A\" Dialect=\"plain\" Surfaces=\"bytes\" ProvenFramework=\".NET 8\" "
            + "/></ItemGroup></Project>")]
    [InlineData("<Project><ItemGroup><AssayNote Include=\"x\" /></ItemGroup></Project>")]
    [InlineData("<Project><ItemGroup><AssayNote Include=\"x\" Says=\"y\" /></ItemGroup></Project>")]
    [InlineData("<Project><ItemGroup><AssayMode Include=\"x\" Changes=\"y\" /></ItemGroup></Project>")]
    public void A_project_that_cannot_be_read_is_named(string text)
    {
        using TemporaryFolder folder = new();
        var file = folder.Write("Bad/Bad.csproj", text);

        Assert.Contains(
            file, Assert.Throws<BadInputException>(() => AdapterCatalogue.Read(folder.Path, "net10.0")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void The_repositorys_own_adapters_can_be_read()
    {
        var catalogue = AdapterCatalogue.Read(Path.Combine(Building.Checkout.Root, "adapters"), "net10.0");

        Assert.True(catalogue.Rows.Count > 20);
        Assert.Contains(catalogue.Rows, row => row.Name == RunPlanner.StraightLine && row.IsReference);
        Assert.Contains(catalogue.Rows, row => row.Name == RunPlanner.DefaultReference);
    }
}
