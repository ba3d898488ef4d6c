namespace Assay.Core.Protocol;

/// <summary>What a frame between engine and worker says. Numbers are the protocol's; never reuse one.</summary>
public enum FrameKind : byte
{
    /// <summary>Engine: prepare one job; body <see cref="JobFrame"/>. Answered by <see cref="Opened"/>.</summary>
    Open = 1,

    /// <summary>Engine: generate, map, serialize every instance and write the payload file. Answered by <see cref="Written"/>.</summary>
    Write = 2,

    /// <summary>Engine: read the payload file, deserialize, map back, compare. Answered by <see cref="Compared"/>.</summary>
    Read = 3,

    /// <summary>Engine: run until steady; body: cap in nanoseconds (Int64). Answered by <see cref="WarmedUp"/>.</summary>
    WarmUp = 4,

    /// <summary>Engine: time one batch; body <see cref="BatchRequest"/>. Answered by <see cref="BatchDone"/>.</summary>
    Batch = 5,

    /// <summary>Engine: count allocated bytes; no body. Answered by <see cref="Allocated"/>.</summary>
    Allocation = 6,

    /// <summary>Engine: time the mapper in the direction of the job's operation; no body. Answered by <see cref="Mapped"/>.</summary>
    Mapper = 7,

    /// <summary>Engine: end the process with exit code 0; no body.</summary>
    Close = 8,

    /// <summary>
    /// Engine: time the calibration kernels once, needs no job; no body. The first time warms them up before. Answered by
    /// <see cref="Calibrated"/>.
    /// </summary>
    Calibration = 9,

    /// <summary>
    /// Engine: name the methods compiled since the warm-up or the last trace, of a job that traces; no body. Answered by
    /// <see cref="Traced"/>.
    /// </summary>
    Trace = 10,

    /// <summary>
    /// Engine: make a user's values alone, needs no job; body <see cref="ValuesRequest"/>. Answered by <see cref="ValuesMade"/>.
    /// </summary>
    Values = 11,

    /// <summary>
    /// Engine: use types for the first time, needs no job; body <see cref="StartRequest"/>. Answered by <see cref="Started"/>.
    /// </summary>
    Start = 12,

    /// <summary>
    /// Engine: treat the adapter as ordinary use does not; body <see cref="TrialKind"/> (Byte). Answered by <see cref="Tried"/>.
    /// </summary>
    Try = 16,

    /// <summary>Engine: serialize the first instance and describe its values; no body. Answered by <see cref="Shown"/>.</summary>
    Show = 20,

    /// <summary>
    /// Engine: confirm after the last round that the timed work is the checked work; body <see cref="ConfirmRequest"/>. Answered by
    /// <see cref="Confirmed"/>; nothing is timed after it.
    /// </summary>
    Confirm = 21,

    /// <summary>
    /// Engine: call without a break, after a warm-up; body <see cref="SpanRequest"/>. Answered by <see cref="SpanDone"/>.
    /// </summary>
    Span = 24,

    /// <summary>Engine: keep deserialized graphs and weigh them; no body. Answered by <see cref="Weighed"/>.</summary>
    Weigh = 25,

    /// <summary>Engine: use a cache; body <see cref="CacheRequest"/>. Answered by <see cref="CacheDone"/>.</summary>
    Cache = 26,

    /// <summary>
    /// Engine: send or receive the job's values through transports; body <see cref="IoRequest"/>. Answered by <see cref="IoMeasured"/>.
    /// </summary>
    Io = 40,

    /// <summary>
    /// Engine, to the program that compresses: needs no job; body <see cref="CompressRequest"/>. Answered by <see cref="Compressed"/>.
    /// </summary>
    Compress = 41,

    /// <summary>Engine: deserialize these bytes; body <see cref="FeedRequest"/>. Answered by <see cref="Fed"/>.</summary>
    Feed = 48,

    /// <summary>Worker: what it does next; body <see cref="WorkerPhase"/> (Byte).</summary>
    Phase = 64,

    /// <summary>Worker: the job is ready; body <see cref="OpenedFrame"/>.</summary>
    Opened = 65,

    /// <summary>Worker: the payload file is written; body <see cref="WrittenFrame"/>.</summary>
    Written = 66,

    /// <summary>Worker: the comparison is done; body <see cref="ComparedFrame"/>.</summary>
    Compared = 67,

    /// <summary>Worker: it is steady or gave up; body <see cref="WarmedUpFrame"/>.</summary>
    WarmedUp = 68,

    /// <summary>Worker: one batch is timed; body <see cref="BatchFrame"/>.</summary>
    BatchDone = 69,

    /// <summary>Worker: allocation is counted; body <see cref="AllocatedFrame"/>.</summary>
    Allocated = 70,

    /// <summary>Worker: the mapper is timed; body <see cref="MappedFrame"/>.</summary>
    Mapped = 71,

    /// <summary>Worker: an exception ended the request; body <see cref="FailedFrame"/>. The worker then ends.</summary>
    Failed = 72,

    /// <summary>Worker: the calibration kernels are timed; body <see cref="CalibratedFrame"/>.</summary>
    Calibrated = 73,

    /// <summary>Worker: the methods compiled; body <see cref="TracedFrame"/>.</summary>
    Traced = 74,

    /// <summary>Worker: a user's values can be made; body <see cref="ValuesFrame"/>.</summary>
    ValuesMade = 75,

    /// <summary>Worker: the types were used; body <see cref="StartedFrame"/>.</summary>
    Started = 76,

    /// <summary>Worker: the trial is done; body <see cref="TriedFrame"/>.</summary>
    Tried = 80,

    /// <summary>Worker: a payload and its values; body <see cref="ShownFrame"/>.</summary>
    Shown = 84,

    /// <summary>Worker: the timed work is looked at; body <see cref="ConfirmedFrame"/>.</summary>
    Confirmed = 85,

    /// <summary>Worker: the calls are made; body <see cref="SpanFrame"/>.</summary>
    SpanDone = 88,

    /// <summary>Worker: the graphs are weighed; body <see cref="WeighedFrame"/>.</summary>
    Weighed = 89,

    /// <summary>Worker: the cache was used; body <see cref="CacheFrame"/>.</summary>
    CacheDone = 90,

    /// <summary>Worker: the transports are measured; body <see cref="IoFrame"/>.</summary>
    IoMeasured = 104,

    /// <summary>Worker: the payloads are compressed; body <see cref="CompressedFrame"/>.</summary>
    Compressed = 105,

    /// <summary>Worker: the bytes were given to the library; body <see cref="FedFrame"/>.</summary>
    Fed = 112,
}

/// <summary>Whose code a worker is in, so that a failure of Assay's own is never blamed on a library.</summary>
public enum WorkerPhase : byte
{
    /// <summary>Assay: start-up, protocol, files.</summary>
    Idle = 0,

    /// <summary>The adapter's set-up: the library's.</summary>
    Preparing = 1,

    /// <summary>Assay: generating values, or reading them from a sample.</summary>
    Generating = 2,

    /// <summary>Assay: plain graph to contract graph or back.</summary>
    Mapping = 3,

    /// <summary>The library: serialize.</summary>
    Serializing = 4,

    /// <summary>The library: deserialize.</summary>
    Deserializing = 5,

    /// <summary>Assay: comparing graphs, hashing content.</summary>
    Comparing = 6,

    /// <summary>The user: their factory makes values.</summary>
    UserFactory = 7,
}

/// <summary>
/// What a worker says on standard error when code in it ends the process before its session is over: an exit code alone does not tell.
/// </summary>
public static class ExitSentence
{
    /// <summary>
    /// The sentence. Assay itself ends no worker so while the engine lives: it is the library, on a thread of its own or not.
    /// </summary>
    public const string Text = "Environment.Exit was called";
}
