using System.Buffers.Binary;
using Assay.Core.Protocol;
using Assay.Worker.Calibrating;
using Assay.Worker.Jobs;
using Assay.Worker.Measuring;
using Assay.Worker.Rows;
using Assay.Worker.Starting;
using Assay.Worker.Sustaining;

namespace Assay.Worker.Session;

/// <summary>The conversation of one worker: a request, its answer, the next request.</summary>
internal sealed class WorkerSession(FrameChannel channel, IRowCatalogue rows)
{
    private const int Done = 0;
    private const int Failed = 1;
    private readonly PhaseLine phases = new(channel);
    private RowJob? job;
    private Calibration? calibration;
    private bool isOneOfMany;

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
            job?.Dispose();
        }
    }

    private bool TryAnswer(Frame frame)
    {
        phases.Assume(WorkerPhase.Idle);
        try
        {
            Answer(frame);
            return true;
        }
        catch (Exception exception)
        {
            var thrower = job?.ThrowerOf(exception) ?? default;
            var failed = FailureReport.From(phases.Current, exception) with
            {
                Origin = thrower.Member ?? "",
                IsOriginHidden = thrower.IsHidden,
            };
            channel.Send(FrameKind.Failed, failed.WriteTo);
            return isOneOfMany && exception is not OutOfMemoryException;
        }
    }

    private void Answer(Frame frame)
    {
        switch (frame.Kind)
        {
            case FrameKind.Open:
                channel.Send(FrameKind.Opened, Open(frame).WriteTo);
                break;
            case FrameKind.Write:
                channel.Send(FrameKind.Written, Job.Write().WriteTo);
                break;
            case FrameKind.Read:
                channel.Send(FrameKind.Compared, Job.Read().WriteTo);
                break;
            case FrameKind.Show:
                channel.Send(FrameKind.Shown, Job.Show().WriteTo);
                break;
            case FrameKind.WarmUp:
                channel.Send(FrameKind.WarmedUp, Job.WarmUp(BinaryPrimitives.ReadInt64LittleEndian(frame.Body)).WriteTo);
                break;
            case FrameKind.Batch:
                channel.Send(FrameKind.BatchDone, Job.TimeBatch(Request(frame)).WriteTo);
                break;
            case FrameKind.Allocation:
                channel.Send(FrameKind.Allocated, CountAllocation().WriteTo);
                break;
            case FrameKind.Mapper:
                channel.Send(FrameKind.Mapped, Job.TimeMapper().WriteTo);
                break;
            case FrameKind.Trace:
                channel.Send(FrameKind.Traced, Job.Trace().WriteTo);
                break;
            case FrameKind.Values:
                channel.Send(FrameKind.ValuesMade, MakeValues(frame).WriteTo);
                break;
            case FrameKind.Try:
                channel.Send(FrameKind.Tried, Job.Try((TrialKind)frame.Body[0]).WriteTo);
                break;
            case FrameKind.Start:
                channel.Send(FrameKind.Started, Start(frame).WriteTo);
                break;
            case FrameKind.Io:
                channel.Send(FrameKind.IoMeasured, MeasureIo(frame).WriteTo);
                break;
            case FrameKind.Confirm:
                channel.Send(FrameKind.Confirmed, Confirm(frame).WriteTo);
                break;
            case FrameKind.Calibration:
                channel.Send(FrameKind.Calibrated, Calibrate().WriteTo);
                break;
            default:
                AnswerFurther(frame);
                break;
        }
    }

    private void AnswerFurther(Frame frame)
    {
        switch (frame.Kind)
        {
            case FrameKind.Span:
                channel.Send(FrameKind.SpanDone, Job.RunSpan(Body(frame, SpanRequest.ReadFrom)).WriteTo);
                break;
            case FrameKind.Weigh:
                channel.Send(FrameKind.Weighed, Job.Weigh().WriteTo);
                break;
            case FrameKind.Cache:
                channel.Send(FrameKind.CacheDone, Job.UseCache(Body(frame, CacheRequest.ReadFrom)).WriteTo);
                break;
            case FrameKind.Feed:
                channel.Send(FrameKind.Fed, Job.Feed(Body(frame, FeedRequest.ReadFrom)).WriteTo);
                break;
            default:
                throw new InvalidDataException(
                    $"This worker does not know frames of kind {frame.Kind}; engine and worker have different versions.");
        }
    }

    private static BatchRequest Request(Frame frame) =>
        new(BinaryPrimitives.ReadInt32LittleEndian(frame.Body), BinaryPrimitives.ReadInt32LittleEndian(frame.Body.AsSpan(sizeof(int))));

    private static T Body<T>(Frame frame, Func<BinaryReader, T> read)
    {
        using var body = frame.OpenBody();
        return read(body);
    }

    private AllocatedFrame CountAllocation() => Job.CountAllocation() with { Gen0BudgetBytes = HeapReader.Gen0Budget() };

    private ConfirmedFrame Confirm(Frame frame)
    {
        using var body = frame.OpenBody();
        return Job.Confirm(ConfirmRequest.ReadFrom(body).Unseen);
    }

    private IoFrame MeasureIo(Frame frame)
    {
        using var body = frame.OpenBody();
        return Job.MeasureIo(IoRequest.ReadFrom(body)) with { Gen0BudgetBytes = HeapReader.Gen0Budget() };
    }

    private StartedFrame Start(Frame frame)
    {
        using var body = frame.OpenBody();
        var started = new FirstUses(rows, phases).Run(StartRequest.ReadFrom(body));
        return started.Types.Count == 0 ? started : started with { Gen0BudgetBytes = HeapReader.Gen0Budget() };
    }

    private CalibratedFrame Calibrate()
    {
        phases.Enter(WorkerPhase.Idle);
        calibration ??= Calibration.Of(new RuntimeProbe());
        return calibration.Run();
    }

    private ValuesFrame MakeValues(Frame frame)
    {
        using var body = frame.OpenBody();
        return ValueQuestion.Answer(rows, ValuesRequest.ReadFrom(body), phases);
    }

    private RowJob Job => job ?? throw new InvalidOperationException("The first frame must open a job.");

    private OpenedFrame Open(Frame frame)
    {
        using var body = frame.OpenBody();
        var request = JobFrame.ReadFrom(body);
        if (request.Instances < 1)
            throw new InvalidDataException($"A corpus has at least one instance, not {request.Instances}.");

        isOneOfMany = request.IsOneOfMany;

        // The adapter's constructor may already be the library's code.
        phases.Enter(WorkerPhase.Preparing);
        var found = RowLookup.Find(rows, request);
        if (found is null)
        {
            phases.Assume(WorkerPhase.Idle);
            throw new InvalidOperationException($"This program has no row {request.Row} for the data set {request.DataSet}.");
        }

        job?.Dispose();
        job = null;
        job = found.Refusal.Length > 0 ? null : RowJob.Open(found.Program!, request, phases, MixedJobs.Open(rows, request, phases));

        // What follows is Assay's until the next phase is told: a worker that is killed while it reads its payloads is not the library's
        // fault.
        phases.Enter(WorkerPhase.Idle);
        var opened = job?.Describe() ?? new OpenedFrame([], RuntimeName.Text, "", []) { Refusal = found.Refusal };
        return opened with { Member = found.Member };
    }
}
