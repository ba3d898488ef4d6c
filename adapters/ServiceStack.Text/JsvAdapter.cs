using Assay.Core.Adapters;
using ServiceStack.Text;

namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's own format, JSV: JSON with the quotes of CSV; its configuration is one for the whole process.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal abstract class JsvAdapter<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    public void Serialize(T value, Stream destination) => TypeSerializer.SerializeToStream(value, destination);

    public T Deserialize(Stream source) => TypeSerializer.DeserializeFromStream<T>(source);
}
