using System.Globalization;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>DataContractJsonSerializer with dates as round-trip text; by default they lose what is finer than a millisecond.</summary>
internal sealed class Json<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly DataContractJsonSerializer serializer = new(typeof(T), new DataContractJsonSerializerSettings
    {
        DateTimeFormat = new DateTimeFormat("o", CultureInfo.InvariantCulture),
    });

    public void Serialize(T value, Stream destination) => serializer.WriteObject(destination, value);

    public T Deserialize(Stream source) => (T)serializer.ReadObject(source)!;
}
