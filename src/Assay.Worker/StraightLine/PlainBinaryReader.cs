using System.Numerics;
using System.Runtime.CompilerServices;

namespace Assay.Worker.StraightLine;

#pragma warning disable CS1591 // Members are documented by the interface.
/// <summary>Reads plain binary from pinned memory; never past its end.</summary>
public unsafe struct PlainBinaryReader
{
    private readonly byte* end;
    private byte* position;
    private int depth;

    // The bytes that no collection has claimed for its elements yet: collections in collections share what the payload holds.
    private long unclaimed;

    internal PlainBinaryReader(byte* start, int length)
    {
        position = start;
        end = start + length;
        unclaimed = length;
    }

    private readonly long Left => end - position;

    /// <summary>Ends the payload.</summary>
    /// <exception cref="InvalidDataException">Bytes follow the value.</exception>
    internal readonly void Finish()
    {
        if (Left > 0)
            throw new InvalidDataException($"{Left:N0} bytes follow the value.");
    }

    public bool Present() => Boolean();

    public int Count(int elementBytes)
    {
        var count = Fixed<int>();
        if (count < -1 || (long)count * elementBytes > Math.Min(Left, unclaimed))
            throw new InvalidDataException($"A count of {count:N0} stands before the last {Left:N0} bytes.");
        if (count > 0)
            unclaimed -= (long)count * elementBytes;
        return count;
    }

    public int Type(int count)
    {
        var index = count < byte.MaxValue ? Fixed<byte>() : Fixed<int>();
        return (uint)index <= (uint)count
            ? index
            : throw new InvalidDataException($"A type index is {index:N0}; there are {count:N0} types.");
    }

    public void Enter()
    {
        if (++depth > WalkPath.LongestPath)
            throw new InvalidDataException($"Objects are nested more than {WalkPath.LongestPath:N0} levels deep.");
    }

    public void Leave() => depth--;

    public void Span<T>(Span<T> values)
        where T : unmanaged
    {
        var bytes = System.Runtime.InteropServices.MemoryMarshal.AsBytes(values);
        Take(bytes.Length).CopyTo(bytes);
    }

    /// <summary>Reads a number of a fixed width, whose every pattern of bits is a value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Fixed<T>()
        where T : unmanaged
    {
        var position = this.position;
        if (end - position < sizeof(T))
            ThrowCut();
        this.position = position + sizeof(T);
        return Unsafe.ReadUnaligned<T>(position);
    }

    public bool Boolean()
    {
        var value = Fixed<byte>();
        return value <= 1 ? value == 1 : throw new InvalidDataException($"A boolean byte is {value}.");
    }

    public decimal Decimal()
    {
        Span<int> parts = stackalloc int[4];
        Span<int>(parts);
        return new decimal(parts);
    }

    public BigInteger BigInteger() => new(Take(Length()));

    public string? String()
    {
        var length = Fixed<int>();
        if (length > 0 && length <= Left)
        {
            var text = Wtf8.Decode(new ReadOnlySpan<byte>(position, length));
            position += length;
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
        var bits = Fixed<ulong>();
        return (bits & 0x3FFF_FFFF_FFFF_FFFF) <= (ulong)System.DateTime.MaxValue.Ticks
            ? Unsafe.BitCast<ulong, DateTime>(bits)
            : throw new InvalidDataException("A time lies after the year 9999.");
    }

    public DateTimeOffset DateTimeOffset()
    {
        var ticks = Fixed<long>();
        return new DateTimeOffset(ticks, System.TimeSpan.FromMinutes((long)Fixed<short>()));
    }

    public TimeSpan TimeSpan() => new(Fixed<long>());

    public DateOnly DateOnly() => System.DateOnly.FromDayNumber(Fixed<int>());

    public TimeOnly TimeOnly() => new(Fixed<long>());

    public Uri? Uri() => String() is { } text ? new Uri(text, Boolean() ? UriKind.Absolute : UriKind.Relative) : null;

    public Version? Version()
    {
        int parts = Fixed<byte>();
        if (parts is 1 or > 4)
            throw new InvalidDataException($"A version has {parts} parts.");
        Span<int> values = stackalloc int[parts];
        Span(values);
        return Versions.Make(values);
    }

    private int Length()
    {
        var length = Fixed<int>();
        return length >= 0 ? length : throw new InvalidDataException($"A length is {length:N0}.");
    }

    private ReadOnlySpan<byte> Take(int count)
    {
        if (count > Left)
            throw new InvalidDataException($"{count:N0} bytes are to follow, but {Left:N0} are left.");
        var bytes = new ReadOnlySpan<byte>(position, count);
        position += count;
        return bytes;
    }

    [System.Diagnostics.CodeAnalysis.DoesNotReturn]
    private static void ThrowCut() => throw new InvalidDataException("The payload ends within a value.");
}
