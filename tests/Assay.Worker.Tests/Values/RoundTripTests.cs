using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Worker.Tests.Graphs;
using Assay.Worker.Tests.Values.Types;

namespace Assay.Worker.Tests.Values;

/// <summary>What System.Text.Json writes of a generated value is a sample that gives the same value.</summary>
public sealed class RoundTripTests
{
    private static readonly JsonSerializerOptions Fields = new() { IncludeFields = true, WriteIndented = true };

    private static readonly JsonSerializerOptions References =
        new()
        {
            IncludeFields = true,
            PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower,
            ReferenceHandler = ReferenceHandler.Preserve,
        };

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    public void What_a_serializer_writes_is_read_back(int instance)
    {
        Check(Made.Generated<Scalars>(instance), Fields);
        Check(Made.Generated<List<Line>>(instance), Fields);
        Check(Made.Generated<Figure>(instance), Fields);
        Check(Made.Generated<Dictionary<Guid, List<Address>>>(instance), Fields);
        Check(Made.Generated<Scalars>(instance), References);
        Check(Made.Generated<List<Node>>(instance), References);
        Check(Made.Generated<Dictionary<string, Node[]>>(instance), References);
    }

    [Fact]
    public void What_a_serializer_writes_of_a_cycle_is_read_back()
    {
        var node = Made.Generated<Node>();
        node.Next!.Next = node;
        node.Others!.Add(node.Next);

        Check(node, References);
    }

    private static void Check<T>(T value, JsonSerializerOptions options) =>
        Assert.Empty(Differences.Compare(value, Made.From<T>(JsonSerializer.Serialize(value, options))));
}
