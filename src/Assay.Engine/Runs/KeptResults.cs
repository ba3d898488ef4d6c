using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>Results of one kind in the record of a run, each by what it is of.</summary>
/// <param name="record">The record.</param>
/// <param name="list">Where a file holds them.</param>
/// <param name="with">A file with others in their place.</param>
/// <param name="keyOf">What a result is of.</param>
internal sealed class KeptResults<T>(
    RunRecord record, Func<ResultsFile, IReadOnlyList<T>> list, Func<ResultsFile, IReadOnlyList<T>, ResultsFile> with,
    Func<T, object> keyOf)
    where T : class
{
    /// <summary>What is known of a cell; null where nothing is.</summary>
    /// <param name="empty">A result of the cell that holds nothing yet.</param>
    public T? Find(T empty) => list(record.ToFile(isComplete: false)).FirstOrDefault(result => AreOfOne(result, empty));

    /// <summary>Changes what is known of a cell.</summary>
    /// <param name="empty">A result of the cell that holds nothing yet.</param>
    /// <param name="change">Adds what was found.</param>
    public void Change(T empty, Func<T, T> change) => record.Keep(file =>
    {
        var known = list(file);
        return with(file, known.Any(result => AreOfOne(result, empty))
            ? [.. known.Select(result => AreOfOne(result, empty) ? change(result) : result)]
            : [.. known, change(empty)]);
    });

    /// <summary>Changes all that is known.</summary>
    public void ChangeAll(Func<T, T> change) => record.Keep(file => with(file, [.. list(file).Select(change)]));

    private bool AreOfOne(T result, T empty) => keyOf(result).Equals(keyOf(empty));
}
