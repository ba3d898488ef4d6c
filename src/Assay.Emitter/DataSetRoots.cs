using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>The roots of data sets that an assembly declares.</summary>
/// <param name="only">The data sets that are wanted; none for all.</param>
public sealed class DataSetRoots(string assembly, IReadOnlyList<string> only) : RootTypes(assembly)
{
    /// <summary>
    /// How names of the shapes of format cases and of hostile input begin: they are emitted only where they are asked for.
    /// </summary>
    private static readonly string[] Shapes = ["format-", "hostile-"];

    /// <inheritdoc/>
    protected override IReadOnlyList<DataSetDeclaration> Read(ShapeReader reader)
    {
        var all = reader.ReadDataSets();
        if (only.Count == 0)
            return [.. all.Where(dataSet => !Array.Exists(Shapes, shape => dataSet.Name.StartsWith(shape, StringComparison.Ordinal)))];
        return only.Except(all.Select(dataSet => dataSet.Name)).Except(Missing.Keys).FirstOrDefault() is { } unknown
            ? throw new EmissionException($"{Assembly} : error ASSAY003: There is no data set {unknown}.")
            : [.. all.Where(dataSet => only.Contains(dataSet.Name))];
    }
}
