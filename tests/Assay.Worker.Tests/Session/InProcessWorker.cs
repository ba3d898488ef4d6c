using Assay.Core.Protocol;
using Assay.TestWorker;
using Assay.Worker.Rows;
using Assay.Worker.Session;

namespace Assay.Worker.Tests.Session;

/// <summary>A worker on a thread of this process, behind real pipes.</summary>
internal sealed class InProcessWorker : IDisposable
{
    private readonly Task<int> program;

    public InProcessWorker(IRowCatalogue? rows = null)
        : this(channel => new WorkerSession(channel, rows ?? new TestRows()))
    {
    }

    public InProcessWorker(Func<FrameChannel, WorkerSession> open)
    {
        // The handles are taken over by the client streams, as a child process would.
        var handles = Conversation.Handles;
        program = Task.Factory.StartNew(() => WorkerProgram.Answer(handles, channel => open(channel).Run()), CancellationToken.None,
            TaskCreationOptions.LongRunning, TaskScheduler.Default);
    }

    public WorkerConversation Conversation { get; } = new(HandleInheritability.None);

    public int ExitCode => program.GetAwaiter().GetResult();

    public void Dispose()
    {
        Conversation.HangUp();
        program.GetAwaiter().GetResult();
        Conversation.Dispose();
    }
}
