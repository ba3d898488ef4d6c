using Thrift.Protocol;
using Thrift.Transport;

namespace Assay.Adapters.ApacheThrift;

/// <summary>Thrift with the JSON protocol: fields by their numbers.</summary>
/// <typeparam name="T">The generated class.</typeparam>
internal sealed class Json<T> : ThriftAdapter<T>
    where T : TBase, new()
{
    protected override TProtocol ProtocolOver(TTransport transport) => new TJsonProtocol(transport);
}
