using System.Numerics;

namespace Assay.Mapping.Tests.Types;

public sealed class AllPrimitives
{
    public bool Boolean;
    public byte Byte;
    public sbyte SByte;
    public char Char;
    public short Int16;
    public ushort UInt16;
    public int Int32;
    public uint UInt32;
    public long Int64;
    public ulong UInt64;
    public Int128 Int128;
    public UInt128 UInt128;
    public Half Half;
    public float Single;
    public double Double;
    public decimal Decimal;
    public BigInteger BigInteger;
    public string? String;
    public DateTime DateTime;
    public DateTimeOffset DateTimeOffset;
    public TimeSpan TimeSpan;
    public DateOnly DateOnly;
    public TimeOnly TimeOnly;
    public Guid Guid;
    public Uri? Uri;
    public Version? Version;
    public int? Nullable;
    public byte[]? Bytes;

    public static AllPrimitives Make() => new()
    {
        Boolean = true,
        Byte = 200,
        SByte = -100,
        Char = '\ud800',
        Int16 = short.MinValue,
        UInt16 = ushort.MaxValue,
        Int32 = int.MinValue,
        UInt32 = uint.MaxValue,
        Int64 = long.MinValue,
        UInt64 = ulong.MaxValue,
        Int128 = Int128.MinValue,
        UInt128 = UInt128.MaxValue,
        Half = Half.Epsilon,
        Single = BitConverter.Int32BitsToSingle(0x7FC1_2345),
        Double = -0.0,
        Decimal = 1.2300m,
        BigInteger = BigInteger.Pow(-3, 101),
        String = "naïve 本 😀",
        DateTime = new DateTime(2024, 10, 27, 1, 30, 0, DateTimeKind.Local),
        DateTimeOffset = new DateTimeOffset(2024, 1, 2, 3, 4, 5, 678, TimeSpan.FromMinutes(-750)),
        TimeSpan = TimeSpan.MinValue,
        DateOnly = DateOnly.MaxValue,
        TimeOnly = TimeOnly.MaxValue,
        Guid = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
        Uri = new Uri("relative/path?x=ö", UriKind.Relative),
        Version = new Version(1, 2, 3),
        Nullable = 5,
        Bytes = [1, 2, 3],
    };
}
