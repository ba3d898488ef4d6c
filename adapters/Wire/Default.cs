using Assay.Core.Adapters;
using Wire;

namespace Assay.Adapters.Wires;

/// <summary>Wire as it is without any setting: it follows every reference, so a cycle ends the process.</summary>
internal sealed class Default<T> : WireAdapter<T>
{
    protected override SerializerOptions Options(Companions companions) => new();
}
