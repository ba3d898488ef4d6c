using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>A data set found in an assembly's metadata.</summary>
/// <param name="Name">Its name on the command line.</param>
/// <param name="Generator">The C# name of its generator, a <c>DataSet&lt;T&gt;</c> with a public parameterless constructor.</param>
/// <param name="Graph">The shapes of its root type.</param>
public sealed record DataSetDeclaration(string Name, string Generator, ShapeGraph Graph);
