using System.IO.Pipes;
using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>
/// Sends batch requests and answers through a pipe of its own, there and back, as the session does: the runtime recompiles what was called 30 times, and
/// that must happen before the measurement, not in the background of somebody's thirtieth batch.
/// </summary>
internal sealed class Rehearsal : IDisposable
{
    private const int ExchangesPerBatch = 4;
    private readonly AnonymousPipeServerStream incoming = new(PipeDirection.In);
    private readonly AnonymousPipeClientStream outgoing;
    private readonly FrameChannel channel;

    /// <summary>Opens the pipe.</summary>
    public Rehearsal()
    {
        outgoing = new AnonymousPipeClientStream(PipeDirection.Out, incoming.ClientSafePipeHandle);
        channel = new FrameChannel(incoming, outgoing);
    }

    /// <summary>Plays the frames around a few batches.</summary>
    public void Play()
    {
        for (int i = 0; i < ExchangesPerBatch; i++)
        {
            channel.Send(FrameKind.Batch);
            channel.Receive();
            BatchFrame batch = new(i, i, i, i, i, i, i);
            channel.Send(FrameKind.BatchDone, batch.WriteTo);
            channel.Receive();
        }
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        outgoing.Dispose();
        incoming.Dispose();
    }
}
