using Assay.Shapes.Graph;

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
        return new EmittedContract(type, $"new global::Assay.Core.Adapters.PlainContract<{type}>()", []);
    }
}
