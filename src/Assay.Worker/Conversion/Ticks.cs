using System.Buffers.Binary;

namespace Assay.Worker.Conversion;

/// <summary>Points in time as ticks of 100 nanoseconds, with what belongs to them.</summary>
public static class Ticks
{
    private const int KindShift = 62;
    private const int OffsetBytes = sizeof(short);

    /// <summary>The ticks since the year 1 in 62 bits, the kind in the two above.</summary>
    public static ulong Of(DateTime value) => (ulong)value.Ticks | ((ulong)value.Kind << KindShift);

    /// <summary>The time of such a number.</summary>
    public static DateTime ToDateTime(ulong value) => new((long)(value & ((1UL << KindShift) - 1)), (DateTimeKind)(value >> KindShift));

    /// <summary>Ten bytes, little endian: the ticks of the clock's time, then the offset from UTC in minutes.</summary>
    public static byte[] Of(DateTimeOffset value)
    {
        var bytes = new byte[sizeof(long) + OffsetBytes];
        BinaryPrimitives.WriteInt64LittleEndian(bytes, value.Ticks);
        BinaryPrimitives.WriteInt16LittleEndian(bytes.AsSpan(sizeof(long)), (short)value.TotalOffsetMinutes);
        return bytes;
    }

    /// <summary>The time of such bytes.</summary>
    /// <exception cref="ArgumentOutOfRangeException">There are fewer than ten bytes.</exception>
    public static DateTimeOffset ToDateTimeOffset(ReadOnlySpan<byte> bytes) =>
        new(BinaryPrimitives.ReadInt64LittleEndian(bytes), TimeSpan.FromMinutes(BinaryPrimitives.ReadInt16LittleEndian(bytes[sizeof(long)..])));
}
