using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>The roots of all data sets that an assembly declares.</summary>
/// <param name="assembly">Path of the .dll.</param>
public sealed class DataSetRoots(string assembly) : RootTypes(assembly)
{
    /// <inheritdoc/>
    protected override IReadOnlyList<DataSetDeclaration> Read(ShapeReader reader) => reader.ReadDataSets();
}
