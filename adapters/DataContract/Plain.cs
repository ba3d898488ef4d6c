using System.Runtime.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>DataContractSerializer as it writes to a stream by itself: XML on one line, no declaration.</summary>
internal sealed class Plain<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly DataContractSerializer serializer = new(typeof(T));

    public void Serialize(T value, Stream destination) => serializer.WriteObject(destination, value);

    public T Deserialize(Stream source) => (T)serializer.ReadObject(source)!;
}
