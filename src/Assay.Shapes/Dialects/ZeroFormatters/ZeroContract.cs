using Assay.Shapes.Emission;

namespace Assay.Shapes.Dialects.ZeroFormatters;

/// <summary>The contract that an adapter is given: the mapped one, its root declared as the library is given it, with what reads everything as a companion.</summary>
internal static class ZeroContract
{
    /// <summary>Emits it.</summary>
    /// <param name="mapped">The mapped contract.</param>
    /// <param name="plain">How C# names the plain root.</param>
    /// <param name="root">How C# names the root that the library is given.</param>
    /// <param name="reader">The class that reads everything.</param>
    /// <param name="space">The namespace of the classes.</param>
    /// <param name="dataSet">The data set, as an identifier.</param>
    public static EmittedContract Around(EmittedContract mapped, string plain, string root, EmittedFile reader, string space, string dataSet)
    {
        var name = $"{dataSet}LazyContract";
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block($"internal sealed class {name} : global::Assay.Core.Adapters.Contract<{plain}, {root}>"))
        {
            writer.Line($"private readonly global::Assay.Core.Adapters.Contract<{plain}, {mapped.ContractType}> _mapped = {mapped.ContractInstance};");
            writer.Line();
            writer.Line("public override global::System.Collections.Generic.IReadOnlyList<string> ConvertedMembers => _mapped.ConvertedMembers;");
            writer.Line();
            writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new(new global::System.Func<{root}, {root}>({dataSet}Reader.Read));");
            writer.Line();
            writer.Line($"public override {root} ToContract({plain} plain) => _mapped.ToContract(plain);");
            writer.Line();
            writer.Line($"public override {plain} ToPlain({root} contract) => _mapped.ToPlain(({mapped.ContractType})contract);");
        }
        return new EmittedContract(root, $"new global::{space}.{name}()", [.. mapped.Files, reader, new EmittedFile($"{space}.{name}.g.cs", writer.ToString())]);
    }
}
