using Assay.Shapes.Dialects.Protobuf;
using Assay.Shapes.StraightLine;

namespace Assay.Shapes.Dialects;

/// <summary>Every dialect by the name that rows use.</summary>
public static class DialectCatalogue
{
    /// <summary>All dialects, sorted by name.</summary>
    public static IReadOnlyList<Dialect> All { get; } =
    [
        new DataContractDialect(),
        new FastSerializableDialect(),
        new SerializationInfoDialect(),
        new JsonContextDialect(),
        new MarshalDialect(inlineText: false),
        new MarshalDialect(inlineText: true),
        new PayloadDialect(),
        new PlainDialect(),
        new ProtobufDialect(),
        new SerializableDialect(),
        new StraightLineDialect(),
        new TextDialect(),
        new UnmanagedDialect(),
    ];

    /// <summary>Finds a dialect; null for an unknown name.</summary>
    public static Dialect? Find(string name) => All.FirstOrDefault(dialect => dialect.Name == name);
}
