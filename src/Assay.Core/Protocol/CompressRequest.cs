namespace Assay.Core.Protocol;

/// <summary>Compress and decompress payloads; only the program that compresses can, and it needs no job.</summary>
/// <param name="PayloadFile">The file of payloads, as a check wrote it.</param>
/// <param name="MostPayloads">How many of them are used at most, in turn.</param>
/// <param name="Codecs">Names of the ways.</param>
/// <param name="Rounds">Batches of each way and direction.</param>
/// <param name="WarmUpNanoseconds">When a warm-up gives up.</param>
public sealed record CompressRequest(
    string PayloadFile, int MostPayloads, IReadOnlyList<string> Codecs, int Rounds, long WarmUpNanoseconds) : Request<CompressedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 41;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override CompressedFrame ReadAnswer(BinaryReader reader) => CompressedFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer)
    {
        writer.Write(PayloadFile);
        writer.Write(MostPayloads);
        writer.WriteStrings(Codecs);
        writer.Write(Rounds);
        writer.Write(WarmUpNanoseconds);
    }

    /// <summary>Reads the fields.</summary>
    public static CompressRequest ReadFrom(BinaryReader reader) =>
        new(reader.ReadString(), reader.ReadInt32(), reader.ReadStrings(), reader.ReadInt32(), reader.ReadInt64());
}

/// <summary>What compression makes of payloads.</summary>
/// <param name="PayloadBytes">Mean length of the payloads.</param>
/// <param name="Codecs">Each way, in the order of the request.</param>
public sealed record CompressedFrame(double PayloadBytes, IReadOnlyList<CodecTimes> Codecs) : IFrameBody
{
    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(PayloadBytes);
        writer.Write(Codecs.Count);
        foreach (var codec in Codecs)
            codec.WriteTo(writer);
    }

    /// <summary>Reads the fields.</summary>
    public static CompressedFrame ReadFrom(BinaryReader reader)
    {
        var bytes = reader.ReadDouble();
        var codecs = new CodecTimes[reader.ReadInt32()];
        for (var i = 0; i < codecs.Length; i++)
            codecs[i] = CodecTimes.ReadFrom(reader);
        return new CompressedFrame(bytes, codecs);
    }
}

/// <summary>What one way makes of payloads; lists have an entry for each round.</summary>
/// <param name="Codec">Its name.</param>
/// <param name="PackedBytes">Mean length of the compressed payloads.</param>
/// <param name="CompressionsPerBatch">Payloads compressed in each batch.</param>
/// <param name="DecompressionsPerBatch">Payloads decompressed in each batch.</param>
/// <param name="CompressNanoseconds">Batches of compressing.</param>
/// <param name="DecompressNanoseconds">Batches of decompressing.</param>
public sealed record CodecTimes(
    string Codec, double PackedBytes, int CompressionsPerBatch, int DecompressionsPerBatch, IReadOnlyList<long> CompressNanoseconds,
    IReadOnlyList<long> DecompressNanoseconds)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Codec);
        writer.Write(PackedBytes);
        writer.Write(CompressionsPerBatch);
        writer.Write(DecompressionsPerBatch);
        writer.WriteNumbers(CompressNanoseconds);
        writer.WriteNumbers(DecompressNanoseconds);
    }

    /// <summary>Reads the fields.</summary>
    public static CodecTimes ReadFrom(BinaryReader reader) =>
        new(reader.ReadString(), reader.ReadDouble(), reader.ReadInt32(), reader.ReadInt32(), reader.ReadNumbers(), reader.ReadNumbers());
}
