using System.Runtime.Serialization;
using System.Text;
using System.Xml;
using Assay.Core.Adapters;

namespace Assay.Adapters.DataContracts;

/// <summary>DataContractSerializer writing through an XmlWriter: a declaration and one element a line.</summary>
internal sealed class Indented<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    // Without Entitize an XmlWriter turns the line ends inside strings into the system's own.
    private static readonly XmlWriterSettings Settings = new()
    {
        Indent = true,
        NewLineHandling = NewLineHandling.Entitize,
        Encoding = new UTF8Encoding(false),
    };

    private readonly DataContractSerializer serializer = new(typeof(T));

    public void Serialize(T value, Stream destination)
    {
        using var writer = XmlWriter.Create(destination, Settings);
        serializer.WriteObject(writer, value);
    }

    public T Deserialize(Stream source)
    {
        using var reader = XmlReader.Create(source);
        return (T)serializer.ReadObject(reader)!;
    }
}
