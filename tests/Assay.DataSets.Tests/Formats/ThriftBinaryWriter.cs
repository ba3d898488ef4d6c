using System.Collections;
using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>Apache Thrift's binary protocol: fixed widths, three bytes of header a field. Thrift has no decimal: it is a double.</summary>
internal sealed class ThriftBinaryWriter : FormatWriter
{
    protected override void WriteInteger(ByteSink output, int number, int bytes) => output.BigEndian((ulong)number, bytes);

    protected override void WriteSingle(ByteSink output, float number) => WriteDouble(output, number);

    protected override void WriteDouble(ByteSink output, double number) => output.BigEndian(BitConverter.DoubleToUInt64Bits(number), 8);

    protected override void WriteDecimal(ByteSink output, decimal number) => WriteDouble(output, (double)number);

    protected override void WriteText(ByteSink output, string text)
    {
        output.BigEndian((ulong)Encoding.UTF8.GetByteCount(text), 4);
        output.Text(text);
    }

    protected override void WriteBytes(ByteSink output, byte[] bytes)
    {
        output.BigEndian((ulong)bytes.Length, 4);
        output.Bytes(bytes);
    }

    protected override void WriteList(ByteSink output, IList items)
    {
        output.Byte(12);
        output.BigEndian((ulong)items.Count, 4);
        foreach (var item in items) WriteValue(output, item);
    }

    protected override void WriteObject(ByteSink output, IReadOnlyList<object?> members)
    {
        for (var index = 0; index < members.Count; index++)
        {
            if (members[index] is null) continue;
            output.Byte(11);
            output.BigEndian((ulong)(index + 1), 2);
            WriteValue(output, members[index]);
        }

        output.Byte(0);
    }
}
