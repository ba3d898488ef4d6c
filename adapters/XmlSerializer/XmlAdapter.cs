using System.Xml.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.Xml;

/// <summary>One kept XmlSerializer with the code that it generates when it is made.</summary>
internal abstract class XmlAdapter<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private XmlSerializer serializer = null!;

    public override void Prepare(Companions companions) => serializer = Make(companions);

    public void Serialize(T value, Stream destination) => serializer.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)serializer.Deserialize(source)!;

    protected abstract XmlSerializer Make(Companions companions);
}
