using System.Collections;
using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>Bond's simple binary protocol, version 1: fixed widths, no field headers; a list names its element type.</summary>
internal sealed class BondSimpleWriter : FormatWriter
{
    protected override void WriteInteger(ByteSink output, int number, int bytes) => output.LittleEndian((ulong)number, bytes);

    protected override void WriteText(ByteSink output, string text)
    {
        output.LittleEndian((ulong)Encoding.UTF8.GetByteCount(text), 4);
        output.Text(text);
    }

    protected override void WriteBytes(ByteSink output, byte[] bytes)
    {
        output.Byte(14);
        output.LittleEndian((ulong)bytes.Length, 4);
        output.Bytes(bytes);
    }

    protected override void WriteList(ByteSink output, IList items)
    {
        output.Byte(10);
        output.LittleEndian((ulong)items.Count, 4);
        foreach (var item in items) WriteValue(output, item);
    }

    protected override void WriteObject(ByteSink output, IReadOnlyList<object?> members)
    {
        foreach (var member in members) WriteValue(output, member);
    }
}
