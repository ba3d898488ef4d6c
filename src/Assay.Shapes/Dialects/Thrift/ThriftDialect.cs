using Assay.Shapes.Dialects.Schemas;

namespace Assay.Shapes.Dialects.Thrift;

/// <summary>Apache Thrift: a schema, from which the thrift compiler generates the contract types.</summary>
public sealed class ThriftDialect() : SchemaDialect(new ThriftLanguage())
{
    /// <inheritdoc/>
    public override string Name => "thrift";
}
