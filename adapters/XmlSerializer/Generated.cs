using System.Xml.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.Xml;

/// <summary>XmlSerializer with the code that it generates at its first use.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Generated<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private XmlSerializer _serializer = null!;

    public override void Prepare(Companions companions) => _serializer = new XmlSerializer(typeof(T));

    public void Serialize(T value, Stream destination) => _serializer.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)_serializer.Deserialize(source)!;
}
