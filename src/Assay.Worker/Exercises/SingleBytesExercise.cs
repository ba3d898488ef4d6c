using System.Buffers;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Surfaces;
#if NET10_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace Assay.Worker.Exercises;

/// <summary>Payloads that arrive one byte at a time, and go where nothing can be gone back to.</summary>
internal sealed class SingleBytesExercise<TPlain, TContract>(ExerciseBench<TPlain, TContract> bench)
{
    /// <summary>Over the surfaces that take a stream.</summary>
    public TriedFrame OverStreams()
    {
        var calls = StreamCalls<TContract>.Of(bench.Adapter);
        if (calls.Count == 0)
            return ExerciseBench.Inapplicable("it takes no Stream");
        foreach (var surface in calls)
        {
            if (Through(surface.Name, value => Written(surface, value),
                payload => surface.Read(new ForwardSource(payload, mostPerRead: 1))) is TriedFrame found)
                return found;
        }

        return ExerciseBench.Same(calls.Select(surface => surface.Surface));
    }

    /// <summary>Over the surfaces that take a sequence or a pipe.</summary>
    public TriedFrame OverSegments()
    {
        List<Surface> taken = [];
        if (bench.Adapter is IBufferSurface<TContract> buffer)
        {
            taken.Add(Surface.Buffer);
            if (Through("buffer", value => Written(buffer, value), payload => Read(buffer, payload)) is TriedFrame found)
                return found;
        }
#if NET10_0_OR_GREATER
        if (bench.Adapter is IPipeSurface<TContract> pipe)
        {
            taken.Add(Surface.Pipe);
            if (Through("pipe", value => Written(pipe, value), payload => Read(pipe, payload)) is TriedFrame found)
                return found;
        }
#endif

        return taken.Count == 0 ? ExerciseBench.Inapplicable("it takes neither a sequence nor a pipe") : ExerciseBench.Same(taken);
    }

    private TriedFrame? Through(string name, Func<TContract, byte[]> write, Func<byte[], TContract> read)
    {
        if (!bench.TryCall(
            Operation.Serialize, $"{name}, writing", Call(write, bench.Contract(0)), out var payload, out var failed)
            || !bench.TryCall(Operation.Deserialize, $"{name}, reading", () => read(payload), out var value, out failed))
        {
            return failed;
        }

        return bench.Difference(0, value) is string difference ? ExerciseBench.Different($"{name}: {difference}") : null;
    }

    private static Func<byte[]> Call(Func<TContract, byte[]> write, TContract value) => () => write(value);

    private static byte[] Written(StreamCalls<TContract> surface, TContract value)
    {
        using ForwardTarget target = new();
        surface.Write(value, target);
        return target.Written();
    }

    private static byte[] Written(IBufferSurface<TContract> surface, TContract value)
    {
        SmallestWriter writer = new();
        surface.Serialize(value, writer);
        return writer.Written();
    }

    private static TContract Read(IBufferSurface<TContract> surface, byte[] payload)
    {
        var sequence = Pieces.OfOneByte(payload);
        return surface.Deserialize(in sequence);
    }

#if NET10_0_OR_GREATER
    private static byte[] Written(IPipeSurface<TContract> surface, TContract value)
    {
        using ForwardTarget target = new();
        Pipes.Write(surface, value, PipeWriter.Create(target));
        return target.Written();
    }

    private static TContract Read(IPipeSurface<TContract> surface, byte[] payload) =>
        Pipes.Read(
            surface,
            PipeReader.Create(
                new ForwardSource(payload, mostPerRead: 1), new StreamPipeReaderOptions(bufferSize: 1, minimumReadSize: 1)));
#endif
}

/// <summary>
/// A buffer writer that hands out exactly as much memory as it is asked for, and one byte where nothing is said: its documentation promises
/// no more.
/// </summary>
internal sealed class SmallestWriter : IBufferWriter<byte>
{
    private readonly List<byte> written = [];
    private byte[] handedOut = [];

    public byte[] Written() => written.ToArray();

    public void Advance(int count)
    {
        written.AddRange(handedOut.Take(count));
        handedOut = handedOut.AsSpan(count).ToArray();
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => handedOut = new byte[Math.Max(1, sizeHint)];

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
