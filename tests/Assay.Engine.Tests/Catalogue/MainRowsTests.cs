using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Catalogue;

public class MainRowsTests
{
    [Theory]
    [InlineData("fst/graph fst/flat", "fst/graph")]
    [InlineData("fst/graph fst", "fst")]
    [InlineData("fst/graph fst fst/flat!", "fst/flat")]
    [InlineData("fst fst/flat! fst/graph!", "fst/flat fst/graph")]
    [InlineData("fst other reference/copy", "fst other")]
    public void A_library_is_measured_by_the_row_that_says_so_else_by_its_own_name_else_by_its_first(string rows, string main)
    {
        AdapterCatalogue catalogue = new(rows.Split(' ').Select(Row));

        Assert.Equal(main.Split(' '), catalogue.Rows.Where(row => row.IsMain).Select(row => row.Name));
    }

    [Fact]
    public void A_run_of_main_rows_takes_them_alone_and_a_list_of_rows_or_versions_is_taken_at_its_word()
    {
        var catalogue = TestRowsOf.Catalogue("fst", "fst/graph", "other");
        RunRequest request = new() { IsOfMainRows = true };

        Assert.Equal(["fst", "other"], Selected(request));
        Assert.Equal(["fst", "fst/graph", "other"], Selected(request with { Rows = "*" }));
        Assert.Equal(["fst/graph"], Selected(request with { Rows = "fst/graph" }));
        Assert.Equal(["fst", "fst/graph", "other"], Selected(request with { IsOfMainRows = false }));

        IEnumerable<string> Selected(RunRequest asked) =>
            VariantSelection.Read(asked, catalogue).Select(asked, catalogue).Select(row => row.Label);
    }

    [Fact]
    public void Every_library_of_this_repository_has_a_main_row_and_no_reference_is_one()
    {
        var catalogue = AdapterCatalogue.Read(Workspace.Locate().Adapters, "net10.0");

        Assert.All(
            catalogue.Rows.Where(row => !row.IsReference).GroupBy(row => row.Family), family => Assert.Contains(family, row => row.IsMain));
        Assert.DoesNotContain(catalogue.Rows, row => row.IsReference && row.IsMain);
    }

    private static RowDefinition Row(string name) =>
        TestRowsOf.Row(name.TrimEnd('!'), name.StartsWith("reference/", StringComparison.Ordinal)) with { IsMain = name.EndsWith('!') };
}
