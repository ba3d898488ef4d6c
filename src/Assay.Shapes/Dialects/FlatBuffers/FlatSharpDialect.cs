using Assay.Shapes.Dialects.Schemas;

namespace Assay.Shapes.Dialects.FlatBuffers;

/// <summary>FlatSharp: a FlatBuffers schema with FlatSharp's own attributes, from which its compiler generates classes and their serializers.</summary>
public sealed class FlatSharpDialect() : SchemaDialect(new FlatSharpLanguage())
{
    /// <inheritdoc/>
    public override string Name => "flat-sharp";
}
