using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>
/// Puts a type with one member around a root that a library cannot start from, such as a list, and a contract around the contract of that
/// root. Wrapping and unwrapping are part of the mapping.
/// </summary>
/// <param name="typeAttributes">Attributes of the type, each in brackets.</param>
/// <param name="memberAttributes">Attributes of its member, each in brackets.</param>
internal sealed class RootWrapper(IReadOnlyList<string> typeAttributes, IReadOnlyList<string> memberAttributes)
{
    public EmittedContract Around(EmittedContract inner, ShapeGraph graph, ContractNaming naming, EmissionContext context)
    {
        var (space, type, contract) = (naming.Namespace, $"{context.DataSetIdentifier}Root", $"{context.DataSetIdentifier}RootContract");
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line();
        writer.Line($"namespace {space};");
        writer.Line();
        writer.Lines(typeAttributes);
        using (writer.Block($"public sealed class {type}"))
        {
            writer.Lines(memberAttributes);
            writer.Line($"public {inner.ContractType} Value {{ get; set; }}");
        }
        writer.Line();
        WriteContract(writer, graph.Root.TypeName.CSharpName, inner, $"global::{space}.{type}", contract);
        var file = new EmittedFile($"{space}.{type}.g.cs", writer.ToString());
        return new EmittedContract($"global::{space}.{type}", $"new global::{space}.{contract}()", [.. inner.Files, file]);
    }

    private static void WriteContract(CodeWriter writer, string plain, EmittedContract inner, string type, string contract)
    {
        using (writer.Block($"internal sealed class {contract} : global::Assay.Core.Adapters.Contract<{plain}, {type}>"))
        {
            writer.Line(
                $"private readonly global::Assay.Core.Adapters.Contract<{plain}, {inner.ContractType}> _inner = {inner.ContractInstance};");
            writer.Line();
            writer.Line(
                "public override global::System.Collections.Generic.IReadOnlyList<string> ConvertedMembers => _inner.ConvertedMembers;");
            writer.Line();
            writer.Line("public override global::Assay.Core.Adapters.Companions Companions => _inner.Companions;");
            writer.Line();
            writer.Line($"public override {type} ToContract({plain} plain) => new {type} {{ Value = _inner.ToContract(plain) }};");
            writer.Line();
            writer.Line($"public override {plain} ToPlain({type} contract) => _inner.ToPlain(contract.Value);");
        }
    }
}
