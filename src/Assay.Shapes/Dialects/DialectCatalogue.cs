using Assay.Shapes.Dialects.Avro;
using Assay.Shapes.Dialects.Bond;
using Assay.Shapes.Dialects.Cgbr;
using Assay.Shapes.Dialects.FlatBuffers;
using Assay.Shapes.Dialects.Fory;
using Assay.Shapes.Dialects.MemoryPack;
using Assay.Shapes.Dialects.MessagePack;
using Assay.Shapes.Dialects.MsgPackCli;
using Assay.Shapes.Dialects.Orleans;
using Assay.Shapes.Dialects.PolyType;
using Assay.Shapes.Dialects.Protobuf;
using Assay.Shapes.Dialects.ProtobufNet;
using Assay.Shapes.Dialects.SpanJson;
using Assay.Shapes.Dialects.Thrift;
using Assay.Shapes.Dialects.ZeroFormatters;
using Assay.Shapes.StraightLine;

namespace Assay.Shapes.Dialects;

/// <summary>Every dialect by the name that rows use.</summary>
public static class DialectCatalogue
{
    /// <summary>All dialects, sorted by name.</summary>
    public static IReadOnlyList<Dialect> All { get; } =
    [
        new AvroReflectDialect(),
        new AvroSpecificDialect(),
        new BondDialect(),
        new CgbrDialect(isJson: false),
        new CgbrDialect(isJson: true),
        new DataContractDialect(),
        new FastSerializableDialect(),
        new FlatBuffersDialect(),
        new FlatSharpDialect(),
        new ForyDialect(),
        new SerializationInfoDialect(),
        new JsonContextDialect(),
        new MarshalDialect(inlineText: false),
        new MarshalDialect(inlineText: true),
        new MemoryPackDialect(),
        new MessagePackDialect(byName: false),
        new MessagePackDialect(byName: true),
        new MsgPackCliDialect(),
        new OrleansDialect(),
        new PayloadDialect(),
        new PlainDialect(),
        new PolyTypeDialect(isKeyed: false),
        new PolyTypeDialect(isKeyed: true),
        new ProtobufDialect(),
        new ProtobufNetDialect(),
        new SerializableDialect(),
        new SpanJsonDialect(),
        new StraightLineDialect(),
        new TextDialect(),
        new ThriftDialect(),
        new UnmanagedDialect(),
        new ZeroFormatterDialect(isLazyList: false),
        new ZeroFormatterDialect(isLazyList: true),
    ];

    /// <summary>Finds a dialect; null for an unknown name.</summary>
    public static Dialect? Find(string name) => All.FirstOrDefault(dialect => dialect.Name == name);
}
