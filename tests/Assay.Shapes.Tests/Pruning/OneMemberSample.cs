using System.Reflection;
using Assay.Emitter;
using Assay.Shapes.Emission;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Pruning;

/// <summary>The contract of one member of a sample type, compiled as an adapter's build would.</summary>
internal sealed class OneMemberSample
{
    private readonly Assembly assembly;
    private readonly object contract;
    private readonly OneMemberContract one;

    public OneMemberSample(string dialect, string root)
    {
        one = Emit(dialect, root);
        var contract = one.Contract!;
        assembly = EmittedSample.Load(contract with { Files = [.. one.Root!.Files, .. contract.Files] });
        var instance = contract.ContractInstance;
        this.contract = instance.Contains('<', StringComparison.Ordinal)
            ? Activator.CreateInstance(
                typeof(Core.Adapters.PlainContract<>).MakeGenericType(TypeOf(one.Root.Graph.Root.TypeName.CSharpName)))!
            : Activator.CreateInstance(TypeOf(instance["new ".Length..^"()".Length]), nonPublic: true)!;
    }

    /// <summary>The type that a serializer reads.</summary>
    public Type ContractType => TypeOf(one.Contract!.ContractType);

    public static OneMemberContract Emit(string dialect, string root)
    {
        using var reader = SampleAssembly.Open();
        var set = new OneMemberSet();
        set.Add(DialectCatalogue.Find(dialect)!,
            new DataSetDeclaration("my-sample", "global::Shop.None", reader.Read($"Shop.Catalogue.{root}")),
            new EmissionContext("my-sample", "net10.0", new MapperEmitter()));
        return Assert.Single(set.ContractsOf(dialect));
    }

    /// <summary>The member of a whole value, as a plain value that has it alone.</summary>
    public object Pick(object whole)
    {
        var path = one.Root!.Pick;
        return TypeOf(path[..path.LastIndexOf('.')]).GetMethod(path[(path.LastIndexOf('.') + 1)..])!.Invoke(null, [whole])!;
    }

    public object ToPlain(object contract) => this.contract.GetType().GetMethod("ToPlain")!.Invoke(this.contract, [contract])!;

    private Type TypeOf(string csharpName) =>
        assembly.GetType(csharpName["global::".Length..].Replace("@", "", StringComparison.Ordinal), throwOnError: true)!;
}
