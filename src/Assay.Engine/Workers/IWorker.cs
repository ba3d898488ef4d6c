using Assay.Core.Protocol;
using Assay.Engine.Building;

namespace Assay.Engine.Workers;

/// <summary>
/// One worker: answers requests one after the other, until it fails or is disposed of. Every member throws
/// <see cref="WorkerFailedException"/>.
/// </summary>
public interface IWorker : IDisposable
{
    /// <summary>Prepares a job.</summary>
    OpenedFrame Open(JobFrame job);

    /// <summary>
    /// Makes a user's values alone; needs no job. Where they cannot be made, the exception's message is the sentence for the user.
    /// </summary>
    ValuesFrame MakeValues(ValuesRequest request);

    /// <summary>Uses types for the first time, in a worker that did nothing else; needs no job.</summary>
    WorkerStart Start(StartRequest request);

    /// <summary>Serializes every instance and writes the payload file.</summary>
    WrittenFrame Write();

    /// <summary>Reads the payload file and compares.</summary>
    ComparedFrame Read();

    /// <summary>Serializes the first instance and describes its values.</summary>
    ShownFrame Show();

    /// <summary>Times the mapper in the direction of the job's operation; 0 without one.</summary>
    MappedFrame TimeMapper();

    /// <summary>Runs until steady.</summary>
    WarmedUpFrame WarmUp();

    /// <summary>Goes the way of batches without operations, as often as methods are called before they are compiled again.</summary>
    /// <returns>Methods compiled meanwhile.</returns>
    int Rehearse();

    /// <summary>Times one batch.</summary>
    BatchFrame RunBatch(BatchRequest batch);

    /// <summary>Times the calibration kernels once; needs no job.</summary>
    CalibratedFrame Calibrate();

    /// <summary>Names the methods compiled since the warm-up or the last trace.</summary>
    TracedFrame Trace();

    /// <summary>Treats adapters of the row's class as ordinary use does not.</summary>
    TriedFrame Try(TrialKind kind);

    /// <summary>Sees after the last round whether the timed work is the checked work; the worker is of no use afterwards.</summary>
    ConfirmedFrame Confirm(ConfirmRequest request);

    /// <summary>Counts allocated bytes.</summary>
    AllocatedFrame CountAllocation();

    /// <summary>Calls without a break, after a warm-up.</summary>
    SpanFrame RunSpan(SpanRequest span);

    /// <summary>Weighs what graphs hold, after a warm-up.</summary>
    WeighedFrame Weigh();

    /// <summary>Uses a cache, after a warm-up.</summary>
    CacheFrame UseCache(CacheRequest cache);

    /// <summary>Sends the job's values through transports, or receives them.</summary>
    IoFrame MeasureIo(IoRequest request);

    /// <summary>Compresses payloads, in the program that does; needs no job.</summary>
    CompressedFrame Compress(CompressRequest request);

    /// <summary>Gives bytes to the job's deserializer. An exception of the library is an answer.</summary>
    FedFrame Feed(FeedRequest request);
}

/// <summary>What the first calls of a fresh worker cost.</summary>
/// <param name="ToMainNanoseconds">From before its process was started to its main method.</param>
/// <param name="Types">What each type cost, in the order of the request.</param>
public sealed record WorkerStart(long ToMainNanoseconds, IReadOnlyList<FirstUse> Types)
{
    /// <summary>The budget of generation 0 after all calls, in bytes; null where the runtime does not tell.</summary>
    public long? Gen0BudgetBytes { get; init; }
}

/// <summary>Starts workers.</summary>
public interface IWorkerStarter
{
    /// <summary>Starts a fresh worker of an adapter program.</summary>
    /// <param name="program">The program.</param>
    /// <param name="purpose">What the worker is for.</param>
    /// <param name="limits">What it may use.</param>
    /// <param name="cancellation">Ends the worker at once; a request in progress throws <see cref="OperationCanceledException"/>.</param>
    /// <exception cref="WorkerFailedException">It did not start.</exception>
    IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation);
}

/// <summary>What a worker is started for; it decides the runtime settings.</summary>
public enum WorkerPurpose
{
    /// <summary>A check: the heap is limited.</summary>
    Check,

    /// <summary>A check once more, to see who threw: nothing is optimized, so each method stands on the stack.</summary>
    Trace,

    /// <summary>Throughput: tiering does not wait for a quiet start-up.</summary>
    Throughput,

    /// <summary>First calls: the runtime's own settings and no other.</summary>
    Startup,
}
