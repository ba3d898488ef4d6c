using System.Buffers;
using System.Buffers.Binary;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Security.Cryptography;

namespace Assay.Worker.Graphs;

/// <summary>Writes content in one canonical form into a hash.</summary>
internal sealed class ContentWriter : IDisposable
{
    private const int FlushBytes = 1 << 16;
    private readonly IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
    private readonly ArrayBufferWriter<byte> buffer = new();

    public void Write(byte value) => Write([value]);

    public void Write(long value)
    {
        BinaryPrimitives.WriteInt64LittleEndian(buffer.GetSpan(sizeof(long)), value);
        Advance(sizeof(long));
    }

    public void Write(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length > FlushBytes)
        {
            Flush();
            hash.AppendData(bytes);
            return;
        }

        bytes.CopyTo(buffer.GetSpan(bytes.Length));
        Advance(bytes.Length);
    }

    // UTF-16 as it lies in memory: halves of surrogate pairs count too.
    public void Write(string text)
    {
        Write(text.Length);
        Write(MemoryMarshal.AsBytes(text.AsSpan()));
    }

    /// <summary>Writes a value of the kind <see cref="NodeKind.Value"/> by its bits.</summary>
    public void WriteValue(object value, TypeFacts facts)
    {
        if (facts.IsText)
            Write(TextOfObjects.Read(facts.Type, value));
        else if (value is string text)
            Write(text);
        else if (value is Enum)
            Write(Convert.ToString(Convert.ChangeType(value, Enum.GetUnderlyingType(value.GetType()), CultureInfo.InvariantCulture),
                CultureInfo.InvariantCulture)!);
        else
            WriteBits(value);
    }

    /// <summary>Ends the content and gives its hash.</summary>
    public byte[] Finish()
    {
        Flush();
        return hash.GetHashAndReset();
    }

    public void Dispose() => hash.Dispose();

    private void WriteBits(object value)
    {
        switch (value)
        {
            case double number:
                Write(BitConverter.DoubleToInt64Bits(number));
                break;
            case float number:
                Write(BitConverter.SingleToInt32Bits(number));
                break;
            case Half number:
                Write(BitConverter.HalfToInt16Bits(number));
                break;
            case decimal number:
                Span<int> bits = stackalloc int[4];
                decimal.GetBits(number, bits);
                Write(MemoryMarshal.AsBytes(bits));
                break;
            case DateTime time:
                Write(time.Ticks);
                Write((byte)time.Kind);
                break;
            case DateTimeOffset time:
                Write(time.Ticks);
                Write(time.Offset.Ticks);
                break;
            case DateOnly date:
                Write(date.DayNumber);
                break;
            case TimeOnly time:
                Write(time.Ticks);
                break;
            case char character:
                Write(character);
                break;
            case int number:
                Write((long)number);
                break;
            default:
                // All that is left has an exact invariant text: integers, bool, TimeSpan, Guid.
                Write(Convert.ToString(value, CultureInfo.InvariantCulture)!);
                break;
        }
    }

    private void Advance(int count)
    {
        buffer.Advance(count);
        if (buffer.WrittenCount >= FlushBytes)
            Flush();
    }

    private void Flush()
    {
        hash.AppendData(buffer.WrittenSpan);
        buffer.ResetWrittenCount();
    }
}
