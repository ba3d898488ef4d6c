using System.Buffers;
using Assay.Core.Adapters;

namespace Assay.Worker.Tests.Surfaces;

/// <summary>Serializes a number as that many bytes of its value, on every surface, and keeps what it was called with.</summary>
internal sealed class RecordingAdapter : SerializerAdapter<byte>, IBytesSurface<byte>, IStreamSurface<byte>, IBufferSurface<byte>,
    IReusedSurface<byte>, IAsyncStreamSurface<byte>
{
    public List<object> Seen { get; } = [];

    public byte[] Serialize(byte value)
    {
        Seen.Add(value);
        return Bytes(value);
    }

    public byte Deserialize(byte[] payload)
    {
        Seen.Add(payload);
        return payload[0];
    }

    public void Serialize(byte value, Stream destination)
    {
        Seen.Add((destination, destination.Position, destination.Length));
        destination.Write(Bytes(value));
    }

    public byte Deserialize(Stream source)
    {
        Seen.Add((source, source.Position, source.CanWrite));
        return (byte)source.ReadByte();
    }

    public void Serialize(byte value, IBufferWriter<byte> destination)
    {
        Seen.Add(destination);
        destination.Write(Bytes(value));
    }

    public byte Deserialize(in ReadOnlySequence<byte> payload)
    {
        Seen.Add(payload.Length);
        return payload.FirstSpan[0];
    }

    public int Serialize(byte value, ref byte[] buffer)
    {
        Seen.Add(buffer);
        if (buffer.Length < value)
            buffer = new byte[value];
        Array.Fill(buffer, value, 0, value);
        return value;
    }

    public byte Deserialize(ArraySegment<byte> payload)
    {
        Seen.Add(payload);
        return payload[0];
    }

    public async ValueTask SerializeAsync(byte value, Stream destination)
    {
        Seen.Add((destination, destination.Position, destination.Length));
        await GoElsewhere();
        await destination.WriteAsync(Bytes(value));
    }

    public async ValueTask<byte> DeserializeAsync(Stream source)
    {
        Seen.Add((source, source.Position, source.CanWrite));
        await GoElsewhere();
        return (byte)source.ReadByte();
    }

    /// <summary>Whether asynchronous calls go on on another thread.</summary>
    public bool IsSlow { get; init; }

    private async ValueTask GoElsewhere()
    {
        if (IsSlow)
            await Task.Run(() => Thread.Sleep(1));
    }

    private static byte[] Bytes(byte value) => [.. Enumerable.Repeat(value, value)];
}

/// <summary>Has no surface.</summary>
internal sealed class MuteAdapter : SerializerAdapter<byte>;

/// <summary>The floor: builds from templates and allocates lengths.</summary>
internal sealed class FloorAdapter : SerializerAdapter<byte>, IGraphFloor<byte>
{
    public List<int> Lengths { get; } = [];

    public List<byte> Templates { get; } = [];

    public byte[] AllocatePayload(int length)
    {
        Lengths.Add(length);
        return new byte[length];
    }

    public byte Build(byte template)
    {
        Templates.Add(template);
        return template;
    }
}

/// <summary>Counts what is encoded and decoded.</summary>
internal sealed class FakeCodec : IStraightLineCodec<byte>
{
    public int Calls { get; private set; }

    public byte[] Encode(byte value)
    {
        Calls++;
        return [.. Enumerable.Repeat(value, value)];
    }

    public int Encode(byte value, ref byte[] buffer)
    {
        buffer = Encode(value);
        return buffer.Length;
    }

    public byte Decode(ReadOnlySpan<byte> payload)
    {
        Calls++;
        return payload[0];
    }

    public byte Clone(byte template) => template;
}

/// <summary>A format that is read on access, of which nothing is.</summary>
internal sealed class LazyAdapter : SerializerAdapter<byte>, ILazySurface<byte>
{
    public int Opened { get; private set; }

    public int Read { get; private set; }

    public byte[] Serialize(byte value) => [value];

    public void Open(byte[] payload) => Opened++;

    public byte ReadAll(byte[] payload)
    {
        Read++;
        return payload[0];
    }
}
