global using AdoptAttribute = MessagePack.MessagePackObjectAttribute;
global using ItemAttribute = MessagePack.KeyAttribute;
global using DatumAttribute = Neutral.DatumAttribute;
global using MakerAttribute = MessagePack.SerializationConstructorAttribute;
global using SkipAttribute = MessagePack.IgnoreMemberAttribute;

using MessagePack;
using MessagePack.Resolvers;

internal static class Library
{
    private static readonly MessagePackSerializerOptions Options =
        MessagePackSerializerOptions.Standard.WithResolver(StandardResolverAllowPrivate.Instance);

    public static object? RoundTrip(object value) =>
        MessagePackSerializer.Deserialize(value.GetType(), MessagePackSerializer.Serialize(value.GetType(), value, Options), Options);
}
