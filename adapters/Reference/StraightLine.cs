using Assay.Core.Adapters;

namespace Assay.Adapters.Reference;

/// <summary>What the plain binary format costs without anybody's implementation: emitted straight-line code.</summary>
internal sealed class StraightLine<T> : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
{
    private IStraightLineCodec<T> codec = null!;

    public override void Prepare(Companions companions) => codec = companions.Get<IStraightLineCodec<T>>();

    public byte[] Serialize(T value) => codec.Encode(value);

    public T Deserialize(byte[] payload) => codec.Decode(payload);

    public int Serialize(T value, ref byte[] buffer) => codec.Encode(value, ref buffer);

    public T Deserialize(ArraySegment<byte> payload) => codec.Decode(payload);
}
