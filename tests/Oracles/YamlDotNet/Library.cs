using YamlDotNet.Serialization;

/// <summary>Public members by their names.</summary>
internal static class Library
{
    private static readonly ISerializer Serializer = new SerializerBuilder().WithQuotingNecessaryStrings().Build();
    private static readonly IDeserializer Deserializer = new DeserializerBuilder().Build();

    public static object? RoundTrip(object value) =>
        Deserializer.Deserialize(Serializer.Serialize(value, value.GetType()), value.GetType());
}
