using System.Reflection;
using System.Runtime.InteropServices;

namespace Assay.DataSets.Tests;

public sealed class ArticleContentTests
{
    [Fact]
    public void A_shelf_of_one_book_is_the_guides()
    {
        var shelf = Sample.Generate<Books.BookShelf>("books", 1);

        Assert.Equal("""{"Books":[{"Title":"Book 1","Id":1}]}""", Newtonsoft.Json.JsonConvert.SerializeObject(shelf));
        Assert.Equal("private member value", Secret(shelf));
    }

    [Fact]
    public void Books_are_numbered_from_one()
    {
        var shelf = Sample.Generate<Books.BookShelf>("books", 1_000);

        Assert.Equal(Enumerable.Range(1, 1_000), shelf.Books.Select(static book => book.Id));
        Assert.All(shelf.Books, static book => Assert.Equal($"Book {book.Id}", book.Title));
    }

    [Fact]
    public void Books_of_another_instance_have_titles_and_ids_of_their_own()
    {
        var shelf = Sample.Generate<Books.BookShelf>("books", 1_000, instance: 1);

        Assert.Equal(1_000, shelf.Books.Select(static book => book.Id).Distinct().Count());
        Assert.Equal(1_000, shelf.Books.Select(static book => book.Title).Distinct().Count());
        Assert.NotEqual("private member value", Secret(shelf));
        Assert.Equal("private member value".Length, Secret(shelf).Length);
    }

    [Fact]
    public void The_four_shelves_of_start_up_are_four_types()
    {
        Type[] types = [.. Enumerable.Range(1, 4).Select(number => DataSetCatalogue.Find($"books-{number}")!.RootType)];

        Assert.Equal(4, types.Distinct().Count());
        Assert.Equal(4, types.Select(static type => type.GetProperty("Books")!.PropertyType).Distinct().Count());
        Assert.Equal(4, types.Select(static type => type.Name).Distinct().Count());
    }

    [Fact]
    public void Large_types_have_forty_members_half_of_them_private_and_most_of_them_unset()
    {
        var shelf = Sample.Generate("large-books", 1);
        object book = ((LargeBooks.LargeBookShelf)shelf).Books[0];

        foreach (var wide in new[] { shelf, book })
        {
            FieldInfo[] members = [.. Members.Of(wide.GetType())];
            Assert.Equal(40, members.Length);
            Assert.InRange(
                members.Count(
                    static member => member.IsPrivate && !member.Name.EndsWith("k__BackingField", StringComparison.Ordinal)), 20, 21);
            Assert.InRange(members.Count(member => member.GetValue(wide) is null or 0 or 0.0), 25, 30);
        }
    }

    [Fact]
    public void The_typical_struct_has_the_published_values()
    {
        var typical = Sample.Generate<TypicalStructs.TypicalStruct>("typical-struct", 1);

        Assert.Equal((100, 1_000, 10_000), (typical.First, typical.Second, typical.Third));
        Assert.Equal(123.456f, typical.Single);
        Assert.Equal(1234.5678, typical.Double);
        Assert.Equal("A typical length string", typical.Text);
    }

    [Fact]
    public void Marshal_writes_the_structs_in_the_published_sizes()
    {
        Assert.Equal(4, Marshal.SizeOf<SmallStructs.SmallStruct>());
        Assert.Equal(32, Marshal.SizeOf<TypicalStructs.TypicalStruct>());
        Assert.Equal(24, Marshal.OffsetOf<TypicalStructs.TypicalStruct>("Text"));
    }

    [Theory]
    [InlineData(10)]
    [InlineData(100)]
    [InlineData(10_000)]
    public void A_text_takes_one_byte_a_character_in_UTF_8_and_two_in_UTF_16(int size)
    {
        for (var instance = 0; instance < 2; instance++)
        {
            var text = Sample.Generate<string>("text", size, instance);
            Assert.Equal(size, System.Text.Encoding.UTF8.GetByteCount(text));
            Assert.Equal(2 * size, System.Text.Encoding.Unicode.GetByteCount(text));
        }
    }

    [Fact]
    public void The_complex_type_is_a_tree_of_forty_nodes_counted_from_one()
    {
        List<ComplexTypes.ComplexType> nodes = [];
        Collect(Sample.Generate<ComplexTypes.ComplexType>("complex-type", 1), nodes);

        Assert.Equal(Enumerable.Range(1, 40), nodes.Select(static node => node.Id));
        Assert.Equal(13, nodes.Count(static node => node.Children.Count == 3));
        Assert.Equal(27, nodes.Count(static node => node.Children.Count == 0));
    }

    [Fact]
    public void Northwind_has_the_lists_of_the_sample_database()
    {
        var categories = Sample.Generate<List<Northwind.Category>>("northwind", 8);

        Assert.Equal([5, 6, 7, 10, 12, 12, 12, 13], categories.Select(static category => category.Products.Count).Order());
        Assert.Equal(Enumerable.Range(1, 77),
            categories.SelectMany(static category => category.Products).Select(static product => product.ProductId));
        Assert.Equal(2_222.71m, categories.SelectMany(static category => category.Products).Sum(static product => product.UnitPrice));
        Assert.Equal(3_119, categories.SelectMany(static category => category.Products).Sum(static product => product.UnitsInStock));
        Assert.Equal(8, categories.SelectMany(static category => category.Products).Count(static product => product.Discontinued));
    }

    private static void Collect(ComplexTypes.ComplexType node, List<ComplexTypes.ComplexType> nodes)
    {
        nodes.Add(node);
        foreach (var child in node.Children) Collect(child, nodes);
    }

    private static string Secret(object shelf) =>
        (string)shelf.GetType().GetField("Secret", BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(shelf)!;
}
