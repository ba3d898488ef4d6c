using System.ComponentModel;
using System.Diagnostics;
using System.IO.Pipes;
using Assay.Core.Protocol;
using Assay.Core.Workloads;

namespace Assay.Engine.Workers;

/// <summary>A worker that is a process of its own, spoken to over two anonymous pipes: libraries print to standard output.</summary>
public sealed class WorkerProcess : IWorker
{
    private readonly Process process;
    private readonly AnonymousPipeServerStream toWorker;
    private readonly AnonymousPipeServerStream fromWorker;
    private readonly FrameChannel channel;
    private readonly WorkerMark mark;
    private readonly WorkerWatch watch;
    private readonly StandardErrorCapture errors;
    private readonly CancellationToken cancellation;
    private readonly CancellationTokenRegistration onCancellation;
    private WorkerPhase phase;
    private ValueSource values = ValueSource.DataSet;
    private bool isDisposed;

    private WorkerProcess(Process process, long startedAt, AnonymousPipeServerStream toWorker, AnonymousPipeServerStream fromWorker,
        WorkerLimits limits, WorkerMark mark, CancellationToken cancellation)
    {
        this.process = process;
        StartedAt = startedAt;
        this.toWorker = toWorker;
        this.fromWorker = fromWorker;
        Limits = limits;
        this.mark = mark;
        this.cancellation = cancellation;
        channel = new FrameChannel(fromWorker, toWorker);
        watch = new WorkerWatch(process, mark, limits);
        errors = new StandardErrorCapture(process);
        errors.Begin();
        PrintedOutput.Discard(process.StandardOutput.BaseStream);

        // Standard input stays open and empty: its end tells the worker that this process is gone, however that went.
        onCancellation = cancellation.Register(() => ChildProcesses.KillTree(process));
    }

    /// <summary>Starts a program with a cleaned environment.</summary>
    /// <param name="program">Full path of the program, or of its dll where <c>dotnet</c> runs it.</param>
    /// <param name="settings">Runtime settings as <c>NAME=value</c>.</param>
    /// <exception cref="WorkerFailedException">It did not start.</exception>
    public static WorkerProcess Start(
        string program, IReadOnlyList<string> settings, WorkerLimits limits, CancellationToken cancellation = default) =>
        ChildProcesses.Exclusively(() => StartAlone(program, settings, limits, cancellation));

    private static WorkerProcess StartAlone(
        string program, IReadOnlyList<string> settings, WorkerLimits limits, CancellationToken cancellation)
    {
        WorkerMark mark = new();
        AnonymousPipeServerStream toWorker = new(PipeDirection.Out, HandleInheritability.Inheritable);
        AnonymousPipeServerStream fromWorker = new(PipeDirection.In, HandleInheritability.Inheritable);
        try
        {
            var command = WorkerCommand.Of(program, [.. settings, mark.Setting], toWorker, fromWorker);
            var startedAt = MonotonicClock.Nanoseconds();
            var process = ChildProcesses.Start(command);
            toWorker.DisposeLocalCopyOfClientHandle();
            fromWorker.DisposeLocalCopyOfClientHandle();
            return new WorkerProcess(process, startedAt, toWorker, fromWorker, limits, mark, cancellation);
        }
        catch (Win32Exception exception)
        {
            toWorker.Dispose();
            fromWorker.Dispose();
            throw new WorkerFailedException(
                File.Exists(program)
                    ? $"The worker did not start (system error {exception.NativeErrorCode})"
                    : "The worker's program is gone from the cache", exception);
        }
    }

    /// <summary>The system's number of the process.</summary>
    public int ProcessId => process.Id;

    /// <inheritdoc/>
    public WorkerLimits Limits { get; }

    /// <inheritdoc/>
    public long StartedAt { get; }

    /// <inheritdoc/>
    public TAnswer Ask<TAnswer>(Request<TAnswer> request)
    {
        values = request.ValuesFrom ?? values;
        watch.Begin(Limits.Of(request));
        try
        {
            Send(request);
            while (channel.Receive() is Frame frame)
            {
                using var reader = frame.OpenBody();
                if (frame.Kind == FrameKind.Answer)
                    return request.ReadAnswer(reader);
                if (frame.Kind == FrameKind.Failed)
                    throw new WorkerFailedException(WorkerExitReason.Of(FailedFrame.ReadFrom(reader)));
                if (frame.Kind == FrameKind.Phase)
                    Enter((WorkerPhase)reader.ReadByte());
            }
        }
        catch (IOException)
        {
            // A broken pipe says that the process is gone; how it ended is told below.
        }
        catch (InvalidDataException exception)
        {
            ChildProcesses.KillTree(process);
            throw new WorkerFailedException(exception.Message, exception);
        }
        finally
        {
            watch.End();
        }

        throw new WorkerFailedException(Died());
    }

    /// <summary>Asks the worker to end, and ends it when it does not at once.</summary>
    public void Dispose()
    {
        if (isDisposed)
            return;
        isDisposed = true;
        watch.Dispose();
        onCancellation.Dispose();
        try
        {
            channel.Send(FrameKind.Close);
        }
        catch (IOException)
        {
            // Its pipe is broken; whether the process is gone too is seen below.
        }

        toWorker.Dispose();
        if (!process.WaitForExit(TimeSpan.FromMilliseconds(500)))
            ChildProcesses.KillTree(process);
        else if (process.ExitCode != 0)
            RuntimeFiles.Remove(process.Id);
        mark.EndAll();
        fromWorker.Dispose();
        process.Dispose();
    }

    private void Send(Request request)
    {
        try
        {
            channel.Send(request);
        }
        catch (IOException)
        {
            // It died while nothing was asked of it: no call of the library is to blame.
            phase = WorkerPhase.Idle;
            throw;
        }
    }

    private void Enter(WorkerPhase next)
    {
        phase = next;
        watch.Restart(WorkerExitReason.IsLibrary(next));
    }

    private WorkerFailure Died()
    {
        cancellation.ThrowIfCancellationRequested();
        var hasExited = process.WaitForExit(TimeSpan.FromSeconds(10));
        errors.WaitForEnd();
        return watch is { WasStopped: true, Cause: ReachedLimit stopped } ? WorkerExitReason.OfStopped(stopped.Text, errors.Text)
            : WorkerExitReason.Of(phase, watch.Cause, hasExited ? process.ExitCode : null, errors.Text, values.Text) with
            {
                ExitCode = hasExited && watch.Cause is null ? process.ExitCode : null,
            };
    }
}
