global using AdoptAttribute = Neutral.AdoptAttribute;
global using DatumAttribute = PolyType.PropertyShapeAttribute;
global using ItemAttribute = Neutral.ItemAttribute;
global using MakerAttribute = PolyType.ConstructorShapeAttribute;
global using SkipAttribute = Neutral.SkipAttribute;

using Nerdbank.MessagePack;
using PolyType;
using PolyType.Abstractions;

/// <summary>With the shapes of the source generator, by names.</summary>
internal static class Library
{
    private static readonly MessagePackSerializer Serializer = new MessagePackSerializer { ComparerProvider = null }.WithHiFiDateTime()
        .WithObjectConverter();

    public static object? RoundTrip(object value)
    {
        ITypeShape shape = Shapes.GeneratedTypeShapeProvider.GetTypeShapeOrThrow(value.GetType());
        return Serializer.DeserializeObject(Serializer.SerializeObject(value, shape), shape);
    }
}

[GenerateShapeFor("OwnClasses.*")]
internal sealed partial class Shapes;
