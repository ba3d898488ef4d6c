using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Cgbr;

/// <summary>The class around a root that is no object, and the contract that puts the root into it.</summary>
/// <param name="root">The root.</param>
/// <param name="naming">The names of the contract types.</param>
/// <param name="files">Writes the file.</param>
/// <param name="name">The class's name.</param>
/// <param name="mapped">The contract of the root itself.</param>
internal sealed class CgbrHolder(Shape root, ContractNaming naming, CgbrFiles files, string name, string mapped)
{
    private const string Member = "Value";

    /// <summary>How C# names the class.</summary>
    public string TypeName => $"global::{files.Namespace}.{name}";

    /// <summary>The namespace of the contracts.</summary>
    public string Namespace => $"Mappers.{files.Namespace}";

    /// <summary>The name of the contract around the mapped one.</summary>
    public string ContractName => $"{name}Contract";

    /// <summary>Emits the class.</summary>
    public EmittedFile EmitType() => files.File(files.Namespace, name, writer =>
    {
        writer.Line("[DataContract]");
        using (writer.Block($"public partial class {name}"))
        {
            writer.Line("[DataMember]");
            writer.Line($"public {CgbrTypes.Spell(root, naming)} {Member} {{ get; set; }}");
        }
    });

    /// <summary>Emits the contract.</summary>
    /// <param name="companions">C# expressions of its companions.</param>
    public EmittedFile EmitContract(IReadOnlyList<string> companions)
    {
        var plain = root.TypeName.CSharpName;
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line($"namespace {Namespace};");
        writer.Line();
        using (writer.Block($"internal sealed class {ContractName} : global::Assay.Core.Adapters.Contract<{plain}, {TypeName}>"))
        {
            writer.Line($"private readonly {mapped} _mapped = new();");
            writer.Line();
            if (companions.Count > 0)
            {
                writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new({string.Join(", ", companions)});");
                writer.Line();
            }
            writer.Line($"public override {TypeName} ToContract({plain} plain) => new() {{ {Member} = _mapped.ToContract(plain) }};");
            writer.Line();
            writer.Line($"public override {plain} ToPlain({TypeName} contract) => contract is null ? default : _mapped.ToPlain(contract.{Member});");
        }
        return new EmittedFile($"{Namespace}.{ContractName}.g.cs", writer.ToString());
    }
}
