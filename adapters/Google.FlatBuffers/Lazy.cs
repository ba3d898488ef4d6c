using Assay.Core.Adapters;
using Google.FlatBuffers;

namespace Assay.Adapters.GoogleFlatBuffers;

/// <summary>The format as it is meant: opened in place, read on access.</summary>
/// <typeparam name="T">The class of the object API.</typeparam>
internal sealed class Lazy<T> : FlatBufferAdapter<T>, ILazySurface<T>
{
    private Action<ByteBuffer> open = null!;

    public override void Prepare(Companions companions)
    {
        base.Prepare(companions);
        open = companions.Get<Action<ByteBuffer>>();
    }

    public void Open(byte[] payload) => open(new ByteBuffer(payload));

    public T ReadAll(byte[] payload) => UnPack(payload);
}
