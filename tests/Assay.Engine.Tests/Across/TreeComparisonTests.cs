using System.Globalization;
using Assay.Core.Protocol;
using Assay.Experiments.Across.Decoders;

namespace Assay.Engine.Tests.Across;

/// <summary>What a decoder of another language read, against names and values of the plain object.</summary>
public class TreeComparisonTests
{
    private static readonly PayloadLeaf[] Article = [Number("Article.Number", 5), Text("Article.Title", "Pen")];

    [Fact]
    public void Names_and_values_as_they_are_need_no_word()
    {
        var compared =
            Compare("JSON", Article, Map(("Title", Node("text", "Pen")), ("Number", Node("number", "5")), ("$id", Node("text", "1"))));

        Assert.Empty(compared.Forms);
        Assert.Empty(compared.Differences);
    }

    [Theory]
    [InlineData("JSON", "text", "5", "Number: the text '5'")]
    [InlineData("XML", "text", "5", "")]
    public void A_number_as_text_is_a_form_where_the_format_has_numbers(string format, string kind, string text, string form)
    {
        var compared = Compare(format, Article, Map(("Number", Node(kind, text)), ("Title", Node("text", "Pen"))));

        Assert.Equal(form, string.Concat(compared.Forms));
        Assert.Empty(compared.Differences);
    }

    [Fact]
    public void A_rounded_integer_is_another_value()
    {
        var compared =
            Compare("JSON", [Number("Amounts.Large", 9_007_199_254_740_993)], Map(("Large", Node("number", "9007199254740992"))));

        Assert.Equal(["Large: the number 9007199254740992 instead of its value"], compared.Differences);
    }

    [Fact]
    public void Members_by_position_or_by_number_are_a_form()
    {
        DecodedNode[] values = [Node("number", "5"), Node("text", "Pen")];

        var byPosition = Compare("MessagePack", Article, new DecodedNode("list", "") { Items = values });
        var byNumber = Compare("Thrift", Article, Numbered((2, values[1]), (1, values[0])));

        Assert.Equal(["the root: members by position, without names"], byPosition.Forms);
        Assert.Equal(["the root: members by number, without names"], byNumber.Forms);
        Assert.Empty(byPosition.Differences.Concat(byNumber.Differences));
    }

    [Fact]
    public void A_member_that_is_not_there_is_missing()
    {
        Assert.Equal(["Title: missing"], Compare("JSON", Article, Map(("Number", Node("number", "5")))).Differences);
        Assert.NotEmpty(Compare("MessagePack", Article, new DecodedNode("list", "") { Items = [Node("number", "5")] }).Differences);
    }

    [Fact]
    public void Elements_of_XML_are_a_list_and_dictionaries_may_be_pairs()
    {
        PayloadLeaf[] list = [Number("Box.Items[0]", 1), Number("Box.Items[1]", 2)];
        var element = Map(("Items", Map(("int", new DecodedNode("list", "") { Items = [Node("text", "1"), Node("text", "2")] }))));
        PayloadLeaf[] dictionary = [Text("Stock.Counts.Keys[0]", "pen"), Number("Stock.Counts[0]", 3)];
        var pairs = Map(("Counts", new DecodedNode("list", "")
        {
            Items = [Map(("Key", Node("text", "pen")), ("Value", Node("number", "3")))],
        }));

        Assert.Empty(Compare("XML", list, element).Differences);
        Assert.Empty(Compare("XML", list, element).Forms);
        Assert.Equal(["Counts: a list of pairs"], Compare("JSON", dictionary, pairs).Forms);
        Assert.Empty(Compare("JSON", dictionary, Map(("Counts", Map(("pen", Node("number", "3")))))).Forms);
        Assert.Equal(
            ["Counts['pen']: missing"], Compare("JSON", dictionary, Map(("Counts", Map(("ink", Node("number", "3")))))).Differences);
    }

    [Theory]
    [InlineData("JSON", "text", "2024-02-29T13:05:07.25Z", "", "")]
    [InlineData("JSON", "text", "2024-02-29T15:05:07.25+02:00", "", "")]
    [InlineData("JSON", "text", "/Date(1709211907250)/", "Utc: the text '/Date(1709211907250)/'", "")]
    [InlineData("JSON", "text", "2024-02-29T13:05:07.25", "Utc: the text '2024-02-29T13:05:07.25'", "")]
    [InlineData(
        "JSON", "text", "2024-02-29T12:05:07.25Z", "", "Utc: the text '2024-02-29T12:05:07.25Z' instead of 2024-02-29T13:05:07.2500000Z")]
    [InlineData("MessagePack", "date", "2024-02-29T13:05:07.250Z", "", "")]
    [InlineData("MessagePack", "number", "1709211907", "Utc: the number 1709211907", "")]
    [InlineData("MessagePack", "null", "", "", "Utc: null")]
    public void Dates_have_many_forms(string format, string kind, string text, string form, string difference)
    {
        PayloadLeaf leaf = new("Moment.Utc", LeafKind.DateTime, "2024-02-29T13:05:07.2500000Z", "", []);

        var compared = Compare(format, [leaf], Map(("Utc", Node(kind, text))));

        Assert.Equal((form, difference), (string.Concat(compared.Forms), string.Concat(compared.Differences)));
    }

    private static ComparedTree Compare(
        string format, PayloadLeaf[] leaves, DecodedNode tree) => TreeComparison.Compare(format, ExpectedNode.Of(leaves), tree);

    private static PayloadLeaf Number(string path, long value) =>
        new(path, LeafKind.Integer, value.ToString(CultureInfo.InvariantCulture), "", BitConverter.GetBytes(value));

    private static PayloadLeaf Text(string path, string value) => new(path, LeafKind.Text, value, "", []);

    private static DecodedNode Node(string kind, string text) => new(kind, text);

    private static DecodedNode Map(params (string Name, DecodedNode Value)[] entries) =>
        new("map", "") { Entries = [.. entries.Select(entry => KeyValuePair.Create(Node("text", entry.Name), entry.Value))] };

    private static DecodedNode Numbered(params (int Number, DecodedNode Value)[] entries) =>
        new("map", "")
        {
            Entries = [
                .. entries.Select(
                    entry => KeyValuePair.Create(Node("number", entry.Number.ToString(CultureInfo.InvariantCulture)), entry.Value))],
        };
}
