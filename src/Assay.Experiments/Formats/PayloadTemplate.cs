using System.Text;
using System.Text.RegularExpressions;

namespace Assay.Experiments.Formats;

/// <summary>Bytes with places that differ from row to row, such as the name of an XML root: <c>${name}</c> in the files of cases.</summary>
/// <param name="Parts">The parts, in their order.</param>
public sealed record PayloadTemplate(IReadOnlyList<TemplatePart> Parts)
{
    private static readonly TimeSpan LongestMatch = TimeSpan.FromSeconds(2);

    /// <summary>The places, if a payload has this form; null where it has not.</summary>
    public IReadOnlyDictionary<string, byte[]>? Match(byte[] payload)
    {
        HashSet<string> seen = [];
        var pattern = string.Concat(Parts.Select(part => PatternOf(part, seen)));
        var match = Regex.Match(
            Encoding.Latin1.GetString(payload), $@"\A{pattern}\z", RegexOptions.Singleline | RegexOptions.CultureInvariant, LongestMatch);
        return match.Success ? seen.ToDictionary(name => name, name => Encoding.Latin1.GetBytes(match.Groups[name].Value)) : null;
    }

    /// <summary>The payload with what a row has in the places.</summary>
    /// <param name="places">What <see cref="Match"/> of the row's layout gave.</param>
    /// <exception cref="KeyNotFoundException">The layout has no such place.</exception>
    public byte[] Fill(IReadOnlyDictionary<string, byte[]> places) =>
        [.. Parts.SelectMany(part => Encoded(part, part.Place.Length > 0 ? places[part.Place] : part.Bytes))];

    private static byte[] Encoded(TemplatePart part, byte[] bytes) =>
        part.IsWide ? Encoding.Unicode.GetBytes(Encoding.UTF8.GetString(bytes)) : bytes;

    private static string PatternOf(TemplatePart part, HashSet<string> seen)
    {
        if (part.Place.Length == 0)
            return Regex.Escape(Encoding.Latin1.GetString(part.Bytes));
        return seen.Add(part.Place) ? $"(?<{part.Place}>{part.Pattern})" : $@"\k<{part.Place}>";
    }
}

/// <summary>A part of a template: bytes, or a place.</summary>
/// <param name="Bytes">The bytes; empty for a place.</param>
/// <param name="Place">Name of the place; empty for bytes.</param>
/// <param name="Kind">What may stand in the place: a number of bytes, <c>space</c>, <c>tag</c>, <c>name</c>, or empty for anything.</param>
/// <param name="IsWide">Whether it is UTF-8 that is written as UTF-16.</param>
public sealed record TemplatePart(byte[] Bytes, string Place = "", string Kind = "", bool IsWide = false)
{
    /// <summary>The regular expression of a place, over bytes as Latin-1.</summary>
    internal string Pattern => Kind switch
    {
        "" => ".*?",
        "space" => @"[ \t\r\n]*",
        "tag" => "[A-Za-z_][^<>]*?",
        "name" => @"[A-Za-z_][A-Za-z0-9_.:-]*",
        _ => $".{{{Kind}}}",
    };
}
