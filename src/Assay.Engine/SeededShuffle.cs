namespace Assay.Engine;

/// <summary>A small seeded source of order, equal on every runtime: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014) and Fisher-Yates.</summary>
/// <param name="seed">The seed.</param>
public sealed class SeededShuffle(ulong seed)
{
    private ulong state = seed;

    /// <summary>Shuffles the items in place.</summary>
    public void Shuffle<T>(IList<T> items)
    {
        for (int last = items.Count - 1; last > 0; last--)
        {
            int other = (int)(Next() % (ulong)(last + 1));
            (items[last], items[other]) = (items[other], items[last]);
        }
    }

    private ulong Next()
    {
        state += 0x9E3779B97F4A7C15;
        ulong mixed = state;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        return mixed ^ (mixed >> 31);
    }
}
