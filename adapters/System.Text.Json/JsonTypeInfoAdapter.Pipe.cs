using System.IO.Pipelines;
using System.Text.Json;
using Assay.Core.Adapters;

namespace Assay.Adapters.SystemTextJson;

// From .NET 10 on, in the library that is built into it.
internal abstract partial class JsonTypeInfoAdapter<T> : IPipeSurface<T>
{
    public ValueTask SerializeAsync(T value, PipeWriter destination) => new(JsonSerializer.SerializeAsync(destination, value, type));

    public ValueTask<T> DeserializeAsync(PipeReader source) => JsonSerializer.DeserializeAsync(source, type)!;
}
