using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace Assay.Worker.Conversion;

/// <summary>Integers of 128 bits as 16 bytes, little endian.</summary>
public static class Integers
{
    /// <summary>The bytes of a number.</summary>
    public static byte[] Of(Int128 value) => Of((UInt128)value);

    /// <inheritdoc cref="Of(Int128)"/>
    public static byte[] Of(UInt128 value)
    {
        var bytes = new byte[Unsafe.SizeOf<UInt128>()];
        BinaryPrimitives.WriteUInt128LittleEndian(bytes, value);
        return bytes;
    }

    /// <summary>The number of such bytes.</summary>
    /// <exception cref="ArgumentOutOfRangeException">There are fewer than 16 bytes.</exception>
    public static Int128 ToInt128(ReadOnlySpan<byte> bytes) => BinaryPrimitives.ReadInt128LittleEndian(bytes);

    /// <inheritdoc cref="ToInt128(ReadOnlySpan{byte})"/>
    public static UInt128 ToUInt128(ReadOnlySpan<byte> bytes) => BinaryPrimitives.ReadUInt128LittleEndian(bytes);
}
