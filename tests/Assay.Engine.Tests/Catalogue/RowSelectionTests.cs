using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Catalogue;

public class RowSelectionTests
{
    private static readonly AdapterCatalogue Catalogue =
        TestRowsOf.Catalogue("json.net/reused", "json.net/generic", "bson", "reference/copy", "reference/straight-line");
    private static readonly RowDefinition Reader = TestRowsOf.Row("reader", isReference: true) with { PublicFormat = "CBOR" };

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
    [InlineData("*", false, "json.net/reused reference/copy")]
    [InlineData("*", true, "json.net/reused reference/copy reader")]
    [InlineData(null, false, "json.net/reused reference/copy")]
    [InlineData(null, true, "json.net/reused reference/copy reader")]
    [InlineData("re*", false, "reference/copy")]
    [InlineData("rea*", false, "reader")]
    [InlineData("reference/copy,reader", false, "reference/copy reader")]
    public void A_reader_of_a_format_is_taken_by_its_name_and_by_globs_where_formats_are_judged(
        string? list, bool takesFormatReaders, string labels)
    {
        AdapterCatalogue catalogue = new([TestRowsOf.Row("json.net/reused"), TestRowsOf.Row("reference/copy", isReference: true), Reader]);

        Assert.Equal(labels.Split(' '), RowSelection.Select(list, catalogue, takesFormatReaders).Select(row => row.Label));
    }

    [Fact]
    public void A_reader_of_a_format_is_not_timed()
    {
        RowSelection.EnsureTimed(Catalogue.Rows);

        var exception = Assert.Throws<BadInputException>(() => RowSelection.EnsureTimed([.. Catalogue.Rows, Reader]));

        Assert.Equal(
            "reader is not timed: it is no serializer, and its mapping is Assay's. Judge it with 'assay check formats --rows reader'.",
            exception.Message);
    }

    [Theory]
    [InlineData("jsn.net/reused")]
    [InlineData("bson,nothing/*")]
    [InlineData(",")]
    public void What_matches_nothing_is_bad_input(string list) =>
        Assert.Throws<BadInputException>(() => RowSelection.Select(list, Catalogue));

    [Fact]
    public void Two_rows_of_one_name_are_refused() => Assert.Throws<BadInputException>(() => TestRowsOf.Catalogue("a", "A"));
}
