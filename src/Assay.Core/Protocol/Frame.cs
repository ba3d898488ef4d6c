using System.Buffers.Binary;

namespace Assay.Core.Protocol;

/// <summary>One message: a kind and its body.</summary>
/// <param name="Kind">What the frame says.</param>
/// <param name="Body">Its fields, in declaration order, little endian.</param>
public readonly record struct Frame(FrameKind Kind, byte[] Body)
{
    /// <summary>Opens the body for reading.</summary>
    public BinaryReader OpenBody() => new(new MemoryStream(Body, writable: false));
}

/// <summary>What a frame between engine and worker says. Numbers are the protocol's; never reuse one.</summary>
public enum FrameKind : byte
{
    /// <summary>Engine: answer this; body: the number of a <see cref="Request"/>'s verb (Byte), and its fields.</summary>
    Request = 1,

    /// <summary>Engine: end the process with exit code 0; no body.</summary>
    Close = 8,

    /// <summary>Worker: what it does next; body <see cref="WorkerPhase"/> (Byte).</summary>
    Phase = 64,

    /// <summary>Worker: the answer to the last request.</summary>
    Answer = 65,

    /// <summary>
    /// Worker: an exception ended the request; body <see cref="FailedFrame"/>. The worker then ends, unless its job is one of many.
    /// </summary>
    Failed = 72,
}

/// <summary>What a frame holds.</summary>
public interface IFrameBody
{
    /// <summary>Writes the fields.</summary>
    void WriteTo(BinaryWriter writer);
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

    /// <summary>Sends a request.</summary>
    public void Send(Request request)
    {
        using MemoryStream frame = new();
        using var writer = Begin(frame, FrameKind.Request);
        writer.Write(request.Verb);
        request.WriteTo(writer);
        End(frame, writer);
    }

    /// <summary>Sends another frame.</summary>
    public void Send<TBody>(FrameKind kind, TBody body)
        where TBody : IFrameBody
    {
        using MemoryStream frame = new();
        using var writer = Begin(frame, kind);
        body.WriteTo(writer);
        End(frame, writer);
    }

    /// <summary>Sends a frame of bytes.</summary>
    public void Send(FrameKind kind, params byte[] body)
    {
        using MemoryStream frame = new();
        using var writer = Begin(frame, kind);
        writer.Write(body);
        End(frame, writer);
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

    private static BinaryWriter Begin(MemoryStream frame, FrameKind kind)
    {
        BinaryWriter writer = new(frame);
        writer.Write(0);
        writer.Write((byte)kind);
        return writer;
    }

    private void End(MemoryStream frame, BinaryWriter writer)
    {
        writer.Flush();
        var (bytes, length) = (frame.GetBuffer(), (int)frame.Length);
        BinaryPrimitives.WriteInt32LittleEndian(bytes, length - HeaderLength);
        outgoing.Write(bytes, 0, length);
        outgoing.Flush();
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
