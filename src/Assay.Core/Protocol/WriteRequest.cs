namespace Assay.Core.Protocol;

/// <summary>Generate, map, serialize every instance and write the payload file.</summary>
public sealed record WriteRequest : Request<WrittenFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 2;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override WrittenFrame ReadAnswer(BinaryReader reader) => WrittenFrame.ReadFrom(reader);
}

/// <summary>What a write job did.</summary>
/// <param name="PayloadBytes">Length of instance 0's payload, in bytes.</param>
/// <param name="CorpusBytes">Length of all payloads together, in bytes.</param>
/// <param name="ContentHash">SHA-256 of the plain instances' content (hex), equal for every row of a data set and size.</param>
/// <param name="ObjectCount">Objects in instance 0's plain graph, the root included.</param>
/// <param name="PeakResidentBytes">Peak resident size of the process, in bytes.</param>
public sealed record WrittenFrame(long PayloadBytes, long CorpusBytes, string ContentHash, long ObjectCount, long PeakResidentBytes)
    : IFrameBody
{
    /// <summary>What serialize did to the objects that it was given, as a sentence; empty where it left them as they were.</summary>
    public string Change { get; init; } = "";

    /// <summary>Strings in instance 0's plain graph, each as often as it stands there.</summary>
    public long StringCount { get; init; }

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(PayloadBytes);
        writer.Write(CorpusBytes);
        writer.Write(ContentHash);
        writer.Write(ObjectCount);
        writer.Write(PeakResidentBytes);
        writer.Write(Change);
        writer.Write(StringCount);
    }

    /// <summary>Reads the fields.</summary>
    public static WrittenFrame ReadFrom(BinaryReader reader) =>
        new(reader.ReadInt64(), reader.ReadInt64(), reader.ReadString(), reader.ReadInt64(), reader.ReadInt64())
        {
            Change = reader.ReadString(),
            StringCount = reader.ReadInt64(),
        };
}
