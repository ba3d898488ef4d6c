using Assay.Core.Adapters;

namespace Assay.Adapters.Reference;

/// <summary>What the plain binary format costs without anybody's implementation: emitted straight-line code.</summary>
/// <typeparam name="T">The plain type.</typeparam>
internal sealed class StraightLine<T> : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
{
    private IStraightLineCodec<T> _codec = null!;

    public override void Prepare(Companions companions) => _codec = companions.Get<IStraightLineCodec<T>>();

    public byte[] Serialize(T value) => _codec.Encode(value);

    public T Deserialize(byte[] payload) => _codec.Decode(payload);

    public int Serialize(T value, ref byte[] buffer) => _codec.Encode(value, ref buffer);

    public T Deserialize(ArraySegment<byte> payload) => _codec.Decode(payload);
}
