using System.Buffers;
using System.Globalization;
using System.IO.Compression;
using System.Text;
using Assay.Core.CSharp;

namespace Assay.Repros.Calls;

/// <summary>
/// Bytes as a C# expression that a person can read: text where they are text, <c>Repeated</c> where a piece stands many times, hex
/// elsewhere, and compressed where nothing else is short.
/// </summary>
internal sealed class PayloadCode
{
    private const int LongestLiteral = 1_000;
    private const int LongestUnit = 512;
    private const int LeastRun = 64;
    private const string OfText = "u8";

    private const string OfRepeated = """
        static byte[] Repeated(ReadOnlySpan<byte> piece, int count)
        {
            byte[] all = new byte[piece.Length * count];
            for (int i = 0; i < count; i++)
                piece.CopyTo(all.AsSpan(i * piece.Length));
            return all;
        }
        """;

    private const string OfInflated = """
        static byte[] Inflated(string base64)
        {
            using var inflated = new System.IO.Compression.DeflateStream(
                new MemoryStream(Convert.FromBase64String(base64)), System.IO.Compression.CompressionMode.Decompress);
            using var all = new MemoryStream();
            inflated.CopyTo(all);
            return all.ToArray();
        }
        """;

    private static readonly SearchValues<byte> Printable =
        SearchValues.Create([.. Enumerable.Range(' ', '~' - ' ' + 1).Select(one => (byte)one), (byte)'\n', (byte)'\r', (byte)'\t']);

    private readonly List<string> pieces = [];
    private readonly SortedSet<string> functions = new(StringComparer.Ordinal);

    public PayloadCode(IReadOnlyList<byte> payload)
    {
        Write([.. payload]);
        Expression = pieces.Count > 1 ? $"[.. {string.Join(", .. ", pieces)}]" : AsArray(pieces[0]);
    }

    /// <summary>Bytes as one expression of an array, however many they are: text where they are text, hex elsewhere.</summary>
    public static string ArrayOf(ReadOnlySpan<byte> bytes) => AsArray(Literal(bytes));

    /// <summary>The expression; its type is an array of bytes.</summary>
    public string Expression { get; }

    /// <summary>The functions that it calls, as C#.</summary>
    public IEnumerable<string> Functions => functions;

    private void Write(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length <= LongestLiteral)
        {
            pieces.Add(Literal(bytes));
            return;
        }

        if (FindRun(bytes) is not (int start, int unit, int count))
        {
            functions.Add(OfInflated);
            pieces.Add($"Inflated({CSharpText.Literal(Convert.ToBase64String(Deflate(bytes)))})");
            return;
        }

        if (start > 0)
            Write(bytes[..start]);
        functions.Add(OfRepeated);
        pieces.Add(string.Create(CultureInfo.InvariantCulture, $"Repeated({Literal(bytes.Slice(start, unit))}, {count})"));
        var end = start + (unit * count);
        if (end < bytes.Length)
            Write(bytes[end..]);
    }

    /// <summary>A piece that stands many times, looked for at three places; null where there is none.</summary>
    private static (int Start, int Unit, int Count)? FindRun(ReadOnlySpan<byte> bytes)
    {
        foreach (var place in new[] { bytes.Length / 2, bytes.Length / 4, bytes.Length * 3 / 4 })
        {
            for (var unit = 1; unit <= LongestUnit && place + unit + LeastRun <= bytes.Length; unit++)
            {
                if (bytes.Slice(place, LeastRun).SequenceEqual(bytes.Slice(place + unit, LeastRun))
                    && RunAt(bytes, place, unit) is { Count: > 1 } run && run.Count * run.Unit > LeastRun)
                    return run;
            }
        }

        return null;
    }

    private static (int Start, int Unit, int Count) RunAt(ReadOnlySpan<byte> bytes, int place, int unit)
    {
        var start = place;
        while (start > 0 && bytes[start - 1] == bytes[start - 1 + unit])
            start--;
        var end = place + unit;
        while (end < bytes.Length && bytes[end] == bytes[end - unit])
            end++;
        return (start, unit, (end - start) / unit);
    }

    private static string AsArray(string piece) => piece.EndsWith(OfText, StringComparison.Ordinal) ? $"{piece}.ToArray()" : piece;

    private static string Literal(ReadOnlySpan<byte> bytes) => bytes.Length > 0 && !bytes.ContainsAnyExcept(Printable)
        ? $"{CSharpText.Literal(Encoding.ASCII.GetString(bytes))}{OfText}"
        : $"Convert.FromHexString({CSharpText.Literal(Convert.ToHexString(bytes))})";

    private static byte[] Deflate(ReadOnlySpan<byte> bytes)
    {
        using MemoryStream packed = new();
        using (DeflateStream deflated = new(packed, CompressionLevel.SmallestSize, leaveOpen: true))
            deflated.Write(bytes);
        return packed.ToArray();
    }
}
