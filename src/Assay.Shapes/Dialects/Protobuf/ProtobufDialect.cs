using Assay.Shapes.Dialects.Schemas;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Protocol Buffers: a proto3 schema, from which protoc generates the contract types.</summary>
public sealed class ProtobufDialect() : SchemaDialect(new ProtoLanguage())
{
    /// <inheritdoc/>
    public override string Name => "proto";
}
