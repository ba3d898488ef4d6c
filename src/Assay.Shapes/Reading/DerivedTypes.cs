using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>
/// Which types of an assembly derive from a type or implement it; looked for once, whatever number of types is asked about.
/// </summary>
/// <param name="candidates">The types that may, sorted by name.</param>
/// <param name="skipsUnreadable">Whether candidates with a base type that cannot be found are left out; otherwise the question
/// fails.</param>
internal sealed class DerivedTypes(IReadOnlyList<Type> candidates, bool skipsUnreadable)
{
    private Dictionary<Type, List<Type>>? byAncestor;

    /// <summary>The types of an assembly, and further ones; neither open generic types nor those that the compiler makes.</summary>
    public static DerivedTypes Among(Assembly assembly, IReadOnlyList<Type> known, bool skipsUnreadable = false) =>
        new(
            [.. assembly.GetTypes().Concat(known).Distinct()
                .Where(type => !type.IsGenericTypeDefinition && !type.Name.StartsWith('<'))
                .OrderBy(type => type.FullName, StringComparer.Ordinal)],
            skipsUnreadable);

    /// <summary>All candidates that are assignable to the type, itself left out, sorted by name.</summary>
    public IEnumerable<Type> Of(Type type)
    {
        // A generic interface may be variant: types that do not list it implement it too.
        if (type.IsInterface && type.IsGenericType)
            return candidates.Where(candidate => candidate != type && Ask(() => type.IsAssignableFrom(candidate), false));
        byAncestor ??= Index();
        return byAncestor.GetValueOrDefault(type) ?? [];
    }

    private Dictionary<Type, List<Type>> Index()
    {
        var index = new Dictionary<Type, List<Type>>();
        foreach (var candidate in candidates)
        {
            foreach (var ancestor in Ask(() => AncestorsOf(candidate), []))
            {
                if (!index.TryGetValue(ancestor, out var derived))
                    index.Add(ancestor, derived = []);
                derived.Add(candidate);
            }
        }
        return index;
    }

    private static List<Type> AncestorsOf(Type type)
    {
        var ancestors = new List<Type>(type.GetInterfaces());
        for (var parent = type.BaseType; parent is not null; parent = parent.BaseType)
            ancestors.Add(parent);
        return ancestors;
    }

    private T Ask<T>(Func<T> question, T otherwise)
    {
        try
        {
            return question();
        }
        catch (Exception exception) when (skipsUnreadable
            && exception is FileNotFoundException or FileLoadException or TypeLoadException or BadImageFormatException)
        {
            return otherwise;
        }
    }
}
