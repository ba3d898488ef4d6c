using System.Collections.Concurrent;
using System.IO.Pipes;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;

namespace Assay.Worker.Tests.Session;

/// <summary>The engine's side of a worker: sends requests, gathers phases, gives answers.</summary>
internal sealed class WorkerConversation : IDisposable
{
    private readonly AnonymousPipeServerStream toWorker;
    private readonly AnonymousPipeServerStream fromWorker;
    private readonly FrameChannel channel;
    private readonly ConcurrentQueue<WorkerPhase> phases = new();
    private readonly string folder = Directory.CreateTempSubdirectory("assay-worker-test-").FullName;

    public WorkerConversation(HandleInheritability inheritability)
    {
        toWorker = new AnonymousPipeServerStream(PipeDirection.Out, inheritability);
        fromWorker = new AnonymousPipeServerStream(PipeDirection.In, inheritability);
        channel = new FrameChannel(fromWorker, toWorker);
    }

    public IReadOnlyList<WorkerPhase> Phases => [.. phases];

    public string PayloadFile => Path.Combine(folder, "payloads.bin");

    public string[] Handles => [toWorker.GetClientHandleAsString(), fromWorker.GetClientHandleAsString()];

    public static JobFrame Job(string row, string payloadFile, int instances = 3, Operation operation = Operation.Serialize,
        Surface surface = Surface.Bytes, string dataSet = "samples") =>
        new(row, dataSet, new Recipe(100, 1, 0, 0), instances, surface, operation, payloadFile);

    /// <summary>Gives the ends of the child back, so that its death ends the pipe.</summary>
    public void ForgetClientHandles()
    {
        toWorker.DisposeLocalCopyOfClientHandle();
        fromWorker.DisposeLocalCopyOfClientHandle();
    }

    public void Open(JobFrame job) => Ask(new OpenRequest(job));

    public TAnswer Ask<TAnswer>(Request<TAnswer> request) => Read(request, FrameKind.Answer, request.ReadAnswer);

    public FailedFrame FailureOf(Request request) => Read(request, FrameKind.Failed, FailedFrame.ReadFrom);

    /// <summary>Sends a request and waits for what answers it; null when the worker is gone.</summary>
    public Frame? Exchange(Request request)
    {
        channel.Send(request);
        while (channel.Receive() is { } frame)
        {
            if (frame.Kind != FrameKind.Phase)
                return frame;
            phases.Enqueue((WorkerPhase)frame.Body[0]);
        }

        return null;
    }

    public void Close() => channel.Send(FrameKind.Close);

    public void HangUp() => toWorker.Dispose();

    public void Dispose()
    {
        toWorker.Dispose();
        fromWorker.Dispose();
        Directory.Delete(folder, recursive: true);
    }

    private T Read<T>(Request request, FrameKind kind, Func<BinaryReader, T> read)
    {
        var frame = Exchange(request) ?? throw new InvalidOperationException("The worker is gone.");
        using var reader = frame.OpenBody();
        if (frame.Kind == FrameKind.Failed && kind != FrameKind.Failed)
            Assert.Fail(FailedFrame.ReadFrom(reader).ToString());
        Assert.Equal(kind, frame.Kind);
        return read(reader);
    }
}
