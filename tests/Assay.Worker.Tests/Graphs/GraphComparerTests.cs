using static Assay.Worker.Tests.Graphs.Differences;

namespace Assay.Worker.Tests.Graphs;

public sealed class GraphComparerTests
{
    private static readonly DateTime Noon = new(2020, 5, 5, 12, 0, 0, DateTimeKind.Utc);

    [Fact]
    public void Equal_graphs_have_no_differences()
    {
        static Shelf Make() => new("s")
        {
            Books = [new Book { Title = new string('x', 3) }, null, new Comic().Of(3)],
            Anything = new[] { 1.5, double.NaN },
        };

        Assert.Empty(Compare(Make(), Make()));
    }

    [Fact]
    public void A_private_member_is_compared_under_its_name() =>
        Assert.Equal(["Shelf.Secret: null instead of a string"], Compare(new Shelf("s"), new Shelf(null!)));

    [Fact]
    public void The_first_element_stands_for_all_that_lost_the_same() =>
        Assert.Equal(
            ["Shelf.Books[1].Title: null instead of a string"],
            Compare(
                new Shelf("s") { Books = [null, new Book { Title = "a" }, new Book { Title = "b" }] },
                new Shelf("s") { Books = [null, new Book(), new Book()] }));

    [Fact]
    public unsafe void A_pointer_is_compared_by_where_it_points()
    {
        Assert.Equal(
            ["Pointed.Place: another value"],
            Compare(new Pointed { Place = (int*)0x1000 }, new Pointed()));
        Assert.Empty(Compare(new Pointed { Place = (int*)0x1000 }, new Pointed { Place = (int*)0x1000 }));
    }

    [Theory]
    [InlineData(null, "", "string: an empty string instead of null")]
    [InlineData("", null, "string: null instead of an empty string")]
    [InlineData("", "a", "string: a string instead of an empty string")]
    [InlineData("a", "b", "string: another string")]
    public void A_root_may_be_a_string(string? expected, string? actual, string difference) =>
        Assert.Equal([difference], CompareAs(typeof(string), expected, actual));

    [Fact]
    public void A_root_may_be_a_number_or_nothing()
    {
        Assert.Equal(["int: another value"], CompareAs(typeof(int), 1, 2));
        Assert.Equal(["int?: null instead of an int"], CompareAs(typeof(int?), 1, null));
        Assert.Empty(CompareAs(typeof(Shelf), null, null));
    }

    [Fact]
    public void Null_and_empty_collections_differ()
    {
        Shelf none = new("s"), empty = new("s") { Books = [] };

        Assert.Equal(["Shelf.Books: null instead of an empty List<Book>"], Compare(empty, none));
        Assert.Equal(["Shelf.Books: an empty List<Book> instead of null"], Compare(none, empty));
    }

    [Fact]
    public void Counts_differ() =>
        Assert.Equal(["List<int>: 2 elements instead of 3"], Compare(new List<int> { 1, 2, 3 }, new List<int> { 1, 2 }));

    [Fact]
    public void A_runtime_type_differs_before_its_content() =>
        Assert.Equal(
            ["Shelf.Books[0]: a Book instead of a Comic"],
            Compare(new Shelf("s") { Books = [new Comic()] }, new Shelf("s") { Books = [new Book()] }));

    public static TheoryData<object, object, string> Values() => new()
    {
        { 1, 1L, "a long instead of an int" },
        { 0.0, -0.0, "other bits" },
        { double.NaN, BitConverter.Int64BitsToDouble(0x7FF8_0000_0000_0001), "other bits" },
        { float.NaN, BitConverter.Int32BitsToSingle(0x7FC0_0001), "other bits" },
        { 1.5, 2.5, "another value" },
        { (Half)0, BitConverter.Int16BitsToHalf(short.MinValue), "other bits" },
        { 1.0m, 1.00m, "another scale" },
        { 1.0m, 2.0m, "another value" },
        { 0m, new decimal(0, 0, 0, isNegative: true, 0), "other bits" },
        { Noon, DateTime.SpecifyKind(Noon, DateTimeKind.Local), "Kind Local instead of Utc" },
        { Noon, DateTime.SpecifyKind(Noon.AddTicks(1), DateTimeKind.Unspecified), "another value and Kind Unspecified instead of Utc" },
        { Noon, Noon.AddTicks(1), "another value" },
        { new DateTimeOffset(Noon), new DateTimeOffset(Noon).ToOffset(TimeSpan.FromHours(2)), "another offset" },
        { Colour.Red, Colour.Green, "another value" },
        { Colour.Red, 1, "an int instead of a Colour" },
        { Guid.Empty, new Guid(1, 0, 0, new byte[8]), "another value" },
        { new Uri("http://a/"), new Uri("http://b/"), "another value" },
        { new Version(1, 0), new Version(1, 0, 0), "another value" },
        { new DateOnly(2020, 1, 1), new DateOnly(2020, 1, 2), "another value" },
        { (Int128)1, (Int128)2, "another value" },
    };

    // Enumerated as the tests run: in its list of tests the runner writes values down, and loses the sign of a zero.
    [Theory]
    [MemberData(nameof(Values), DisableDiscoveryEnumeration = true)]
    public void Boxed_values_are_compared_by_type_and_bits(object expected, object actual, string what)
    {
        Assert.Equal([$"Shelf.Anything: {what}"], Compare(new Shelf("s") { Anything = expected }, new Shelf("s") { Anything = actual }));
        Assert.Empty(Compare(new Shelf("s") { Anything = expected }, new Shelf("s") { Anything = expected }));
    }

    [Fact]
    public void A_shared_object_that_comes_back_twice_differs()
    {
        Book book = new();

        Assert.Equal(
            ["List<Book>[1]: a separate object instead of the shared one"],
            Compare(new List<Book> { book, book }, new List<Book> { new(), new() }));
    }

    [Fact]
    public void Two_objects_that_come_back_as_one_differ()
    {
        Book book = new();

        Assert.Equal(
            ["List<Book>[1]: a shared object instead of a separate one"],
            Compare(new List<Book> { new(), new() }, new List<Book> { book, book }));
    }

    [Fact]
    public void Strings_and_empty_arrays_have_no_identity()
    {
        string text = new('a', 3);

        Assert.Empty(
            Compare(new List<object> { text, text, Array.Empty<int>(), Array.Empty<int>() },
                new List<object> { "aaa", new string('a', 3), Array.CreateInstance(typeof(int),
                0), Array.CreateInstance(typeof(int), 0) }));
        Assert.Empty(
            Compare(new List<object> { Array.CreateInstance(typeof(int), 0), Array.CreateInstance(typeof(int), 0) },
                new List<object> { Array.Empty<int>(), Array.Empty<int>() }));
    }

    [Fact]
    public void Cycles_end()
    {
        static Shelf Make()
        {
            Shelf shelf = new("s") { Books = [new Book()] };
            shelf.Books[0]!.Home = shelf;
            return shelf;
        }

        var broken = Make();
        broken.Books![0]!.Home = Make();

        Assert.Empty(Compare(Make(), Make()));
        Assert.Equal(["Shelf.Books[0].Home: a separate object instead of the shared one"], Compare(Make(), broken));
    }

    [Fact]
    public void Depth_is_no_limit()
    {
        const int length = 200_000;

        Assert.Empty(Compare(Link.Chain(length, i => i), Link.Chain(length, i => i)));
        var difference = Assert.Single(Compare(Link.Chain(length, i => i), Link.Chain(length, i => i < length - 1 ? i : 0)));
        Assert.Equal("Link.(199960 steps)" + string.Concat(Enumerable.Repeat(".Next", 39)) + ".Value: another value", difference);
    }

    [Fact]
    public void A_loss_in_every_node_of_a_recursive_type_is_one_loss()
    {
        Assert.Equal(
            ["Link.Value: another value", "Link.Next.Value: another value"],
            Compare(Link.Chain(1000, i => i), Link.Chain(1000, i => i + 1)));
        Tree Make(string? name, int depth)
        {
            Tree tree = new() { Name = name };
            for (var i = 0; depth > 0 && i < 2; i++)
                tree.Children.Add(Make(name, depth - 1));
            return tree;
        }

        Assert.Equal(
            ["Tree.Children[0].Name: null instead of a string", "Tree.Name: null instead of a string"],
            Compare(Make("n", 4), Make(null, 4)).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Structures_are_compared_by_their_fields()
    {
        Assert.Equal(["Point.Tag: a Book instead of null"], Compare(default(Point), new Point { Tag = new Book() }));
        Assert.Equal(["List<Point>[0].X: other bits"], Compare(new List<Point> { default }, new List<Point> { new() { X = -0.0 } }));
        Assert.Equal(["Shelf.Anything.Item2: another string"], CompareAnything((1, "a"), (1, "b")));
        Assert.Equal(["Shelf.Anything.Item2: another string"], CompareAnything(Tuple.Create(1, "a"), Tuple.Create(1, "b")));
        Assert.Equal(["Shelf.Anything.Value: another string"], CompareAnything(KeyValuePair.Create(1, "a"), KeyValuePair.Create(1, "b")));
    }

    [Fact]
    public void No_more_than_twenty_differences_are_told()
    {
        object[] expected = [
            .. Enumerable.Range(0, 30)
                .Select(i => Enumerable.Range(0, i + 1).Aggregate((object)"", (inner, _) => new List<object> { inner }))];
        object[] actual = [
            .. Enumerable.Range(0, 30)
                .Select(i => Enumerable.Range(0, i + 1).Aggregate((object)"x", (inner, _) => new List<object> { inner }))];

        Assert.Equal(20, Compare(expected, actual).Count);
    }
}
