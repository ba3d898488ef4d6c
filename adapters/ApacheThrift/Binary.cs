using Thrift.Protocol;
using Thrift.Transport;

namespace Assay.Adapters.ApacheThrift;

/// <summary>Thrift with the binary protocol: numbers at fixed width.</summary>
/// <typeparam name="T">The generated class.</typeparam>
internal sealed class Binary<T> : ThriftAdapter<T>
    where T : TBase, new()
{
    protected override TProtocol ProtocolOver(TTransport transport) => new TBinaryProtocol(transport);
}
