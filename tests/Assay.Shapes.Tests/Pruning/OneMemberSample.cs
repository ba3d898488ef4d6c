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
    private readonly Assembly _assembly;
    private readonly object _contract;
    private readonly OneMemberContract _one;

    public OneMemberSample(string dialect, string root)
    {
        _one = Emit(dialect, root);
        var contract = _one.Contract!;
        _assembly = EmittedSample.Load(contract with { Files = [.. _one.Root!.Files, .. contract.Files] });
        var instance = contract.ContractInstance;
        _contract = instance.Contains('<', StringComparison.Ordinal)
            ? Activator.CreateInstance(typeof(Core.Adapters.PlainContract<>).MakeGenericType(TypeOf(_one.Root.Graph.Root.TypeName.CSharpName)))!
            : Activator.CreateInstance(TypeOf(instance["new ".Length..^"()".Length]), nonPublic: true)!;
    }

    /// <summary>The type that a serializer reads.</summary>
    public Type ContractType => TypeOf(_one.Contract!.ContractType);

    public static OneMemberContract Emit(string dialect, string root)
    {
        using var reader = SampleAssembly.Open();
        var set = new OneMemberSet();
        set.Add(DialectCatalogue.Find(dialect)!, new DataSetDeclaration("my-sample", "global::Shop.None", reader.Read($"Shop.Catalogue.{root}")), new EmissionContext("my-sample", "net10.0", new MapperEmitter()));
        return Assert.Single(set.ContractsOf(dialect));
    }

    /// <summary>The member of a whole value, as a plain value that has it alone.</summary>
    public object Pick(object whole)
    {
        var path = _one.Root!.Pick;
        return TypeOf(path[..path.LastIndexOf('.')]).GetMethod(path[(path.LastIndexOf('.') + 1)..])!.Invoke(null, [whole])!;
    }

    public object ToPlain(object contract) => _contract.GetType().GetMethod("ToPlain")!.Invoke(_contract, [contract])!;

    private Type TypeOf(string csharpName) => _assembly.GetType(csharpName["global::".Length..].Replace("@", "", StringComparison.Ordinal), throwOnError: true)!;
}
