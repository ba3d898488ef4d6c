using Assay.Core.Adapters;
using Hyperion;

namespace Assay.Adapters.Hyperions;

/// <summary>Hyperion keeping shared and cyclic references: an object that was met before is written as its number.</summary>
internal sealed class PreserveReferences<T> : HyperionAdapter<T>
{
    protected override Serializer Make(Companions companions) => new(new SerializerOptions(preserveObjectReferences: true));
}
