using Assay.Core.Protocol;
using Assay.Worker.Handlers;
using Assay.Worker.Jobs;
using Assay.Worker.Rows;

namespace Assay.Worker.Session;

/// <summary>The conversation of one worker: a request, its answer, the next request.</summary>
internal sealed class WorkerSession
{
    private const int Done = 0;
    private const int Failed = 1;
    private readonly FrameChannel channel;
    private readonly WorkerState state;
    private readonly Func<byte, RequestHandler?> make;
    private readonly RequestHandler?[] handlers = new RequestHandler?[byte.MaxValue + 1];

    /// <summary>Begins the conversation of a program of rows.</summary>
    public WorkerSession(FrameChannel channel, IRowCatalogue rows)
        : this(channel, state => HandlerList.Of(state, rows))
    {
    }

    /// <summary>Begins a conversation.</summary>
    /// <param name="channel">Leads to the engine.</param>
    /// <param name="handlers">Gives what makes the handler of a verb, once for each; null where the program does not know it.</param>
    public WorkerSession(FrameChannel channel, Func<WorkerState, Func<byte, RequestHandler?>> handlers)
    {
        this.channel = channel;
        state = new WorkerState(new PhaseLine(channel));
        make = handlers(state);
    }

    /// <summary>Answers requests until a close frame, the end of the channel or a failure.</summary>
    /// <exception cref="IOException">The engine went away while it was answered.</exception>
    public int Run()
    {
        try
        {
            while (channel.Receive() is { } frame && frame.Kind != FrameKind.Close)
            {
                if (!TryAnswer(frame))
                    return Failed;
            }

            return Done;
        }
        finally
        {
            state.Close();
        }
    }

    private bool TryAnswer(Frame frame)
    {
        state.Phases.Assume(WorkerPhase.Idle);
        try
        {
            Answer(frame);
            return true;
        }
        catch (Exception exception)
        {
            channel.Send(FrameKind.Failed, state.Failed(exception));
            return state.IsOneOfMany && exception is not OutOfMemoryException;
        }
    }

    private void Answer(Frame frame)
    {
        using var body = frame.OpenBody();
        var verb = frame.Kind == FrameKind.Request ? body.ReadByte() : (byte)0;
        var handler = handlers[verb] ??= make(verb) ?? throw new InvalidDataException(
            $"This worker does not know requests of number {verb}; engine and worker have different versions.");
        handler.Handle(body, channel);
    }
}
