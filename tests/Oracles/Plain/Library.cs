using System.Text.Json;
using System.Xml.Serialization;

/// <summary>Libraries that take classes as they are; the first argument names one.</summary>
internal static class Library
{
    private static readonly JsonSerializerOptions WithFields = new() { IncludeFields = true };

    public static object? RoundTrip(object value) => Environment.GetCommandLineArgs()[1] switch
    {
        "system.text.json" =>
            JsonSerializer.Deserialize(JsonSerializer.Serialize(value, value.GetType(), WithFields), value.GetType(), WithFields),
        "json.net" => Newtonsoft.Json.JsonConvert.DeserializeObject(Newtonsoft.Json.JsonConvert.SerializeObject(value), value.GetType()),
        "json.net/bson" => AsBson(value),
        "xml-serializer" => AsXml(value),
        var other => throw new InvalidOperationException($"There is no library {other}."),
    };

    private static object? AsBson(object value)
    {
        using MemoryStream stream = new();
        Newtonsoft.Json.JsonSerializer serializer = new();
        using (Newtonsoft.Json.Bson.BsonDataWriter writer = new(stream) { CloseOutput = false })
            serializer.Serialize(writer, value);
        stream.Position = 0;
        using Newtonsoft.Json.Bson.BsonDataReader reader = new(stream);
        return serializer.Deserialize(reader, value.GetType());
    }

    private static object? AsXml(object value)
    {
        using MemoryStream stream = new();
        new XmlSerializer(value.GetType()).Serialize(stream, value);
        stream.Position = 0;
        return new XmlSerializer(value.GetType()).Deserialize(stream);
    }
}
