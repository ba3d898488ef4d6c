using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>The user's own types as they are.</summary>
public class PlainDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "plain";

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context) => Of(graph);

    /// <summary>The contract that copies nothing.</summary>
    internal static EmittedContract Of(ShapeGraph graph)
    {
        var type = graph.Root.TypeName.CSharpName;
        return new EmittedContract(type, $"new global::Assay.Core.Adapters.PlainContract<{type}>({ConcreteTypes.FunctionOf(graph, new PlainSide())})", []);
    }

    /// <summary>The contract that copies nothing, with what a dialect emits beside types where there are none of the user's.</summary>
    /// <param name="graph">The plain types.</param>
    /// <param name="space">The namespace of the contract's class.</param>
    /// <param name="context">The data set.</param>
    /// <param name="companions">Expressions of the companions, with the files that they need.</param>
    internal static EmittedContract Of(ShapeGraph graph, string space, EmissionContext context, IReadOnlyList<(string Expression, EmittedFile? File)> companions)
    {
        if (companions.Count == 0)
            return Of(graph);
        var (type, name) = (graph.Root.TypeName.CSharpName, $"{context.DataSetIdentifier}Contract");
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block($"internal sealed class {name} : global::Assay.Core.Adapters.PlainContract<{type}>"))
        {
            var expressions = string.Join(", ", companions.Select(companion => companion.Expression));
            writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new({expressions});");
        }
        var file = new EmittedFile($"{space.Replace("@", "", StringComparison.Ordinal)}.{name}.g.cs", writer.ToString());
        return new EmittedContract(type, $"new global::{space}.{name}()", [.. companions.Select(companion => companion.File).OfType<EmittedFile>(), file]);
    }
}
