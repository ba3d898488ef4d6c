using System.Text;
using Assay.Core.Adapters;
using Newtonsoft.Json;

namespace Assay.Adapters.CGbR;

/// <summary>
/// CGbR's JSON code: it writes to text writers and strings itself, and reads with Json.NET's reader. The generated methods belong to no
/// interface, so they come as companions.
/// </summary>
internal sealed class Json<T> : SerializerAdapter<T>, IStreamSurface<T>, IBytesSurface<T>
{
    private Action<T, TextWriter> write = null!;
    private Func<JsonReader, T> read = null!;
    private Func<T, string> toJson = null!;
    private Func<string, T> fromJson = null!;

    public override void Prepare(Companions companions)
    {
        write = companions.Get<Action<T, TextWriter>>();
        read = companions.Get<Func<JsonReader, T>>();
        toJson = companions.Get<Func<T, string>>();
        fromJson = companions.Get<Func<string, T>>();
    }

    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, leaveOpen: true);
        write(value, text);
    }

    public T Deserialize(Stream source)
    {
        using var text = new StreamReader(source, leaveOpen: true);
        using var reader = new JsonTextReader(text);
        return read(reader);
    }

    public byte[] Serialize(T value) => Encoding.UTF8.GetBytes(toJson(value));

    public T Deserialize(byte[] payload) => fromJson(Encoding.UTF8.GetString(payload));
}
