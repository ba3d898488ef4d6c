using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>The roots of data sets that an assembly declares.</summary>
/// <param name="assembly">Path of the .dll.</param>
/// <param name="only">The data sets that are wanted; none for all.</param>
public sealed class DataSetRoots(string assembly, IReadOnlyList<string> only) : RootTypes(assembly)
{
    /// <inheritdoc/>
    protected override IReadOnlyList<DataSetDeclaration> Read(ShapeReader reader)
    {
        var all = reader.ReadDataSets();
        if (only.Count == 0)
            return all;
        return only.Except(all.Select(dataSet => dataSet.Name)).Except(Missing.Keys).FirstOrDefault() is { } unknown
            ? throw new EmissionException($"{Assembly} : error ASSAY003: There is no data set {unknown}.")
            : [.. all.Where(dataSet => only.Contains(dataSet.Name))];
    }
}
