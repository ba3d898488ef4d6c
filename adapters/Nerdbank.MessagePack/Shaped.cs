using Assay.Core.Adapters;
using Nerdbank.MessagePack;

namespace Assay.Adapters.NerdbankMessagePack;

/// <summary>References are written as values; a cycle ends at the depth limit.</summary>
internal sealed partial class Shaped<T>() : ShapedAdapter<T>(ReferencePreservationMode.Off), IAsyncStreamSurface<T>, ICancellableSurface<T>
{
    public ValueTask SerializeAsync(T value, Stream destination) => Serializer.SerializeAsync(destination, value, Shape);

    public ValueTask<T> DeserializeAsync(Stream source) => Serializer.DeserializeAsync(source, Shape)!;

    public ValueTask SerializeAsync(
        T value, Stream destination, CancellationToken cancellation) => Serializer.SerializeAsync(destination, value, Shape, cancellation);

    public ValueTask<T> DeserializeAsync(
        Stream source, CancellationToken cancellation) => Serializer.DeserializeAsync(source, Shape, cancellation)!;
}
