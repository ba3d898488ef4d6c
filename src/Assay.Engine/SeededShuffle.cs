using Assay.Core.Workloads;

namespace Assay.Engine;

/// <summary>
/// A seeded source of order, equal on every runtime (Fisher and Yates). Seeds of earlier runs keep their order, so it takes remainders,
/// which <see cref="StableRandom.Below"/> does not.
/// </summary>
public sealed class SeededShuffle(ulong seed)
{
    private readonly StableRandom random = new(seed);

    /// <summary>Shuffles the items in place.</summary>
    public void Shuffle<T>(IList<T> items)
    {
        for (var last = items.Count - 1; last > 0; last--)
        {
            var other = (int)(random.Next() % (ulong)(last + 1));
            (items[last], items[other]) = (items[other], items[last]);
        }
    }
}
