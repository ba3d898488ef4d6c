using System.Buffers.Binary;
using System.Globalization;
using Avro.Reflect;

namespace Assay.Adapters.ApacheAvro;

/// <summary>
/// Converters for types that Avro has no schema type for, registered as the library's documentation shows. It calls them for properties
/// of exactly these types: not for optional ones, and
/// not for elements of collections.
/// </summary>
internal static class DefaultConverters
{
    private static readonly Lazy<bool> Registered = new(() =>
    {
        AddNumbers();
        AddTimes();
        AddOthers();
        return true;
    });

    /// <summary>Registers them once: the library keeps them for the whole process.</summary>
    public static void Register() => _ = Registered.Value;

    private static void Add<TAvro, TProperty>(Func<TAvro, TProperty> from, Func<TProperty, TAvro> to) =>
        ClassCache.AddDefaultConverter<TAvro, TProperty>((value, _) => from(value), (value, _) => to(value));

    private static void AddNumbers()
    {
        Add<int, byte>(value => (byte)value, value => value);
        Add<int, sbyte>(value => (sbyte)value, value => value);
        Add<int, short>(value => (short)value, value => value);
        Add<int, ushort>(value => (ushort)value, value => value);
        Add<int, char>(value => (char)value, value => value);
        Add<long, uint>(value => (uint)value, value => value);
        Add<long, ulong>(value => (ulong)value, value => (long)value);
        Add<string, decimal>(
            value => decimal.Parse(value, NumberStyles.Number, CultureInfo.InvariantCulture),
            value => value.ToString(CultureInfo.InvariantCulture));
        Add<byte[], System.Numerics.BigInteger>(value => new System.Numerics.BigInteger(value), value => value.ToByteArray());
#if NET
        Add<int, Half>(value => BitConverter.UInt16BitsToHalf((ushort)value), value => BitConverter.HalfToUInt16Bits(value));
        Add<byte[], Int128>(value => BinaryPrimitives.ReadInt128LittleEndian(value), value => BytesOf((UInt128)value));
        Add<byte[], UInt128>(value => BinaryPrimitives.ReadUInt128LittleEndian(value), BytesOf);
#endif
    }

    private static void AddTimes()
    {
        Add<long, DateTime>(DateTime.FromBinary, value => value.ToBinary());
        Add<long, TimeSpan>(value => new TimeSpan(value), value => value.Ticks);
        Add<byte[], DateTimeOffset>(
            value => new DateTimeOffset(
                BinaryPrimitives.ReadInt64LittleEndian(value), TimeSpan.FromMinutes(BitConverter.ToInt16(value, sizeof(long)))),
            value => [.. BitConverter.GetBytes(value.Ticks), .. BitConverter.GetBytes((short)value.Offset.TotalMinutes)]);
#if NET
        Add<long, TimeOnly>(value => new TimeOnly(value), value => value.Ticks);
        Add<int, DateOnly>(DateOnly.FromDayNumber, value => value.DayNumber);
#endif
    }

    private static void AddOthers()
    {
        Add<byte[], Guid>(value => new Guid(value), value => value.ToByteArray());
        Add<string, Uri>(value => new Uri(value, UriKind.RelativeOrAbsolute), value => value.OriginalString);
        Add<string, Version>(Version.Parse, value => value.ToString());
    }

#if NET
    private static byte[] BytesOf(UInt128 value)
    {
        var bytes = new byte[16];
        BinaryPrimitives.WriteUInt128LittleEndian(bytes, value);
        return bytes;
    }
#endif
}
