using System.Globalization;

namespace Assay.Engine;

/// <summary>Quotes what a user gave, in a sentence that stays one line on any terminal.</summary>
public static class Shortened
{
    private const int Longest = 80;
    private const int Tail = 20;

    /// <summary>The text, its middle left out where it is long.</summary>
    public static string Of(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        if (text.Length <= Longest)
            return text;
        int head = Longest - Tail;

        // Half a surrogate pair would be written as a question mark.
        head -= char.IsHighSurrogate(text[head - 1]) ? 1 : 0;
        int tail = text.Length - Tail;
        tail += char.IsLowSurrogate(text[tail]) ? 1 : 0;
        return string.Create(CultureInfo.InvariantCulture, $"{text[..head]}...{text[tail..]} ({text.Length:N0} characters)");
    }
}
