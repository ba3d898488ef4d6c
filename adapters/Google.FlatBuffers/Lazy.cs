using Assay.Core.Adapters;
using Google.FlatBuffers;

namespace Assay.Adapters.GoogleFlatBuffers;

/// <summary>The format as it is meant: opened in place, read on access.</summary>
/// <typeparam name="T">The class of the object API.</typeparam>
internal sealed class Lazy<T> : FlatBufferAdapter<T>, ILazySurface<T>
{
    private Action<ByteBuffer> _open = null!;

    public override void Prepare(Companions companions)
    {
        base.Prepare(companions);
        _open = companions.Get<Action<ByteBuffer>>();
    }

    public void Open(byte[] payload) => _open(new ByteBuffer(payload));

    public T ReadAll(byte[] payload) => UnPack(payload);
}
