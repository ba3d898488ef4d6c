namespace Assay.Worker.Values.Generating;

/// <summary>
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; constants of Vigna's reference code):
/// the same numbers on every runtime, which <see cref="Random"/> does not promise.
/// </summary>
internal sealed class SeededBits(ulong seed, int instance)
{
    private const ulong GoldenGamma = 0x9E3779B97F4A7C15;
    private ulong state = Mix(seed + GoldenGamma) ^ (GoldenGamma * (ulong)(uint)instance);

    /// <summary>The next 64 bits.</summary>
    public ulong Next() => Mix(state += GoldenGamma);

    /// <summary>A number from 0 to <paramref name="bound"/> - 1, by the high half of a product (Lemire 2019).</summary>
    /// <param name="bound">The number of possible values, at least 1.</param>
    public int Below(int bound) => (int)(((Next() >> 32) * (ulong)bound) >> 32);

    private static ulong Mix(ulong bits)
    {
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
        return bits ^ (bits >> 31);
    }
}
