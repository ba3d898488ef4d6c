using System.Xml.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.Xml;

/// <summary>XmlSerializer with the code that it generates at its first use.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Generated<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private XmlSerializer serializer = null!;

    public override void Prepare(Companions companions) => serializer = new XmlSerializer(typeof(T));

    public void Serialize(T value, Stream destination) => serializer.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)serializer.Deserialize(source)!;
}
