using System.Runtime.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>DataContractSerializer keeping shared and cyclic references with <c>z:Id</c> and <c>z:Ref</c>.</summary>
internal sealed class PreserveReferences<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly DataContractSerializer serializer =
        new(typeof(T), new DataContractSerializerSettings { PreserveObjectReferences = true });

    public void Serialize(T value, Stream destination) => serializer.WriteObject(destination, value);

    public T Deserialize(Stream source) => (T)serializer.ReadObject(source)!;
}
