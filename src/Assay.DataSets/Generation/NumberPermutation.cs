using Assay.Core.Workloads;

namespace Assay.DataSets.Generation;

/// <summary>
/// Replaces non-negative numbers by others of equal width (<see cref="EqualWidth"/>), different numbers by different ones:
/// within each range of equal width an affine map modulo the range's length.
/// </summary>
internal sealed class NumberPermutation
{
    private readonly (long Factor, long Shift)[] maps = new (long, long)[EqualWidth.Count];

    /// <summary>Draws one map for each range.</summary>
    public NumberPermutation(StableRandom random)
    {
        for (var index = 0; index < maps.Length; index++)
        {
            var length = EqualWidth.LengthOf(index);
            maps[index] = (DrawCoprime(random, length), random.Below(length));
        }
    }

    /// <summary>The number that stands for <paramref name="number"/> in this permutation.</summary>
    public int this[int number]
    {
        get
        {
            var index = EqualWidth.IndexOf(number);
            var start = EqualWidth.StartOf(index);
            (var factor, var shift) = maps[index];
            return start + (int)(((factor * (number - start)) + shift) % EqualWidth.LengthOf(index));
        }
    }

    private static int DrawCoprime(StableRandom random, int length)
    {
        while (true)
        {
            var factor = random.Below(length) + 1;
            if (GreatestCommonDivisor(factor, length) == 1) return factor;
        }
    }

    private static int GreatestCommonDivisor(int a, int b) => b == 0 ? a : GreatestCommonDivisor(b, a % b);
}

/// <summary>
/// Replaces letters by letters and digits by digits, equal ones by equal ones, so that a text stays as repetitive as it was. Each stays
/// within its class: a to c, d to z (two and three decimal digits where a byte is written as a number), A to Z, 1 to 9; all other
/// characters, zero among them, stand for themselves.
/// </summary>
internal sealed class CharacterPermutation
{
    private static readonly string[] Letters = ["abc", "defghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    private static readonly string[] Digits = ["123456789"];

    private readonly char[] replacements = new char[128];

    /// <summary>Draws a permutation of each class.</summary>
    public CharacterPermutation(StableRandom random)
        : this(random, [.. Letters, .. Digits])
    {
    }

    private CharacterPermutation(StableRandom random, string[] classes)
    {
        for (var index = 0; index < replacements.Length; index++) replacements[index] = (char)index;
        foreach (var members in classes) random.Shuffle(replacements.AsSpan(members[0], members.Length));
    }

    /// <summary>Draws a permutation that leaves letters as they are.</summary>
    public static CharacterPermutation OfDigits(StableRandom random) => new(random, Digits);

    /// <summary>The character that stands for this one.</summary>
    public char this[char character] => character < replacements.Length ? replacements[character] : character;

    /// <summary>A new string with every character replaced.</summary>
    public string Apply(string text) => string.Create(text.Length, (text, this), static (span, state) =>
    {
        for (var index = 0; index < span.Length; index++) span[index] = state.Item2[state.text[index]];
    });
}
