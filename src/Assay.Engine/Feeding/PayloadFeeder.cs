using Assay.Core.Protocol;
using Assay.Engine.Building;
using Assay.Engine.Workers;

namespace Assay.Engine.Feeding;

/// <summary>
/// Gives payloads, valid or not, to a row's deserializer in a child process: many to one process, because starting one takes a hundred
/// times as long as a call. What ends the process costs one payload; the next one gets a fresh process.
/// </summary>
/// <param name="limits">What a call may use.</param>
/// <param name="cancellation">Ends the process at once.</param>
public sealed class PayloadFeeder(
    IWorkerStarter starter, FeedTarget target, FeedLimits limits, CancellationToken cancellation) : IDisposable
{
    private const int WarmUpCalls = 3;
    private FeedTarget target = target;
    private IWorker? worker;
    private bool isUntouched;

    /// <summary>What the row's worker says of itself; opens one if there is none.</summary>
    /// <exception cref="WorkerFailedException">The row cannot be set up, or its process ends while it reads its own payload.</exception>
    public OpenedFrame Opened
    {
        get
        {
            Worker();
            return field!;
        }

        private set;
    }

    /// <summary>Processes started so far.</summary>
    public int Processes { get; private set; }

    /// <summary>Serializes the job's instances with the row itself, in the process that is fed.</summary>
    /// <returns>Their payloads, read from the job's payload file.</returns>
    /// <exception cref="WorkerFailedException">It cannot; the next call gets a fresh process.</exception>
    public IReadOnlyList<byte[]> Write()
    {
        OrEnd(() => Worker().Ask(new WriteRequest()));
        return PayloadFile.Read(target.Job.PayloadFile, target.Job.Instances);
    }

    /// <summary>Serializes the job's first instance, made anew, and describes its values.</summary>
    /// <exception cref="WorkerFailedException">It cannot; the next call gets a fresh process.</exception>
    public ShownFrame Show() => OrEnd(() => Worker().Ask(new ShowRequest()));

    /// <summary>Goes on with another job of the same program, in the same process where it lives.</summary>
    /// <exception cref="WorkerFailedException">The row cannot be set up; the next call gets a fresh process.</exception>
    public void Turn(JobFrame job)
    {
        target = target with { Job = job };
        OrEnd(() =>
        {
            if (worker is not null)
                Opened = worker.Ask(new OpenRequest(job));
            return worker;
        });
    }

    /// <summary>Feeds payloads one after the other.</summary>
    /// <exception cref="WorkerFailedException">The row cannot be set up.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IEnumerable<FedPayload> FeedEach(IEnumerable<FeedRequest> requests) => requests.Select(Feed);

    /// <summary>
    /// Feeds one payload. A process that it ends is confirmed in a fresh process, which got nothing before: what an earlier payload damaged
    /// is no fault of this one.
    /// </summary>
    /// <exception cref="WorkerFailedException">The row cannot be set up.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public FedPayload Feed(FeedRequest request)
    {
        var first = FeedOnce(request);
        if (first.Failure is null || (first.IsAlone && first.Failure.Kind != WorkerFailureKind.FromOutside))
            return first;

        // A hang says all the first time, and costs its whole time again.
        if (first.End == FeedEnd.Hung)
            return first;
        var second = FeedOnce(request);
        return second.Failure is null && first.Failure.Kind != WorkerFailureKind.FromOutside ? first : second;
    }

    /// <summary>Ends the process.</summary>
    public void Dispose()
    {
        worker?.Dispose();
        worker = null;
    }

    private T OrEnd<T>(Func<T> ask) => RetryAfterKill.Of(() =>
    {
        try
        {
            return ask();
        }
        catch (WorkerFailedException)
        {
            Dispose();
            cancellation.ThrowIfCancellationRequested();
            throw;
        }
    });

    private FedPayload FeedOnce(FeedRequest request)
    {
        var fed = Worker();
        var isAlone = isUntouched;
        isUntouched = false;
        try
        {
            FedPayload answered = new(request, fed.Ask(request), null) { IsAlone = isAlone };

            // What could not be allocated leaves a process in which little else can be.
            if (answered.End == FeedEnd.OutOfMemory || answered.Answer!.Outcome == FeedOutcome.TooLarge)
                Dispose();
            return answered;
        }
        catch (WorkerFailedException exception)
        {
            Dispose();
            cancellation.ThrowIfCancellationRequested();
            return new FedPayload(request, null, exception.Failure) { IsAlone = isAlone };
        }
    }

    private IWorker Worker() => worker ??= RetryAfterKill.Of(Start);

    private IWorker Start()
    {
        cancellation.ThrowIfCancellationRequested();
        var started = starter.Start(target.Program, WorkerPurpose.Check, limits.OfWorker, cancellation);
        try
        {
            Processes++;
            Opened = started.Ask(new OpenRequest(target.Job));
            for (var i = 0; i < WarmUpCalls && target.Valid is not null; i++)
                started.Ask(new FeedRequest(target.Valid));
        }
        catch
        {
            started.Dispose();
            throw;
        }

        isUntouched = true;
        return started;
    }
}

/// <summary>A row to which payloads are given.</summary>
/// <param name="Job">The row, a data set or root that the program knows, the surface, and the file for payloads that the row writes
/// itself.</param>
/// <param name="Valid">A payload that the row wrote, which each fresh process reads first: the first call compiles, and allocates what
/// later ones find; null for none.</param>
public sealed record FeedTarget(AdapterProgram Program, JobFrame Job, byte[]? Valid = null);

/// <summary>What one call may use before it counts as a hang or as out of memory.</summary>
/// <param name="Time">Time of each phase: the call, the mapping back, the comparison.</param>
/// <param name="HeapBytes">Limit of the collected heap, in bytes: the runtime then throws <see cref="OutOfMemoryException"/>.</param>
public sealed record FeedLimits(TimeSpan Time, long HeapBytes)
{
    /// <summary>Further settings of the runtime, as <c>NAME=value</c>.</summary>
    public IReadOnlyList<string> Settings { get; init; } = [];

    /// <summary>10 s and 1 GiB.</summary>
    public static FeedLimits Usual { get; } = new(TimeSpan.FromSeconds(10), 1L << 30);

    /// <summary>The limits of a worker: half as much again for what does not lie on the heap.</summary>
    internal WorkerLimits OfWorker => new(Time, Time, Time, HeapBytes + (HeapBytes / 2))
    {
        HeapBytes = HeapBytes,
        Settings = Settings,
    };
}
