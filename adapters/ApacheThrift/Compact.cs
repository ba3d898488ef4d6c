using Thrift.Protocol;
using Thrift.Transport;

namespace Assay.Adapters.ApacheThrift;

/// <summary>Thrift with the compact protocol: numbers at variable width.</summary>
/// <typeparam name="T">The generated class.</typeparam>
internal sealed class Compact<T> : ThriftAdapter<T>
    where T : TBase, new()
{
    protected override TProtocol ProtocolOver(TTransport transport) => new TCompactProtocol(transport);
}
