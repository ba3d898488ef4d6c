using Assay.Core.Adapters;
using Hyperion;

namespace Assay.Adapters.Hyperions;

/// <summary>Hyperion naming the members of each type where it is met first in a payload, so that older and newer types read it.</summary>
internal sealed class VersionTolerant<T> : HyperionAdapter<T>
{
    protected override Serializer Make(Companions companions) => new(SerializerOptions.Default.WithVersionTolerance(true));
}
