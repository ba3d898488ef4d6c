using System.Collections.Immutable;
using System.Collections.ObjectModel;
using static Assay.Worker.Tests.Graphs.Differences;

namespace Assay.Worker.Tests.Graphs;

/// <summary>One implementation of an interface of collections in the place of another.</summary>
public sealed class OtherImplementationTests
{
    [Fact]
    public void With_equal_elements_it_is_a_note()
    {
        Assert.Equal(
            ["IReadOnlyList<int>: a List<int> instead of an int[]"], Notes<IReadOnlyList<int>>(new[] { 1, 2 }, new List<int> { 1, 2 }));
        Assert.Equal(
            ["IList<int>: a Collection<int> instead of a List<int>"], Notes<IList<int>>(new List<int> { 1 }, new Collection<int> { 1 }));
        Assert.Single(Notes<IEnumerable<string>>(["a"], new List<string> { "a" }));
        Assert.Single(
            Notes<IReadOnlyDictionary<string, int>>(
                new Dictionary<string, int> { ["a"] = 1 }.AsReadOnly(), new Dictionary<string, int> { ["a"] = 1 }));
        Assert.Single(Notes<IReadOnlySet<int>>(new HashSet<int> { 1, 2 }, ImmutableHashSet.Create(2, 1)));
        Assert.Single(Notes<IReadOnlyCollection<int>>(new HashSet<int> { 1, 2 }, new List<int> { 2, 1 }));
    }

    [Fact]
    public void With_other_elements_it_is_a_difference() =>
        Assert.Equal(["IReadOnlyList<int>[1]: another value"], Compare<IReadOnlyList<int>>(new[] { 1, 2 }, new List<int> { 1, 3 }));

    [Fact]
    public void A_class_that_derives_from_the_collection_stands_for_it_if_it_holds_and_finds_the_same()
    {
        Assert.Single(Notes<Dictionary<string, int>>(new() { ["a"] = 1 }, new Columns { ["a"] = 1 }));
        Assert.Equal(["Dictionary<string, int>[0]: another value"],
            Compare<Dictionary<string, int>>(new() { ["a"] = 1 }, new Columns { ["a"] = 2 }));
        Assert.Single(Compare<Dictionary<string, int>>(new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 }, new Columns { ["a"] = 1 }));
        Assert.Single(Compare<Dictionary<string, int>>(new Columns { ["a"] = 1 }, new Dictionary<string, int> { ["a"] = 1 }));
    }

    [Fact]
    public void In_members_and_elements_the_declared_type_counts()
    {
        Assert.Single(Notes(new Faces { Inner = [new[] { 1 }] }, new Faces { Inner = [new List<int> { 1 }] }));
        Assert.Equal(["Faces.Anything: a List<int> instead of an int[]"], Compare(new Faces { Anything = new[] { 1 } }, new Faces
        {
            Anything = new List<int> { 1 },
        }));
    }

    [Fact]
    public void What_does_less_than_the_interface_promises_is_a_difference()
    {
        Assert.Single(Compare<IList<int>>(new List<int> { 1 }, new[] { 1 }));
        Assert.Single(
            Compare<IDictionary<string, int>>(
                new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase), new SortedDictionary<string, int>()));
        Assert.Single(
            Compare<IReadOnlyDictionary<string, int>>(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase).AsReadOnly(),
                ImmutableDictionary.Create<string, int>(StringComparer.OrdinalIgnoreCase)));
    }

    [Fact]
    public void Shared_collections_stay_shared()
    {
        int[] one = [1];
        List<int> other = [1];

        Assert.Empty(Compare(new Faces { Inner = [one, one] }, new Faces { Inner = [other, other] }));
        Assert.Equal(["Faces.Inner[1]: a separate object instead of the shared one"],
            Compare(new Faces { Inner = [one, one] }, new Faces { Inner = [other, [1]] }));
    }

    [Fact]
    public void The_comparer_that_a_formatter_makes_of_the_default_one_of_enums_finds_keys_alike()
    {
        var general = typeof(object).Assembly.GetType("System.Collections.Generic.ObjectEqualityComparer`1")!
            .MakeGenericType(typeof(DayOfWeek));
        var made = (IEqualityComparer<DayOfWeek>)Activator.CreateInstance(general)!;

        Assert.Empty(Compare(new Dictionary<DayOfWeek, int>(), new Dictionary<DayOfWeek, int>(made)));
        Assert.Single(
            Compare(new HashSet<DayOfWeek>(), new HashSet<DayOfWeek>(EqualityComparer<DayOfWeek>.Create((_, _) => true, _ => 0))));
    }

    /// <summary>A library's own dictionary, with fields that it reads into.</summary>
    private sealed class Columns : Dictionary<string, int>
    {
        private readonly List<string> read = [];

        public override string ToString() => string.Join(' ', read);
    }

    private sealed class Faces
    {
        public List<IReadOnlyList<int>>? Inner { get; set; }

        public object? Anything { get; set; }
    }
}
