using System.Globalization;
using System.Text;

namespace Assay.Core.Naming;

/// <summary>
/// Text of other people's making, such as an exception's message or a type's name, as one visible line: what would end the line, act on a
/// terminal or turn the direction of writing around
/// comes out as <c>\u202E</c>. The rest stays as it is.
/// </summary>
public static class OneLine
{
    /// <summary>The text as one line.</summary>
    public static string Of(string text)
    {
        StringBuilder line = new(text.Length);
        for (var i = 0; i < text.Length; i++)
        {
            if (IsHalf(text, i) || Acts(text[i]))
                line.Append(Named(text[i]));
            else
                line.Append(text[i]);
        }

        return line.ToString();
    }

    /// <summary>Whether a text is one visible line already.</summary>
    public static bool IsOne(string text) => Of(text).Length == text.Length;

    /// <summary>
    /// Whether a character does something instead of being seen: control characters, separators of lines, and the marks of the
    /// bidirectional algorithm.
    /// </summary>
    public static bool Acts(char character) => character switch
    {
        '\u061c' or '\u200e' or '\u200f' or '\u2028' or '\u2029' => true,
        (>= '\u202a' and <= '\u202e') or (>= '\u2066' and <= '\u2069') => true,
        _ => char.IsControl(character),
    };

    /// <summary>Whether the character is half of a surrogate pair without its other half, which no encoding can write.</summary>
    public static bool IsHalf(string text, int index) => char.IsSurrogate(text[index])
        && !(char.IsHighSurrogate(text[index])
            ? index + 1 < text.Length && char.IsLowSurrogate(text[index + 1])
            : index > 0 && char.IsHighSurrogate(text[index - 1]));

    /// <summary>A character as <c>\u202E</c>.</summary>
    public static string Named(char character) => string.Format(CultureInfo.InvariantCulture, "\\u{0:X4}", (int)character);
}
