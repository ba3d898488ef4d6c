#if NETFRAMEWORK
using System.Runtime.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>NetDataContractSerializer: data contracts with the names of .NET's types, and with references.</summary>
internal sealed class NetDataContract<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly NetDataContractSerializer _serializer = new();

    public void Serialize(T value, Stream destination) => _serializer.Serialize(destination, value!);

    public T Deserialize(Stream source) => (T)_serializer.Deserialize(source);
}
#endif
