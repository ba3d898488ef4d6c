using Assay.Core.Adapters;
using Hyperion;

namespace Assay.Adapters.Hyperions;

/// <summary>Hyperion as it is without any setting: a type's name is written where it is met first in a payload.</summary>
internal sealed class Default<T> : HyperionAdapter<T>
{
    protected override Serializer Make(Companions companions) => new();
}
