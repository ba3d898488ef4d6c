using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
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

    [Fact]
    public void Orleans_is_told_of_the_field_where_the_property_over_it_cannot_be_set()
    {
        var plain = SampleAssembly.Read("Gauge");
        var code = CodeOfTypes.None with
        {
            Types =
            [
                new CodeOfType(plain.Root.TypeName.CSharpName)
                {
                    Properties = new Dictionary<string, PropertyCode>
                    {
                        ["Unit"] = new("get => _unit;", ""),
                        ["Level"] = new("get => _level;", "set => _level = value;"),
                    },
                },
            ],
        };
        var graph = code.AttachTo(plain);
        var bound = Assert.IsType<BoundDialect>(DialectCatalogue.Find("orleans")!.Bind(graph), exactMatch: false);

        var text = PieceComment.Without(bound.Emit(new EmissionContext("gauge", "net10.0", new MapperEmitter())).Files
            .Single(file => file.Name.EndsWith(".Gauge.g.cs", StringComparison.Ordinal)).Content);

        Assert.Contains("[global::Orleans.Id(0)]\n    private readonly string _unit;", text, StringComparison.Ordinal);
        Assert.Contains("[global::Orleans.Id(1)]\n    public int Level", text, StringComparison.Ordinal);
    }
}
