using Assay.Core.Adapters;
using Wire;

namespace Assay.Adapters.Wires;

/// <summary>Wire told the contract's types before, so that payloads hold their numbers in the place of names.</summary>
internal sealed class KnownTypes<T> : WireAdapter<T>
{
    protected override SerializerOptions Options(Companions companions) => new(knownTypes: companions.Get<ContractTypes>().All);
}
