using System.Runtime.Serialization.Json;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>DataContractJsonSerializer.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Json<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly DataContractJsonSerializer _serializer = new(typeof(T));

    public void Serialize(T value, Stream destination) => _serializer.WriteObject(destination, value);

    public T Deserialize(Stream source) => (T)_serializer.ReadObject(source)!;
}
