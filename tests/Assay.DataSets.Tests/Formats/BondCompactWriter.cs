using System.Collections;
using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>
/// Bond's compact binary protocol, version 1, marshalled: four bytes that name protocol and version, then fields with headers of one or two
/// bytes.
/// </summary>
internal sealed class BondCompactWriter : FormatWriter
{
    public override byte[] Write(object root) => [(byte)'C', (byte)'B', 1, 0, .. base.Write(root)];

    protected override void WriteInteger(ByteSink output, int number, int bytes) => output.ZigZag(number);

    protected override void WriteText(ByteSink output, string text)
    {
        output.Variable((ulong)Encoding.UTF8.GetByteCount(text));
        output.Text(text);
    }

    protected override void WriteBytes(ByteSink output, byte[] bytes)
    {
        output.Byte(14);
        output.Variable((ulong)bytes.Length);
        output.Bytes(bytes);
    }

    protected override void WriteList(ByteSink output, IList items)
    {
        output.Byte(10);
        output.Variable((ulong)items.Count);
        foreach (var item in items) WriteValue(output, item);
    }

    protected override void WriteObject(ByteSink output, IReadOnlyList<object?> members)
    {
        for (var index = 0; index < members.Count; index++)
        {
            if (members[index] is null) continue;
            var id = index + 1;
            output.Byte((Math.Min(id, 6) << 5) | 9);
            if (id > 5) output.Byte(id);
            WriteValue(output, members[index]);
        }

        output.Byte(0);
    }
}
