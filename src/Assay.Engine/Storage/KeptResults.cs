using Assay.Core.Results;
using Assay.Engine.Planning;

namespace Assay.Engine.Storage;

/// <summary>A list of an experiment's samples in the record of a run, each by what it is of.</summary>
/// <param name="list">Where samples hold them.</param>
/// <param name="with">Samples with others in their place.</param>
/// <param name="keyOf">What a result is of.</param>
public sealed class KeptResults<TSamples, T>(
    RunRecord record, Func<TSamples, IReadOnlyList<T>> list, Func<TSamples, IReadOnlyList<T>, TSamples> with, Func<T, object> keyOf)
    where TSamples : ExperimentSamples, new()
    where T : class
{
    /// <summary>What is known of a cell; null where nothing is.</summary>
    /// <param name="empty">A result of the cell that holds nothing yet.</param>
    public T? Find(T empty) => list(record.Samples<TSamples>()).FirstOrDefault(result => AreOfOne(result, empty));

    /// <summary>Changes what is known of a cell.</summary>
    /// <param name="empty">A result of the cell that holds nothing yet.</param>
    /// <param name="change">Adds what was found.</param>
    public void Change(T empty, Func<T, T> change) => record.Change<TSamples>(samples =>
    {
        var known = list(samples);
        return with(samples, known.Any(result => AreOfOne(result, empty))
            ? [.. known.Select(result => AreOfOne(result, empty) ? change(result) : result)]
            : [.. known, change(empty)]);
    });

    /// <summary>Changes all that is known.</summary>
    public void ChangeAll(Func<T, T> change) =>
        record.Change<TSamples>(samples => with(samples, [.. list(samples).Select(change)]));

    private bool AreOfOne(T result, T empty) => keyOf(result).Equals(keyOf(empty));
}
