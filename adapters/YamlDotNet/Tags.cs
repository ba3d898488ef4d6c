using Assay.Core.Adapters;
using YamlDotNet.Serialization;

namespace Assay.Adapters.Yaml;

/// <summary>
/// YamlDotNet told a tag for each type that derives from another of the contract, on both sides: tagged objects come back as what they
/// were.
/// </summary>
internal sealed class Tags<T> : YamlAdapter<T>
{
    public override void Prepare(Companions companions)
    {
        SerializerBuilder serializer = new SerializerBuilder().WithQuotingNecessaryStrings().WithMaximumRecursion(512);
        DeserializerBuilder deserializer = new();
        foreach (Type type in companions.Get<ContractTypes>().All.Where(IsDerived))
        {
            serializer.WithTagMapping(TagOf(type), type);
            deserializer.WithTagMapping(TagOf(type), type);
        }

        Use(serializer.Build(), deserializer.Build());
    }

    // Collections derive from the runtime's types alone, and have their own forms in YAML.
    private static bool IsDerived(Type type) =>
        type.IsClass && !type.IsArray && type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true
        && (type.BaseType != typeof(object) || type.GetInterfaces().Any(face => face.Assembly == type.Assembly));

    // A tag has neither the sign of nested types nor those of type arguments.
    private static string TagOf(Type type) =>
        "!" + string.Concat(type.ToString().Select(character => char.IsLetterOrDigit(character) ? character : '.'));
}
