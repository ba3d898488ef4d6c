using System.Text;
using Assay.Core.Adapters;
using global::Jil;

namespace Assay.Adapters.Jil;

/// <summary>
/// Jil with the dates of ISO 8601, which keep what its default cuts off, and with inherited members, which its default leaves out.
/// </summary>
internal sealed class IsoDates<T> : SerializerAdapter<T>, IStreamSurface<T>, IBytesSurface<T>
{
    private static readonly Options Settings = new(dateFormat: DateTimeFormat.ISO8601, includeInherited: true);

    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, leaveOpen: true);
        JSON.Serialize(value, text, Settings);
    }

    public T Deserialize(Stream source)
    {
        using var text = new StreamReader(source, leaveOpen: true);
        return JSON.Deserialize<T>(text, Settings);
    }

    public byte[] Serialize(T value) => Encoding.UTF8.GetBytes(JSON.Serialize(value, Settings));

    public T Deserialize(byte[] payload) => JSON.Deserialize<T>(Encoding.UTF8.GetString(payload), Settings);
}
