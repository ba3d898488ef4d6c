using System.Collections;

namespace Assay.Worker.Graphs;

/// <summary>
/// Comparers of the runtime's own, which are known by what they do: their fields are caches, and one is often another object in each
/// process.
/// </summary>
internal static class RuntimeComparers
{
    private static readonly (StringComparer Comparer, string Name)[] OfStrings =
    [
        (StringComparer.Ordinal, nameof(StringComparer.Ordinal)),
        (StringComparer.OrdinalIgnoreCase, nameof(StringComparer.OrdinalIgnoreCase)),
        (StringComparer.InvariantCulture, nameof(StringComparer.InvariantCulture)),
        (StringComparer.InvariantCultureIgnoreCase, nameof(StringComparer.InvariantCultureIgnoreCase)),
    ];

    /// <summary>The class under which such a type is compared; null for all others.</summary>
    public static Type? FindClass(Type type)
    {
        if (!CollectionTypes.IsOwn(type)
            || typeof(IEnumerable).IsAssignableFrom(type) || Array.TrueForAll(type.GetInterfaces(), face => !IsComparer(face)))
            return null;
        return typeof(StringComparer).IsAssignableFrom(type) ? typeof(StringComparer) : CollectionTypes.PublicClass(type);
    }

    /// <summary>What a comparer does, as far as its class and what it is equal to show it.</summary>
    public static string Name(object comparer) =>
        Array.Find(OfStrings, known => known.Comparer.Equals(comparer)).Name ?? TypeNames.Canonical(comparer.GetType());

    private static bool IsComparer(Type face) => face == typeof(IComparer) || face == typeof(IEqualityComparer)
        || (face.IsGenericType
            && (face.GetGenericTypeDefinition() == typeof(IComparer<>) || face.GetGenericTypeDefinition() == typeof(IEqualityComparer<>)));
}
