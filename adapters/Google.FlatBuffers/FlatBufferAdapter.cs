using Assay.Core.Adapters;
using Google.FlatBuffers;

namespace Assay.Adapters.GoogleFlatBuffers;

/// <summary>FlatBuffers with the code that flatc generates from the emitted schema.</summary>
/// <typeparam name="T">The class of the object API.</typeparam>
internal abstract class FlatBufferAdapter<T> : SerializerAdapter<T>
{
    // Kept and cleared, as the documentation advises: a builder of its own for every thread.
    private readonly ThreadLocal<FlatBufferBuilder> builder = new(() => new FlatBufferBuilder(1024));
    private Action<FlatBufferBuilder, T> pack = null!;
    private Func<ByteBuffer, T> unPack = null!;

    public override void Prepare(Companions companions) =>
        (pack, unPack) = (companions.Get<Action<FlatBufferBuilder, T>>(), companions.Get<Func<ByteBuffer, T>>());

    /// <summary>Packs the objects into a buffer, and copies it out.</summary>
    public byte[] Serialize(T value)
    {
        var builder = this.builder.Value!;
        builder.Clear();
        pack(builder, value);
        return builder.SizedByteArray();
    }

    /// <summary>Unpacks a buffer into objects that need it no longer.</summary>
    protected T UnPack(byte[] payload) => unPack(new ByteBuffer(payload));
}
