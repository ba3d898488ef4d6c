using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;
using Assay.Core.Workloads;

namespace Assay.Worker.StraightLine;

/// <summary>
/// The format "plain binary": numbers of fixed width, little-endian; text as UTF-8 after its length in 4 bytes, -1 for null; collections
/// after their count in 4 bytes, -1 for null; one byte before what may be absent; members in order, without names.
/// </summary>
public static class PlainBinary
{
    /// <summary>Writes a value into a new array of exactly the measured length.</summary>
    /// <exception cref="LimitOfAssayException">The value holds itself, or an object outside the shape.</exception>
    public static byte[] Encode<T, TWalk>(T value)
        where TWalk : struct, IWalk<T>
    {
        var measurer = new PlainBinaryMeasurer();
        TWalk.Write(ref measurer, value);
        var writer = new PlainBinaryWriter(measurer.CountBytes());
        TWalk.Write(ref writer, value);
        return writer.Finish();
    }

    /// <summary>Writes a value at the start of a kept array, which is replaced where the measured length does not fit into it.</summary>
    /// <returns>The measured length, in bytes.</returns>
    /// <exception cref="LimitOfAssayException">The value holds itself, or an object outside the shape.</exception>
    public static int Encode<T, TWalk>(T value, ref byte[] buffer)
        where TWalk : struct, IWalk<T>
    {
        var measurer = new PlainBinaryMeasurer();
        TWalk.Write(ref measurer, value);
        var length = measurer.CountBytes();
        if (buffer.Length < length)
            buffer = GC.AllocateUninitializedArray<byte>(length);
        var writer = new PlainBinaryWriter(buffer, length);
        TWalk.Write(ref writer, value);
        writer.Finish();
        return length;
    }

    /// <summary>Reads a value.</summary>
    /// <exception cref="InvalidDataException">The payload is cut, goes on after the value or is not of this shape.</exception>
    public static unsafe T Decode<T, TWalk>(ReadOnlySpan<byte> payload)
        where TWalk : struct, IWalk<T>
    {
        fixed (byte* start = payload)
        {
            var reader = new PlainBinaryReader(start, payload.Length);
            try
            {
                var value = TWalk.Read(ref reader);
                reader.Finish();
                return value;
            }
            catch (Exception exception) when (exception is ArgumentException
                or FormatException or OverflowException or InvalidOperationException)
            {
                throw new InvalidDataException($"The payload is not of the shape of {typeof(T)}: {exception.Message}", exception);
            }
        }
    }

    /// <summary>Builds a value with the objects, strings and collections of the template, each new.</summary>
    public static T Clone<T, TWalk>(T template)
        where TWalk : struct, IWalk<T>
    {
        var path = new WalkPath();
        return TWalk.Clone(ref path, template);
    }
}

#pragma warning disable CS1591 // Members are documented by the interface.
/// <summary>Counts the bytes that <see cref="PlainBinaryWriter"/> will write.</summary>
public struct PlainBinaryMeasurer : IPlainBinaryWriter
{
    private long length;
    private WalkPath path;

    /// <summary>The bytes so far.</summary>
    /// <exception cref="LimitOfAssayException">They are more than an array holds.</exception>
    public readonly int CountBytes() => length <= Array.MaxLength
        ? (int)length
        : throw new LimitOfAssayException(
            $"The value needs {length:N0} bytes; plain binary writes one array, which holds {Array.MaxLength:N0}.");

    public bool Present(bool isPresent)
    {
        length++;
        return isPresent;
    }

    public void Count(int count) => length += sizeof(int);

    public void Type(int index, int count) => length += count < byte.MaxValue ? 1 : sizeof(int);

    public void Enter(object value) => path.Enter(value);

    public void Leave() => path.Leave();

    public void Span<T>(ReadOnlySpan<T> values)
        where T : unmanaged => length += (long)values.Length * Unsafe.SizeOf<T>();

    public void Fixed<T>(T value)
        where T : unmanaged => length += Unsafe.SizeOf<T>();

    public void Boolean(bool value) => length++;

    public void Decimal(decimal value) => length += sizeof(decimal);

    public void BigInteger(BigInteger value) => length += sizeof(int) + value.GetByteCount();

    // A lone surrogate counts as the three bytes of its replacement, and is written in three bytes.
    public void String(string? value) => length += sizeof(int) + (value is null ? 0 : Encoding.UTF8.GetByteCount(value));

    public void DateTime(DateTime value) => length += sizeof(long);

    public void DateTimeOffset(DateTimeOffset value) => length += sizeof(long) + sizeof(short);

    public void TimeSpan(TimeSpan value) => length += sizeof(long);

    public void DateOnly(DateOnly value) => length += sizeof(int);

    public void TimeOnly(TimeOnly value) => length += sizeof(long);

    public void Uri(Uri? value)
    {
        String(value?.OriginalString);
        length += value is null ? 0 : 1;
    }

    public void Version(Version? value) => length += 1 + (sizeof(int) * (long)Versions.PartsOf(value));
}
