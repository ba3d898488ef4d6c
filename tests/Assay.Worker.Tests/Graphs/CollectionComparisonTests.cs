using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using static Assay.Worker.Tests.Graphs.Differences;

namespace Assay.Worker.Tests.Graphs;

public sealed class CollectionComparisonTests
{
    [Fact]
    public void Dictionaries_are_compared_by_key_and_never_tell_it()
    {
        Dictionary<string, int> expected = new() { ["a"] = 1, ["b"] = 2 };

        Assert.Empty(Compare(expected, new Dictionary<string, int> { ["b"] = 2, ["a"] = 1 }));
        Assert.Equal(
            ["Dictionary<string, int>[1]: another value"], Compare(expected, new Dictionary<string, int> { ["b"] = 3, ["a"] = 1 }));
        Assert.Equal(
            ["Dictionary<string, int>.Keys[1]: another string"], Compare(expected, new Dictionary<string, int> { ["c"] = 2, ["a"] = 1 }));
        Assert.Equal(["Dictionary<string, int>: 1 element instead of 2"], Compare(expected, new Dictionary<string, int> { ["a"] = 1 }));
    }

    [Fact]
    public void Keys_that_are_objects_are_matched_by_content()
    {
        static Dictionary<object, int> Make(params string[] titles) =>
            titles.ToDictionary(title => (object)new Book { Title = title }, title => title.Length);

        Assert.Empty(Compare(Make("a", "bb"), Make("bb", "a")));
        Assert.Equal(["Dictionary<object, int>.Keys[1].Title: another string"], Compare(Make("a", "bb"), Make("cc", "a")));
    }

    [Fact]
    public void The_comparer_that_a_formatter_makes_of_the_default_one_of_strings_finds_keys_alike()
    {
        var general = typeof(object).Assembly.GetType("System.Collections.Generic.GenericEqualityComparer`1")!
            .MakeGenericType(typeof(string));
        var made = (IEqualityComparer<string>)Activator.CreateInstance(general)!;

        Assert.Empty(Compare(new Dictionary<string, int>(), new Dictionary<string, int>(made)));
        Assert.Equal(["Dictionary<string, int>: another comparer"],
            Compare(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase), new Dictionary<string, int>(made)));
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
        Assert.Equal(["Shelf.Anything[1,2]: another value"],
            CompareAnything(new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, new[,] { { 1, 2, 3 }, { 4, 5, 7 } }));
        Assert.Equal(["Shelf.Anything[1,0]: another string"], CompareAnything(new[,] { { "a" }, { "b" } }, new[,] { { "a" }, { "c" } }));
        Assert.Equal(["Shelf.Anything[1]: another value"], CompareAnything(new byte[] { 1, 2 }, new byte[] { 1, 3 }));
        Assert.Equal(
            ["Shelf.Anything[0][1]: another value"], CompareAnything(new[] { new double[] { 0, 0 } }, new[] { new double[] { 0, -0.0 } }));
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
        var difference = Assert.Single(CompareAnything(make("aaa"), make("aab")));
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
}
