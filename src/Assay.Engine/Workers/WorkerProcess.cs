using System.ComponentModel;
using System.Diagnostics;
using System.IO.Pipes;
using Assay.Core.Protocol;
using Assay.Core.Workloads;

namespace Assay.Engine.Workers;

/// <summary>A worker that is a process of its own, spoken to over two anonymous pipes: libraries print to standard output.</summary>
public sealed class WorkerProcess : IWorker
{
    /// <summary>A method is compiled again after 30 calls.</summary>
    private const int CallsOfTier = 40;

    private readonly Process process;
    private readonly AnonymousPipeServerStream toWorker;
    private readonly AnonymousPipeServerStream fromWorker;
    private readonly FrameChannel channel;
    private readonly WorkerLimits limits;
    private readonly WorkerMark mark;
    private readonly long startedAt;
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
        this.startedAt = startedAt;
        this.toWorker = toWorker;
        this.fromWorker = fromWorker;
        this.limits = limits;
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
    /// <param name="limits">What it may use.</param>
    /// <param name="cancellation">Ends it at once.</param>
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
    public OpenedFrame Open(JobFrame job)
    {
        values = job.Values;
        return Request(FrameKind.Open, Body(job.WriteTo), FrameKind.Opened, OpenedFrame.ReadFrom, limits.Request);
    }

    /// <inheritdoc/>
    public ValuesFrame MakeValues(ValuesRequest request)
    {
        values = request.Source;
        return Request(FrameKind.Values, Body(request.WriteTo), FrameKind.ValuesMade, ValuesFrame.ReadFrom, limits.Request);
    }

    /// <inheritdoc/>
    public WorkerStart Start(StartRequest request)
    {
        if (request.Types.Count > 0)
            values = request.Types[0].Values;
        var started = Request(FrameKind.Start, Body(request.WriteTo), FrameKind.Started, StartedFrame.ReadFrom, limits.Request);
        return new WorkerStart(started.MainAt - startedAt, started.Types) { Gen0BudgetBytes = started.Gen0BudgetBytes };
    }

    /// <inheritdoc/>
    public WrittenFrame Write() => Request(FrameKind.Write, [], FrameKind.Written, WrittenFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public ComparedFrame Read() => Request(FrameKind.Read, [], FrameKind.Compared, ComparedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public ShownFrame Show() => Request(FrameKind.Show, [], FrameKind.Shown, ShownFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public MappedFrame TimeMapper() => Request(FrameKind.Mapper, [], FrameKind.Mapped, MappedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public WarmedUpFrame WarmUp() =>
        Request(FrameKind.WarmUp, BitConverter.GetBytes(limits.WarmUpCap.Ticks * 100), FrameKind.WarmedUp, WarmedUpFrame.ReadFrom,
            limits.WarmUp);

    /// <inheritdoc/>
    public int Rehearse()
    {
        var compiled = 0;
        for (var call = 0; call < CallsOfTier; call++)
            compiled += RunBatch(default).MethodsCompiled;
        return compiled;
    }

    /// <inheritdoc/>
    public BatchFrame RunBatch(BatchRequest batch) =>
        Request(FrameKind.Batch, Body(batch.WriteTo), FrameKind.BatchDone, BatchFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public CalibratedFrame Calibrate() =>
        Request(FrameKind.Calibration, [], FrameKind.Calibrated, CalibratedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public TracedFrame Trace() => Request(FrameKind.Trace, [], FrameKind.Traced, TracedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public TriedFrame Try(TrialKind kind) => Request(FrameKind.Try, [(byte)kind], FrameKind.Tried, TriedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public AllocatedFrame CountAllocation() =>
        Request(FrameKind.Allocation, [], FrameKind.Allocated, AllocatedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public ConfirmedFrame Confirm(ConfirmRequest request) =>
        Request(FrameKind.Confirm, Body(request.WriteTo), FrameKind.Confirmed, ConfirmedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public SpanFrame RunSpan(SpanRequest span) =>
        Request(FrameKind.Span, Body(span.WriteTo), FrameKind.SpanDone, SpanFrame.ReadFrom, limits.ForSpan(span.Nanoseconds));

    /// <inheritdoc/>
    public WeighedFrame Weigh() => Request(FrameKind.Weigh, [], FrameKind.Weighed, WeighedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public CacheFrame UseCache(CacheRequest cache) =>
        Request(FrameKind.Cache, Body(cache.WriteTo), FrameKind.CacheDone, CacheFrame.ReadFrom, limits.ForSpan(cache.Nanoseconds));

    /// <inheritdoc/>
    public IoFrame MeasureIo(IoRequest request) =>
        Request(FrameKind.Io, Body(request.WriteTo), FrameKind.IoMeasured, IoFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public CompressedFrame Compress(CompressRequest request) =>
        Request(FrameKind.Compress, Body(request.WriteTo), FrameKind.Compressed, CompressedFrame.ReadFrom, limits.Request);

    /// <inheritdoc/>
    public FedFrame Feed(FeedRequest request) =>
        Request(FrameKind.Feed, Body(request.WriteTo), FrameKind.Fed, FedFrame.ReadFrom, limits.Request);

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

    private T Request<T>(FrameKind request, byte[] body, FrameKind answer, Func<BinaryReader, T> read, TimeSpan limit)
    {
        watch.Begin(limit);
        try
        {
            Send(request, body);
            while (channel.Receive() is Frame frame)
            {
                using var reader = frame.OpenBody();
                if (frame.Kind == answer)
                    return read(reader);
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

    private void Send(FrameKind request, byte[] body)
    {
        try
        {
            channel.Send(request, body);
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

    private static byte[] Body(Action<BinaryWriter> write)
    {
        using MemoryStream body = new();
        using BinaryWriter writer = new(body);
        write(writer);
        writer.Flush();
        return body.ToArray();
    }
}
