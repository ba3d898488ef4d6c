using Assay.Shapes.Dialects.Schemas;

namespace Assay.Shapes.Dialects.Avro;

/// <summary>Apache Avro by reflection: a schema, and classes with a public property for each of its fields.</summary>
public sealed class AvroReflectDialect() : SchemaDialect(new AvroLanguage(isSpecific: false))
{
    /// <inheritdoc/>
    public override string Name => "avro-reflect";

    /// <inheritdoc/>
    public override string OneMemberRefusal => AvroLanguage.OneMemberRefusal;
}
