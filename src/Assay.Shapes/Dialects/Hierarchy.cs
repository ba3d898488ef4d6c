using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>Questions about a type's place between its bases and what derives from it.</summary>
internal static class Hierarchy
{
    /// <summary>The topmost base class of the graph; an interface and a struct are their own.</summary>
    public static ObjectShape RootOf(ObjectShape type)
    {
        while (type.Base is { } parent)
            type = parent;
        return type;
    }

    /// <summary>Whether no object is of exactly this type.</summary>
    public static bool IsAbstract(ObjectShape type) => !ShapeFacts.IsConcrete(type);

    /// <summary>The classes that a member declared as this type may hold beside the type itself, as far as declarations can name them, by name.</summary>
    public static IReadOnlyList<ObjectShape> NameableDerived(ObjectShape type, ContractNaming naming) => [.. Named(type, naming).OrderBy(naming.TypeNameOf, StringComparer.Ordinal)];

    /// <summary>Whether there is any of them.</summary>
    public static bool HasNameableDerived(ObjectShape type, ContractNaming naming) => Named(type, naming).Any();

    private static IEnumerable<ObjectShape> Named(ObjectShape type, ContractNaming naming) =>
        ShapeFacts.Concretes(type).Where(derived => derived != type && !derived.IsValueType && naming.IsNameable(derived));
}
