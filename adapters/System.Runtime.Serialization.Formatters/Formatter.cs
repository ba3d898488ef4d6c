using System.Runtime.Serialization.Formatters.Binary;
using Assay.Core.Adapters;

namespace Assay.Adapters.BinaryFormatters;

/// <summary>BinaryFormatter; whether types are marked or implement <c>ISerializable</c> is the dialect's choice.</summary>
internal sealed class Formatter<T> : SerializerAdapter<T>, IStreamSurface<T>
    where T : notnull
{
    private readonly BinaryFormatter formatter = new();

    public void Serialize(T value, Stream destination) => formatter.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)formatter.Deserialize(source);
}
