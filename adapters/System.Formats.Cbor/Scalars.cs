using System.Formats.Cbor;
using System.Globalization;
using System.Numerics;
using System.Xml;

namespace Assay.Adapters.Cbor;

/// <summary>
/// Types that hold one value. What CBOR has no form for is a text in ISO 8601: a duration, a time of day, and a DateTime without a zone.
/// </summary>
internal static class Scalars
{
    /// <summary>A UUID, in the registry of CBOR's tags.</summary>
    private const CborTag Uuid = (CborTag)37;

    /// <summary>A date without a time, RFC 8943.</summary>
    private const CborTag FullDate = (CborTag)1004;
    private const string RoundTrip = "O";
    private const int GuidBytes = 16;
    private static readonly CultureInfo Culture = CultureInfo.InvariantCulture;

    private static readonly Dictionary<Type, Mapping> All = new(
    [
        Of<bool>((writer, value) => writer.WriteBoolean(value), reader => reader.ReadBoolean()),
        Of<sbyte>((writer, value) => writer.WriteInt32(value), reader => checked((sbyte)reader.ReadInt32())),
        Of<short>((writer, value) => writer.WriteInt32(value), reader => checked((short)reader.ReadInt32())),
        Of<int>((writer, value) => writer.WriteInt32(value), reader => reader.ReadInt32()),
        Of<long>((writer, value) => writer.WriteInt64(value), reader => reader.ReadInt64()),
        Of<byte>((writer, value) => writer.WriteUInt32(value), reader => checked((byte)reader.ReadUInt32())),
        Of<ushort>((writer, value) => writer.WriteUInt32(value), reader => checked((ushort)reader.ReadUInt32())),
        Of<uint>((writer, value) => writer.WriteUInt32(value), reader => reader.ReadUInt32()),
        Of<ulong>((writer, value) => writer.WriteUInt64(value), reader => reader.ReadUInt64()),
        Of<BigInteger>((writer, value) => writer.WriteBigInteger(value), reader => reader.ReadBigInteger()),
        Of<Half>((writer, value) => writer.WriteHalf(value), reader => reader.ReadHalf()),
        Of<float>((writer, value) => writer.WriteSingle(value), reader => reader.ReadSingle()),
        Of<double>((writer, value) => writer.WriteDouble(value), reader => reader.ReadDouble()),
        Of<decimal>((writer, value) => writer.WriteDecimal(value), reader => reader.ReadDecimal()),
        Of<char>((writer, value) => writer.WriteTextString(value.ToString()), ReadChar),
        Of<string>((writer, value) => writer.WriteTextString(value), reader => reader.ReadTextString()),
        Of<byte[]>((writer, value) => writer.WriteByteString(value), reader => reader.ReadByteString()),
        Of<DateTime>(WriteDateTime, ReadDateTime),
        Of<DateTimeOffset>((writer, value) => writer.WriteDateTimeOffset(value), reader => reader.ReadDateTimeOffset()),
        Of<DateOnly>(WriteDate, ReadDate),
        Of<TimeOnly>((writer, value) => writer.WriteTextString(value.ToString(RoundTrip, Culture)),
            reader => TimeOnly.ParseExact(reader.ReadTextString(), RoundTrip, Culture)),
        Of<TimeSpan>((writer, value) => writer.WriteTextString(XmlConvert.ToString(value)),
            reader => XmlConvert.ToTimeSpan(reader.ReadTextString())),
        Of<Guid>(WriteGuid, ReadGuid),
    ]);

    /// <summary>The mapping of a type that holds one value; null for all others.</summary>
    public static Mapping? Find(Type type) => All.GetValueOrDefault(type);

    private static KeyValuePair<Type, Mapping> Of<T>(Action<CborWriter, T> write, Func<CborReader, T> read)
        where T : notnull => new(typeof(T), new ScalarMapping<T>(write, read));

    private static char ReadChar(CborReader reader) =>
        reader.ReadTextString() is [char only] ? only : throw new CborContentException("This text is not one character.");

    // Tag 0 needs a zone: a local time is written with its offset, and every tagged time is read in UTC.
    private static void WriteDateTime(CborWriter writer, DateTime value)
    {
        if (value.Kind == DateTimeKind.Unspecified)
            writer.WriteTextString(value.ToString(RoundTrip, Culture));
        else
            writer.WriteDateTimeOffset(value);
    }

    private static DateTime ReadDateTime(CborReader reader)
    {
        if (reader.PeekState() != CborReaderState.Tag)
            return DateTime.ParseExact(reader.ReadTextString(), RoundTrip, Culture, DateTimeStyles.RoundtripKind);
        return (reader.PeekTag() == CborTag.UnixTimeSeconds ? reader.ReadUnixTimeSeconds() : reader.ReadDateTimeOffset()).UtcDateTime;
    }

    private static void WriteDate(CborWriter writer, DateOnly value)
    {
        writer.WriteTag(FullDate);
        writer.WriteTextString(value.ToString(RoundTrip, Culture));
    }

    private static DateOnly ReadDate(CborReader reader)
    {
        Expect(FullDate, reader);
        return DateOnly.ParseExact(reader.ReadTextString(), RoundTrip, Culture);
    }

    private static void WriteGuid(CborWriter writer, Guid value)
    {
        writer.WriteTag(Uuid);
        writer.WriteByteString(value.ToByteArray(bigEndian: true));
    }

    private static Guid ReadGuid(CborReader reader)
    {
        Expect(Uuid, reader);
        byte[] bytes = reader.ReadByteString();
        return bytes.Length == GuidBytes
            ? new Guid(bytes, bigEndian: true)
            : throw new CborContentException($"A UUID has {GuidBytes} bytes, not {bytes.Length}.");
    }

    private static void Expect(CborTag tag, CborReader reader)
    {
        if (reader.ReadTag() is var found && found != tag)
            throw new CborContentException($"Tag {(ulong)found} stands in the place of tag {(ulong)tag}.");
    }
}

/// <summary>A type with calls of its own in the library.</summary>
internal sealed class ScalarMapping<T>(Action<CborWriter, T> write, Func<CborReader, T> read) : Mapping
    where T : notnull
{
    protected override bool AllowsNull => !typeof(T).IsValueType;

    protected override void WriteValue(CborWriter writer, object value) => write(writer, (T)value);

    protected override object ReadValue(CborReader reader) => read(reader);
}
