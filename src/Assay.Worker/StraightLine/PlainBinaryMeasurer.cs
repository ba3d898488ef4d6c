using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace Assay.Worker.StraightLine;

#pragma warning disable CS1591 // Members are documented by the interface.
/// <summary>Counts the bytes that <see cref="PlainBinaryWriter"/> will write.</summary>
public struct PlainBinaryMeasurer : IFormatWriter
{
    private long _length;
    private WalkPath _path;

    /// <summary>The bytes so far.</summary>
    /// <exception cref="NotSupportedException">They are more than an array holds.</exception>
    public readonly int Length => _length <= Array.MaxLength
        ? (int)_length
        : throw new NotSupportedException($"The value needs {_length:N0} bytes; plain binary writes one array, which holds {Array.MaxLength:N0}.");

    public readonly void Member(int index)
    {
    }

    public bool Present(bool isPresent)
    {
        _length++;
        return isPresent;
    }

    public void Count(int count) => _length += sizeof(int);

    public void Type(int index, int count) => _length += count < byte.MaxValue ? 1 : sizeof(int);

    public void Enter(object value) => _path.Enter(value);

    public void Leave() => _path.Leave();

    public void Span<T>(ReadOnlySpan<T> values)
        where T : unmanaged => _length += (long)values.Length * Unsafe.SizeOf<T>();

    public void Boolean(bool value) => _length++;

    public void Byte(byte value) => _length++;

    public void SByte(sbyte value) => _length++;

    public void Char(char value) => _length += sizeof(char);

    public void Int16(short value) => _length += sizeof(short);

    public void UInt16(ushort value) => _length += sizeof(ushort);

    public void Int32(int value) => _length += sizeof(int);

    public void UInt32(uint value) => _length += sizeof(uint);

    public void Int64(long value) => _length += sizeof(long);

    public void UInt64(ulong value) => _length += sizeof(ulong);

    public void Int128(Int128 value) => _length += 16;

    public void UInt128(UInt128 value) => _length += 16;

    public void Half(Half value) => _length += 2;

    public void Single(float value) => _length += sizeof(float);

    public void Double(double value) => _length += sizeof(double);

    public void Decimal(decimal value) => _length += sizeof(decimal);

    public void BigInteger(BigInteger value) => _length += sizeof(int) + value.GetByteCount();

    // A lone surrogate counts as the three bytes of its replacement, and is written in three bytes.
    public void String(string? value) => _length += sizeof(int) + (value is null ? 0 : Encoding.UTF8.GetByteCount(value));

    public void DateTime(DateTime value) => _length += sizeof(long);

    public void DateTimeOffset(DateTimeOffset value) => _length += sizeof(long) + sizeof(short);

    public void TimeSpan(TimeSpan value) => _length += sizeof(long);

    public void DateOnly(DateOnly value) => _length += sizeof(int);

    public void TimeOnly(TimeOnly value) => _length += sizeof(long);

    public void Guid(Guid value) => _length += 16;

    public void Uri(Uri? value)
    {
        String(value?.OriginalString);
        _length += value is null ? 0 : 1;
    }

    public void Version(Version? value) => _length += 1 + (sizeof(int) * (long)Versions.PartsOf(value));
}
