using System.IO.Pipes;
using Assay.Core.Protocol;

namespace Assay.Worker.Session;

/// <summary>
/// Plays the requests for batches through a session and pipes of its own, as the engine will: the runtime recompiles what was called 30 times and again what was
/// called 60 times, and that must happen before the measurement, not in the background of somebody's thirtieth batch.
/// </summary>
internal sealed class Rehearsal : IDisposable
{
    private const int FirstExchanges = 64;
    private const int Exchanges = 16;
    private readonly AnonymousPipeServerStream requests = new(PipeDirection.In);
    private readonly AnonymousPipeServerStream answers = new(PipeDirection.In);
    private readonly AnonymousPipeClientStream engineEnd;
    private readonly AnonymousPipeClientStream workerEnd;
    private readonly FrameChannel engine;
    private readonly WorkerSession session;
    private int exchanges = FirstExchanges;

    /// <summary>Opens the pipes.</summary>
    public Rehearsal()
    {
        engineEnd = new AnonymousPipeClientStream(PipeDirection.Out, requests.ClientSafePipeHandle);
        workerEnd = new AnonymousPipeClientStream(PipeDirection.Out, answers.ClientSafePipeHandle);
        engine = new FrameChannel(answers, engineEnd);
        session = WorkerSession.ForRehearsal(new FrameChannel(requests, workerEnd));
    }

    /// <summary>Plays some requests. One thread plays both sides: a frame waits in the pipe.</summary>
    public void Play()
    {
        for (int i = 0; i < exchanges; i++)
        {
            engine.Send(FrameKind.Batch);
            session.AnswerNext();
            engine.Receive();
        }

        exchanges = Exchanges;
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        engineEnd.Dispose();
        workerEnd.Dispose();
        requests.Dispose();
        answers.Dispose();
    }
}
