using Assay.DataSets.Tests.Published;

namespace Assay.DataSets.Tests;

public sealed class PublishedSizeTests
{
    public static TheoryData<PublishedSize> FourStringsSizes => [.. SerializationChoices.FourStrings];

    public static TheoryData<PublishedSize> WebDocumentSizes => [.. SerializationChoices.WebDocument];

    public static TheoryData<string, int, double> NorthwindSizes
    {
        get
        {
            var rows = new TheoryData<string, int, double>();
            foreach ((var serializer, var kilobytes) in AnalyzingSerializationComponents.Northwind)
            {
                foreach ((var size, var published) in AnalyzingSerializationComponents.Sizes.Zip(kilobytes)) rows.Add(serializer,
                    size, published);
            }

            return rows;
        }
    }

    [Theory]
    [MemberData(nameof(FourStringsSizes))]
    public void Four_strings_have_the_sizes_published(PublishedSize published) =>
        AssertSizes(published, Sample.Generate("four-strings", 1));

    [Theory]
    [MemberData(nameof(WebDocumentSizes))]
    public void A_web_document_has_the_sizes_published(PublishedSize published) =>
        AssertSizes(published, Sample.Generate("web-document", 1));

    [Theory]
    [MemberData(nameof(NorthwindSizes))]
    public void Northwind_has_the_sizes_published(string serializer, int size, double kilobytes)
    {
        var payload = PayloadOf.Serializer(serializer, Sample.Generate("northwind", size));

        AssertNear(kilobytes * AnalyzingSerializationComponents.Kilobyte, payload.Length, AnalyzingSerializationComponents.Tolerance);
    }

    /// <summary>What ManateeJson 6.0.0 wrote according to a reader of the guide: the list, its members lost.</summary>
    [Theory]
    [InlineData(1, 16)]
    [InlineData(10, 61)]
    [InlineData(100, 511)]
    [InlineData(1_000, 5_011)]
    [InlineData(10_000, 50_011)]
    public void Shelves_of_lost_books_have_the_sizes_published(int size, int bytes)
    {
        var shelf = Sample.Generate<Books.BookShelf>("books", size);
        shelf.Books = shelf.Books.ConvertAll(static book => (Books.Book)null!);

        Assert.Equal(bytes, System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(shelf).Length);
    }

    [Theory]
    [InlineData("Avro", 708)]
    [InlineData("MessagePack", 710)]
    public void Sizes_of_four_strings_do_not_depend_on_the_instance(string serializer, int bytes)
    {
        for (var instance = 0; instance < 4; instance++)
        {
            Assert.Equal(bytes, PayloadOf.Serializer(serializer, Sample.Generate("four-strings", 1, instance)).Length);
        }
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    public void A_web_document_compresses_alike_whatever_the_seed_and_the_instance(int instance)
    {
        for (ulong seed = 0; seed < 4; seed++)
        {
            var page = Sample.Generate("web-document", 1, instance, seed);
            AssertNear(49_309, PayloadOf.Deflate(PayloadOf.Serializer("Avro", page)).Length, 0.05);
            AssertNear(84_895, PayloadOf.Deflate(PayloadOf.Serializer("JSON.NET", page)).Length, 0.05);
            AssertNear(1_101_719, PayloadOf.Serializer("DataContractJsonSerializer", page).Length, 0.01);
        }
    }

    private static void AssertSizes(PublishedSize published, object plain)
    {
        var payload = PayloadOf.Serializer(published.Serializer, plain);
        AssertNear(published.Bytes, payload.Length, published.Tolerance);
        AssertNear(published.DeflatedBytes, PayloadOf.Deflate(payload).Length, published.DeflatedTolerance);
    }

    private static void AssertNear(double published, double ours, double tolerance) => Assert.True(
        Math.Abs(ours - published) <= tolerance * published,
        FormattableString.Invariant(
            $"Published {published:0}, ours {ours:0}: {ours / published - 1:+0.0%;-0.0%}, {tolerance:0%} allowed."));
}
