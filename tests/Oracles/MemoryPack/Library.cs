global using AdoptAttribute = MemoryPack.MemoryPackableAttribute;
global using DatumAttribute = Neutral.DatumAttribute;
global using ItemAttribute = Neutral.ItemAttribute;
global using MakerAttribute = MemoryPack.MemoryPackConstructorAttribute;
global using SkipAttribute = MemoryPack.MemoryPackIgnoreAttribute;

using MemoryPack;

internal static class Library
{
    public static object? RoundTrip(object value) =>
        MemoryPackSerializer.Deserialize(value.GetType(), MemoryPackSerializer.Serialize(value.GetType(), value));
}
