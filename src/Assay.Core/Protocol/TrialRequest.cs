namespace Assay.Core.Protocol;

/// <summary>Treat adapters of the row's class as ordinary use does not.</summary>
/// <param name="Kind">How.</param>
public sealed record TrialRequest(TrialKind Kind) : Request<TriedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 16;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override TriedFrame ReadAnswer(BinaryReader reader) => TriedFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer) => writer.Write((byte)Kind);

    /// <summary>Reads the fields.</summary>
    public static TrialRequest ReadFrom(BinaryReader reader) => new((TrialKind)reader.ReadByte());
}

/// <summary>What a trial found.</summary>
/// <param name="Outcome">What it saw.</param>
/// <param name="Detail">The first difference as a path and a kind, the type of the exception and when it came, or why there is nothing to
/// try; never a value.</param>
public sealed record TriedFrame(TrialOutcome Outcome, string Detail) : IFrameBody
{
    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Outcome);
        writer.Write(Detail);
    }

    /// <summary>Reads the fields.</summary>
    public static TriedFrame ReadFrom(BinaryReader reader) => new((TrialOutcome)reader.ReadByte(), reader.ReadString());
}

/// <summary>
/// How a trial treats an adapter beside the ordinary use that the check sees. Numbers are the protocol's; never reuse one.
/// </summary>
public enum TrialKind : byte
{
    /// <summary>Every surface in turn: the same payloads, or payloads of the same values.</summary>
    Surfaces = 1,

    /// <summary>A root without content: an empty collection or text, an object whose members nobody set.</summary>
    EmptyRoot = 2,

    /// <summary>Null in the place of the root.</summary>
    NullRoot = 3,

    /// <summary>Calls that fail, both ways, and good ones after them on the same adapter.</summary>
    AfterFailure = 4,

    /// <summary>Eight threads on one adapter whose first calls come at once; the job's operation.</summary>
    Threads = 5,

    /// <summary>The first payload read some thousand times: what comes back once in a thousand reads is seen by no check.</summary>
    Repeated = 6,

    /// <summary>Streams that can only be read or written forward, and give one byte at a time.</summary>
    SingleBytes = 7,

    /// <summary>Sequences and pipes of segments of one byte, and writers that hand out no more memory than they are asked for.</summary>
    SingleByteSegments = 8,

    /// <summary>Two messages, one behind the other on one stream.</summary>
    TwoMessages = 9,

    /// <summary>Asynchronous calls that are cancelled while they wait for their stream.</summary>
    Cancelled = 10,

    /// <summary>32 threads on one adapter, writing and reading at once, in a process that did neither before.</summary>
    ColdThreads = 11,

    /// <summary>The same, each thread on an adapter of its own.</summary>
    ColdThreadsApart = 12,

    /// <summary><see cref="AfterFailure"/> on every surface.</summary>
    AfterFailures = 13,

    /// <summary>An object whose members another thread replaces while it is serialized.</summary>
    Changing = 14,

    /// <summary>A document of the size that the data set names, to a stream and from one that delivers it in small pieces.</summary>
    Document = 15,
}

/// <summary>What a trial saw. Numbers are the protocol's; never reuse one.</summary>
public enum TrialOutcome : byte
{
    /// <summary>What came out is what ordinary use gives.</summary>
    Same = 0,

    /// <summary>Something else came out, silently.</summary>
    Different = 1,

    /// <summary>An exception.</summary>
    Threw = 2,

    /// <summary>
    /// There is nothing to try: one surface only, a root that cannot be null, a library that no damaged payload makes fail.
    /// </summary>
    Inapplicable = 3,

    /// <summary>A call that does not end, or that takes all memory.</summary>
    Endless = 4,
}
