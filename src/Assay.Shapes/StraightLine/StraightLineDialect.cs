using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.StraightLine;

/// <summary>The plain types as they are, with a straight-line codec beside them: the reference rows.</summary>
public sealed class StraightLineDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "straight-line";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "Plain binary has members by position, without names: code for one member cannot read them.";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? StraightLineEmitter.Refuse(graph);

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var (space, name) = (CodecNaming.NamespaceOf(context), context.DataSetIdentifier);
        var root = graph.Root.TypeName.CSharpName;
        var writer = CodeWriter.ForFile();
        using (writer.Block($"namespace {space}"))
        using (writer.Block($"internal sealed class {name}Contract : global::Assay.Core.Adapters.PlainContract<{root}>"))
            writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new(new {name}Codec());");
        return new EmittedContract(root, $"new global::{space}.{name}Contract()",
        [
            StraightLineEmitter.Emit(graph, space, name + "Codec"),
            new EmittedFile($"{space}.{name}Contract.g.cs", writer.ToString()),
        ]);
    }
}
