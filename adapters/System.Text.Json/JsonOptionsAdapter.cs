using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Assay.Core.Adapters;

namespace Assay.Adapters.SystemTextJson;

/// <summary>System.Text.Json finding the members of a type by reflection.</summary>
internal abstract class JsonOptionsAdapter<T>(JsonSerializerOptions options) : JsonTypeInfoAdapter<T>
{
    protected sealed override JsonTypeInfo<T> FindType(Companions companions)
    {
        options.MakeReadOnly(populateMissingResolver: true);
        return (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
    }
}
