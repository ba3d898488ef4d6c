using Assay.Emitter;
using Assay.Shapes.Emission;
using Assay.Shapes.Reading;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Emitter;

public class ContractSetTests
{
    private readonly ContractSet contracts = new();

    [Fact]
    public void Different_types_of_one_short_name_get_namespaces_of_their_own()
    {
        Add("shapes", "Shop.Catalogue.Shapes");
        Add("plain-squares", "Other.Catalogue.Square");

        Assert.Equal(["global::Serializable.Catalogue.Shapes", "global::Serializable.PlainSquares.Catalogue.Square"], ContractTypes());
        Assert.Contains("Serializable.Catalogue.Square.g.cs", contracts.Files.Keys);
        Assert.Contains("Serializable.PlainSquares.Catalogue.Square.g.cs", contracts.Files.Keys);
    }

    [Fact]
    public void Types_that_two_data_sets_share_are_emitted_once()
    {
        Add("first", "Shop.Catalogue.BookShelf");
        Add("second", "Shop.Catalogue.BookShelf");

        Assert.Single(ContractTypes().Distinct());
        Assert.Equal(4, contracts.Files.Count);
    }

    [Fact]
    public void A_root_that_emitted_code_cannot_name_is_refused()
    {
        Add("hidden", "Shop.Catalogue.Everything.Hidden");

        var refusal = Assert.Single(contracts.RefusalsOf("serializable"));
        Assert.Equal(
            ("hidden",
                ContractRefusal.OfAssay("The root Everything.Hidden is not public, so generated code cannot refer to it.")), refusal);
    }

    private IEnumerable<string> ContractTypes() => contracts.ContractsOf("serializable").Select(entry => entry.Contract.ContractType);

    private void Add(string name, string root) => contracts.Add(
        DialectCatalogue.Find("serializable")!,
        new DataSetDeclaration(name, "global::Shop.DataSets.ShelfDataSet", SampleAssembly.Read(root)),
        new EmissionContext(name, "net10.0", new NoMapper()));
}
