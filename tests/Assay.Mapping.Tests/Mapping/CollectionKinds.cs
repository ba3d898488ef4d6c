using System.Collections.ObjectModel;
using Assay.Core.Workloads;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.Mapping;

public class CollectionKinds
{
    private static readonly Dog Rex = new() { Name = "Rex", Barks = 1 };
    private static readonly Dog Bob = new() { Name = "Bob", Barks = 2 };

    [Fact]
    public void Arrays_keep_rank_bounds_and_element_types()
    {
        var copy = Map(new Collections
        {
            Numbers = [1, 2, 3],
            Grid = new[,] { { 1, 2 }, { 3, 4 }, { 5, 6 } },
            Jagged = [[Rex], [], null!],
            Zoo = new Animal[,] { { Rex, new Cat { Prey = Bob } } },
            Animals = new Dog[] { Rex, Rex },
            Colours = [Colour.Red],
        });

        Assert.Equal([1, 2, 3], copy.Numbers!);
        Assert.Equal(new[,] { { 1, 2 }, { 3, 4 }, { 5, 6 } }, copy.Grid);
        Assert.Equal("Rex", copy.Jagged![0][0].Name);
        Assert.Empty(copy.Jagged[1]);
        Assert.Null(copy.Jagged[2]);
        Assert.Equal("Bob", ((Cat)copy.Zoo![0, 1]).Prey!.Name);
        Assert.IsType<Dog[]>(copy.Animals);
        Assert.Same(copy.Animals![0], copy.Animals[1]);
        Assert.Same(copy.Animals[0], copy.Jagged[0][0]);
        Assert.Equal([Colour.Red], copy.Colours!);
    }

    [Fact]
    public void An_array_with_a_lower_bound_of_its_own_keeps_it()
    {
        var array = Array.CreateInstance(typeof(int), [2], [5]);
        array.SetValue(9, 6);

        var copy = Assert.IsAssignableFrom<Array>(Map(new Collections { Anything = array }).Anything);

        Assert.Equal(array.GetType(), copy.GetType());
        Assert.Equal(5, copy.GetLowerBound(0));
        Assert.Equal(9, copy.GetValue(6));
    }

    [Fact]
    public void One_array_in_two_members_stays_one()
    {
        int[] numbers = [1];
        var copy = Map(new Collections { Numbers = numbers, Anything = numbers });

        Assert.Same(copy.Numbers, copy.Anything);
        Assert.NotSame(numbers, copy.Numbers);
    }

    [Fact]
    public void Sequences_keep_their_kind_and_order()
    {
        var copy = Map(new Collections
        {
            Doubles = [1.5, double.NaN],
            Linked = new([Rex, Bob]),
            Queue = new([Rex, Bob]),
            Stack = new([Rex, Bob]),
            Collection = [Rex, Bob],
            Observable = [Rex, Bob],
            ReadOnly = new([Rex, Bob]),
            ConcurrentQueue = new([Rex, Bob]),
            ConcurrentStack = new([Rex, Bob]),
            ConcurrentBag = [Rex, Bob],
        });

        Assert.Equal([1.5, double.NaN], copy.Doubles!);
        foreach (var forward in new IEnumerable<Dog>[]
        {
            copy.Linked!,
            copy.Queue!,
            copy.Collection!,
            copy.Observable!,
            copy.ReadOnly!,
            copy.ConcurrentQueue!,
        })
            Assert.Equal(["Rex", "Bob"], forward.Select(dog => dog.Name));
        foreach (var backward in new IEnumerable<Dog>[] { copy.Stack!, copy.ConcurrentStack!, copy.ConcurrentBag! })
            Assert.Equal(["Bob", "Rex"], backward.Select(dog => dog.Name));
    }

    [Fact]
    public void Interfaces_keep_the_runtime_type()
    {
        var copy = Map(new Collections { Interface = new List<Dog> { Rex }, ReadOnlyInterface = new[] { Rex } });
        Assert.IsType<List<Dog>>(copy.Interface);
        Assert.IsType<Dog[]>(copy.ReadOnlyInterface);

        copy = Map(new Collections { Interface = new[] { Rex }, ReadOnlyInterface = new ReadOnlyCollection<Dog>([Rex]) });
        Assert.IsType<Dog[]>(copy.Interface);
        Assert.IsType<ReadOnlyCollection<Dog>>(copy.ReadOnlyInterface);
    }

    [Fact]
    public void Sets_and_dictionaries_keep_comparers_and_find_their_keys()
    {
        var key = new Key("k", new Inner(1));
        var copy = Map(new Collections
        {
            Words = new(["a"], StringComparer.OrdinalIgnoreCase),
            Keys = [key],
            Sorted = new([3, 1], Comparer<int>.Create((a, b) => b - a)),
            Named = new(StringComparer.Ordinal) { ["Rex"] = Rex },
            ByKey = new() { [key] = key },
            SortedNames = new(StringComparer.OrdinalIgnoreCase) { ["b"] = 1, ["A"] = 2 },
            SortedList = new() { [2] = Rex, [1] = Bob },
            ReadOnlyNames = new(new Dictionary<string, Dog> { ["x"] = Rex }),
            ConcurrentNames = new() { ["y"] = Rex },
        });

        Assert.Contains("A", copy.Words!);
        Assert.Contains(new Key("k", new Inner(1)), copy.Keys!);
        Assert.Equal([3, 1], copy.Sorted!);
        Assert.Same(StringComparer.Ordinal, copy.Named!.Comparer);
        Assert.IsType<Dog>(copy.Named["Rex"]);
        Assert.Same(copy.ByKey!.Keys.Single(), copy.ByKey[new Key("k", new Inner(1))]);
        Assert.Equal(1, copy.SortedNames!["B"]);
        Assert.Equal(["Bob", "Rex"], copy.SortedList!.Values.Select(dog => dog.Name));
        Assert.Same(copy.ReadOnlyNames!["x"], copy.ConcurrentNames!["y"]);
    }

    [Fact]
    public void A_comparer_of_the_users_own_type_is_a_clear_error()
    {
        var keys = new HashSet<Key>(EqualityComparer<Key>.Create((a, b) => a?.Name == b?.Name, key => key.Name.Length));

        var error = Assert.Throws<LimitOfAssayException>(() => Map(new Collections { Keys = keys }));

        Assert.Contains("comparer", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_comparer_without_state_has_its_like_on_the_other_side()
    {
        var copy = Map(new Collections { Keys = new(new ByName()) { new("a", new(1)) } });

        Assert.IsType<ByName>(copy.Keys!.Comparer);
        Assert.Contains(new Key("a", new(2)), copy.Keys);
    }

    [Fact]
    public void Collections_that_no_declaration_leads_to_are_carried_if_they_hold_values_of_the_runtime()
    {
        object[] items = ["a", new[] { "b" }, new List<int> { 1 }, new Dictionary<string, object> { ["c"] = new int?[] { 2, null } }];

        var copy = Map(new Collections { Anything = items });

        var mapped = Assert.IsType<object[]>(copy.Anything);
        Assert.Equal(["b"], Assert.IsType<string[]>(mapped[1]));
        Assert.Equal([1], Assert.IsType<List<int>>(mapped[2]));
        Assert.Equal([2, null], Assert.IsType<int?[]>(Assert.IsType<Dictionary<string, object>>(mapped[3])["c"]));
        Assert.NotSame(items[1], mapped[1]);
        Assert.Equal(typeof(object), Map(new Collections { Anything = new object() }).Anything!.GetType());
    }

    [Fact]
    public void A_collection_that_no_declaration_leads_to_and_that_is_unknown_is_called_a_limit_of_Assay()
    {
        var error = Assert.Throws<LimitOfAssayException>(() => Map(new Collections { Anything = new System.Collections.Hashtable() }));

        Assert.StartsWith("Assay cannot map this yet: the value holds an object of the type System.Collections.Hashtable", error.Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Reference_comparers_serve_both_sides()
    {
        var copy = Map(new Collections { Keys = new(ReferenceEqualityComparer.Instance) { new("a", new(1)), new("a", new(1)) } });

        Assert.Equal(2, copy.Keys!.Count);
    }

    [Fact]
    public void Null_and_empty_differ()
    {
        var copy = Map(new Collections { Doubles = [], Words = [], Named = [], Numbers = [] });

        Assert.Empty(copy.Doubles!);
        Assert.Empty(copy.Words!);
        Assert.Empty(copy.Named!);
        Assert.Empty(copy.Numbers!);
        Assert.Null(copy.Keys);
        Assert.Null(copy.ByKey);
        Assert.Null(copy.Animals);
    }

    private static Collections Map(Collections value) => Mappers.RoundTrip(value);
}
