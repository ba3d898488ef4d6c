using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Tests.Graphs;
using Assay.Worker.Tests.Values.Types;
using Assay.Worker.Values.Generating;

namespace Assay.Worker.Tests.Values;

public sealed class GeneratedTests
{
    [Fact]
    public void Every_member_is_filled()
    {
        Assert.Empty(Unfilled(Made.Generated<Order>()));
        Assert.Empty(Unfilled(Made.Generated<Collections>()));
        Assert.Empty(Unfilled(Made.Generated<Dictionaries>()));
    }

    [Fact]
    public void The_same_seed_gives_the_same_and_each_instance_is_another()
    {
        string[] hashes = [.. Enumerable.Range(0, 20).Select(i => GraphHash.Of(Made.Generated<Order>(i)))];

        Assert.Equal(hashes, Enumerable.Range(0, 20).Select(i => GraphHash.Of(Made.Generated<Order>(i))));
        Assert.Equal(20, hashes.Distinct().Count());
        Assert.NotEqual(hashes[0], GraphHash.Of(Made.Generated<Order>(0, seed: 2)));
    }

    [Fact]
    public void The_same_seed_gives_the_same_on_every_runtime() =>
        Assert.StartsWith("67b876b49f7679e2", GraphHash.Of(Made.Generated<Line>()), StringComparison.Ordinal);

    [Fact]
    public void Instances_are_alike_in_size()
    {
        long[] objects = [.. Enumerable.Range(0, 10).Select(i => ObjectsIn(Made.Generated<Order>(i)))];
        int[] letters = [.. Enumerable.Range(0, 10).Select(i => Made.Generated<Order>(i).Lines.Sum(line => line.Article!.Length))];

        Assert.Single(objects.Distinct());
        Assert.Single(letters.Distinct());
    }

    [Fact]
    public void Collections_in_collections_have_sizes_in_turns_and_one_total()
    {
        for (var i = 0; i < 5; i++)
        {
            int[] counts = [.. Made.Generated<List<List<int>>>(i).Select(inner => inner.Count)];

            Assert.Equal([0, 1, 2, 3, 4], counts.Order());
        }
    }

    [Fact]
    public void Types_that_fit_take_turns()
    {
        Assert.Equal(2, Enumerable.Range(0, 4).Select(i => Made.Generated<Order>(i).Payment!.GetType()).Distinct().Count());
        Assert.Equal([typeof(Card), typeof(Cash)],
            Made.Generated<List<Payment>>().Select(payment => payment.GetType()).Distinct().OrderBy(type => type.Name));
        Assert.Contains(Enumerable.Range(0, 3), i => Made.Generated<Anything>(i, known: typeof(Line).FullName!).Value is Line);
    }

    [Fact]
    public void Recursion_ends_and_fills_what_it_can()
    {
        var node = Made.Generated<Node>();

        Assert.NotNull(node.Next!.Next);
        Assert.Null(node.Next.Next.Next);
        Assert.Empty(node.Next.Next.Others!);
        Assert.Equal(5, node.Others!.Count);
        Assert.InRange(ObjectsIn(node), 10, 600);
        Assert.NotNull(Made.Generated<Husband>().Wife!.Husband);
    }

    [Fact]
    public void Values_are_valid()
    {
        foreach (var instance in Enumerable.Range(0, 50))
        {
            var order = Made.Generated<Order>(instance);

            Assert.True(Enum.IsDefined(order.Status));
            Assert.Equal(5, order.Stock!.Count);
        }

        DateTimeKind[] kinds = [.. Made.Generated<DateTime[]>().Select(time => time.Kind).Distinct()];
        byte[] scales = [.. Made.Generated<decimal[]>().Select(number => number.Scale).Order()];
        Assert.Equal(3, kinds.Length);
        Assert.Equal([0, 1, 2, 3, 4], scales);
        Assert.All(Made.Generated<Rights[]>(), rights => Assert.Equal(rights, rights & (Rights.Read | Rights.Write)));
        Assert.Equal(2, Made.Generated<HashSet<bool>>().Count);
        Assert.Equal(3, Made.Generated<Dictionary<Status, int>>().Count);
    }

    [Fact]
    public void What_cannot_be_filled_is_noted()
    {
        GeneratedMaker<Handler> maker = new(new ValueSource(ValueOrigin.Generated, ""));
        var handler = maker.Make(Made.Instance(0));

        Assert.NotEqual(0, handler.Number);
        Assert.Null(handler.Works);
        Assert.Equal(
            [
                "Handler.Handle is not filled: nint is a pointer or a native handle.",
                "Handler.Nothing is not filled: INothing is an interface, and no fitting type is known.",
                "Handler.Place is not filled: it is a pointer.",
                "Handler.Source is not filled: Stream is a type of the runtime that Assay does not look into.",
                "Handler.Work is not filled: Action is a delegate.",
                "Handler.Works is not filled: List<Action> holds Action, which is a delegate.",
            ],
            maker.Notes);
    }

    [Fact]
    public void A_root_that_nothing_fits_is_told() =>
        Assert.Equal(
            "No value of INothing can be generated: it is an interface, and no fitting type is known. Use a sample or a factory.",
            Assert.Throws<BadValuesException>(() => Made.Generated<INothing>()).Message);

    [Fact]
    public void Keys_that_only_their_identity_tells_apart_come_once() => Assert.Single(Made.Generated<Dictionary<Bare, int>>());

    [Fact]
    public void Sets_whose_elements_cannot_be_compared_hold_one_at_most() => Assert.Single(Made.Generated<SortedSet<Line>>());

    [Fact]
    public void Instances_differ_in_many_places() =>
        Assert.True(Differences.Compare(Made.Generated<Order>(0), Made.Generated<Order>(1)).Count > 3);

    private static long ObjectsIn(object root)
    {
        using GraphHash hash = new();
        return hash.Append(root);
    }

    private static string[] Unfilled(object root) =>
        [.. TypeFacts.Of(root).Members.Where(member => member.Field.GetValue(root) is null or 0 or "" or "unset")
            .Select(member => member.Name)];
}
