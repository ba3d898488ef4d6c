namespace Assay.DataSets.Generation;

/// <summary>Makes strings that are never shared: not literals, not interned.</summary>
internal static class FreshText
{
    /// <summary>A new string of the same characters.</summary>
    public static string Copy(string text) => new(text.AsSpan());

    /// <summary>
    /// A new string of the same length in every encoding and with the same escapes: each ASCII letter and digit is replaced by one of its kind,
    /// a leading digit by one from 1 to 9, everything else stays.
    /// </summary>
    public static string Vary(string text, StableRandom random) => string.Create(text.Length, (text, random), static (span, state) =>
    {
        for (int index = 0; index < span.Length; index++)
        {
            bool leads = index == 0 || !char.IsAsciiDigit(state.text[index - 1]);
            span[index] = Vary(state.text[index], leads, state.random);
        }
    });

    private static char Vary(char character, bool leads, StableRandom random) => character switch
    {
        >= 'a' and <= 'z' => (char)('a' + random.Below(26)),
        >= 'A' and <= 'Z' => (char)('A' + random.Below(26)),
        >= '1' and <= '9' when leads => (char)('1' + random.Below(9)),
        >= '0' and <= '9' when !leads => (char)('0' + random.Below(10)),
        _ => character,
    };
}
