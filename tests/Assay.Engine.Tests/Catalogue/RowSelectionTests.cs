using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Catalogue;

public class RowSelectionTests
{
    private static readonly AdapterCatalogue Catalogue = TestRowsOf.Catalogue("json.net/reused", "json.net/generic", "bson", "reference/copy", "reference/straight-line");

    [Theory]
    [InlineData("json.net/*", "json.net/reused json.net/generic")]
    [InlineData("json.net", "json.net/reused json.net/generic")]
    [InlineData("*on", "bson")]
    [InlineData("bson,json.net/generic", "bson json.net/generic")]
    [InlineData("bson,bson,bson", "bson|bson (2)|bson (3)")]
    [InlineData("json.net/reused,json.net/*", "json.net/reused json.net/generic")]
    [InlineData("json.net/*,json.net/reused", "json.net/reused|json.net/generic|json.net/reused (2)")]
    public void Names_families_and_globs_select_rows(string list, string labels)
    {
        string[] expected = [.. labels.Split(labels.Contains('|', StringComparison.Ordinal) ? '|' : ' ')];

        Assert.Equal(expected, RowSelection.Select(list, Catalogue).Select(row => row.Label));
    }

    [Fact]
    public void Without_a_list_every_row_is_selected_once() =>
        Assert.Equal(Catalogue.Rows, RowSelection.Select(null, Catalogue).Select(row => row.Definition));

    [Theory]
    [InlineData("jsn.net/reused")]
    [InlineData("bson,nothing/*")]
    [InlineData(",")]
    public void What_matches_nothing_is_bad_input(string list) =>
        Assert.Throws<BadInputException>(() => RowSelection.Select(list, Catalogue));

    [Fact]
    public void Two_rows_of_one_name_are_refused() => Assert.Throws<BadInputException>(() => TestRowsOf.Catalogue("a", "A"));
}
