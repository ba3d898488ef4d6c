using System.Diagnostics.CodeAnalysis;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Exercises;

/// <summary>
/// Asynchronous calls that wait for a stream which never goes on, until they are cancelled; then an ordinary call on the same adapter.
/// </summary>
internal sealed class CancelExercise<TPlain, TContract>(ExerciseBench<TPlain, TContract> bench)
{
    // Long for a call that has nothing to do but to end, on whatever machine; nothing waits so long but a call that goes on.
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(3);

    /// <summary>Cancels reading and writing.</summary>
    public TriedFrame Run()
    {
        if (bench.Adapter is not ICancellableSurface<TContract> surface)
            return ExerciseBench.Inapplicable(
                bench.Adapter is IAsyncStreamSurface<TContract>
                    ? "its adapter calls no asynchronous method with a CancellationToken"
                    : "it has no asynchronous methods over a Stream");
        if (!bench.TryCall(Operation.Serialize, "writing", () => Written(surface), out var payload, out var failed))
            return failed;
        return Cancel(Operation.Deserialize, "reading", payload.AsSpan(0, payload.Length / 2).ToArray(),
            (stream, cancellation) => surface.DeserializeAsync(stream, cancellation).AsTask())
            ?? Cancel(Operation.Serialize, "writing", [], Writing(surface, bench.Contract(0)))
            ?? ReadAfterwards(surface, payload);
    }

    private static Func<Stream, CancellationToken, Task> Writing(ICancellableSurface<TContract> surface, TContract value) =>
        (stream, cancellation) => surface.SerializeAsync(value, stream, cancellation).AsTask();

    [SuppressMessage(
        "Reliability", "CA2025", Justification = "A call that goes on is released before the stream is disposed of, and fails.")]
    private TriedFrame? Cancel(Operation operation, string name, byte[] beginning, Func<Stream, CancellationToken, Task> start)
    {
        using WaitingStream stream = new(beginning);
        using CancellationTokenSource cancellation = new();
        var token = cancellation.Token;
        bench.Begin(operation);
        var call = Task.Run(() => start(stream, token));
        var first = Task.WaitAny([call, stream.Waiting], Patience);
        if (first == 0 && call.Exception is null)
            return ExerciseBench.Different($"{name} ended before its stream did");
        cancellation.Cancel();
        var ended = Task.WaitAny([call], Patience);
        stream.Release();
        if (ended < 0)
            return new TriedFrame(TrialOutcome.Endless, $"{name} goes on after it was cancelled: it waits for its stream alone");
        return call.IsCanceled || call.Exception?.InnerException is OperationCanceledException ? null
            : call.Exception?.InnerException is Exception exception
            ? new TriedFrame(TrialOutcome.Threw, $"{name}{(first == 0 ? "" : ", cancelled")}: {ExerciseBench.TextOf(exception)}")
            : ExerciseBench.Different($"{name} ended as if all had been well, although it was cancelled");
    }

    private TriedFrame ReadAfterwards(ICancellableSurface<TContract> surface, byte[] payload)
    {
        using MemoryStream source = new(payload, writable: false);
        if (!bench.TryCall(Operation.Deserialize, "reading after a cancelled call",
            () => Awaited.End(surface.DeserializeAsync(source, CancellationToken.None)), out var read, out var failed))
            return failed;
        return bench.Difference(0, read) is string difference
            ? ExerciseBench.Different($"reading after a cancelled call: {difference}")
            : ExerciseBench.Same([Surface.Async]);
    }

    private byte[] Written(ICancellableSurface<TContract> surface)
    {
        using MemoryStream written = new();
        Awaited.End(surface.SerializeAsync(bench.Contract(0), written, CancellationToken.None));
        return written.ToArray();
    }
}

/// <summary>
/// A stream that gives its beginning, and then lets every request wait until that is cancelled, or the stream released: a peer that says
/// nothing more.
/// </summary>
internal sealed class WaitingStream(byte[] beginning) : ForwardStream
{
    private readonly TaskCompletionSource<bool> waiting = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly TaskCompletionSource<bool> released = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private int taken;

    /// <summary>Ends when somebody waits.</summary>
    public Task Waiting => waiting.Task;

    public override bool CanRead => true;

    public override bool CanWrite => true;

    /// <summary>Fails all who wait.</summary>
    public void Release() => released.TrySetException(new IOException("The peer is gone, as this exercise wants."));

    public override int Read(byte[] buffer, int offset, int count) =>
        Take(buffer.AsSpan(offset, count)) is > 0 and int given ? given : Wait(CancellationToken.None).GetAwaiter().GetResult();

    public override async Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        Take(buffer.AsSpan(offset, count)) is > 0 and int given ? given : await Wait(cancellationToken).ConfigureAwait(false);

    public override void Write(byte[] buffer, int offset, int count) => Wait(CancellationToken.None).GetAwaiter().GetResult();

    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Wait(cancellationToken);

#if NET
    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        Take(buffer.Span) is > 0 and int given ? given : await Wait(cancellationToken).ConfigureAwait(false);

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
        await Wait(cancellationToken).ConfigureAwait(false);
#endif

    private int Take(Span<byte> buffer)
    {
        var count = Math.Min(buffer.Length, beginning.Length - taken);
        beginning.AsSpan(taken, count).CopyTo(buffer);
        taken += count;
        return count;
    }

    private async Task<int> Wait(CancellationToken cancellation)
    {
        TaskCompletionSource<bool> cancelled = new(TaskCreationOptions.RunContinuationsAsynchronously);
        using var registration = cancellation.Register(() => cancelled.TrySetCanceled(cancellation));
        waiting.TrySetResult(true);
        await (await Task.WhenAny(cancelled.Task, released.Task).ConfigureAwait(false)).ConfigureAwait(false);
        return 0;
    }
}
