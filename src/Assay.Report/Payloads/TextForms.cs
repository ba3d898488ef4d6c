using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;
using System.Xml;
using Assay.Core.Protocol;

namespace Assay.Report.Payloads;

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
        LeafKind.Floating or LeafKind.Decimal => Named("decimal digits", Boundary.Number, leaf.Text + ".0", leaf.Text, leaf.Text.Replace("E+", "E", StringComparison.Ordinal)),
        LeafKind.Guid => Named("GUID text", Boundary.Word, leaf.Text, leaf.Text.Replace("-", "", StringComparison.Ordinal), leaf.Text.ToUpperInvariant()),
        LeafKind.DateTime => Times(new DateTime(TicksOf(leaf)), TimeSpan.Zero),
        LeafKind.DateTimeOffset => Times(new DateTime(TicksOf(leaf)), TimeSpan.FromMinutes(BitConverter.ToInt16(leaf.Bits, sizeof(long)))),
        LeafKind.Duration => Named("duration text", Boundary.Number, leaf.Text, XmlConvert.ToString(new TimeSpan(TicksOf(leaf)))).Append(Digits(TicksOf(leaf).ToString(CultureInfo.InvariantCulture))),
        LeafKind.Date => Named("date text", Boundary.Word, leaf.Text),
        LeafKind.Time => Named("time text", Boundary.Number, leaf.Text, leaf.Text.TrimEnd('0').TrimEnd('.'), new TimeOnly(TicksOf(leaf)).ToString("HH:mm:ss", CultureInfo.InvariantCulture)),
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
        var xml = text.Replace("&", "&amp;", StringComparison.Ordinal).Replace("<", "&lt;", StringComparison.Ordinal).Replace(">", "&gt;", StringComparison.Ordinal);
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
