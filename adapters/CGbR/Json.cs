using System.Text;
using Assay.Core.Adapters;
using Newtonsoft.Json;

namespace Assay.Adapters.CGbR;

/// <summary>CGbR's JSON code: it writes to text writers and strings itself, and reads with Json.NET's reader. The generated methods belong to no interface, so they come as companions.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Json<T> : SerializerAdapter<T>, IStreamSurface<T>, IBytesSurface<T>
{
    private Action<T, TextWriter> _write = null!;
    private Func<JsonReader, T> _read = null!;
    private Func<T, string> _toJson = null!;
    private Func<string, T> _fromJson = null!;

    public override void Prepare(Companions companions)
    {
        _write = companions.Get<Action<T, TextWriter>>();
        _read = companions.Get<Func<JsonReader, T>>();
        _toJson = companions.Get<Func<T, string>>();
        _fromJson = companions.Get<Func<string, T>>();
    }

    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, leaveOpen: true);
        _write(value, text);
    }

    public T Deserialize(Stream source)
    {
        using var text = new StreamReader(source, leaveOpen: true);
        using var reader = new JsonTextReader(text);
        return _read(reader);
    }

    public byte[] Serialize(T value) => Encoding.UTF8.GetBytes(_toJson(value));

    public T Deserialize(byte[] payload) => _fromJson(Encoding.UTF8.GetString(payload));
}
