using Assay.Core.Adapters;
using Wire;

namespace Assay.Adapters.Wires;

/// <summary>Wire keeping shared and cyclic references.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class PreserveReferences<T> : WireAdapter<T>
{
    protected override SerializerOptions Options(Companions companions) => new(preserveObjectReferences: true);
}
