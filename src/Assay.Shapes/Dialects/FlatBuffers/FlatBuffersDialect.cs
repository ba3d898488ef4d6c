using Assay.Shapes.Dialects.Schemas;

namespace Assay.Shapes.Dialects.FlatBuffers;

/// <summary>FlatBuffers: a schema, from which flatc generates the classes of its object API.</summary>
public sealed class FlatBuffersDialect() : SchemaDialect(new FlatBuffersLanguage())
{
    /// <inheritdoc/>
    public override string Name => "flat-buffers";
}
