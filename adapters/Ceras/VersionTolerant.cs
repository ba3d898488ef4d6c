using Assay.Core.Adapters;
using Ceras;

namespace Assay.Adapters.CerasRows;

/// <summary>Names of members and their sizes are written, so that types may differ between writer and reader.</summary>
internal sealed class VersionTolerant<T> : CerasAdapter<T>
{
    protected override void Configure(
        SerializerConfig config, Companions companions) => config.VersionTolerance.Mode = VersionToleranceMode.Standard;
}
