namespace Assay.DataSets.Tests;

public sealed class CatalogueTests
{
    [Fact]
    public void Every_data_set_is_there()
    {
        string[] names =
        [
            "access-log", "books", "books-1", "books-2", "books-3", "books-4", "books-payload", "complex-type", "conference", "deep-chain",
            "events", "four-strings",
            "game-save", "integers", "integers-random", "integers-small", "integers-sorted", "large-books", "line-items", "media-content",
            "mesh", "modern-types",
            "northwind", "orders", "proof-a", "proof-b", "settings", "small-struct", "telemetry", "text", "typical-struct", "unicode",
            "web-document", "wide-optional",
        ];

        Assert.Equal(names, DataSetCatalogue.All.Select(static description => description.Name));
    }

    [Fact]
    public void Every_data_set_says_what_it_is_and_where_it_comes_from() => Assert.All(DataSetCatalogue.All, static description =>
    {
        Assert.NotEmpty(description.Summary);
        Assert.NotEmpty(description.Source);
        Assert.NotEmpty(description.Unit);
        Assert.Equal(description.Sizes.Order(), description.Sizes);
        Assert.Contains(description.DefaultSize, description.Sizes);
        Assert.True(description.DefaultPayloadBytes == 0 || description.HasPayload);
        Assert.NotNull(description.GeneratorType.GetConstructor(Type.EmptyTypes));
        Assert.IsType(description.RootType, Sample.Generate(description.Name, description.DefaultSize));
    });

    [Fact]
    public void A_data_set_is_found_by_its_name()
    {
        var books = DataSetCatalogue.Find("books");

        Assert.NotNull(books);
        Assert.Equal(typeof(Books.BookShelf), books.RootType);
        Assert.Equal(100, books.DefaultSize);
        Assert.Equal([1, 10, 100, 500, 1_000, 10_000, 50_000, 100_000, 200_000, 500_000, 800_000, 1_000_000], books.Sizes);
        Assert.Null(DataSetCatalogue.Find("book"));
    }

    [Theory]
    [InlineData("books", 7, true)]
    [InlineData("books", 0, false)]
    [InlineData("northwind", 8, true)]
    [InlineData("four-strings", 1, true)]
    [InlineData("four-strings", 2, false)]
    [InlineData("text", 50, true)]
    public void Any_size_from_one_is_accepted_except_where_it_is_fixed(string name, int size, bool accepted) =>
        Assert.Equal(accepted, DataSetCatalogue.Find(name)!.Accepts(size));

    [Fact]
    public void The_plain_types_carry_no_attributes_of_serializers() => Assert.All(
        typeof(DataSetCatalogue).Assembly.GetExportedTypes(),
        static type => Assert.DoesNotContain(type.GetCustomAttributesData(),
            static attribute => attribute.AttributeType.Name is "SerializableAttribute" or "DataContractAttribute"));
}
