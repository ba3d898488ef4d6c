using Assay.Core.Adapters;
using Wire;

namespace Assay.Adapters.Wires;

/// <summary>Wire keeping shared and cyclic references.</summary>
internal sealed class PreserveReferences<T> : WireAdapter<T>
{
    protected override SerializerOptions Options(Companions companions) => new(preserveObjectReferences: true);
}
