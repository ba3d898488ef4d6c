using System.Collections;
using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>
/// Apache Thrift's compact protocol: one byte of header a field, which holds a Boolean's value too. Thrift has no decimal: it is a double.
/// </summary>
internal sealed class ThriftCompactWriter : FormatWriter
{
    protected override void WriteInteger(ByteSink output, int number, int bytes) => output.ZigZag(number);

    protected override void WriteSingle(ByteSink output, float number) => WriteDouble(output, number);

    protected override void WriteDecimal(ByteSink output, decimal number) => WriteDouble(output, (double)number);

    protected override void WriteText(ByteSink output, string text)
    {
        output.Variable((ulong)Encoding.UTF8.GetByteCount(text));
        output.Text(text);
    }

    protected override void WriteBytes(ByteSink output, byte[] bytes)
    {
        output.Variable((ulong)bytes.Length);
        output.Bytes(bytes);
    }

    protected override void WriteList(ByteSink output, IList items)
    {
        output.Byte((Math.Min(items.Count, 15) << 4) | 12);
        if (items.Count > 14) output.Variable((ulong)items.Count);
        foreach (var item in items) WriteValue(output, item);
    }

    protected override void WriteObject(ByteSink output, IReadOnlyList<object?> members)
    {
        var previous = -1;
        for (var index = 0; index < members.Count; index++)
        {
            var member = members[index];
            if (member is null) continue;
            var step = index - previous;
            previous = index;
            var kind = member is bool flag ? (flag ? 1 : 2) : 8;
            output.Byte(step < 16 ? (step << 4) | kind : kind);
            if (step > 15) output.ZigZag(index + 1);
            if (member is not bool) WriteValue(output, member);
        }

        output.Byte(0);
    }
}
