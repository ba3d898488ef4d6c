using System.Diagnostics.CodeAnalysis;

namespace Assay.Core.Protocol;

/// <summary>Bytes for the deserializer of the job's row, and what is asked about the graph that comes back. An exception of the
/// library is an answer.</summary>
/// <param name="Payload">The bytes, valid or not.</param>
/// <param name="Instance">Number of the job's instance that the graph is compared with; -1 for none.</param>
/// <param name="IsRewritten">Whether the row serializes again what it returned.</param>
/// <param name="StackBytes">Stack of the thread that calls the library, in bytes; 0 for the worker's own thread.</param>
public sealed record FeedRequest(byte[] Payload, int Instance = -1, bool IsRewritten = false, int StackBytes = 0) : Request<FedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 48;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override FedFrame ReadAnswer(BinaryReader reader) => FedFrame.ReadFrom(reader);

    /// <summary>Whether the graph that comes back is written as text.</summary>
    public bool IsDescribed { get; init; }

    /// <summary>Whether the branches that the library passed are told, if it is instrumented, and the frames of an exception.</summary>
    public bool IsTraced { get; init; }

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer)
    {
        writer.Write(Payload.Length);
        writer.Write(Payload);
        writer.Write(Instance);
        writer.Write(IsRewritten);
        writer.Write(StackBytes);
        writer.Write(IsDescribed);
        writer.Write(IsTraced);
    }

    /// <summary>Reads the fields.</summary>
    public static FeedRequest ReadFrom(BinaryReader reader) =>
        new(reader.ReadBytes(reader.ReadInt32()), reader.ReadInt32(), reader.ReadBoolean(), reader.ReadInt32())
        {
            IsDescribed = reader.ReadBoolean(),
            IsTraced = reader.ReadBoolean(),
        };
}

/// <summary>What a row's deserializer made of given bytes.</summary>
/// <param name="Outcome">How far it came.</param>
/// <param name="ElapsedNanoseconds">Time of the call.</param>
/// <param name="AllocatedBytes">Bytes that all threads allocated in it, freed or not.</param>
public sealed record FedFrame(FeedOutcome Outcome, long ElapsedNanoseconds, long AllocatedBytes) : IFrameBody, IQuotingAnswer<FedFrame>
{
    /// <summary>The exception of the outcomes that have one; null otherwise.</summary>
    public FeedException? Exception { get; init; }

    /// <summary>The most by which the resident size of the process grew in the call, in bytes; null where nobody knows.</summary>
    public long? PeakBytes { get; init; }

    /// <summary>Hash of the graph that came back, as plain types; empty where nobody looked.</summary>
    public string ContentHash { get; init; } = "";

    /// <summary>Differences to the expected instance, as <c>path: what</c>; empty where none was named.</summary>
    public IReadOnlyList<string> Differences { get; init; } = [];

    /// <summary>
    /// A value in the graph that no .NET code can make, such as a bool that is neither true nor false, as <c>path: what</c>; empty where
    /// there is none.
    /// </summary>
    public string ImpossibleValue { get; init; } = "";

    /// <summary>
    /// Where a text in the graph holds the replacement character U+FFFD, which decoders put in the place of bytes that are no text; empty
    /// where none does.
    /// </summary>
    public string ReplacedText { get; init; } = "";

    /// <summary>The graph as text, such as <c>{Value: [1, 2]}</c>; empty where nobody asked.</summary>
    public string Description { get; init; } = "";

    /// <summary>What the row wrote of the graph; empty where it was not asked.</summary>
    public byte[] Rewritten { get; init; } = [];

    /// <summary>
    /// The branches that an instrumented library passed, three bytes each: the number of the branch as 16 bits, little endian, and the
    /// class of its count. Empty where nobody asked, or nothing is instrumented.
    /// </summary>
    public byte[] Branches { get; init; } = [];

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Outcome);
        writer.Write(ElapsedNanoseconds);
        writer.Write(AllocatedBytes);
        writer.Write(PeakBytes ?? -1);
        writer.Write(Exception is not null);
        Exception?.WriteTo(writer);
        writer.Write(ContentHash);
        writer.WriteStrings(Differences);
        writer.Write(ImpossibleValue);
        writer.Write(ReplacedText);
        writer.Write(Description);
        writer.Write(Rewritten.Length);
        writer.Write(Rewritten);
        writer.Write(Branches.Length);
        writer.Write(Branches);
    }

    /// <inheritdoc/>
    /// <remarks>A message of the library may hold a value; types and paths do not.</remarks>
    public FedFrame WithoutQuotes() => Exception is null ? this : this with { Exception = Exception with { Message = "" } };

    /// <summary>Reads the fields.</summary>
    public static FedFrame ReadFrom(BinaryReader reader) => new((FeedOutcome)reader.ReadByte(), reader.ReadInt64(), reader.ReadInt64())
    {
        PeakBytes = reader.ReadInt64() is >= 0 and long peak ? peak : null,
        Exception = reader.ReadBoolean() ? FeedException.ReadFrom(reader) : null,
        ContentHash = reader.ReadString(),
        Differences = reader.ReadStrings(),
        ImpossibleValue = reader.ReadString(),
        ReplacedText = reader.ReadString(),
        Description = reader.ReadString(),
        Rewritten = reader.ReadBytes(reader.ReadInt32()),
        Branches = reader.ReadBytes(reader.ReadInt32()),
    };
}

/// <summary>An exception of a library, or of what its graph was given to.</summary>
/// <param name="Type">Full name of its type.</param>
/// <param name="IsOfFramework">Whether .NET declares the type, and not the library.</param>
/// <param name="Message">Its message; inner exceptions follow after " ---> ".</param>
[SuppressMessage("Naming", "CA1711", Justification = "It describes an exception, and is none.")]
public sealed record FeedException(string Type, bool IsOfFramework, string Message)
{
    /// <summary>Names of the types of its causes, from the outermost on, such as <c>FormatException</c>.</summary>
    public IReadOnlyList<string> Causes { get; init; } = [];

    /// <summary>
    /// The methods in which it began, the innermost first, without those of .NET where the library has any; empty where nobody asked.
    /// </summary>
    public IReadOnlyList<string> Frames { get; init; } = [];

    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Type);
        writer.Write(IsOfFramework);
        writer.Write(Message);
        writer.WriteStrings(Causes);
        writer.WriteStrings(Frames);
    }

    /// <summary>Reads the fields.</summary>
    public static FeedException ReadFrom(BinaryReader reader) => new(reader.ReadString(), reader.ReadBoolean(), reader.ReadString())
    {
        Causes = reader.ReadStrings(),
        Frames = reader.ReadStrings(),
    };
}

/// <summary>How far given bytes came. Numbers are the protocol's; never reuse one.</summary>
public enum FeedOutcome : byte
{
    /// <summary>The library returned a graph.</summary>
    Returned = 0,

    /// <summary>The library threw.</summary>
    Threw = 1,

    /// <summary>The library returned a graph that the plain types cannot hold, such as null in the place of a value.</summary>
    Unmapped = 2,

    /// <summary>The library returned a graph, and threw when it had to serialize it again.</summary>
    Unwritten = 3,

    /// <summary>The library returned a graph that is too large to look at.</summary>
    TooLarge = 4,
}
