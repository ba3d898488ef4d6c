using Assay.Core.Adapters;
using Hyperion;

namespace Assay.Adapters.Hyperions;

/// <summary>Hyperion making only types of the contract: its documentation advises a filter for data that is not trusted.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class TypeFilter<T> : HyperionAdapter<T>
{
    protected override Serializer Make(Companions companions)
    {
        var filter = TypeFilterBuilder.Create();
        foreach (var type in companions.Get<ContractTypes>().All)
            filter.Include(type);
        return new Serializer(SerializerOptions.Default.WithTypeFilter(filter.Build()));
    }
}
