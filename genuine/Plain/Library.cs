using System.Text.Json;
using System.Xml.Serialization;
using System.Runtime.Serialization;

/// <summary>Libraries that take classes as they are; the first argument names one.</summary>
internal static class Library
{
    public static object? RoundTrip(object value) => Environment.GetCommandLineArgs()[1] switch
    {
        "system.text.json" => JsonSerializer.Deserialize(JsonSerializer.Serialize(value, value.GetType()), value.GetType()),
        "json.net" => Newtonsoft.Json.JsonConvert.DeserializeObject(Newtonsoft.Json.JsonConvert.SerializeObject(value), value.GetType()),
        "xml-serializer" => ByStream(value, new XmlSerializer(value.GetType()).Serialize, new XmlSerializer(value.GetType()).Deserialize),
        "data-contract" => ByStream(value, new DataContractSerializer(value.GetType()).WriteObject, new DataContractSerializer(value.GetType()).ReadObject),
        var other => throw new InvalidOperationException($"There is no library {other}."),
    };

    private static object? ByStream(object value, Action<Stream, object> write, Func<Stream, object?> read)
    {
        using MemoryStream stream = new();
        write(stream, value);
        stream.Position = 0;
        return read(stream);
    }
}
