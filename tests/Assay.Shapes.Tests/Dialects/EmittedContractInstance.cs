using System.Reflection;
using Assay.Core.Adapters;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

/// <summary>An emitted contract at work: plain values in, contract values out, and back.</summary>
internal sealed class EmittedContractInstance
{
    private readonly object contract;

    public EmittedContractInstance(string dialect, string root)
    {
        var emitted = EmittedSample.Emit(dialect, root);
        Assembly = EmittedSample.Load(emitted);
        var name = emitted.ContractInstance["new global::".Length..^"()".Length];
        contract = Activator.CreateInstance(Assembly.GetType(name)!, nonPublic: true)!;
    }

    public Assembly Assembly { get; }

    public Companions Companions => (Companions)Call("get_Companions")!;

    public IReadOnlyList<string> ConvertedMembers => (IReadOnlyList<string>)Call("get_ConvertedMembers")!;

    public object ToContract(object plain) => Call("ToContract", plain)!;

    public object ToPlain(object contract) => Call("ToPlain", contract)!;

    private object? Call(string method, params object[] arguments) =>
        contract.GetType().GetMethod(method, BindingFlags.Instance | BindingFlags.Public)!.Invoke(contract, arguments);
}
