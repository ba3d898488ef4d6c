using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.StraightLine;

namespace Assay.Shapes.Dialects;

/// <summary>The plain types as they are, with a straight-line codec beside them: the reference rows.</summary>
public sealed class StraightLineDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "straight-line";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "Plain binary stores members by position: code for one member cannot read them.";

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

/// <summary>The contract is the payload itself, in plain binary: for the row that only copies bytes.</summary>
public sealed class PayloadDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "payload";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "The payload is copied as a whole; nothing in it is read.";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? StraightLineEmitter.Refuse(graph);

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var (space, name) = (CodecNaming.NamespaceOf(context), context.DataSetIdentifier);
        var root = graph.Root.TypeName.CSharpName;
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        using (writer.Block($"namespace {space}"))
        using (writer.Block($"internal sealed class {name}Payload : global::Assay.Core.Adapters.Contract<{root}, byte[]>"))
        {
            writer.Line($"private readonly {name}Codec _codec = new();");
            writer.Line();
            writer.Line($"public override byte[] ToContract({root} plain) => _codec.Encode(plain);");
            writer.Line();
            writer.Line($"public override {root} ToPlain(byte[] contract) => _codec.Decode(contract);");
        }
        return new EmittedContract("byte[]", $"new global::{space}.{name}Payload()",
        [
            StraightLineEmitter.Emit(graph, space, name + "Codec"),
            new EmittedFile($"{space}.{name}Payload.g.cs", writer.ToString()),
        ]);
    }
}
