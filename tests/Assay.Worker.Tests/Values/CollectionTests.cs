using Assay.Worker.Tests.Graphs;
using Assay.Worker.Tests.Values.Types;

namespace Assay.Worker.Tests.Values;

public sealed class CollectionTests
{
    private const string Three = "[3, 1, 2]";

    [Fact]
    public void Every_kind_of_collection_is_read_in_its_order()
    {
        string[] ofThree =
        [
            "Array", "Enumerable", "Collected", "Listed", "ReadOnlyCollected", "ReadOnlyListed", "SetInterface", "SortedSet", "LinkedList",
            "Queue", "Stack", "Collection",
            "Observable", "ReadOnly", "ConcurrentQueue", "ConcurrentStack", "ConcurrentBag", "ImmutableArray", "ImmutableList",
            "ImmutableSortedSet", "ImmutableQueue",
            "ImmutableStack", "FrozenSet",
        ];
        var json = $$"""
            {
              {{string.Concat(ofThree.Select(name => $"\"{name}\": {Three}, "))}}
              "Jagged": [[1], [], [2, 3]], "Grid": [["a", "b", "c"], ["d", "e", "f"]], "Bytes": "AQL/",
              "Lines": [{"Article": "a", "Price": 1.50, "Count": 2}, null], "Maybe": [1, null],
              "HashSet": ["b", "a"], "ImmutableHashSet": ["b", "a"],
              "Pair": {"Item1": 1, "Item2": "a"}, "TupleClass": [1, "a"], "Entry": {"Key": "a", "Value": 1}
            }
            """;

        Assert.Empty(Differences.Compare(Collections.Make(), Made.From<Collections>(json)));
    }

    [Fact]
    public void Every_kind_of_dictionary_is_read_with_its_keys()
    {
        const string Json = """
            {
              "Plain": {"b": 2, "a": 1, "$id": 3}, "Interface": {"a": 1}, "ReadOnlyInterface": [{"key": "a", "value": 1}],
              "Sorted": {"b": 2, "a": 1}, "SortedList": {"1": "a", "-2": "b"}, "ReadOnly": {"a": 1},
              "Concurrent": {"00112233-4455-6677-8899-aabbccddeeff": 1}, "Immutable": {"Paid": 1, "9": 2},
              "ImmutableSorted": {"2024-12-31": 1}, "Frozen": {"True": 1, "false": 0},
              "ByRecord": [{"Key": {"Name": "a", "Number": 1}, "Value": {"Count": 1}}], "ByTuple": [{"Key": [1, 2], "Value": "a"}], "ByAnything": {"a": 1}
            }
            """;

        Assert.Empty(Differences.Compare(Dictionaries.Make(), Made.From<Dictionaries>(Json)));
    }

    [Fact]
    public void Collections_wrapped_by_a_serializer_that_writes_types_keep_their_class()
    {
        var value = Made.From<Collections>("""
            {
              "$type": "Assay.Worker.Tests.Values.Types.Collections, Assay.Worker.Tests",
              "Enumerable": {"$type": "System.Collections.Generic.Queue`1[[System.Int32, System.Private.CoreLib]], System.Collections", "$values": [3, 1, 2]},
              "SetInterface": {"$type": "System.Collections.Generic.SortedSet`1[[System.Int32]], System.Collections", "$values": [2, 1]},
              "Bytes": {"$type": "System.Byte[], System.Private.CoreLib", "$value": "AQL/"}
            }
            """);

        Assert.Equal([3, 1, 2], Assert.IsType<Queue<int>>(value.Enumerable));
        Assert.Equal([1, 2], Assert.IsType<SortedSet<int>>(value.SetInterface));
        Assert.Equal([1, 2, 255], value.Bytes);
    }

    [Theory]
    [InlineData(
        """{"Array": [1, null]}""", "Collections.Array[1]: null was found where an int was expected (sample.json, line 1, column 15).")]
    [InlineData("""{"Grid": [["a"], ["b", "c"]]}""",
        "Collections.Grid[1]: an array of 2 elements was found where 1 were expected, as in the first (sample.json, line 1, column 18).")]
    [InlineData("""{"Grid": ["a"]}""",
        "Collections.Grid[0]: a string was found where an array was expected, for one of 2 dimensions (sample.json, line 1, column 11).")]
    [InlineData("""{"HashSet": ["a", "a"]}""", "Collections.HashSet: two elements of the set are equal (sample.json, line 1, column 13).")]
    [InlineData(
        """{"Pair": [1]}""", "Collections.Pair: an array of 1 element was found where 2 were expected (sample.json, line 1, column 10).")]
    [InlineData(
        """{"Queue": "a"}""", "Collections.Queue: a string was found where a Queue<int> was expected (sample.json, line 1, column 11).")]
    [InlineData("""{"Jagged": [[1], {}]}""",
        "Collections.Jagged[1]: an object was found where an int[] was expected (sample.json, line 1, column 18).")]
    public void A_collection_that_does_not_fit_is_told(string json, string message) =>
        Assert.Equal(message, Made.Refusal<Collections>(json));

    [Theory]
    [InlineData("""{"SortedList": {"a": "b"}}""",
        "Dictionaries.SortedList.Keys[0]: a string was found that is not an int (sample.json, line 1, column 17).")]
    [InlineData("""{"SortedList": {"1": "a", "01": "b"}}""",
        "Dictionaries.SortedList.Keys[1]: the key exists twice (sample.json, line 1, column 27).")]
    [InlineData("""{"Plain": [{"Key": "a", "Value": 1}, {"Key": "a", "Value": 2}]}""",
        "Dictionaries.Plain: two keys are equal (sample.json, line 1, column 11).")]
    [InlineData("""{"Frozen": [{"Key": true, "Value": 1}, {"Key": true, "Value": 2}]}""",
        "Dictionaries.Frozen: two keys are equal (sample.json, line 1, column 12).")]
    [InlineData("""{"Plain": [{"Value": 1}]}""", "Dictionaries.Plain.Keys[0]: a key was expected (sample.json, line 1, column 12).")]
    [InlineData("""{"ByRecord": {"a": {}}}""",
        "Dictionaries.ByRecord: an object was found, but keys of the type Key are not strings; give an array of objects with a \"Key\" "
            + "and a \"Value\" each (sample.json, line 1, column 14).")]
    public void A_dictionary_that_does_not_fit_is_told(string json, string message) =>
        Assert.Equal(message, Made.Refusal<Dictionaries>(json));

    [Fact]
    public void Code_of_the_user_that_throws_is_told_by_the_type_of_its_exception() =>
        Assert.Equal(
            "HashSet<Rude>: the collection rejects its elements: it throws System.InvalidOperationException "
                + "(sample.json, line 1, column 1).",
            Made.Refusal<HashSet<Rude>>("""[{"Number": 5}]"""));

    [Fact]
    public void Empty_collections_and_grids_are_read()
    {
        Assert.Equal((0, 0), (Made.From<int[,]>("[]").GetLength(0), Made.From<int[,]>("[]").GetLength(1)));
        Assert.Equal((2, 0), (Made.From<int[,]>("[[], []]").GetLength(0), Made.From<int[,]>("[[], []]").GetLength(1)));
        Assert.Empty(Made.From<Dictionary<string, int>>("{}"));
    }
}
