using System.Collections;
using System.Reflection;

namespace Assay.DataSets.Tests.Formats;

/// <summary>
/// Writes an object in one of the binary formats whose libraries are not referenced here: members in order, private ones included.
/// </summary>
internal abstract class FormatWriter
{
    private static readonly FormatWriter[] Known =
    [
        new AvroWriter(), new MessagePackWriter(), new ProtobufWriter(), new ThriftBinaryWriter(), new ThriftCompactWriter(),
        new BondSimpleWriter(), new BondCompactWriter(),
    ];

    /// <summary>All formats.</summary>
    public static IReadOnlyList<FormatWriter> All => Known;

    /// <summary>The whole payload.</summary>
    public virtual byte[] Write(object root)
    {
        var output = new ByteSink();
        WriteValue(output, root);
        return output.ToArray();
    }

    /// <summary>One value, without a field header. Decimals are strings unless a format overrides it; null is one byte.</summary>
    protected void WriteValue(ByteSink output, object? value)
    {
        switch (value)
        {
            case null: WriteNull(output); break;
            case bool flag: output.Byte(flag ? 1 : 0); break;
            case short number: WriteInteger(output, number, bytes: 2); break;
            case int number: WriteInteger(output, number, bytes: 4); break;
            case float number: WriteSingle(output, number); break;
            case double number: WriteDouble(output, number); break;
            case decimal number: WriteDecimal(output, number); break;
            case string text: WriteText(output, text); break;
            case byte[] bytes: WriteBytes(output, bytes); break;
            case IList items: WriteList(output, items); break;
            default: WriteObject(output, MembersOf(value)); break;
        }
    }

    protected virtual void WriteNull(ByteSink output) => output.Byte(0);

    protected abstract void WriteInteger(ByteSink output, int number, int bytes);

    protected virtual void WriteSingle(ByteSink output, float number) => output.LittleEndian(BitConverter.SingleToUInt32Bits(number), 4);

    protected virtual void WriteDouble(ByteSink output, double number) => output.LittleEndian(BitConverter.DoubleToUInt64Bits(number), 8);

    protected virtual void WriteDecimal(ByteSink output, decimal number) =>
        WriteText(output, number.ToString(System.Globalization.CultureInfo.InvariantCulture));

    protected abstract void WriteText(ByteSink output, string text);

    protected virtual void WriteBytes(ByteSink output, byte[] bytes) => throw new NotSupportedException(GetType().Name);

    protected abstract void WriteList(ByteSink output, IList items);

    protected abstract void WriteObject(ByteSink output, IReadOnlyList<object?> members);

    private static object?[] MembersOf(object value) => [.. Members.Of(value.GetType()).Select((FieldInfo field) => field.GetValue(value))];
}
