using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;

namespace Assay.Worker.Values.Shapes;

/// <summary>The dictionaries of one type of keys and values: those that the mapper maps, and no others. Their comparers are the default ones.</summary>
[SuppressMessage("Performance", "CA1812", Justification = "Made by reflection, for the types of a user's members.")]
internal sealed class DictionaryForms<TKey, TValue> : IForms
    where TKey : notnull
{
    private static readonly Dictionary<Type, DictionaryForm<TKey, TValue>> Known = new()
    {
        [typeof(Dictionary<TKey, TValue>)] = Grown(() => new Dictionary<TKey, TValue>()),
        [typeof(SortedDictionary<TKey, TValue>)] = Grown(() => new SortedDictionary<TKey, TValue>()),
        [typeof(SortedList<TKey, TValue>)] = Grown(() => new SortedList<TKey, TValue>()),
        [typeof(ConcurrentDictionary<TKey, TValue>)] = Grown(() => new ConcurrentDictionary<TKey, TValue>()),
        [typeof(ReadOnlyDictionary<TKey, TValue>)] = Built(entries => new ReadOnlyDictionary<TKey, TValue>(new Dictionary<TKey, TValue>(entries))),
        [typeof(ImmutableDictionary<TKey, TValue>)] = Built(entries => entries.ToImmutableDictionary()),
        [typeof(ImmutableSortedDictionary<TKey, TValue>)] = Built(entries => entries.ToImmutableSortedDictionary()),
        [typeof(FrozenDictionary<TKey, TValue>)] = Built(entries => entries.ToFrozenDictionary()),
    };

    /// <inheritdoc/>
    public bool Has(Type declared) => Find(declared) is not null;

    /// <summary>The form for a declared type; null where there is none.</summary>
    /// <param name="declared">The dictionary or an interface of it.</param>
    /// <param name="name">The full name of the class that is wanted behind an interface; null for the usual one.</param>
    public static DictionaryForm<TKey, TValue>? Find(Type declared, string? name = null)
    {
        if (name is not null && Known.Keys.FirstOrDefault(type => declared.IsAssignableFrom(type) && name.StartsWith($"{type.Namespace}.{type.Name}", StringComparison.Ordinal)) is { } named)
            return Known[named];
        return Known.GetValueOrDefault(declared) ?? (IsInterface(declared) ? Known[typeof(Dictionary<TKey, TValue>)] : null);
    }

    private static bool IsInterface(Type declared) => declared == typeof(IDictionary<TKey, TValue>) || declared == typeof(IReadOnlyDictionary<TKey, TValue>);

    private static DictionaryForm<TKey, TValue> Grown<TDictionary>(Func<TDictionary> begin)
        where TDictionary : class, IDictionary<TKey, TValue> => new(
            begin,
            (begun, entries) =>
            {
                TDictionary dictionary = (TDictionary)begun!;
                entries.ForEach(entry => dictionary.Add(entry.Key, entry.Value));
                return dictionary;
            });

    private static DictionaryForm<TKey, TValue> Built<TDictionary>(Func<List<KeyValuePair<TKey, TValue>>, TDictionary> build)
        where TDictionary : class => new(null, (_, entries) => build(entries));
}

/// <summary>How one kind of dictionary is made from its entries.</summary>
/// <param name="Begin">Makes it empty before the entries are known; null for what is built when all are.</param>
/// <param name="Complete">Adds the entries to what was begun, or builds it.</param>
internal sealed record DictionaryForm<TKey, TValue>(Func<object>? Begin, Func<object?, List<KeyValuePair<TKey, TValue>>, object> Complete);
