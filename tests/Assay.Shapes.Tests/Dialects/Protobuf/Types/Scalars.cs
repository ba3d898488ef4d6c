using System.Numerics;

namespace Assay.Shapes.Tests.Dialects.Protobuf.Types;

public enum Colour : short
{
    None,
    Red = -2,
}

public enum Huge : ulong
{
    All = ulong.MaxValue,
}

public sealed class Scalars
{
    public bool Flag = true;
    public byte Byte = 200;
    public sbyte Small = -100;
    public char Letter = '\ud800';
    public short Short = short.MinValue;
    public ushort UnsignedShort = ushort.MaxValue;
    public int Number = int.MinValue;
    public uint Unsigned = uint.MaxValue;
    public long Long = long.MinValue;
    public ulong UnsignedLong = ulong.MaxValue;
    public Int128 Wide = Int128.MinValue;
    public UInt128 UnsignedWide = UInt128.MaxValue;
    public Half Half = Half.Epsilon;
    public float Single = float.NaN;
    public double Double = double.Epsilon;
    public decimal Price = 1.2300m;
    public decimal Free = 0.00m;
    public decimal NegativeZero = -0.0m;
    public BigInteger Power = BigInteger.Pow(-3, 101);
    public string Text = "naïve 本 😀";
    public DateTime Local = new(2024, 10, 27, 1, 30, 0, DateTimeKind.Local);
    public DateTime Utc = new(638_000_000_000_000_001, DateTimeKind.Utc);
    public DateTime Unspecified = DateTime.MaxValue;
    public DateTimeOffset Moment = new(2024, 1, 2, 3, 4, 5, 678, TimeSpan.FromMinutes(-750));
    public TimeSpan Length = TimeSpan.MinValue;
    public DateOnly Day = DateOnly.MaxValue;
    public TimeOnly Hour = TimeOnly.MaxValue;
    public Guid Id = new("00112233-4455-6677-8899-aabbccddeeff");
    public Uri Address = new("relative/path?x=ö", UriKind.Relative);
    public Version Version = new(1, 2, 3);
    public byte[] Bytes = [1, 2, 3];
    public Colour Colour = (Colour)99;
    public Huge Huge = Huge.All;
}

public sealed class Absent
{
    public int? Number { get; set; }

    public bool? Flag { get; set; }

    public decimal? Price { get; set; }

    public DateTime? Time { get; set; }

    public Guid? Id { get; set; }

    public Colour? Colour { get; set; }

    public string? Text { get; set; }

    public byte[]? Bytes { get; set; }

    public Uri? Address { get; set; }

    public Pixel? Pixel { get; set; }

    public static Absent Zeros() => new()
    {
        Number = 0,
        Flag = false,
        Price = 0.0m,
        Time = default(DateTime),
        Id = Guid.Empty,
        Colour = Types.Colour.None,
        Text = "",
        Bytes = [],
        Pixel = default(Pixel),
    };
}
