global using AdoptAttribute = System.Runtime.Serialization.DataContractAttribute;
global using DatumAttribute = System.Runtime.Serialization.DataMemberAttribute;
global using ItemAttribute = Neutral.ItemAttribute;
global using MakerAttribute = Neutral.MakerAttribute;
global using SkipAttribute = Neutral.SkipAttribute;

using System.Runtime.Serialization;

internal static class Library
{
    public static object? RoundTrip(object value)
    {
        using MemoryStream stream = new();
        new DataContractSerializer(value.GetType()).WriteObject(stream, value);
        stream.Position = 0;
        return new DataContractSerializer(value.GetType()).ReadObject(stream);
    }
}
