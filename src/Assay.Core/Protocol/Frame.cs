using System.Buffers.Binary;

namespace Assay.Core.Protocol;

/// <summary>One message: a kind and its body.</summary>
/// <param name="Kind">What the frame says.</param>
/// <param name="Body">The fields of the frame's record, in declaration order, little endian.</param>
public readonly record struct Frame(FrameKind Kind, byte[] Body)
{
    /// <summary>Opens the body for reading.</summary>
    public BinaryReader OpenBody() => new(new MemoryStream(Body, writable: false));
}

/// <summary>
/// Frames over a pair of streams: Int32 length of the body, one byte of kind, the body. Fixed binary because a text serializer
/// in a worker would warm up the very code that is measured there.
/// </summary>
public sealed class FrameChannel(Stream incoming, Stream outgoing)
{
    private const int HeaderLength = 5;
    private const int LongestBody = 1 << 26;
    private readonly byte[] header = new byte[HeaderLength];

    /// <summary>Sends a frame without a body.</summary>
    public void Send(FrameKind kind) => Send(kind, []);

    /// <summary>Sends a frame; the body is what <paramref name="writeBody"/> writes.</summary>
    public void Send(FrameKind kind, Action<BinaryWriter> writeBody)
    {
        using MemoryStream body = new();
        using BinaryWriter writer = new(body);
        writeBody(writer);
        writer.Flush();
        Send(kind, body.ToArray());
    }

    /// <summary>Sends a frame with a body that is ready.</summary>
    public void Send(FrameKind kind, byte[] body)
    {
        var frame = new byte[HeaderLength + body.Length];
        BinaryPrimitives.WriteInt32LittleEndian(frame, body.Length);
        frame[4] = (byte)kind;
        body.CopyTo(frame, HeaderLength);
        outgoing.Write(frame);
        outgoing.Flush();
    }

    /// <summary>Waits for the next frame; null when the other side is gone.</summary>
    /// <exception cref="InvalidDataException">The stream does not hold frames.</exception>
    public Frame? Receive()
    {
        if (incoming.ReadAtLeast(header, HeaderLength, throwOnEndOfStream: false) < HeaderLength)
            return null;
        var length = BinaryPrimitives.ReadInt32LittleEndian(header);
        if (length is < 0 or > LongestBody)
            throw new InvalidDataException($"A frame announces {length} bytes; the other side does not use Assay's protocol.");
        var body = new byte[length];
        var kind = (FrameKind)header[4];
        return incoming.ReadAtLeast(body, length, throwOnEndOfStream: false) < length ? null : new Frame(kind, body);
    }
}

/// <summary>Lists in a frame's body: Int32 count, then length-prefixed UTF-8 of strings, Int32 integers, or Int64 numbers.</summary>
public static class BodyLists
{
    /// <summary>Writes a list.</summary>
    public static void WriteStrings(this BinaryWriter writer, IReadOnlyList<string> values) => Write(writer, values, writer.Write);

    /// <summary>Reads a list.</summary>
    public static IReadOnlyList<string> ReadStrings(this BinaryReader reader) => Read(reader, reader.ReadString);

    /// <summary>Writes a list.</summary>
    public static void WriteIntegers(this BinaryWriter writer, IReadOnlyList<int> values) => Write(writer, values, writer.Write);

    /// <summary>Reads a list.</summary>
    public static IReadOnlyList<int> ReadIntegers(this BinaryReader reader) => Read(reader, reader.ReadInt32);

    /// <summary>Writes a list.</summary>
    public static void WriteNumbers(this BinaryWriter writer, IReadOnlyList<long> values) => Write(writer, values, writer.Write);

    /// <summary>Reads a list.</summary>
    public static IReadOnlyList<long> ReadNumbers(this BinaryReader reader) => Read(reader, reader.ReadInt64);

    private static void Write<T>(BinaryWriter writer, IReadOnlyList<T> values, Action<T> write)
    {
        writer.Write(values.Count);
        foreach (var value in values)
            write(value);
    }

    private static T[] Read<T>(BinaryReader reader, Func<T> read)
    {
        var values = new T[reader.ReadInt32()];
        for (var i = 0; i < values.Length; i++)
            values[i] = read();
        return values;
    }
}
