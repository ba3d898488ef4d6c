using System.Text;
using Assay.Core.Adapters;
using Manatee.Json;
using Manatee.Json.Serialization;

namespace Assay.Adapters.ManateeJson;

/// <summary>
/// Manatee.Json: objects to its own tree of values, the tree to a string, which is encoded as UTF-8, as every caller who needs bytes has
/// to. A serializer counts the calls that are under way in it, so there is one for each call, as in the library's documentation.
/// </summary>
internal sealed class Complete<T> : SerializerAdapter<T>, IBytesSurface<T>
{
    private readonly JsonSerializerOptions options = new()
    {
        EncodeDefaultValues = true,
        AutoSerializeFields = true,
        PropertySelectionStrategy = PropertySelectionStrategy.ReadAndWrite,
        EnumSerializationFormat = EnumSerializationFormat.AsInteger,
        CustomDateTimeSerializationFormat = "o",
    };

    public byte[] Serialize(T value) => Encoding.UTF8.GetBytes(NewSerializer().Serialize(value).ToString());

    public T Deserialize(byte[] payload) => NewSerializer().Deserialize<T>(JsonValue.Parse(Encoding.UTF8.GetString(payload)));

    private JsonSerializer NewSerializer() => new() { Options = options };
}
