using System.IO.Pipelines;
using Assay.Core.Adapters;

namespace Assay.Adapters.NerdbankMessagePack;

// Assay has pipes from .NET 10 on.
internal sealed partial class Shaped<T> : IPipeSurface<T>
{
    public ValueTask SerializeAsync(T value, PipeWriter destination) => Serializer.SerializeAsync(destination, value, Shape);

    public ValueTask<T> DeserializeAsync(PipeReader source) => Serializer.DeserializeAsync(source, Shape)!;
}
