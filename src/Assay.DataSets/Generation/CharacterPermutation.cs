namespace Assay.DataSets.Generation;

/// <summary>
/// Replaces letters by letters and digits by digits, equal ones by equal ones, so that a text stays as repetitive as it was. Each stays within its class:
/// a to c, d to z (two and three decimal digits where a byte is written as a number), A to Z, 1 to 9; all other characters, zero among them, stand for themselves.
/// </summary>
internal sealed class CharacterPermutation
{
    private static readonly string[] Letters = ["abc", "defghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    private static readonly string[] Digits = ["123456789"];

    private readonly char[] _replacements = new char[128];

    /// <summary>Draws a permutation of each class.</summary>
    public CharacterPermutation(StableRandom random)
        : this(random, [.. Letters, .. Digits])
    {
    }

    private CharacterPermutation(StableRandom random, string[] classes)
    {
        for (int index = 0; index < _replacements.Length; index++) _replacements[index] = (char)index;
        foreach (string members in classes) random.Shuffle(_replacements.AsSpan(members[0], members.Length));
    }

    /// <summary>Draws a permutation that leaves letters as they are.</summary>
    public static CharacterPermutation OfDigits(StableRandom random) => new(random, Digits);

    /// <summary>The character that stands for this one.</summary>
    public char this[char character] => character < _replacements.Length ? _replacements[character] : character;

    /// <summary>A new string with every character replaced.</summary>
    public string Apply(string text) => string.Create(text.Length, (text, this), static (span, state) =>
    {
        for (int index = 0; index < span.Length; index++) span[index] = state.Item2[state.text[index]];
    });
}
