using Assay.Core.Adapters;
using FlatSharp;

namespace Assay.Adapters.FlatSharp;

/// <summary>Reads everything at once.</summary>
/// <typeparam name="T">The generated class.</typeparam>
internal sealed class Greedy<T> : FlatSharpAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
    where T : class, IFlatBufferSerializable<T>
{
    public T Deserialize(byte[] payload) => T.GreedySerializer.Parse(payload);

    public T Deserialize(ArraySegment<byte> payload) => T.GreedySerializer.Parse(payload);
}
