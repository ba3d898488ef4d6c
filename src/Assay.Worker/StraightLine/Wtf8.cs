using System.Buffers;
using System.Text;
using System.Text.Unicode;

namespace Assay.Worker.StraightLine;

/// <summary>
/// UTF-8 that also carries lone surrogates, each in the three bytes that its number would take (WTF-8, simonsapin.github.io/wtf-8): a .NET
/// string may hold them, and nothing may change silently.
/// </summary>
internal static class Wtf8
{
    /// <summary>Encodes a text; -1 when it does not fit.</summary>
    public static int Encode(string text, Span<byte> destination)
    {
        var written = 0;
        var rest = text.AsSpan();
        while (true)
        {
            var status = Utf8.FromUtf16(rest, destination[written..], out var read, out var bytes, replaceInvalidSequences: false);
            written += bytes;
            rest = rest[read..];
            if (status == OperationStatus.Done)
                return written;
            if (status != OperationStatus.InvalidData || destination.Length - written < 3)
                return -1;
            destination[written++] = (byte)(0xE0 | (rest[0] >> 12));
            destination[written++] = (byte)(0x80 | ((rest[0] >> 6) & 0x3F));
            destination[written++] = (byte)(0x80 | (rest[0] & 0x3F));
            rest = rest[1..];
        }
    }

    /// <summary>Decodes a text.</summary>
    /// <exception cref="InvalidDataException">The bytes are neither UTF-8 nor a lone surrogate.</exception>
    public static string Decode(ReadOnlySpan<byte> bytes)
    {
        // ASCII is widened byte by byte, which is what Latin-1 does.
        if (Ascii.IsValid(bytes))
            return Encoding.Latin1.GetString(bytes);
        return Utf8.IsValid(bytes) ? Encoding.UTF8.GetString(bytes) : DecodeSurrogates(bytes);
    }

    private static string DecodeSurrogates(ReadOnlySpan<byte> bytes)
    {
        var characters = new char[bytes.Length];
        var count = 0;
        while (true)
        {
            var status = Utf8.ToUtf16(bytes, characters.AsSpan(count), out var read, out var written, replaceInvalidSequences: false);
            count += written;
            bytes = bytes[read..];
            if (status == OperationStatus.Done)
                return new string(characters, 0, count);
            if (bytes is not [0xED, >= 0xA0 and <= 0xBF, >= 0x80 and <= 0xBF, ..])
                throw new InvalidDataException("A text is not UTF-8.");
            characters[count++] = (char)(0xD000 | ((bytes[1] & 0x3F) << 6) | (bytes[2] & 0x3F));
            bytes = bytes[3..];
        }
    }
}
