using Assay.Shapes.Dialects;
using Assay.Shapes.Dialects.Attributes;
using Assay.Shapes.Dialects.SchemaLanguages;

namespace Assay.Shapes;

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
        new DataContractDialect(isForJsonNet: false),
        new DataContractDialect(isForJsonNet: true),
        new FastSerializableDialect(),
        new FlatBuffersDialect(),
        new FlatSharpDialect(),
        new ForyDialect(),
        new SerializationInfoDialect(),
        new JsonContextDialect(),
        new MarshalDialect(inlineText: false),
        new MarshalDialect(inlineText: true),
        new MemoryPackDialect(isCircular: false),
        new MemoryPackDialect(isCircular: true),
        new MessagePackDialect(byName: false),
        new MessagePackDialect(byName: true),
        new MsgPackCliDialect(),
        new OrleansDialect(),
        new PayloadDialect(),
        new PlainDialect(),
        new PolyTypeDialect(isKeyed: false),
        new PolyTypeDialect(isKeyed: true),
        new ProtobufDialect(),
        new ProtobufNetDialect(overwrites: false),
        new ProtobufNetDialect(overwrites: true),
        new SerializableDialect(),
        new SerializableCopyDialect(),
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
