namespace Assay.Worker.Tests.Values.Types;

internal sealed class Scalars
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
    public string? String;
    public DateTime DateTime;
    public DateTimeOffset DateTimeOffset;
    public TimeSpan TimeSpan;
    public DateOnly DateOnly;
    public TimeOnly TimeOnly;
    public Guid Guid;
    public Uri? Uri;
    public Version? Version;
    public Rights Rights;
    public Status? Status;
    public byte[]? Bytes;
    public IEnumerable<char>? Characters;
    public Weight Weight;
}
