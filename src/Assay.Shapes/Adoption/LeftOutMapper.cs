using Assay.Shapes.Emission;

namespace Assay.Shapes.Adoption;

/// <summary>Stands where the contract types alone are wanted.</summary>
internal sealed class LeftOutMapper : IMapperEmitter
{
    /// <summary>The file in the mapper's place.</summary>
    public EmittedFile File { get; } = new("", "");

    /// <inheritdoc/>
    EmittedFile IMapperEmitter.Emit(MapperRequest request) => File;
}
