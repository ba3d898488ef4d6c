namespace Assay.Worker.Values.Shapes;

/// <summary>How one kind of collection is made from its elements.</summary>
/// <param name="Begin">Makes it empty, for a number of elements, before they are known; null for what is built when all are.</param>
/// <param name="Complete">Adds the elements to what was begun, or builds it; in the order in which the collection enumerates.</param>
/// <param name="IsSet">Whether elements are hashed or compared, and no two are equal.</param>
internal sealed record SequenceForm<T>(Func<int, object>? Begin, Func<object?, List<T>, object> Complete, bool IsSet);
