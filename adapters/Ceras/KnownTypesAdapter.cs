using Assay.Core.Adapters;
using Ceras;

namespace Assay.Adapters.CerasRows;

/// <summary>
/// Ceras told the contract's types before, so that payloads hold their numbers in the place of names. Other types are still written by
/// name.
/// </summary>
internal abstract class KnownTypesAdapter<T> : CerasAdapter<T>
{
    protected override void Configure(SerializerConfig config, Companions companions)
    {
        config.KnownTypes.AddRange(companions.Get<ContractTypes>().All);
        config.Advanced.SealTypesWhenUsingKnownTypes = false;
    }
}
