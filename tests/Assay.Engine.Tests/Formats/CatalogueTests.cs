using Assay.DataSets;
using Assay.Experiments.Formats;

namespace Assay.Engine.Tests.Formats;

/// <summary>The cases that are part of Assay.</summary>
public class CatalogueTests
{
    [Theory]
    [InlineData("JSON", 30)]
    [InlineData("MessagePack", 15)]
    [InlineData("CBOR", 15)]
    [InlineData("Protocol Buffers", 15)]
    [InlineData("BSON", 15)]
    [InlineData("Avro", 15)]
    [InlineData("Thrift", 30)]
    [InlineData("YAML", 15)]
    [InlineData("XML", 15)]
    [InlineData("NRBF", 15)]
    public void Each_format_has_cases_of_each_kind(string format, int least)
    {
        FormatCase[] cases = [.. FormatCatalogue.All.Where(one => one.Format == format).SelectMany(one => one.Cases)];

        Assert.True(cases.Length >= least, $"{format} has {cases.Length} cases.");
        Assert.Equal(3, cases.Select(one => one.Expected).Distinct().Count());
        Assert.Equal(cases.Length, cases.Select(one => one.Name).Distinct().Count());
    }

    [Fact]
    public void Each_case_has_a_shape_that_is_emitted_and_a_whole_sentence()
    {
        HashSet<string> shapes = [.. DataSetCatalogue.FormatShapes.Select(shape => shape.Name)];

        Assert.All(FormatCatalogue.All.SelectMany(one => one.Cases), one =>
        {
            Assert.Contains(FormatCase.DataSetOf(one.Shape), shapes);
            Assert.EndsWith(".", one.Reason, StringComparison.Ordinal);
            Assert.Matches("^[a-z0-9.-]+$", one.Name);
        });
    }

    [Fact]
    public void No_list_names_the_shapes() =>
        Assert.DoesNotContain(DataSetCatalogue.All, dataSet => dataSet.Name.StartsWith("format-", StringComparison.Ordinal));

    [Fact]
    public void Every_place_of_a_payload_is_in_its_layout() => Assert.All(FormatCatalogue.All, format => Assert.All(format.Cases, one =>
    {
        var places = one.Payload.Parts.Select(part => part.Place).Where(place => place.Length > 0);
        Assert.All(format.Layouts.Single(layout => layout.Name == one.Layout).Templates[one.Shape], template => Assert.Subset(
            template.Parts.Select(part => part.Place).ToHashSet(), places.ToHashSet()));
    }));

    [Fact]
    public void A_selection_takes_formats_and_cases_by_name()
    {
        var selection = FormatSelection.Select(FormatCatalogue.All, "json,protobuf", "leading-zero,varint");

        Assert.Equal(["JSON leading-zero", "Protocol Buffers varint"],
            selection.All.SelectMany(format => format.Cases.Select(one => $"{format.Format} {one.Name}")));
    }

    [Fact]
    public void Names_of_formats_in_tables_select_them_too() => Assert.All(
        FormatCatalogue.Formats.SelectMany(
            format => (string[])[format, format.ToUpperInvariant(), FormatSelection.ShortNameOf(format)], (format, name) => (format, name)),
        pair => Assert.All(FormatSelection.Select(FormatCatalogue.All, pair.name, null).All, one => Assert.Equal(pair.format, one.Format)));

    [Fact]
    public void A_selection_takes_globs_of_cases() => Assert.Equal(
        ["lone-high-surrogate", "lone-low-surrogate"],
        Assert.Single(FormatSelection.Select(FormatCatalogue.All, "json", "lone-*-surrogate").All).Cases.Select(one => one.Name));

    [Theory]
    [InlineData("jsno", null, "json")]
    [InlineData("json", "leading-zeros", "leading-zero")]
    public void An_unknown_name_gets_the_nearest(string format, string? name, string nearest) =>
        Assert.Contains(nearest, Assert.Throws<BadInputException>(() => FormatSelection.Select(FormatCatalogue.All, format, name)).Message,
            StringComparison.Ordinal);
}
