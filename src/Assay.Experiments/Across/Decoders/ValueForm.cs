using System.Globalization;
using System.Numerics;
using System.Text;
using System.Xml;
using Assay.Core.Protocol;

namespace Assay.Experiments.Across.Decoders;

/// <summary>Whether a decoder read a value, and in which form: a natural one needs no word.</summary>
/// <param name="isText">Whether the format is a text, in which dates, keys and bytes have no type of their own.</param>
/// <param name="isXml">Whether everything in it is a text.</param>
internal readonly struct ValueForm(bool isText, bool isXml)
{
    private static readonly CultureInfo Culture = CultureInfo.InvariantCulture;

    /// <summary>Compares a value.</summary>
    /// <returns>Whether it is there; then its form, empty for the natural one, and otherwise what is there instead.</returns>
    public (bool IsThere, string Form) Of(PayloadLeaf leaf, DecodedNode decoded) => leaf.Kind switch
    {
        LeafKind.Boolean =>
            Scalar(decoded, "bool",
                text => text.Equals(leaf.Text, StringComparison.OrdinalIgnoreCase) || text == (leaf.Text == "true" ? "1" : "0")),
        LeafKind.Integer =>
            Scalar(decoded, "number",
                text => BigInteger.TryParse(text, NumberStyles.AllowLeadingSign, Culture, out var number)
                && number == BigInteger.Parse(leaf.Text, Culture)),
        LeafKind.Floating => Scalar(decoded, "number", text => IsNumber(leaf, text)),
        LeafKind.Enumeration =>
            decoded.Kind == "text" && decoded.Text == leaf.Name ? (true, "") : Scalar(decoded, "number", text => text == leaf.Text),
        LeafKind.Text => TextOf(decoded) == leaf.Text ? (true, decoded.Kind == "text" ? "" : "bytes") : (false, Instead(decoded)),
        LeafKind.Character => TextOf(decoded) == leaf.Text ? (true, "") : Scalar(
            decoded, "number", text => text == ((int)leaf.Text[0]).ToString(Culture), decoded.Describe()),
        LeafKind.Bytes => BytesOf(leaf, decoded),
        LeafKind.Decimal => DecimalOf(leaf, decoded),
        LeafKind.Guid => GuidOf(leaf, decoded),
        LeafKind.DateTime or LeafKind.DateTimeOffset => TimeOf(leaf, decoded),
        LeafKind.Duration => DurationOf(leaf, decoded),
        _ => TextOf(decoded) == leaf.Text ? (true, "") : (true, decoded.Describe()),
    };

    /// <summary>The text of a node; of bytes as UTF-8.</summary>
    public static string TextOf(DecodedNode decoded) =>
        decoded.Kind == "bytes" ? Encoding.UTF8.GetString(Convert.FromHexString(decoded.Text)) : decoded.Kind == "text" ? decoded.Text : "";

    private (bool IsThere, string Form) Scalar(DecodedNode decoded, string natural, Func<string, bool> isEqual, string? form = null)
    {
        if (decoded.HoldsOthers || decoded.Kind == "null" || !isEqual(decoded.Text))
            return (false, Instead(decoded));
        return (true, form ?? (decoded.Kind == natural || (isXml && decoded.Kind == "text") ? "" : decoded.Describe()));
    }

    private static bool IsNumber(PayloadLeaf leaf, string text)
    {
        if (!double.TryParse(text, NumberStyles.Float, Culture, out var number))
            return false;
        return leaf.Bits.Length switch
        {
            sizeof(float) => (float)number == BitConverter.ToSingle(leaf.Bits),
            sizeof(double) => number == BitConverter.ToDouble(leaf.Bits),
            _ => (Half)number == BitConverter.ToHalf(leaf.Bits),
        };
    }

    private (bool IsThere, string Form) BytesOf(PayloadLeaf leaf, DecodedNode decoded)
    {
        if (decoded.Kind == "bytes")
            return decoded.Text == Convert.ToHexStringLower(leaf.Bits) ? (true, "") : (false, "other bytes");
        if (decoded.Kind == "text" && decoded.Text == Convert.ToBase64String(leaf.Bits))
            return (true, isText ? "" : "a text in Base64");
        return decoded.Kind == "list"
            && decoded.Items.Select(item => item.Text).SequenceEqual(leaf.Bits.Select(unit => unit.ToString(Culture)))
            ? (true, "a list of numbers")
            : (false, Instead(decoded));
    }

    // A decimal has no type in most formats: what nobody can compare is told as it is.
    private (bool IsThere, string Form) DecimalOf(PayloadLeaf leaf, DecodedNode decoded)
    {
        if (decoded.Kind is not ("number" or "text"))
            return decoded.Kind == "null" ? (false, "null") : (true, decoded.Describe());
        if (!decimal.TryParse(decoded.Text, NumberStyles.Float, Culture, out var number))
            return (true, decoded.Describe());
        if (number != decimal.Parse(leaf.Text, Culture))
            return (false, $"{decoded.Describe()} instead of {leaf.Text}");
        return (true, decoded.Kind == "number" || isXml ? "" : decoded.Describe());
    }

    private (bool IsThere, string Form) GuidOf(PayloadLeaf leaf, DecodedNode decoded)
    {
        var id = Guid.Parse(leaf.Text);
        if (decoded.Kind == "bytes" && decoded.Text == Convert.ToHexStringLower(id.ToByteArray(bigEndian: true)))
            return (true, "16 bytes in the order of RFC 9562");
        if (decoded.Kind == "bytes" && decoded.Text == Convert.ToHexStringLower(id.ToByteArray()))
            return (true, "16 bytes in the order of .NET");
        if (Guid.TryParse(TextOf(decoded), out var read))
            return read == id ? (true, isText ? "" : decoded.Describe()) : (false, Instead(decoded));
        return decoded.Kind == "null" ? (false, "null") : (true, decoded.Describe());
    }

    private (bool IsThere, string Form) TimeOf(PayloadLeaf leaf, DecodedNode decoded)
    {
        var expected = DateTimeOffset.Parse(leaf.Text, Culture, DateTimeStyles.AssumeUniversal);
        var isTime = DateTimeOffset.TryParse(decoded.Text, Culture, DateTimeStyles.AssumeUniversal, out var read)
            && decoded.Text.Contains('T', StringComparison.Ordinal);
        if (decoded.Kind is not ("date" or "text") || !isTime)
            return decoded.Kind == "null" ? (false, "null") : (true, decoded.Describe());
        if (read != expected)
            return (false, $"{decoded.Describe()} instead of {leaf.Text}");
        var hasOffset = decoded.Text.EndsWith('Z')
            || decoded.Text.LastIndexOfAny(['+', '-']) > decoded.Text.IndexOf('T', StringComparison.Ordinal);
        return (true, decoded.Kind == "date" || (isText && hasOffset) ? "" : decoded.Describe());
    }

    private (bool IsThere, string Form) DurationOf(PayloadLeaf leaf, DecodedNode decoded)
    {
        if (decoded.Kind == "null")
            return (false, "null");
        return (true, isText && decoded.Text.StartsWith('P') && IsDuration(decoded.Text, TimeSpan.Parse(leaf.Text, Culture))
            ? ""
            : decoded.Describe());
    }

    private static bool IsDuration(string text, TimeSpan expected)
    {
        try
        {
            return XmlConvert.ToTimeSpan(text) == expected;
        }
        catch (FormatException)
        {
            return false;
        }
    }

    private static string Instead(DecodedNode decoded) => $"{decoded.Describe()} instead of its value";
}
