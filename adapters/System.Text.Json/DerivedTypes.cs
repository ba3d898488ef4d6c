using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Assay.Core.Adapters;

namespace Assay.Adapters.SystemTextJson;

/// <summary>
/// System.Text.Json told the types that derive from each base class and interface, as <c>[JsonDerivedType]</c> does, by a modifier of its
/// metadata: the types need no attribute.
/// </summary>
internal sealed class DerivedTypes<T> : JsonTypeInfoAdapter<T>
{
    protected override JsonTypeInfo<T> FindType(Companions companions)
    {
        IReadOnlyList<Type> types = companions.Get<ContractTypes>().All;
        JsonSerializerOptions options = new()
        {
            IncludeFields = true,
            MaxDepth = 512,
            TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { metadata => Name(metadata, types) } },
        };
        options.MakeReadOnly();
        return (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
    }

    // What the library writes as a value or a list has no place for the name of a type, and an interface of .NET, such as ICloneable,
    // takes no attribute of a user.
    private static void Name(JsonTypeInfo metadata, IReadOnlyList<Type> types)
    {
        if (metadata.Kind != JsonTypeInfoKind.Object || metadata.Type.IsSealed || metadata.Type.IsValueType
            || !types.Any(type => type.Assembly == metadata.Type.Assembly))
            return;
        Type[] derived = [
            .. types.Where(type => type != metadata.Type && !type.IsAbstract && !type.IsValueType && metadata.Type.IsAssignableFrom(type))];
        if (derived.Length == 0)
            return;
        metadata.PolymorphismOptions = new JsonPolymorphismOptions();
        foreach (Type type in derived)
            metadata.PolymorphismOptions.DerivedTypes.Add(new JsonDerivedType(type, NameOf(type, derived)));
        if (!metadata.Type.IsAbstract)
            metadata.PolymorphismOptions.DerivedTypes.Add(new JsonDerivedType(metadata.Type, NameOf(metadata.Type, derived)));
    }

    private static string NameOf(Type type, Type[] derived) =>
        derived.Count(other => other.Name == type.Name) > 1 ? type.FullName! : type.Name;
}
