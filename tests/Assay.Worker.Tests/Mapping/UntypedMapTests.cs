using System.Collections;
using Assay.Core.Workloads;
using Assay.Worker.Mapping;
using Assay.Worker.Tests.Graphs;

namespace Assay.Worker.Tests.Mapping;

/// <summary>Collections of objects become generic ones and come back.</summary>
public sealed class UntypedMapTests
{
    [Fact]
    public void A_list_goes_to_its_generic_class_and_back()
    {
        ArrayList values = [1, 2, 3];

        var typed = Map<List<int>>(values, Maps.ToTyped<int, int>("List", Maps.Same<int>));

        Assert.Equal([1, 2, 3], typed);
        Assert.Empty(Differences.Compare(values, Map<ArrayList>(typed, Maps.ToUntyped<int, int>("List", Maps.Same<int>))));
    }

    [Fact]
    public void A_stack_keeps_its_order_and_an_array_its_nulls()
    {
        Stack values = new(new[] { "bottom", "top" });
        object?[] codes = [1, null];

        var typed = Map<Stack<string>>(values, Maps.ToTyped<string, string>("Stack", Maps.Same<string>));
        var numbers = Map<int?[]>(codes, Maps.ToTyped<int?, int?>("Array", Maps.Same<int?>));

        Assert.Equal("top", typed.Peek());
        Assert.Empty(Differences.Compare(values, Map<Stack>(typed, Maps.ToUntyped<string, string>("Stack", Maps.Same<string>))));
        Assert.Equal([1, null], numbers);
        Assert.Empty(Differences.Compare(codes, Map<object[]>(numbers, Maps.ToUntyped<int?, int?>("Array", Maps.Same<int?>))));
    }

    [Fact]
    public void A_queue_keeps_its_order()
    {
        var typed =
            Map<Queue<string>>(new Queue(new[] { "first", "second" }), Maps.ToTyped<string, string>("Queue", Maps.Same<string>));

        Assert.Equal("first", typed.Peek());
        Assert.Equal("first", Map<Queue>(typed, Maps.ToUntyped<string, string>("Queue", Maps.Same<string>)).Peek());
    }

    [Fact]
    public void Dictionaries_keep_their_comparers()
    {
        Hashtable table = new(StringComparer.OrdinalIgnoreCase) { ["One"] = 1 };
        SortedList sorted = new(StringComparer.Ordinal) { ["b"] = 2, ["B"] = 1 };

        var typedTable = Map<Dictionary<string, int>>(
            table, Maps.ToTypedEntries<string, int, string, int>("Dictionary", Maps.Same<string>, Maps.Same<int>, mustWait: false));
        var typedList = Map<SortedList<string, int>>(
            sorted, Maps.ToTypedEntries<string, int, string, int>("SortedList", Maps.Same<string>, Maps.Same<int>, mustWait: false));

        Assert.Equal(1, typedTable["ONE"]);
        Assert.Equal(["B", "b"], typedList.Keys);
        Assert.Empty(
            Differences.Compare(table,
                Map<Hashtable>(typedTable,
                Maps.ToUntypedEntries<string, int, string, int>("Dictionary", Maps.Same<string>, Maps.Same<int>, mustWait: false))));
        Assert.Empty(
            Differences.Compare(sorted,
                Map<SortedList>(
                typedList,
                Maps.ToUntypedEntries<string, int, string, int>("SortedList", Maps.Same<string>, Maps.Same<int>, mustWait: false))));
    }

    [Fact]
    public void Default_comparers_stay_default()
    {
        var typed = Map<Dictionary<int, string>>(new Hashtable { [1] = "a" },
            Maps.ToTypedEntries<int, string, int, string>("Dictionary", Maps.Same<int>, Maps.Same<string>, mustWait: false));

        Assert.Same(EqualityComparer<int>.Default, typed.Comparer);
        Assert.Empty(
            Differences.Compare(new Hashtable { [1] = "a" },
                Map<Hashtable>(
                typed, Maps.ToUntypedEntries<int, string, int, string>("Dictionary", Maps.Same<int>, Maps.Same<string>, mustWait: false))));
    }

    [Fact]
    public void A_comparer_of_objects_alone_is_refused() => Assert.StartsWith(
        "Assay cannot map this yet: the comparer ",
        Assert.Throws<LimitOfAssayException>(() => Map<SortedList<string, int>>(
            new SortedList(new Backward()) { ["a"] = 1 },
            Maps.ToTypedEntries<string, int, string, int>("SortedList", Maps.Same<string>, Maps.Same<int>, mustWait: false))).Message,
        StringComparison.Ordinal);

    [Fact]
    public void A_collection_of_another_class_is_refused() => Assert.Contains(
        "holds a System.Collections.Queue",
        Assert.Throws<LimitOfAssayException>(() => Map<List<int>>(new Queue(), Maps.ToTyped<int, int>("List", Maps.Same<int>))).Message,
        StringComparison.Ordinal);

    private static T Map<T>(object source, TypeMap map)
        where T : class => new GraphMapper().Map<object, T>(source, (value, run) => run.Reference<T>(value, map)!);

    private sealed class Backward : IComparer
    {
        public int Compare(object? x, object? y) => Comparer.DefaultInvariant.Compare(y, x);
    }
}
