using System.Collections.Frozen;
using System.Collections.Immutable;
using Assay.Worker.Graphs;

namespace Assay.Worker.Tests.Graphs;

public sealed class SharedObjectsTests
{
    [Fact]
    public void The_same_root_is_shared() => AssertShared("Holder", same => same, new Holder(1, 2));

    [Fact]
    public void An_array_a_list_and_an_object_that_can_be_set_are_shared()
    {
        AssertShared("Holder.First", shared => new Holder(shared, null), new int[1]);
        AssertShared("Holder.First", shared => new Holder(shared, null), new List<int>());
        AssertShared("Holder.Second", shared => new Holder(null, shared), new Dictionary<string, int>());
        AssertShared("Holder.First[0]", shared => new Holder(new List<Holder> { (Holder)shared }, null), new Holder(1, 2));
        AssertShared("Holder.First[0]", shared => new Holder(ImmutableArray.Create((Holder)shared), null), new Holder(1, 2));
        AssertShared("Holder.First.Item1", shared => new Holder(Tuple.Create((Holder)shared), null), new Holder(1, 2));
    }

    [Fact]
    public void What_nobody_can_change_may_be_shared()
    {
        object[] harmless =
        [
            "text", 1, DateTime.UnixEpoch, DayOfWeek.Friday, typeof(string), Array.Empty<Holder>(), new object(), StringComparer.Ordinal,
            new Uri("https://example.org"), new Version(1, 2),
            ImmutableArray.Create(1), ImmutableList.Create(1), new[] { 1 }.ToFrozenSet(), new Action(() => { }), new Fixed("text"),
            System.Globalization.CultureInfo.InvariantCulture,
        ];

        Assert.All(harmless,
            shared => Assert.Equal("", SharedObjects.Find(new Holder(shared, shared), new Holder(shared, shared), typeof(Holder))));
    }

    [Fact]
    public void An_object_that_comes_twice_in_one_graph_is_not_shared_by_two()
    {
        Holder first = new(1, 2), second = new(1, 2);

        Assert.Equal("", SharedObjects.Find(new Holder(first, first), new Holder(second, second), typeof(Holder)));
        Assert.Equal("", SharedObjects.Find(null, null, typeof(Holder)));
    }

    private static void AssertShared(string path, Func<object, object> make, object shared) =>
        Assert.Equal(path, SharedObjects.Find(make(shared), make(shared), typeof(Holder)));

    private sealed class Holder(object? first, object? second)
    {
        public object? First { get; set; } = first;

        public object? Second { get; set; } = second;
    }

    private sealed record Fixed(string Text);
}
