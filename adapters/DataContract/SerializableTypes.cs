using System.Runtime.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>
/// DataContractSerializer on <c>[Serializable]</c> types as they are: all fields, private ones too, and objects made without a constructor.
/// It is told the contract's types.
/// </summary>
internal sealed class SerializableTypes<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private DataContractSerializer serializer = null!;

    public override void Prepare(Companions companions) =>
        serializer = new DataContractSerializer(typeof(T), new DataContractSerializerSettings
    {
        // Of collections several have one name in XML, and one of them alone may be known.
        KnownTypes = companions.Get<ContractTypes>().All.Where(type => !type.IsArray && !type.IsGenericType),
        PreserveObjectReferences = true,
    });

    public void Serialize(T value, Stream destination) => serializer.WriteObject(destination, value);

    public T Deserialize(Stream source) => (T)serializer.ReadObject(source)!;
}
