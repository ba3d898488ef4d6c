namespace Assay.Worker.Types;

/// <summary>The collections and dictionaries that are known for the types of their elements.</summary>
internal interface ITypeCatalogue
{
    /// <summary>Whether values of a declared type can be made.</summary>
    bool Has(Type declared);
}

/// <summary>Finds the class of collections that a declared type means.</summary>
internal sealed class SequenceCatalogue<T> : ITypeCatalogue
{
    private static readonly Dictionary<Type, SequenceType<T>> Known = SequenceTypes.All<T>().Concat(UntypedSequences.Of<T>())
        .ToDictionary(type => type.Class);

    /// <summary>What stands for the interfaces: a list, or a set where that is asked for.</summary>
    private static readonly Type[] Usual = [typeof(List<T>), typeof(HashSet<T>)];

    /// <inheritdoc/>
    public bool Has(Type declared) => Find(declared) is not null;

    /// <summary>The class for a declared type; null where there is none.</summary>
    /// <param name="declared">The collection or an interface of it.</param>
    /// <param name="name">The full name of the class that is wanted behind an interface; null for the usual one.</param>
    public static SequenceType<T>? Find(Type declared, string? name = null) => TypeNamed.Among(Known, declared, name)
        ?? (UntypedTypes.UsualOf(declared) is { } untyped && Known.TryGetValue(untyped, out var known) ? known : null)
        ?? (declared.IsInterface && Array.Find(Usual, declared.IsAssignableFrom) is { } usual ? Known[usual] : null);
}

/// <summary>Finds the class of dictionaries that a declared type means.</summary>
internal sealed class DictionaryCatalogue<TKey, TValue> : ITypeCatalogue
    where TKey : notnull
{
    private static readonly Dictionary<Type, DictionaryType<TKey, TValue>> Known =
        DictionaryTypes.All<TKey, TValue>().Concat(UntypedDictionaries.Of<TKey, TValue>()).ToDictionary(type => type.Class);

    /// <inheritdoc/>
    public bool Has(Type declared) => Find(declared) is not null;

    /// <summary>The class for a declared type; null where there is none.</summary>
    /// <param name="declared">The dictionary or an interface of it.</param>
    /// <param name="name">The full name of the class that is wanted behind an interface; null for the usual one.</param>
    public static DictionaryType<TKey, TValue>? Find(Type declared, string? name = null) => TypeNamed.Among(Known, declared, name)
        ?? (UntypedTypes.UsualOf(declared) is { } untyped && Known.TryGetValue(untyped, out var known)
            ? known
            : null)
        ?? (declared == typeof(IDictionary<TKey, TValue>) || declared == typeof(IReadOnlyDictionary<TKey, TValue>)
            ? Known[typeof(Dictionary<TKey, TValue>)]
            : null);
}

/// <summary>Finds a class by its own name.</summary>
internal static class TypeNamed
{
    /// <summary>The class of a name that fits the declared type, else the declared type itself; null where neither is known.</summary>
    public static TValue? Among<TValue>(Dictionary<Type, TValue> known, Type declared, string? name)
        where TValue : class
    {
        var named = name is null
            ? null
            : known.Keys.FirstOrDefault(
                type => declared.IsAssignableFrom(type) && name.StartsWith($"{type.Namespace}.{type.Name}", StringComparison.Ordinal));
        return known.GetValueOrDefault(named ?? declared);
    }
}
