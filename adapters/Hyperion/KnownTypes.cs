using Assay.Core.Adapters;
using Hyperion;

namespace Assay.Adapters.Hyperions;

/// <summary>Hyperion told the contract's types before, so that payloads hold their numbers in the place of names.</summary>
internal sealed class KnownTypes<T> : HyperionAdapter<T>
{
    protected override Serializer Make(Companions companions) =>
        new(SerializerOptions.Default.WithKnownTypes(companions.Get<ContractTypes>().All));
}
