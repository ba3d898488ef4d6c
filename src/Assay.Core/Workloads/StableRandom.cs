namespace Assay.Core.Workloads;

/// <summary>
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; constants of Vigna's reference code).
/// <see cref="Random"/> may differ between runtimes; this gives the same numbers on all of them.
/// </summary>
public sealed class StableRandom(ulong seed)
{
    private const ulong GoldenGamma = 0x9E3779B97F4A7C15;
    private ulong state = seed;

    /// <summary>The generator of the content that all instances of a recipe have in common.</summary>
    public static StableRandom ForContent(in Recipe recipe) => new(recipe.Seed);

    /// <summary>The generator of what distinguishes one instance of a recipe from the others.</summary>
    public static StableRandom ForInstance(in Recipe recipe) => ForInstance(recipe.Seed, recipe.Instance);

    /// <summary>The generator of what distinguishes one instance of a seed from the others.</summary>
    /// <param name="seed">The seed.</param>
    /// <param name="instance">The number of the instance, 0 or above.</param>
    public static StableRandom ForInstance(ulong seed, int instance) =>
        new(Mix(seed + GoldenGamma) ^ (GoldenGamma * (ulong)(uint)instance));

    /// <summary>The next 64 bits.</summary>
    public ulong Next() => Mix(state += GoldenGamma);

    /// <summary>
    /// A number from 0 to <paramref name="bound"/> - 1, by the high half of a product (Lemire 2019): no division, a bias below 2^-32.
    /// </summary>
    /// <param name="bound">The number of possible values, at least 1.</param>
    public int Below(int bound) => (int)(((Next() >> 32) * (ulong)bound) >> 32);

    /// <summary>A number between 0, included, and 1, excluded, of 53 random bits.</summary>
    public double Uniform() => (Next() >> 11) * (1.0 / (1UL << 53));

    /// <summary>A permutation of the items, each equally likely (Fisher and Yates).</summary>
    /// <param name="items">The items; permuted in place.</param>
    public void Shuffle<T>(Span<T> items)
    {
        for (var last = items.Length - 1; last > 0; last--)
        {
            var other = Below(last + 1);
            (items[last], items[other]) = (items[other], items[last]);
        }
    }

    private static ulong Mix(ulong bits)
    {
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
        return bits ^ (bits >> 31);
    }
}
