using Assay.Worker.Tests.Values.Types;

namespace Assay.Worker.Tests.Values;

public sealed class ReferenceTests
{
    [Fact]
    public void A_cycle_of_records_closes()
    {
        var husband = Made.From<Husband>("""{"$id": "1", "Name": "a", "Wife": {"$id": "2", "Name": "b", "Husband": {"$ref": "1"}}}""");

        Assert.Same(husband, husband.Wife!.Husband);
    }

    [Fact]
    public void Shared_objects_and_lists_are_shared()
    {
        Node[] nodes = [.. Made.From<List<Node>>("""
            {"$id": "1", "$values": [
              {"$id": "2", "Number": 1, "Others": {"$id": "3", "$values": [{"$ref": "2"}]}},
              {"$id": 4, "Number": 2, "Next": {"$ref": "2"}, "Others": {"$ref": "3"}}]}
            """)];

        Assert.Same(nodes[0], nodes[1].Next);
        Assert.Same(nodes[0].Others, nodes[1].Others);
        Assert.Same(nodes[0], nodes[0].Others![0]);
    }

    [Fact]
    public void A_list_may_hold_itself_further_down()
    {
        var list = Made.From<List<Node>>("""{"$id": "1", "$values": [{"Others": {"$ref": "1"}}]}""");

        Assert.Same(list, list[0].Others);
    }

    [Fact]
    public void Sets_wait_until_the_objects_in_them_are_filled()
    {
        var value = Made.From<Careful>("""{"$id": "1", "Friends": [{"$ref": "1"}, {"Name": "b"}], "Name": "a"}""");

        Assert.Contains(value, value.Friends!);
    }

    [Fact]
    public void Values_behind_a_wrapped_array_are_values_of_their_own() =>
        Assert.Equal([1, 2],
            Made.AllFrom<Node>("""{"$id": "1", "$values": [{"$id": "2", "Number": 1}, {"$id": "3", "Number": 2}]}""")
                .Select(node => node.Number));

    [Theory]
    [InlineData("""{"Next": {"$ref": "secret"}}""",
        "Node.Next: no earlier object in the same value has the \"$id\" of this \"$ref\"; a collection that is built from its elements "
            + "cannot contain itself (sample.json, line 1, column 19).")]
    [InlineData("""{"$id": "1", "Others": {"$ref": "1"}}""",
        "Node.Others: \"$ref\" names a Node where a List<Node> was expected (sample.json, line 1, column 33).")]
    [InlineData(
        """{"$id": "1", "Next": {"$id": "1"}}""", "Two objects of one value have the same \"$id\" (sample.json, line 1, column 30).")]
    public void A_reference_that_leads_nowhere_is_told(string json, string message) =>
        Assert.Equal(message, Made.Refusal<Node>(json));
}
