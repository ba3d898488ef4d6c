using System.Text;
using Assay.Core.Adapters;
using Newtonsoft.Json;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>
/// Json.NET by JsonConvert, which makes a serializer a call and knows strings only; the string is encoded as UTF-8, as every caller who
/// needs bytes has to. What an article calls "generic serializer".
/// </summary>
internal sealed class Generic<T> : SerializerAdapter<T>, IBytesSurface<T>
{
    private static readonly JsonSerializerSettings Settings = new() { MaxDepth = 512 };

    public byte[] Serialize(T value) => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, Settings));

    public T Deserialize(byte[] payload) => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(payload), Settings)!;
}
