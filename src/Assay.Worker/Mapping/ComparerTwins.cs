using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Assay.Worker.Mapping;

/// <summary>
/// Comparers of the user's own on the other side: the code of the elements brings them along, so one without state has its like beside the
/// type that is compared. Looked for once: a value may hold a thousand sets.
/// </summary>
internal static class ComparerTwins
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
    private static readonly ConcurrentDictionary<(Type Comparer, Type Face), Type?> Found = new();

    /// <summary>The like of a comparer; null where there is none, more than one, or the comparer has a state.</summary>
    /// <typeparam name="T">What it is on the other side.</typeparam>
    /// <param name="target">The type that its like compares.</param>
    [UnconditionalSuppressMessage("Trimming", "IL2072", Justification = "Without the constructor, the comparer is refused.")]
    public static T? Of<T>(object comparer, Type target)
        where T : class => Found.GetOrAdd((comparer.GetType(), typeof(T)), of => Find(of.Comparer, of.Face, target)) is { } twin
            ? (T?)Activator.CreateInstance(twin, nonPublic: true)
            : null;

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Without the type, the comparer is refused.")]
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Without its fields, a comparer has no state to lose.")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Without the constructor, the comparer is refused.")]
    private static Type? Find(Type comparer, Type face, Type target)
    {
        for (var part = comparer; part is not null; part = part.BaseType)
        {
            if (part.GetFields(Own).Length > 0)
                return null;
        }

        Type[] twins =
        [
            .. target.Assembly.GetTypes().Where(type => type.Name == comparer.Name && face.IsAssignableFrom(type)
                && !type.ContainsGenericParameters && type.GetConstructor(Own, []) is not null),
        ];
        return twins.Length == 1 ? twins[0] : null;
    }
}
