using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using Assay.Worker.Graphs;

namespace Assay.Worker.Tests.Graphs;

public sealed class GraphHashTests
{
    [Fact]
    public void Equal_content_has_one_hash_on_every_machine()
    {
        Shelf shelf = new("secret")
        {
            Books = [new Book { Title = "t" }, null],
            Anything = new Dictionary<string, double> { ["x"] = 0.1, ["y"] = -0.0 },
        };

        Assert.Equal("bb369225865787e4b7ae31c08eb72a75982b86ffb7ea82b9ea99329a5672c709", GraphHash.Of(shelf));
    }

    [Fact]
    public void Every_difference_makes_another_hash()
    {
        Book shared = new();
        object?[] graphs =
        [
            null, "", "a", 0, 0L, 1, 0.0, -0.0, 0f, 0m, 0.0m, false, 'a', Colour.Red, Colour.Green, DateTime.UnixEpoch,
            DateTime.SpecifyKind(DateTime.UnixEpoch, DateTimeKind.Local),
            new object?[] { null }, Array.Empty<object>(), new List<object>(), new List<object?> { null }, new object[] { shared, shared },
            new object[] { new Book(), new Book() },
            new int[2, 3], new int[3, 2], new int[6], new Book(), new Comic(), new Shelf("s"), new Shelf("t"), (1, 2), (2, 1), Guid.Empty,
            TimeSpan.Zero, (byte)0,
        ];

        Assert.Equal(graphs.Length, graphs.Select(GraphHash.Of).Distinct().Count());
    }

    [Fact]
    public void Orders_that_come_from_hash_codes_do_not_count()
    {
        string[] keys = [.. Enumerable.Range(0, 100).Select(i => $"key {i}")];
        string[] reversed = [.. keys.Reverse()];

        Assert.Equal(GraphHash.Of(keys.ToImmutableHashSet()), GraphHash.Of(reversed.ToImmutableHashSet()));
        Assert.Equal(GraphHash.Of(keys.ToFrozenSet()), GraphHash.Of(reversed.ToFrozenSet()));
        Assert.Equal(GraphHash.Of(Bag(keys)), GraphHash.Of(Bag(reversed)));

        static ConcurrentDictionary<string, int> Bag(string[] keys) => new(keys.Select(key => KeyValuePair.Create(key, key.Length)));
    }

    [Fact]
    public void Orders_that_somebody_chose_count() =>
        Assert.NotEqual(GraphHash.Of(new List<int> { 1, 2 }), GraphHash.Of(new List<int> { 2, 1 }));

    [Fact]
    public void Strings_are_counted_as_often_as_they_stand_in_a_graph()
    {
        using GraphHash hash = new();
        Book shared = new() { Title = "t" };

        hash.Append(new Shelf("s")
        {
            Books = [shared, shared, new Comic() { Title = "u" }],
            Anything = new Dictionary<string, int> { ["x"] = 1, ["y"] = 2 },
        });
        // The secret, two titles, because the shared book counts once, and two keys.
        Assert.Equal(5, hash.StringCount);
        hash.Append(new[] { "a", "a", "b" });
        Assert.Equal(3, hash.StringCount);
        hash.Append(7);
        Assert.Equal(0, hash.StringCount);
    }

    [Fact]
    public void Objects_and_collections_are_counted_once_and_values_not()
    {
        using GraphHash hash = new();
        Book shared = new() { Title = "t" };

        Assert.Equal(4, hash.Append(new Shelf("s") { Books = [shared, shared, new Comic()], Anything = 5 }));
        Assert.Equal(1, hash.Append("text"));
        Assert.Equal(2, hash.Append(new[] { shared }));
    }

    [Fact]
    public void Depth_is_no_limit()
    {
        using GraphHash hash = new();

        Assert.Equal(1_000_000, hash.Append(Link.Chain(1_000_000, i => i)));
    }

    [Fact]
    public void Several_graphs_make_one_hash_in_their_order()
    {
        static string Of(params object[] graphs)
        {
            using GraphHash hash = new();
            foreach (var graph in graphs)
                hash.Append(graph);
            return hash.ToHex();
        }

        Assert.Equal(Of("a", "b"), Of("a", "b"));
        Assert.NotEqual(Of("a", "b"), Of("b", "a"));
    }
}
