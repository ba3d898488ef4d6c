using System.Collections;
using System.Text;

namespace Assay.DataSets.Tests.Formats;

/// <summary>
/// Protocol Buffers with explicit presence (a member that is zero is written, one that is null is not), decimals as strings, a root list as
/// field 1 of a message.
/// </summary>
internal sealed class ProtobufWriter : FormatWriter
{
    public override byte[] Write(object root)
    {
        var output = new ByteSink();
        if (root is string or IList) WriteField(output, 1, root);
        else WriteValue(output, root);
        return output.ToArray();
    }

    protected override void WriteInteger(ByteSink output, int number, int bytes) => output.Variable((ulong)number);

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

    protected override void WriteList(ByteSink output, IList items) => throw new NotSupportedException("A list is a repeated field.");

    protected override void WriteObject(ByteSink output, IReadOnlyList<object?> members)
    {
        for (var index = 0; index < members.Count; index++) WriteField(output, index + 1, members[index]);
    }

    private void WriteField(ByteSink output, int number, object? value)
    {
        switch (value)
        {
            case null:
                break;
            case IList<float> numbers:
                WriteLengthPrefixed(output, number, content => { foreach (var item in numbers) WriteValue(content, item); });
                break;
            case IList items and not byte[]:
                foreach (var item in items) WriteField(output, number, item);
                break;
            case IConvertible or byte[]:
                output.Variable((ulong)number << 3);
                WriteValue(output, value);
                break;
            default:
                WriteLengthPrefixed(output, number, content => WriteValue(content, value));
                break;
        }
    }

    private static void WriteLengthPrefixed(ByteSink output, int number, Action<ByteSink> write)
    {
        var content = new ByteSink();
        write(content);
        output.Variable((ulong)number << 3);
        output.Variable((ulong)content.Length);
        output.Bytes(content.ToArray());
    }
}
