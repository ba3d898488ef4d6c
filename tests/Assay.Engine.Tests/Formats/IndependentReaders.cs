using System.Buffers.Binary;
using System.Globalization;
using System.Text;

namespace Assay.Engine.Tests.Formats;

/// <summary>
/// Readers that know one format each and nothing of Assay: they read the member of a case's payload by the specification, give its text as
/// cases write it, and throw where the payload is not of the format. What follows the value is an error as well.
/// </summary>
/// <param name="data">The payload.</param>
internal class BytesReader(byte[] data)
{
    private static readonly UTF8Encoding Strict = new(false, throwOnInvalidBytes: true);

    protected int Position { get; set; }

    protected int Left => data.Length - Position;

    protected byte Byte() => Position < data.Length ? data[Position++] : throw new InvalidDataException("It ends too early.");

    protected byte Peek() => Position < data.Length ? data[Position] : throw new InvalidDataException("It ends too early.");

    protected byte[] Bytes(long count)
    {
        if (count < 0 || count > Left)
            throw new InvalidDataException($"It has no {count} bytes left.");
        Position += (int)count;
        return data[(Position - (int)count)..Position];
    }

    protected long BigEndian(int width)
    {
        long value = (sbyte)Byte();
        for (var i = 1; i < width; i++)
            value = (value << 8) | Byte();
        return value;
    }

    protected ulong Varint(int most)
    {
        ulong value = 0;
        for (var i = 0; i < most; i++)
        {
            var one = Byte();
            value |= (ulong)(one & 0x7F) << (7 * i);
            if (one < 0x80)
                return value;
        }

        throw new InvalidDataException($"A varint has more than {most} bytes.");
    }

    protected static long ZigZag(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);

    protected double DoubleBig() => BinaryPrimitives.ReadDoubleBigEndian(Bytes(8));

    protected double DoubleLittle() => BinaryPrimitives.ReadDoubleLittleEndian(Bytes(8));

    protected int Int32Little() => BinaryPrimitives.ReadInt32LittleEndian(Bytes(4));

    protected void End() => Require(Left == 0, "Something follows.");

    protected static void Require(bool holds, string sentence)
    {
        if (!holds)
            throw new InvalidDataException(sentence);
    }

    protected static string Text(double value) => value.ToString("R", CultureInfo.InvariantCulture);

    protected static string Text(long value) => value.ToString(CultureInfo.InvariantCulture);

    protected static string Hex(byte[] bytes) => "0x" + Convert.ToHexString(bytes);

    protected static string List(IEnumerable<string> items) => $"[{string.Join(", ", items)}]";

    public static string Date(DateTime time) => time.ToString("O", CultureInfo.InvariantCulture);

    /// <summary>Text of UTF-8, in quotes.</summary>
    public static string Quoted(byte[] utf8) => Quoted(Strict.GetString(utf8));

    public static string Quoted(string text)
    {
        StringBuilder quoted = new("\"");
        foreach (var unit in text)
            quoted.Append(unit is '"' or '\\' ? $"\\{unit}" : unit is >= ' ' and <= '~' ? unit.ToString() : $"\\u{(int)unit:x4}");
        return quoted.Append('"').ToString();
    }
}
