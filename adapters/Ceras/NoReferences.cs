using Assay.Core.Adapters;
using Ceras;

namespace Assay.Adapters.CerasRows;

/// <summary>
/// Known types, and no look at whether an object was met before: an object in two places is written twice, and a cycle overflows the stack.
/// </summary>
internal sealed class NoReferences<T> : KnownTypesAdapter<T>
{
    protected override void Configure(SerializerConfig config, Companions companions)
    {
        base.Configure(config, companions);
        config.PreserveReferences = false;
    }
}
