namespace Assay.Worker.Values.Shapes;

/// <summary>How one kind of dictionary is made from its entries.</summary>
/// <param name="Begin">Makes it empty before the entries are known; null for what is built when all are.</param>
/// <param name="Complete">Adds the entries to what was begun, or builds it.</param>
internal sealed record DictionaryForm<TKey, TValue>(Func<object>? Begin, Func<object?, List<KeyValuePair<TKey, TValue>>, object> Complete);
