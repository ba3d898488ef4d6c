global using AdoptAttribute = System.SerializableAttribute;
global using DatumAttribute = Neutral.DatumAttribute;
global using ItemAttribute = Neutral.ItemAttribute;
global using MakerAttribute = Neutral.MakerAttribute;
global using OldAttribute = Neutral.OldAttribute;
global using SkipAttribute = Neutral.SkipAttribute;

using System.Runtime.Serialization.Formatters.Binary;

/// <summary>All fields of types that are marked.</summary>
internal static class Library
{
    public static object? RoundTrip(object value)
    {
        using MemoryStream stream = new();
        BinaryFormatter formatter = new();
        formatter.Serialize(stream, value);
        stream.Position = 0;
        return formatter.Deserialize(stream);
    }
}
