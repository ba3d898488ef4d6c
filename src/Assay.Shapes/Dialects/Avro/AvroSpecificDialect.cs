using Assay.Shapes.Dialects.Schemas;

namespace Assay.Shapes.Dialects.Avro;

/// <summary>Apache Avro with specific records: a schema, and classes as Avro's own generator makes them.</summary>
public sealed class AvroSpecificDialect() : SchemaDialect(new AvroLanguage(isSpecific: true))
{
    /// <inheritdoc/>
    public override string Name => "avro-specific";

    /// <inheritdoc/>
    public override string OneMemberRefusal => AvroLanguage.OneMemberRefusal;
}
