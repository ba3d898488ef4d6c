using Hyperion;

/// <summary>All fields, of objects that are made without a constructor.</summary>
internal static class Library
{
    private static readonly Serializer Serializer = new();

    public static object? RoundTrip(object value)
    {
        using MemoryStream stream = new();
        Serializer.Serialize(value, stream);
        stream.Position = 0;
        return Serializer.Deserialize<object>(stream);
    }
}
