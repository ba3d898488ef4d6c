global using AdoptAttribute = Orleans.GenerateSerializerAttribute;
global using DatumAttribute = Neutral.DatumAttribute;
global using ItemAttribute = Orleans.IdAttribute;
global using MakerAttribute = Orleans.OrleansConstructorAttribute;
global using SkipAttribute = Neutral.SkipAttribute;

using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

/// <summary>With the code of the source generator.</summary>
internal static class Library
{
    private static readonly Serializer Serializer = new ServiceCollection().AddSerializer().BuildServiceProvider()
        .GetRequiredService<Serializer>();

    public static object? RoundTrip(object value) => Serializer.Deserialize<object>(Serializer.SerializeToArray(value));
}
