namespace Assay.DataSets.Generation;

/// <summary>Makes strings that are never shared: not literals, not interned.</summary>
internal static class FreshText
{
    /// <summary>A new string of the same characters.</summary>
    public static string Copy(string text) => new(text.ToCharArray());

    /// <summary>A new string with its characters replaced by a permutation of their own (<see cref="CharacterPermutation"/>): equal length in every format, equally repetitive.</summary>
    public static string Vary(string text, StableRandom random) => new CharacterPermutation(random).Apply(text);

    /// <summary>A new string of lower-case letters.</summary>
    public static string Letters(int length, StableRandom random) => string.Create(length, random, static (span, source) =>
    {
        for (int index = 0; index < span.Length; index++) span[index] = (char)('a' + source.Below(26));
    });

    /// <summary>A new string of words in lower-case letters, the first letter of the text a capital; it neither begins nor ends with a space.</summary>
    public static string Words(int length, StableRandom random) => string.Create(length, random, static (span, source) =>
    {
        int wordLeft = 3 + source.Below(7);
        for (int index = 0; index < span.Length; index++, wordLeft--)
        {
            bool space = wordLeft == 0 && index + 1 < span.Length;
            span[index] = space ? ' ' : (char)((index == 0 ? 'A' : 'a') + source.Below(26));
            if (space) wordLeft = 3 + source.Below(7);
        }
    });
}
