using System.Numerics;
using System.Runtime.CompilerServices;

namespace Assay.Worker.StraightLine;

#pragma warning disable CS1591 // Members are documented by the interface.
/// <summary>Reads plain binary from pinned memory; never past its end.</summary>
public unsafe struct PlainBinaryReader : IFormatReader
{
    private readonly byte* _end;
    private byte* _position;
    private int _depth;

    // The bytes that no collection has claimed for its elements yet: collections in collections share what the payload holds.
    private long _unclaimed;

    internal PlainBinaryReader(byte* start, int length)
    {
        _position = start;
        _end = start + length;
        _unclaimed = length;
    }

    public static bool IsOrdered => true;

    private readonly long Left => _end - _position;

    /// <summary>Ends the payload.</summary>
    /// <exception cref="InvalidDataException">Bytes follow the value.</exception>
    internal readonly void Finish()
    {
        if (Left > 0)
            throw new InvalidDataException($"{Left:N0} bytes follow the value.");
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextMember(int count, ref int state, out int index)
    {
        index = 0;
        return state++ == 0 && count > 0;
    }

    public bool Present() => Boolean();

    public int Count(int elementBytes)
    {
        var count = Read<int>();
        if (count < -1 || (long)count * elementBytes > Math.Min(Left, _unclaimed))
            throw new InvalidDataException($"A count of {count:N0} stands before the last {Left:N0} bytes.");
        if (count > 0)
            _unclaimed -= (long)count * elementBytes;
        return count;
    }

    public int Type(int count)
    {
        var index = count < byte.MaxValue ? Read<byte>() : Read<int>();
        return (uint)index <= (uint)count ? index : throw new InvalidDataException($"A type index is {index:N0}; there are {count:N0} types.");
    }

    public void Enter()
    {
        if (++_depth > WalkPath.LongestPath)
            throw new InvalidDataException($"Objects are nested more than {WalkPath.LongestPath:N0} levels deep.");
    }

    public void Leave() => _depth--;

    public void Span<T>(Span<T> values)
        where T : unmanaged
    {
        var bytes = System.Runtime.InteropServices.MemoryMarshal.AsBytes(values);
        Take(bytes.Length).CopyTo(bytes);
    }

    public bool Boolean()
    {
        var value = Read<byte>();
        return value <= 1 ? value == 1 : throw new InvalidDataException($"A boolean byte is {value}.");
    }

    public byte Byte() => Read<byte>();

    public sbyte SByte() => Read<sbyte>();

    public char Char() => Read<char>();

    public short Int16() => Read<short>();

    public ushort UInt16() => Read<ushort>();

    public int Int32() => Read<int>();

    public uint UInt32() => Read<uint>();

    public long Int64() => Read<long>();

    public ulong UInt64() => Read<ulong>();

    public Int128 Int128() => Read<Int128>();

    public UInt128 UInt128() => Read<UInt128>();

    public Half Half() => Read<Half>();

    public float Single() => Read<float>();

    public double Double() => Read<double>();

    public decimal Decimal()
    {
        Span<int> parts = stackalloc int[4];
        Span<int>(parts);
        return new decimal(parts);
    }

    public BigInteger BigInteger() => new(Take(Length()));

    public string? String()
    {
        var length = Read<int>();
        if (length > 0 && length <= Left)
        {
            var text = Wtf8.Decode(new ReadOnlySpan<byte>(_position, length));
            _position += length;
            return text;
        }
        return length switch
        {
            0 => "",
            -1 => null,
            _ => throw new InvalidDataException($"A text of {length:N0} bytes stands before the last {Left:N0} bytes."),
        };
    }

    public DateTime DateTime()
    {
        var bits = Read<ulong>();
        return (bits & 0x3FFF_FFFF_FFFF_FFFF) <= (ulong)System.DateTime.MaxValue.Ticks
            ? Unsafe.BitCast<ulong, DateTime>(bits)
            : throw new InvalidDataException("A time lies after the year 9999.");
    }

    public DateTimeOffset DateTimeOffset()
    {
        var ticks = Read<long>();
        return new DateTimeOffset(ticks, System.TimeSpan.FromMinutes((long)Read<short>()));
    }

    public TimeSpan TimeSpan() => new(Read<long>());

    public DateOnly DateOnly() => System.DateOnly.FromDayNumber(Read<int>());

    public TimeOnly TimeOnly() => new(Read<long>());

    public Guid Guid() => Read<Guid>();

    public Uri? Uri() => String() is { } text ? new Uri(text, Boolean() ? UriKind.Absolute : UriKind.Relative) : null;

    public Version? Version()
    {
        int parts = Read<byte>();
        if (parts is 1 or > 4)
            throw new InvalidDataException($"A version has {parts} parts.");
        Span<int> values = stackalloc int[parts];
        Span(values);
        return Versions.Make(values);
    }

    private int Length()
    {
        var length = Read<int>();
        return length >= 0 ? length : throw new InvalidDataException($"A length is {length:N0}.");
    }

    private ReadOnlySpan<byte> Take(int count)
    {
        if (count > Left)
            throw new InvalidDataException($"{count:N0} bytes are to follow, but {Left:N0} are left.");
        var bytes = new ReadOnlySpan<byte>(_position, count);
        _position += count;
        return bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Read<T>()
        where T : unmanaged
    {
        var position = _position;
        if (_end - position < sizeof(T))
            ThrowCut();
        _position = position + sizeof(T);
        return Unsafe.ReadUnaligned<T>(position);
    }

    [System.Diagnostics.CodeAnalysis.DoesNotReturn]
    private static void ThrowCut() => throw new InvalidDataException("The payload ends within a value.");
}
