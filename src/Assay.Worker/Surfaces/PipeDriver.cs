#if NET10_0_OR_GREATER
using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.IO.Pipelines;
using Assay.Core.Adapters;
using Assay.Worker.Measuring;

namespace Assay.Worker.Surfaces;

/// <summary>
/// A pipe writer over a stream in memory that is kept, and a pipe reader over each payload; both are made for each value, because a pipe
/// that is completed is of no more use. Each operation is awaited to its end.
/// </summary>
[SuppressMessage("Design", "CA1001", Justification = "A stream in memory holds nothing that the collector does not take.")]
internal sealed class PipeDriver<T>(IPipeSurface<T> surface) : SurfaceDriver<T>
{
    private static readonly StreamPipeWriterOptions LeaveOpen = new(leaveOpen: true);
    private readonly MemoryStream written = new();

    public override ReadOnlyMemory<byte> Serialize(T value)
    {
        WriteFromStart(surface, value, written);
        return written.GetBuffer().AsMemory(0, (int)written.Length);
    }

    public override T Deserialize(byte[] payload) => Read(surface, payload);

    public override OperationLoop LoopSerialize(T[] values)
    {
        var target = surface;
        var stream = written;
        return new OperationLoop<long>(index => WriteFromStart(target, values[index], stream), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index)
    {
        var length = ((OperationLoop<long>)loop).Call(index);
        return written.GetBuffer().AsMemory(0, (int)length);
    }

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        var target = surface;
        return new OperationLoop<T>(index => Read(target, payloads[index]), payloads.Length);
    }

    private static long WriteFromStart(IPipeSurface<T> target, T value, MemoryStream stream)
    {
        stream.Position = 0;
        stream.SetLength(0);
        Pipes.Write(target, value, PipeWriter.Create(stream, LeaveOpen));
        return stream.Position;
    }

    private static T Read(IPipeSurface<T> target, byte[] payload) =>
        Pipes.Read(target, PipeReader.Create(new ReadOnlySequence<byte>(payload)));
}

/// <summary>Calls through pipes, awaited to their end.</summary>
internal static class Pipes
{
    /// <summary>Writes a value and completes the writer, which passes on what it still holds.</summary>
    public static void Write<T>(IPipeSurface<T> target, T value, PipeWriter writer)
    {
        Awaited.End(target.SerializeAsync(value, writer));
        writer.Complete();
    }

    /// <summary>Reads a value and completes the reader.</summary>
    public static T Read<T>(IPipeSurface<T> target, PipeReader reader)
    {
        var value = Awaited.End(target.DeserializeAsync(reader));
        reader.Complete();
        return value;
    }
}
#endif
