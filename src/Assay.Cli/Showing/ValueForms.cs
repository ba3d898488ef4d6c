using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;
using System.Xml;
using Assay.Core.Protocol;

namespace Assay.Cli.Showing;

/// <summary>The ways in which a format may write a value.</summary>
internal static class ValueForms
{
    // A binary format that writes a number as text is rare, and its text is easily met by chance.
    private const double TextInBinary = 3;

    /// <summary>The encodings to look for, each sequence of bytes once, the likeliest first.</summary>
    public static IReadOnlyList<ValueEncoding> Of(PayloadLeaf leaf, bool isText, bool isXml)
    {
        var forms = isText
            ? TextForms.Of(leaf)
            : BinaryForms.Of(leaf, isXml).Concat(TextForms.Of(leaf).Select(form => form with { Cost = form.Cost + TextInBinary }));
        return [.. forms.Where(form => form.Bytes.Length > 0).DistinctBy(form => Convert.ToHexString(form.Bytes))
            .OrderBy(form => form.Cost)];
    }
}

/// <summary>One way in which a format may write a value.</summary>
/// <param name="Name">Its name, such as <c>UTF-8</c> or <c>varint</c>.</param>
/// <param name="Bytes">The bytes, at least one.</param>
/// <param name="Cost">How unlikely it is, 0 for what is looked for first.</param>
/// <param name="Boundary">What may not stand before and behind it.</param>
internal sealed record ValueEncoding(string Name, byte[] Bytes, double Cost, Boundary Boundary)
{
    private const int FewBytes = 3;

    /// <summary>Whether it is hardly ever met by chance: enough bytes that say something.</summary>
    public bool IsTelling { get; } = Boundary != Boundary.None || Bytes.Count(value => value is not (0 or 0xFF)) >= FewBytes;

    /// <summary>Whether it stands at an offset, within its boundary.</summary>
    public bool StandsAt(ReadOnlySpan<byte> payload, int offset) =>
        Boundary == Boundary.None
        || ((offset == 0 || !IsInside(payload[offset - 1], Bytes[0]))
            && (offset + Bytes.Length == payload.Length || !IsInside(payload[offset + Bytes.Length], Bytes[^1])));

    // A neighbour that would make the word or number a longer one.
    private bool IsInside(byte neighbour, byte edge) => Boundary == Boundary.Number
        ? char.IsAsciiLetterOrDigit((char)neighbour) || neighbour is (byte)'.' or (byte)'-' or (byte)'+' or (byte)'_'
        : char.IsAsciiLetterOrDigit((char)neighbour) && char.IsAsciiLetterOrDigit((char)edge);
}

/// <summary>How values are written as text, in formats of text and inside binary ones.</summary>
internal static class TextForms
{
    private const string Seconds = "yyyy-MM-dd'T'HH:mm:ss";
    private const string Fraction = "yyyy-MM-dd'T'HH:mm:ss.FFFFFFF";
    private static readonly Encoding Utf16BigEndian = new UnicodeEncoding(bigEndian: true, byteOrderMark: false);

    /// <summary>The forms of a value, the likeliest first.</summary>
    public static IEnumerable<ValueEncoding> Of(PayloadLeaf leaf) => leaf.Kind switch
    {
        LeafKind.Text => Words(leaf.Text),
        LeafKind.Character => Words(leaf.Text).Append(Digits(((int)leaf.Text[0]).ToString(CultureInfo.InvariantCulture))),
        LeafKind.Boolean => Named("true or false", Boundary.Word, leaf.Text, leaf.Text == "true" ? "True" : "False"),
        LeafKind.Enumeration => Named("name", Boundary.Word, leaf.Name).Append(Digits(leaf.Text)),
        LeafKind.Integer => [Digits(leaf.Text)],
        LeafKind.Floating or LeafKind.Decimal =>
            Named("decimal digits", Boundary.Number, leaf.Text + ".0", leaf.Text, leaf.Text.Replace("E+", "E", StringComparison.Ordinal)),
        LeafKind.Guid => Named(
            "GUID text", Boundary.Word, leaf.Text, leaf.Text.Replace("-", "", StringComparison.Ordinal), leaf.Text.ToUpperInvariant()),
        LeafKind.DateTime => Times(new DateTime(TicksOf(leaf)), TimeSpan.Zero),
        LeafKind.DateTimeOffset => Times(new DateTime(TicksOf(leaf)), TimeSpan.FromMinutes(BitConverter.ToInt16(leaf.Bits, sizeof(long)))),
        LeafKind.Duration => Named("duration text", Boundary.Number, leaf.Text, XmlConvert.ToString(new TimeSpan(TicksOf(leaf)))).Append(
            Digits(TicksOf(leaf).ToString(CultureInfo.InvariantCulture))),
        LeafKind.Date => Named("date text", Boundary.Word, leaf.Text),
        LeafKind.Time =>
            Named("time text", Boundary.Number, leaf.Text, leaf.Text.TrimEnd('0').TrimEnd('.'),
                new TimeOnly(TicksOf(leaf)).ToString("HH:mm:ss", CultureInfo.InvariantCulture)),
        _ => Named("base64", Boundary.None, Convert.ToBase64String(leaf.Bits))
            .Concat(Named("list of numbers", Boundary.Number, string.Join(",", leaf.Bits), string.Join(", ", leaf.Bits)))
            .Concat(Named("hex digits", Boundary.None, Convert.ToHexString(leaf.Bits), Convert.ToHexStringLower(leaf.Bits))),
    };

    private static IEnumerable<ValueEncoding> Words(string text)
    {
        yield return new("UTF-8", Encoding.UTF8.GetBytes(text), 0, Boundary.Word);
        yield return new("UTF-16", Encoding.Unicode.GetBytes(text), 0.5, Boundary.None);
        foreach (var escaped in Escaped(text).Distinct().Where(escaped => escaped != text))
            yield return new("UTF-8, escaped", Encoding.UTF8.GetBytes(escaped), 0.5, Boundary.Word);
        yield return new("UTF-16, big endian", Utf16BigEndian.GetBytes(text), 1, Boundary.None);
    }

    private static IEnumerable<string> Escaped(string text)
    {
        var strict = JavaScriptEncoder.Default.Encode(text);
        yield return strict;
        yield return strict.Replace("\\u0022", "\\\"", StringComparison.Ordinal);
        yield return JavaScriptEncoder.UnsafeRelaxedJsonEscaping.Encode(text);
        yield return text.Replace("\"", "\"\"", StringComparison.Ordinal);
        var xml = text.Replace("&", "&amp;", StringComparison.Ordinal).Replace("<", "&lt;", StringComparison.Ordinal)
            .Replace(">", "&gt;", StringComparison.Ordinal);
        yield return xml;
        yield return xml.Replace("\r", "&#xD;", StringComparison.Ordinal);
        yield return xml.Replace("\"", "&quot;", StringComparison.Ordinal);
    }

    private static ValueEncoding Digits(string text) => new("decimal digits", Encoding.ASCII.GetBytes(text), 0, Boundary.Number);

    private static IEnumerable<ValueEncoding> Named(string name, Boundary boundary, params IEnumerable<string> forms) =>
        forms.Where(form => form.Length > 0).Distinct().Select(form => new ValueEncoding(name, Encoding.UTF8.GetBytes(form), 0, boundary));

    private static long TicksOf(PayloadLeaf leaf) => BitConverter.ToInt64(leaf.Bits);

    private static IEnumerable<ValueEncoding> Times(DateTime time, TimeSpan offset)
    {
        var utc = time.Ticks >= offset.Ticks ? time - offset : time;
        string[] clocks = [Text(time, "yyyy-MM-dd'T'HH:mm:ss.fffffff"), Text(time, Fraction), Text(time, Seconds), Text(utc, Fraction)];
        var zone = $"{(offset < TimeSpan.Zero ? "-" : "+")}{offset:hh\\:mm}";
        var milliseconds = ((utc - DateTime.UnixEpoch).Ticks / TimeSpan.TicksPerMillisecond).ToString(CultureInfo.InvariantCulture);
        return Named("date and time text", Boundary.Number, clocks.SelectMany(clock => new[] { clock + "Z", clock + zone, clock }))
            .Append(Digits(milliseconds));
    }

    private static string Text(DateTime time, string format) => time.ToString(format, CultureInfo.InvariantCulture);
}
