using System.Collections;
using Assay.Worker.Tests.Graphs;

namespace Assay.Worker.Tests.Values;

public sealed class UntypedTests
{
    [Fact]
    public void Collections_from_before_generics_are_read_from_a_sample()
    {
        const string Json = """
            {
              "List": ["a", 1, true], "Any": [2.5], "Queue": [1, 2], "Stack": [1, 2], "Bits": [true, false, true],
              "Table": {"a": 1, "b": "c"}, "Map": {"k": null}, "Sorted": {"b": 2, "a": 1}
            }
            """;
        Untyped expected = new()
        {
            List = new ArrayList { "a", 1, true },
            Any = new ArrayList { 2.5 },
            Queue = new Queue(new[] { 1, 2 }),
            Stack = new Stack(new[] { 2, 1 }),
            Bits = new BitArray(new[] { true, false, true }),
            Table = new Hashtable { ["a"] = 1, ["b"] = "c" },
            Map = new Hashtable { ["k"] = null },
            Sorted = new SortedList { ["a"] = 1, ["b"] = 2 },
        };

        Assert.Empty(Differences.Compare(expected, Made.From<Untyped>(Json)));
    }

    [Fact]
    public void Collections_from_before_generics_are_generated()
    {
        var value = Made.Generated<Untyped>();

        Assert.All(typeof(Untyped).GetProperties(),
            property => Assert.NotEmpty(Assert.IsType<IEnumerable>(property.GetValue(value), exactMatch: false)));
    }

    [Fact]
    public void A_class_that_derives_from_one_of_the_runtimes_is_made_by_its_constructor()
    {
        Assert.Equal("the default", Made.Generated<Failure>().Message);
        Assert.NotEqual(0, Made.Generated<Failure>().Code);
        Assert.Empty(Made.Generated<Pile>());
        Assert.Equal(7, Made.From<Failure>("{\"Code\": 7}").Code);
    }
}

public sealed class Untyped
{
    public ArrayList? List { get; set; }

    public IEnumerable? Any { get; set; }

    public Queue? Queue { get; set; }

    public Stack? Stack { get; set; }

    public BitArray? Bits { get; set; }

    public Hashtable? Table { get; set; }

    public IDictionary? Map { get; set; }

    public SortedList? Sorted { get; set; }
}

// As old code has them: classes without the constructors, interfaces and names that are asked for today.
#pragma warning disable CA1010, CA1032, CA1058, CA1710
public sealed class Failure() : Exception("the default")
{
    public int Code { get; set; }
}

public sealed class Pile : CollectionBase
{
    public int Height { get; set; }
}
