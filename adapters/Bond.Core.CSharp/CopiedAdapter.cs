using Assay.Core.Adapters;
using Bond;
using Bond.IO.Unsafe;

namespace Assay.Adapters.BondCSharp;

/// <summary>Bond by its static methods, which keep a serializer themselves, with a buffer made each call.</summary>
internal abstract class CopiedAdapter<T, TWriter, TReader, TProtocol> : SerializerAdapter<T>, IBytesSurface<T>
    where TProtocol : struct, IProtocol<TWriter, TReader>
{
    public override void Prepare(Companions companions) => Depth.Raise();

    public byte[] Serialize(T value)
    {
        var output = new OutputBuffer();
        Bond.Serialize.To(TProtocol.Write(output), value);
        return output.Data.AsSpan().ToArray();
    }

    public T Deserialize(byte[] payload) => Bond.Deserialize<T>.From(TProtocol.Read(new InputBuffer(payload)));
}
