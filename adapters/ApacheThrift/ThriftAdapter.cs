using Assay.Core.Adapters;
using Thrift;
using Thrift.Protocol;
using Thrift.Transport;
using Thrift.Transport.Client;

namespace Assay.Adapters.ApacheThrift;

/// <summary>
/// Apache Thrift with the classes that its compiler generates from the emitted schema. The library is asynchronous only; over memory
/// nothing is ever waited for, so that its tasks are complete when they are asked for their results.
/// </summary>
/// <typeparam name="T">The generated class.</typeparam>
internal abstract class ThriftAdapter<T> : SerializerAdapter<T>, IBytesSurface<T>, IAsyncStreamSurface<T>, ICancellableSurface<T>
    where T : TBase, new()
{
    // The default of 64 levels is too few for trees.
    private static readonly TConfiguration Configuration = new() { RecursionLimit = 256 };

    public byte[] Serialize(T value)
    {
        using var memory = new TMemoryBufferTransport(Configuration);
        using var protocol = ProtocolOver(memory);
        value.WriteAsync(protocol, CancellationToken.None).GetAwaiter().GetResult();
        return memory.GetBuffer();
    }

    public T Deserialize(byte[] payload)
    {
        using var memory = new TMemoryBufferTransport(payload, Configuration);
        using var protocol = ProtocolOver(memory);
        var value = new T();
        value.ReadAsync(protocol, CancellationToken.None).GetAwaiter().GetResult();
        return value;
    }

    public ValueTask SerializeAsync(T value, Stream destination) => SerializeAsync(value, destination, CancellationToken.None);

    public ValueTask<T> DeserializeAsync(Stream source) => DeserializeAsync(source, CancellationToken.None);

    // Neither transport nor protocol is disposed of: they would close the caller's stream.
    public async ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation)
    {
        var transport = new TStreamTransport(null, destination, Configuration);
        await value.WriteAsync(ProtocolOver(transport), cancellation);
        await transport.FlushAsync(cancellation);
    }

    public async ValueTask<T> DeserializeAsync(Stream source, CancellationToken cancellation)
    {
        var value = new T();
        await value.ReadAsync(ProtocolOver(new TStreamTransport(source, null, Configuration)), cancellation);
        return value;
    }

    /// <summary>The row's protocol.</summary>
    protected abstract TProtocol ProtocolOver(TTransport transport);
}
