using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>
/// The user's own types with a source-generated context of System.Text.Json. An adapter finds the context and the root's <c>JsonTypeInfo&lt;T&gt;</c> among the contract's companions.
/// </summary>
public sealed class JsonContextDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "json-context";

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var naming = new ContractNaming(graph, "JsonContext", context.Qualifier);
        var root = graph.Root.TypeName.CSharpName;
        // The generator names its files after the class alone, so that two contexts of one name, in two namespaces, would be one file.
        var (json, contract) = ($"{context.Qualifier ?? context.DataSetIdentifier}JsonContext", $"{context.DataSetIdentifier}Contract");
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {naming.Namespace};");
        writer.Line();
        writer.Line("[global::System.Text.Json.Serialization.JsonSourceGenerationOptions(IncludeFields = true, MaxDepth = 1_000)]");
        var renamed = JsonTypeNames.Renamed(graph);
        if (!renamed.ContainsKey(graph.Root))
            writer.Line($"[global::System.Text.Json.Serialization.JsonSerializable(typeof({root}))]");
        writer.Lines(renamed.Select(pair =>
            $"[global::System.Text.Json.Serialization.JsonSerializable(typeof({pair.Key.TypeName.CSharpName}), TypeInfoPropertyName = {CSharpIdentifier.Quote(pair.Value)})]"));
        writer.Line($"internal sealed partial class {json} : global::System.Text.Json.Serialization.JsonSerializerContext;");
        writer.Line();
        using (writer.Block($"internal sealed class {contract} : global::Assay.Core.Adapters.PlainContract<{root}>"))
        {
            // Asked for by type: the generator looks for a converter of its own by a property name that is chosen for a primitive.
            var typeInfo = $"(global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<{root}>){json}.Default.GetTypeInfo(typeof({root}))!";
            writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new({json}.Default, {typeInfo});");
        }
        return new EmittedContract(root, $"new global::{naming.Namespace}.{contract}()", [new EmittedFile($"{naming.Namespace}.{contract}.g.cs", writer.ToString())]);
    }
}
