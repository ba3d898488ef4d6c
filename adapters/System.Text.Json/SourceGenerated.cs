using System.Text.Json.Serialization.Metadata;
using Assay.Core.Adapters;

namespace Assay.Adapters.SystemTextJson;

/// <summary>System.Text.Json with the metadata of its source generator, from the context that the dialect emits.</summary>
internal sealed class SourceGenerated<T> : JsonTypeInfoAdapter<T>
{
    protected override JsonTypeInfo<T> FindType(Companions companions) => companions.Get<JsonTypeInfo<T>>();
}
