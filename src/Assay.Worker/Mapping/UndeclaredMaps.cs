using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using Assay.Worker.Types;

namespace Assay.Worker.Mapping;

/// <summary>
/// Maps of collections that stand where <see cref="object"/> is declared and that no declaration leads to, such as a <c>string[]</c> in an
/// <c>object[]</c>: their types are the same on both sides, if their elements are values of the runtime or objects again.
/// </summary>
[UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Types that no declaration names are mapped where there is a JIT compiler.")]
internal static class UndeclaredMaps
{
    private static readonly ConcurrentDictionary<Type, TypeMap?> Found = new();

    /// <summary>The map of a collection's type; null for every other type.</summary>
    public static TypeMap? Find(Type type) => Found.GetOrAdd(type, static type => Make(type));

    private static TypeMap? Make(Type type)
    {
        if (type.IsArray)
            return type.GetElementType() is { } element && IsSame(element)
                ? Maps.Reflected(nameof(Maps.Array), [element, element], type.GetArrayRank())
                : null;
        var parts = type.GetGenericArguments();
        if (parts.Length is 0 or > 2 || !parts.All(IsSame) || !IsDescribed(type, parts.Length))
            return null;
        return type.GetGenericTypeDefinition() == typeof(List<>)
            ? Maps.Reflected(nameof(Maps.List), [parts[0], parts[0]])
            : Maps.ReflectedCollection(NameOf(type), [.. parts, .. parts], mustWait: parts[0] == typeof(object));
    }

    private static bool IsSame(Type type) =>
        type == typeof(object)
            || Scalar.IsScalar(Nullable.GetUnderlyingType(type) ?? type) || (!type.IsValueType && Find(type) is not null);

    private static bool IsDescribed(Type type, int parts) =>
        type.Namespace?.StartsWith("System.Collections.", StringComparison.Ordinal) == true
            && (parts == 1 ? typeof(SequenceTypes) : typeof(DictionaryTypes)).GetMethod(NameOf(type)) is not null;

    private static string NameOf(Type type) => type.Name.Split('`')[0];
}
