using System.Collections;
using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>MessagePack, objects as arrays, each number in its smallest form.</summary>
internal sealed class MessagePackWriter : FormatWriter
{
    protected override void WriteNull(ByteSink output) => output.Byte(0xC0);

    protected override void WriteInteger(ByteSink output, int number, int bytes)
    {
        if (number < 0) throw new NotSupportedException("The data sets hold no negative numbers.");
        if (number < 128) output.Byte(number);
        else Sized(output, number, 0xCC, 0xCD, 0xCE);
    }

    protected override void WriteSingle(ByteSink output, float number)
    {
        output.Byte(0xCA);
        output.BigEndian(BitConverter.SingleToUInt32Bits(number), 4);
    }

    protected override void WriteDouble(ByteSink output, double number)
    {
        output.Byte(0xCB);
        output.BigEndian(BitConverter.DoubleToUInt64Bits(number), 8);
    }

    protected override void WriteText(ByteSink output, string text)
    {
        var length = Encoding.UTF8.GetByteCount(text);
        if (length < 32) output.Byte(0xA0 | length);
        else Sized(output, length, 0xD9, 0xDA, 0xDB);
        output.Text(text);
    }

    protected override void WriteBytes(ByteSink output, byte[] bytes)
    {
        Sized(output, bytes.Length, 0xC4, 0xC5, 0xC6);
        output.Bytes(bytes);
    }

    protected override void WriteList(ByteSink output, IList items)
    {
        WriteArrayHeader(output, items.Count);
        foreach (var item in items) WriteValue(output, item);
    }

    protected override void WriteObject(ByteSink output, IReadOnlyList<object?> members)
    {
        WriteArrayHeader(output, members.Count);
        foreach (var member in members) WriteValue(output, member);
    }

    private static void WriteArrayHeader(ByteSink output, int count)
    {
        if (count < 16) output.Byte(0x90 | count);
        else Sized(output, count, 0xDC, 0xDC, 0xDD);
    }

    private static void Sized(ByteSink output, int value, int code8, int code16, int code32)
    {
        var oneByte = value <= byte.MaxValue && code8 != code16;
        var twoBytes = value <= ushort.MaxValue;
        output.Byte(oneByte ? code8 : twoBytes ? code16 : code32);
        output.BigEndian((ulong)value, oneByte ? 1 : twoBytes ? 2 : 4);
    }
}
