using System.Collections.Frozen;
using System.Collections.Immutable;
using Assay.Core.Workloads;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.Mapping;

public class ImmutableKinds
{
    private static readonly Dog Rex = new() { Name = "Rex", Barks = 1 };
    private static readonly Dog Bob = new() { Name = "Bob", Barks = 2 };
    private static readonly Key Key = new("k", new Inner(1));

    [Fact]
    public void Immutable_sequences_keep_their_order()
    {
        var copy = Mappers.RoundTrip(new Immutables
        {
            Array = [Rex, Bob],
            List = [Rex, Bob],
            Queue = [Rex, Bob],
            Stack = [Rex, Bob],
            SortedSet = ["b", "a"],
        });

        Assert.Equal(["Rex", "Bob"], copy.Array.Select(dog => dog.Name));
        Assert.Equal(["Rex", "Bob"], copy.List!.Select(dog => dog.Name));
        Assert.Equal(["Rex", "Bob"], copy.Queue!.Select(dog => dog.Name));
        Assert.Equal(["Bob", "Rex"], copy.Stack!.Select(dog => dog.Name));
        Assert.Equal(["a", "b"], copy.SortedSet!);
        Assert.Same(copy.Array[0], copy.List![0]);
    }

    [Fact]
    public void Hashed_immutables_find_keys_that_hold_objects()
    {
        var copy = Mappers.RoundTrip(new Immutables
        {
            HashSet = [Key],
            FrozenKeys = new[] { Key }.ToFrozenSet(),
            FrozenWords = new[] { "a", "bc" }.ToFrozenSet(StringComparer.OrdinalIgnoreCase),
            FrozenDictionary = new Dictionary<Key, Dog> { [Key] = Rex }.ToFrozenDictionary(),
        });

        Assert.Contains(new Key("k", new Inner(1)), (ISet<Key>)copy.HashSet!);
        Assert.Contains(new Key("k", new Inner(1)), (ISet<Key>)copy.FrozenKeys!);
        Assert.Contains("BC", (ISet<string>)copy.FrozenWords!);
        Assert.Equal("Rex", copy.FrozenDictionary![new Key("k", new Inner(1))].Name);
        Assert.Same(copy.HashSet!.Single(), copy.FrozenKeys!.Single());
    }

    [Fact]
    public void A_cycle_that_runs_through_an_object_too_closes()
    {
        var root = new Immutables();
        root.Others = [root];
        root.Dictionary = ImmutableDictionary.CreateRange(StringComparer.OrdinalIgnoreCase, [KeyValuePair.Create("a", root)]);
        root.SortedDictionary = ImmutableSortedDictionary<string, ImmutableList<Dog>>.Empty.Add("a", [Rex]);
        root.Tuple = new(1, root.SortedDictionary["a"]);
        root.List = root.SortedDictionary["a"];

        var copy = Mappers.RoundTrip(root);

        Assert.Same(copy, copy.Others![0]);
        Assert.Same(copy, copy.Dictionary!["A"]);
        Assert.Same(copy.List, copy.Tuple!.Item2);
        Assert.Same(copy.List, copy.SortedDictionary!["a"]);
    }

    [Fact]
    public void A_default_immutable_array_stays_default()
    {
        var copy = Mappers.RoundTrip(new Immutables { Anything = ImmutableArray.Create(Rex) });

        Assert.True(copy.Array.IsDefault);
        Assert.Equal("Rex", Assert.IsType<ImmutableArray<Dog>>(copy.Anything)[0].Name);
    }

    [Fact]
    public void Immutable_lists_nested_100_000_deep_map()
    {
        object inner = "end";
        for (var i = 0; i < 100_000; i++)
            inner = ImmutableList.Create(inner);

        var copy = Mappers.RoundTrip(new Immutables { Anything = inner }).Anything!;

        var depth = 0;
        for (; copy is ImmutableList<object> list; copy = list[0])
            depth++;
        Assert.Equal(100_000, depth);
        Assert.Equal("end", copy);
    }

    [Fact]
    public void A_cycle_only_through_immutables_is_a_clear_error()
    {
        var holder = new object[1];
        var array = ImmutableList.Create<object>(holder);
        holder[0] = array;
        // An array closes the cycle, so this one maps; the list below holds itself by force.
        var list = ImmutableList.Create<object>("x");
        var node = typeof(ImmutableList<object>).GetField(
            "_root", System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic)!.GetValue(list)!;
        node.GetType().GetField("_key", System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic)!
            .SetValue(node, list);

        var error = Assert.Throws<LimitOfAssayException>(() => Mappers.RoundTrip(new Immutables { Anything = list }));

        Assert.Contains("contains only immutable types", error.Message, StringComparison.Ordinal);
    }
}
