using System.Collections;
using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>Apache Avro 1.x binary encoding: no field headers, ZigZag numbers and lengths, lists in one block.</summary>
internal sealed class AvroWriter : FormatWriter
{
    protected override void WriteInteger(ByteSink output, int number, int bytes) => output.ZigZag(number);

    protected override void WriteText(ByteSink output, string text)
    {
        output.ZigZag(Encoding.UTF8.GetByteCount(text));
        output.Text(text);
    }

    protected override void WriteBytes(ByteSink output, byte[] bytes)
    {
        output.ZigZag(bytes.Length);
        output.Bytes(bytes);
    }

    protected override void WriteList(ByteSink output, IList items)
    {
        if (items.Count > 0) output.ZigZag(items.Count);
        foreach (var item in items) WriteValue(output, item);
        output.Byte(0);
    }

    protected override void WriteObject(ByteSink output, IReadOnlyList<object?> members)
    {
        foreach (var member in members) WriteValue(output, member);
    }
}
