using System.Runtime.Serialization;
using System.Xml;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>
/// DataContractSerializer reading within quotas, which its documentation advises for data that is not trusted: their defaults, and a limit
/// of objects.
/// </summary>
internal sealed class Quotas<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    // The value that WCF takes by default.
    private const int MostItems = 65536;

    private readonly DataContractSerializer serializer = new(typeof(T), new DataContractSerializerSettings
    {
        MaxItemsInObjectGraph = MostItems,
    });

    public void Serialize(T value, Stream destination) => serializer.WriteObject(destination, value);

    // Not disposed of: the reader would close the caller's stream, and it holds nothing else.
    public T Deserialize(Stream source) =>
        (T)serializer.ReadObject(XmlDictionaryReader.CreateTextReader(source, new XmlDictionaryReaderQuotas()))!;
}
