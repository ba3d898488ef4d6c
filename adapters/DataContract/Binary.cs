using System.Runtime.Serialization;
using System.Xml;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>DataContractSerializer writing .NET's binary XML.</summary>
internal sealed class Binary<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly DataContractSerializer serializer = new(typeof(T));

    public void Serialize(T value, Stream destination)
    {
        using var writer = XmlDictionaryWriter.CreateBinaryWriter(destination, dictionary: null, session: null, ownsStream: false);
        serializer.WriteObject(writer, value);
    }

    // Not disposed of: the reader would close the caller's stream, and it holds nothing else.
    public T Deserialize(Stream source) =>
        (T)serializer.ReadObject(XmlDictionaryReader.CreateBinaryReader(source, XmlDictionaryReaderQuotas.Max))!;
}
