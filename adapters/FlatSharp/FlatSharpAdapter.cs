using Assay.Core.Adapters;
using FlatSharp;

namespace Assay.Adapters.FlatSharp;

/// <summary>FlatSharp with the classes and serializers that its compiler generates from the emitted schema.</summary>
/// <typeparam name="T">The generated class.</typeparam>
internal abstract class FlatSharpAdapter<T> : SerializerAdapter<T>
    where T : class, IFlatBufferSerializable<T>
{
    // The library writes into memory of the caller's, as long as the most that the value may take: an array of its own for every thread.
    [ThreadStatic]
    private static byte[]? s_kept;

    /// <summary>Writes into a kept array, and cuts out what was written.</summary>
    public byte[] Serialize(T value)
    {
        s_kept ??= [];
        var length = Serialize(value, ref s_kept);
        return s_kept.AsSpan(0, length).ToArray();
    }

    /// <summary>Writes into the caller's array.</summary>
    public int Serialize(T value, ref byte[] buffer)
    {
        var most = T.GreedySerializer.GetMaxSize(value);
        if (buffer.Length < most)
            buffer = new byte[most];
        return T.GreedySerializer.Write(buffer, value);
    }
}
