global using AdoptAttribute = MemoryPack.MemoryPackableAttribute;
global using MakerAttribute = MemoryPack.MemoryPackConstructorAttribute;
global using SkipAttribute = MemoryPack.MemoryPackIgnoreAttribute;

using MemoryPack;

[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class ItemAttribute(int number) : Attribute
{
    public int Number => number;
}

internal static class Library
{
    public static object? RoundTrip(object value) =>
        MemoryPackSerializer.Deserialize(value.GetType(), MemoryPackSerializer.Serialize(value.GetType(), value));
}
