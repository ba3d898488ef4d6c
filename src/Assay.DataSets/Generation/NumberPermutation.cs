namespace Assay.DataSets.Generation;

/// <summary>
/// Replaces non-negative numbers by others of equal width (<see cref="EqualWidth"/>), different numbers by different ones:
/// within each range of equal width an affine map modulo the range's length.
/// </summary>
internal sealed class NumberPermutation
{
    private readonly (long Factor, long Shift)[] _maps = new (long, long)[EqualWidth.Count];

    /// <summary>Draws one map for each range.</summary>
    public NumberPermutation(StableRandom random)
    {
        for (int index = 0; index < _maps.Length; index++)
        {
            int length = EqualWidth.LengthOf(index);
            _maps[index] = (DrawCoprime(random, length), random.Below(length));
        }
    }

    /// <summary>The number that stands for <paramref name="number"/> in this permutation.</summary>
    public int this[int number]
    {
        get
        {
            int index = EqualWidth.IndexOf(number);
            int start = EqualWidth.StartOf(index);
            (long factor, long shift) = _maps[index];
            return start + (int)(((factor * (number - start)) + shift) % EqualWidth.LengthOf(index));
        }
    }

    private static int DrawCoprime(StableRandom random, int length)
    {
        while (true)
        {
            int factor = random.Below(length) + 1;
            if (GreatestCommonDivisor(factor, length) == 1) return factor;
        }
    }

    private static int GreatestCommonDivisor(int a, int b) => b == 0 ? a : GreatestCommonDivisor(b, a % b);
}
