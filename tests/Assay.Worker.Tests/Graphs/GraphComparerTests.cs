using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using Assay.Worker.Graphs;

namespace Assay.Worker.Tests.Graphs;

public sealed class GraphComparerTests
{
    private static readonly DateTime Noon = new(2020, 5, 5, 12, 0, 0, DateTimeKind.Utc);

    [Fact]
    public void Equal_graphs_have_no_differences()
    {
        static Shelf Make() => new("s") { Books = [new Book { Title = new string('x', 3) }, null, new Comic().Of(3)], Anything = new[] { 1.5, double.NaN } };

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

    [Theory]
    [MemberData(nameof(Values))]
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
            ["List<Book>[1]: an object of its own instead of the shared one"],
            Compare(new List<Book> { book, book }, new List<Book> { new(), new() }));
    }

    [Fact]
    public void Two_objects_that_come_back_as_one_differ()
    {
        Book book = new();

        Assert.Equal(
            ["List<Book>[1]: a shared object instead of one of its own"],
            Compare(new List<Book> { new(), new() }, new List<Book> { book, book }));
    }

    [Fact]
    public void Strings_and_empty_arrays_have_no_identity()
    {
        string text = new('a', 3);

        Assert.Empty(Compare(new List<object> { text, text, Array.Empty<int>(), Array.Empty<int>() }, new List<object> { "aaa", new string('a', 3), Array.CreateInstance(typeof(int), 0), Array.CreateInstance(typeof(int), 0) }));
        Assert.Empty(Compare(new List<object> { Array.CreateInstance(typeof(int), 0), Array.CreateInstance(typeof(int), 0) }, new List<object> { Array.Empty<int>(), Array.Empty<int>() }));
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

        Shelf broken = Make();
        broken.Books![0]!.Home = Make();

        Assert.Empty(Compare(Make(), Make()));
        Assert.Equal(["Shelf.Books[0].Home: an object of its own instead of the shared one"], Compare(Make(), broken));
    }

    [Fact]
    public void Depth_is_no_limit()
    {
        const int length = 1_000_000;

        Assert.Empty(Compare(Link.Chain(length, i => i), Link.Chain(length, i => i)));
        string difference = Assert.Single(Compare(Link.Chain(length, i => i), Link.Chain(length, i => i < length - 1 ? i : 0)));
        Assert.Equal("Link.(999960 steps)" + string.Concat(Enumerable.Repeat(".Next", 39)) + ".Value: another value", difference);
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
            for (int i = 0; depth > 0 && i < 2; i++)
                tree.Children.Add(Make(name, depth - 1));
            return tree;
        }

        Assert.Equal(
            ["Tree.Children[0].Name: null instead of a string", "Tree.Name: null instead of a string"],
            Compare(Make("n", 4), Make(null, 4)).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Dictionaries_are_compared_by_key_and_never_tell_it()
    {
        Dictionary<string, int> expected = new() { ["a"] = 1, ["b"] = 2 };

        Assert.Empty(Compare(expected, new Dictionary<string, int> { ["b"] = 2, ["a"] = 1 }));
        Assert.Equal(["Dictionary<string, int>[1]: another value"], Compare(expected, new Dictionary<string, int> { ["b"] = 3, ["a"] = 1 }));
        Assert.Equal(["Dictionary<string, int>.Keys[1]: another string"], Compare(expected, new Dictionary<string, int> { ["c"] = 2, ["a"] = 1 }));
        Assert.Equal(["Dictionary<string, int>: 1 element instead of 2"], Compare(expected, new Dictionary<string, int> { ["a"] = 1 }));
    }

    [Fact]
    public void Keys_that_are_objects_are_matched_by_content()
    {
        static Dictionary<object, int> Make(params string[] titles) => titles.ToDictionary(title => (object)new Book { Title = title }, title => title.Length);

        Assert.Empty(Compare(Make("a", "bb"), Make("bb", "a")));
        Assert.Equal(["Dictionary<object, int>.Keys[1].Title: another string"], Compare(Make("a", "bb"), Make("cc", "a")));
    }

    [Fact]
    public void Comparers_of_dictionaries_and_sets_count()
    {
        Assert.Equal(
            ["Dictionary<string, int>: another comparer"],
            Compare(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase), new Dictionary<string, int>()));
        Assert.Equal(["HashSet<string>: another comparer"], Compare(new HashSet<string>(new ByLength()), new HashSet<string>()));
        Assert.Equal(
            ["SortedDictionary<string, int>: another comparer"],
            Compare(new SortedDictionary<string, int>(StringComparer.Ordinal), new SortedDictionary<string, int>()));
        Assert.Equal(
            ["ImmutableDictionary<string, int>: another comparer"],
            Compare(ImmutableDictionary.Create<string, int>(StringComparer.OrdinalIgnoreCase), ImmutableDictionary.Create<string, int>()));
        Assert.Empty(Compare(new Dictionary<string, int>(StringComparer.Ordinal), new Dictionary<string, int>()));
        Assert.Empty(Compare(new HashSet<string>(new ByLength()), new HashSet<string>(new ByLength())));
        Assert.Empty(Compare(new SortedSet<int>(), new SortedSet<int>()));
    }

    [Fact]
    public void Array_bounds_and_ranks_count()
    {
        Assert.Equal(["Shelf.Anything: another value"], CompareAnything(1, 2));
        Assert.Equal(["Shelf.Anything: an int[] instead of an int[,]"], CompareAnything(new int[2, 2], new int[4]));
        Assert.Equal(["Shelf.Anything: other bounds"], CompareAnything(new int[2, 3], new int[3, 2]));
        Assert.Equal(["Shelf.Anything: other bounds"], CompareAnything(Array.CreateInstance(typeof(int), [2, 2], [1, 1]), new int[2, 2]));
        Assert.Equal(["Shelf.Anything: 1 element instead of 2"], CompareAnything(new int[2], new int[1]));
        Assert.Equal(["Shelf.Anything[1,2]: another value"], CompareAnything(new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, new[,] { { 1, 2, 3 }, { 4, 5, 7 } }));
        Assert.Equal(["Shelf.Anything[1,0]: another string"], CompareAnything(new[,] { { "a" }, { "b" } }, new[,] { { "a" }, { "c" } }));
        Assert.Equal(["Shelf.Anything[1]: another value"], CompareAnything(new byte[] { 1, 2 }, new byte[] { 1, 3 }));
        Assert.Equal(["Shelf.Anything[0][1]: another value"], CompareAnything(new[] { new double[] { 0, 0 } }, new[] { new double[] { 0, -0.0 } }));
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
    public void A_class_derived_from_a_collection_is_compared_with_what_it_adds()
    {
        Assert.Equal(["Titles.Language: null instead of a string"], Compare(new Titles { Language = "en" }, new Titles()));
        Assert.Equal(["Titles[0]: another string"], Compare(new Titles { "a" }, new Titles { "b" }));
    }

    public static TheoryData<Func<string, object>> Collections()
    {
        TheoryData<Func<string, object>> all = [];
        all.Add(text => new Queue<string>([text]));
        all.Add(text => new Stack<string>([text]));
        all.Add(text => new LinkedList<string>([text]));
        all.Add(text => new Collection<string>([text]));
        all.Add(text => new ObservableCollection<string>([text]));
        all.Add(text => new ReadOnlyCollection<string>([text]));
        all.Add(text => new HashSet<string> { text });
        all.Add(text => new SortedSet<string> { text });
        all.Add(text => new SortedList<int, string> { [1] = text });
        all.Add(text => new SortedDictionary<int, string> { [1] = text });
        all.Add(text => new ConcurrentDictionary<int, string> { [1] = text });
        all.Add(text => new ConcurrentQueue<string>([text]));
        all.Add(text => new ConcurrentStack<string>([text]));
        all.Add(text => new ConcurrentBag<string>([text]));
        all.Add(text => ImmutableArray.Create(text));
        all.Add(text => ImmutableList.Create(text));
        all.Add(text => ImmutableQueue.Create(text));
        all.Add(text => ImmutableStack.Create(text));
        all.Add(text => ImmutableHashSet.Create(text));
        all.Add(text => ImmutableSortedSet.Create(text));
        all.Add(text => ImmutableDictionary.Create<int, string>().Add(1, text));
        all.Add(text => ImmutableSortedDictionary.Create<int, string>().Add(1, text));
        all.Add(text => new Dictionary<int, string> { [1] = text }.ToFrozenDictionary());
        all.Add(text => new[] { text }.ToFrozenSet());
        all.Add(text => new ReadOnlyDictionary<int, string>(new Dictionary<int, string> { [1] = text }));
        all.Add(text => new System.Collections.ArrayList { text });
        all.Add(text => new System.Collections.Hashtable { [1] = text });
        all.Add(text => new NameValueCollection { ["k"] = text });
        all.Add(text => new ArraySegment<string>(["", text], 1, 1));
        all.Add(text => new Memory<char>(text.ToCharArray()));
        all.Add(text => new PriorityQueue<string, int>([(text, 1)]));
        all.Add(text => new Lazy<string>(text));
        all.Add(text => new System.Text.StringBuilder(text));
        all.Add(text =>
        {
            System.Dynamic.ExpandoObject expando = new();
            ((IDictionary<string, object?>)expando)["k"] = text;
            return expando;
        });
        return all;
    }

    [Theory]
    [MemberData(nameof(Collections))]
    public void Collections_of_the_runtime_are_compared_by_what_they_hold(Func<string, object> make)
    {
        Assert.Empty(CompareAnything(make("aaa"), make(new string('a', 3))));
        string difference = Assert.Single(CompareAnything(make("aaa"), make("aab")));
        Assert.DoesNotContain("aa", difference.Replace("Shelf.Anything", "", StringComparison.Ordinal), StringComparison.Ordinal);
        Assert.DoesNotContain("_", difference, StringComparison.Ordinal);
    }

    [Fact]
    public void A_default_immutable_array_is_not_an_empty_one()
    {
        Assert.Empty(CompareAnything(default(ImmutableArray<int>), default(ImmutableArray<int>)));
        Assert.Single(CompareAnything(default(ImmutableArray<int>), ImmutableArray<int>.Empty));
    }

    [Fact]
    public void Capacity_and_history_of_a_collection_do_not_count()
    {
        Dictionary<int, int> used = new(1000) { [5] = 5, [1] = 1 };
        used.Remove(5);
        used[2] = 2;

        Assert.Empty(Compare(new Dictionary<int, int> { [1] = 1, [2] = 2 }, used));
        Assert.Empty(Compare(new List<int>(100) { 1 }, new List<int> { 1 }));
    }

    [Fact]
    public void No_more_than_twenty_differences_are_told()
    {
        object[] expected = [.. Enumerable.Range(0, 30).Select(i => Enumerable.Range(0, i + 1).Aggregate((object)"", (inner, _) => new List<object> { inner }))];
        object[] actual = [.. Enumerable.Range(0, 30).Select(i => Enumerable.Range(0, i + 1).Aggregate((object)"x", (inner, _) => new List<object> { inner }))];

        Assert.Equal(20, Compare(expected, actual).Count);
    }

    private static IReadOnlyList<string> CompareAnything(object expected, object actual) =>
        Compare(new Shelf("s") { Anything = expected }, new Shelf("s") { Anything = actual });

    private static IReadOnlyList<string> Compare<T>(T expected, T actual) => CompareAs(typeof(T), expected, actual);

    private static IReadOnlyList<string> CompareAs(Type root, object? expected, object? actual)
    {
        DifferenceList differences = new();
        new GraphComparer(differences).Compare(expected, actual, root);
        return differences.Items;
    }
}
