using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

/// <summary>Properties over fields that their author declared: one datum each, and libraries differ in where they look for it.</summary>
public class OwnFieldTests
{
    [Theory]
    [InlineData("message-pack", "MessagePackArray", "[global::MessagePack.Key(0)]\n    public string Unit")]
    [InlineData("message-pack", "MessagePackArray", "[global::MessagePack.Key(1)]\n    public int Level")]
    [InlineData("protobuf-net", "ProtoContract", "[field: global::ProtoBuf.ProtoMember(1)]\n    public string Unit")]
    [InlineData("protobuf-net", "ProtoContract", "[global::ProtoBuf.ProtoMember(2)]\n    public int Level")]
    public void An_attribute_stands_where_the_library_finds_the_datum_once(string dialect, string space, string expected) =>
        Assert.Contains(expected, EmittedSample.Text(dialect, "Gauge", $"{space}.Catalogue.Gauge.g.cs"), StringComparison.Ordinal);
}
