using System.Globalization;
using Assay.Cli.Showing;
using Assay.Core.Protocol;

namespace Assay.Cli.Tests.Showing;

public class ValuesAreFound
{
    [Theory]
    [InlineData("""{"Secret":"private member value","Books":[{"Title":"Book 1","Id":1}]}""", 27)]
    [InlineData("""{"Books":[{"Id":1,"Title":"Book 1"}],"Secret":"private member value"}""", 27)]
    [InlineData(
        """<BookShelf xmlns="http://schemas.datacontract.org/2004/07/A1">"""
        + "<Books><Book><Id>1</Id><Title>Book 1</Title></Book></Books><Secret>private member value</Secret></BookShelf>",
        27)]
    [InlineData("Secret: private member value\nBooks:\n- Title: Book 1\n  Id: 1\n", 27)]
    public void In_texts_whatever_their_order(string text, int valueBytes)
    {
        var view = Shelf.View(text);

        Assert.Empty(view.NotFound);
        Assert.Equal((valueBytes, text.Length - valueBytes), (view.ValueBytes, view.OverheadBytes));
        Assert.Contains(view.Values,
            value => value.Path == Shelf.Id
                && text[value.Offset] == '1' && !text[..value.Offset].EndsWith("Book ", StringComparison.Ordinal));
    }

    [Fact]
    public void And_what_a_format_dropped_is_not()
    {
        var view =
            Shelf.View("""<?xml version="1.0"?><BookShelf><Books><Book><Title>Book 1</Title><Id>1</Id></Book></Books></BookShelf>""");

        Assert.Equal([Shelf.Secret], view.NotFound);
        Assert.Equal(["BookShelf.Books[0].Title 52: Book 1", "BookShelf.Books[0].Id 70: 1"], Shelf.Found(view));
    }

    [Fact]
    public void A_number_that_stands_for_something_else_is_not_taken_for_a_value_that_was_dropped()
    {
        var view = Shelf.View("""{"$types":{"Shelf, App":"1"},"$type":"1","Secret":"private member value","Books":[{"Title":"Book 2"}]}""",
            Shelf.Text(Shelf.Secret, "private member value"), Shelf.Text("BookShelf.Books[0].Title", "Book 1"),
            Shelf.Number("BookShelf.Books[0].Id", 3));

        Assert.Equal(["BookShelf.Books[0].Title", "BookShelf.Books[0].Id"], view.NotFound);
    }

    // Protocol Buffers; MessagePack as maps; Bond's and others' order of fields; BinaryFormatter's records, cut.
    [Theory]
    [InlineData("<0a 14>private member value<12 0a 0a 06>Book 1<10 01>", 33, "varint")]
    [InlineData("<82 a5>Books<91 82 a5>Title<a6>Book 1<a2>Id<01 a6>Secret<b4>private member value", 25, "varint")]
    [InlineData(
        "<00 01 00 00 00 ff ff ff ff 01 00 00 00 00 00 00 00 0c 02 00 00 00>Shelf<05 01 00 00 00 06 03 00 00 00 14>private member "
            + "value<09 04 00 00 00 06 05 00 00 00 06>Book 1<01 00 00 00 0b>", 75, "little endian")]
    [InlineData(
        "<14>p<00>r<00>i<00>v<00>a<00>t<00>e<00> <00>m<00>e<00>m<00>b<00>e<00>r<00> <00>v<00>a<00>l<00>u<00>e<00 01 "
            + "06>B<00>o<00>o<00>k<00> <00>1<00 00 00 00 01>", 55, "big endian")]
    [InlineData(
        "<40 09>BookShelf<40 05>Books<40 04>Book<40 02>Id<83 40 05>Title<99 06>Book 1<01 01 40 06>Secret<99 14>private member value<01>",
        28, "binary XML record")]
    public void In_binary_formats(string payload, int offsetOfId, string encodingOfId)
    {
        var view = Shelf.Binary(payload);

        Assert.Empty(view.NotFound);
        var id = view.Values.Single(value => value.Path == Shelf.Id);
        Assert.Equal((offsetOfId, encodingOfId), (id.Offset, id.Encoding));
    }

    [Fact]
    public void A_word_inside_a_longer_one_is_another()
    {
        PayloadLeaf[] leaves = [
            .. Enumerable.Range(1, 12)
                .SelectMany(id => new[] { Shelf.Text($"S[{id}].Title", $"Book {id}"), Shelf.Number($"S[{id}].Id", id) })];
        var text = string.Join(",", Enumerable.Range(1, 12).Reverse().Select(id => $$"""{"Title":"Book {{id}}","Id":{{id}}}"""));

        var view = Shelf.View(text, leaves);

        Assert.Empty(view.NotFound);
        Assert.All(view.Values.Where(value => value.Path.EndsWith("Title", StringComparison.Ordinal)),
            value => Assert.Equal('"', text[value.End]));
    }

    [Fact]
    public void Many_small_numbers_one_after_the_other()
    {
        PayloadLeaf[] leaves = [.. Enumerable.Range(0, 20).Select(i => Shelf.Number($"int[][{i}]", i % 3))];

        var view = Shelf.Binary("<dc 00 14>" + string.Concat(leaves.Select(leaf => $"<0{leaf.Text}>")), leaves);

        Assert.Empty(view.NotFound);
        Assert.Equal(Enumerable.Range(3, 20), view.Values.Select(value => value.Offset));
    }

    [Theory]
    [InlineData("<a & \"b\">", "\"\\u003Ca \\u0026 \\u0022b\\u0022\\u003E\"")]
    [InlineData("<a & \"b\">", "\"<a & \\\"b\\\">\"")]
    [InlineData("<a & \"b\">", "<v>&lt;a &amp; \"b\"&gt;</v>")]
    [InlineData("gr\u00fc\u00df", "\"gr\\u00FC\\u00DF\"")]
    [InlineData("gr\u00fc\u00df", "gr\u00fc\u00df")]
    public void Escaped_texts(string value, string payload) => Assert.Empty(Shelf.View(payload, Shelf.Text("Root.Text", value)).NotFound);

    [Theory]
    [InlineData("2020-01-02T03:04:05Z")]
    [InlineData("\"2020-01-02T03:04:05.0000000Z\"")]
    [InlineData("<v>2020-01-02T03:04:05</v>")]
    [InlineData("\"\\/Date(1577934245000)\\/\"")]
    public void Times_in_texts(string payload) => Assert.Empty(Shelf.View(payload, Time()).NotFound);

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    public void Times_in_binary_formats(int form)
    {
        var time = Time();
        var ticks = BitConverter.ToInt64(time.Bits);
        var written = form == 0 ? ticks : (ticks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMillisecond;

        var view = PayloadView.Of([9, 9, .. BitConverter.GetBytes(written)], [time], isText: false);

        Assert.Equal((2, 8), (Assert.Single(view.Values).Offset, view.ValueBytes));
    }

    [Fact]
    public void Numbers_with_fractions_and_names_and_bytes()
    {
        PayloadLeaf[] leaves =
        [
            new("R.Price", LeafKind.Decimal, "12.50", "", new byte[16]),
            new("R.Ratio", LeafKind.Floating, "2", "", BitConverter.GetBytes(2.0)),
            new("R.Colour", LeafKind.Enumeration, "1", "Red", BitConverter.GetBytes(1)),
            new("R.Key", LeafKind.Guid, "00112233-4455-6677-8899-aabbccddeeff", "",
                new Guid("00112233-4455-6677-8899-aabbccddeeff").ToByteArray()),
            new("R.Blob", LeafKind.Bytes, "", "", [1, 2, 3, 250]),
            new("R.Done", LeafKind.Boolean, "true", "", [1]),
        ];

        var view = Shelf.View(
            """{"Price":12.50,"Ratio":2.0,"Colour":"Red","Key":"00112233-4455-6677-8899-aabbccddeeff","Blob":"AQID+g==","Done":true}""",
            leaves);

        Assert.Empty(view.NotFound);
        Assert.Equal(5 + 3 + 3 + 36 + 8 + 4, view.ValueBytes);
    }

    [Fact]
    public void Negative_and_wide_numbers_as_varints()
    {
        PayloadLeaf[] leaves =
        [
            new("R.A", LeafKind.Integer, "300", "", BitConverter.GetBytes(300)),
            new("R.B", LeafKind.Integer, "-3", "", BitConverter.GetBytes(-3)),
            new("R.C", LeafKind.Integer, ulong.MaxValue.ToString(CultureInfo.InvariantCulture), "", BitConverter.GetBytes(ulong.MaxValue)),
        ];

        Assert.Equal(["varint", "zigzag varint", "varint"],
            Shelf.Binary("<08 ac 02 10 05 18 ff ff ff ff ff ff ff ff ff 01>", leaves).Values.Select(value => value.Encoding));
    }

    [Fact]
    public void Nothing_in_an_empty_payload()
    {
        var view = Shelf.View("");

        Assert.Equal((0, 0, 3), (view.ValueBytes, view.OverheadBytes, view.NotFound.Count));
    }

    private static PayloadLeaf Time()
    {
        var time = new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc);
        return new PayloadLeaf("Root.Time", LeafKind.DateTime, time.ToString("O", CultureInfo.InvariantCulture), "",
            [.. BitConverter.GetBytes(time.Ticks), (byte)time.Kind]);
    }
}
