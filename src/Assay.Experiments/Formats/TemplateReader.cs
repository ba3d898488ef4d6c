using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace Assay.Experiments.Formats;

/// <summary>
/// Reads the lines of a case file that give bytes: <c>text</c>, <c>line</c> (a text that ends with a line feed), <c>wide</c> (a text in
/// UTF-16) and <c>hex</c>.
/// </summary>
internal static partial class TemplateReader
{
    /// <summary>Whether a line with this first word gives bytes.</summary>
    public static bool IsBytes(string word) => word is "text" or "line" or "wide" or "hex";

    /// <summary>The parts of a line.</summary>
    /// <param name="rest">What follows the word and a blank.</param>
    /// <exception cref="FormatException">It cannot be read.</exception>
    public static IEnumerable<TemplatePart> Read(string word, string rest) => word switch
    {
        "hex" => Hex(rest),
        "line" => Text(rest, isWide: false).Append(new TemplatePart([(byte)'\n'])),
        _ => Text(rest, word == "wide"),
    };

    private static IEnumerable<TemplatePart> Text(string text, bool isWide)
    {
        var end = 0;
        foreach (Match place in Place().Matches(text))
        {
            if (place.Index > end)
                yield return new TemplatePart(Encoding.UTF8.GetBytes(text[end..place.Index]), IsWide: isWide);
            yield return PlaceOf(place, isWide);
            end = place.Index + place.Length;
        }

        if (end < text.Length)
            yield return new TemplatePart(Encoding.UTF8.GetBytes(text[end..]), IsWide: isWide);
    }

    private static IEnumerable<TemplatePart> Hex(string text)
    {
        var end = 0;
        foreach (Match token in HexToken().Matches(text))
        {
            if (text[end..token.Index].Trim().Length > 0)
                throw new FormatException(
                    $"'{text[end..token.Index].Trim()}' is neither a byte in hex, nor a text in quotes, nor a place.");
            end = token.Index + token.Length;
            if (token.Value[0] == '$')
                yield return PlaceOf(Place().Match(token.Value), isWide: false);
            else if (token.Value[0] == '"')
                yield return new TemplatePart(Encoding.UTF8.GetBytes(token.Value[1..^1]));
            else if (token.Value[0] != '#')
                yield return new TemplatePart([byte.Parse(token.Value, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture)]);
        }

        if (text[end..].Trim().Length > 0)
            throw new FormatException($"'{text[end..].Trim()}' is neither a byte in hex, nor a text in quotes, nor a place.");
    }

    private static TemplatePart PlaceOf(Match place, bool isWide) =>
        new([], place.Groups["name"].Value, place.Groups["kind"].Value, isWide);

    [GeneratedRegex(@"\$\{(?<name>[a-z][a-z0-9]*)(:(?<kind>space|tag|name|[0-9]+))?\}")]
    private static partial Regex Place();

    [GeneratedRegex(@"""[^""]*""|\$\{[^}]*\}|\b[0-9A-F]{2}\b|#.*$")]
    private static partial Regex HexToken();
}
