using System.Globalization;

namespace Assay.Core.Protocol;

/// <summary>A way to compress, as the command line names it, such as <c>brotli-4</c>.</summary>
/// <param name="Method">The method.</param>
/// <param name="Level">Its level; 0 where the method has none, and for Deflate the place in .NET's list of levels.</param>
public sealed record CompressionCodec(CompressionMethod Method, int Level)
{
    /// <summary>No compression: what every other way is compared with.</summary>
    public const string None = "none";

    private const int HighestBrotli = 11;
    private const int HighestZstandard = 22;
    private static readonly string[] DeflateLevels = ["optimal", "fastest", "none", "smallest"];

    /// <summary>What is measured where nothing is asked for.</summary>
    public static IReadOnlyList<string> Usual { get; } = ["deflate-fastest", "deflate-optimal", "brotli-1", "brotli-4", "brotli-11",
        "zstd-3", "lz4", "snappy"];

    /// <summary>Reads a name in lower case; null where it names nothing.</summary>
    public static CompressionCodec? Parse(string name)
    {
        var parts = name.Split('-');
        return parts switch
        {
            ["lz4"] => new CompressionCodec(CompressionMethod.Lz4, 0),
            ["snappy"] => new CompressionCodec(CompressionMethod.Snappy, 0),
            ["deflate", "optimal" or "fastest" or "smallest"] =>
                new CompressionCodec(CompressionMethod.Deflate, Array.IndexOf(DeflateLevels, parts[1])),
            ["brotli", _] => Leveled(CompressionMethod.Brotli, parts[1], 0, HighestBrotli),
            ["zstd", _] => Leveled(CompressionMethod.Zstandard, parts[1], 1, HighestZstandard),
            _ => null,
        };
    }

    private static CompressionCodec? Leveled(CompressionMethod method, string text, int lowest, int highest) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var level) && level >= lowest && level <= highest
            ? new CompressionCodec(method, level)
            : null;
}

/// <summary>Methods of compression.</summary>
public enum CompressionMethod
{
    /// <summary>Deflate, of .NET.</summary>
    Deflate,

    /// <summary>Brotli, of .NET.</summary>
    Brotli,

    /// <summary>Zstandard.</summary>
    Zstandard,

    /// <summary>LZ4 blocks.</summary>
    Lz4,

    /// <summary>Snappy blocks.</summary>
    Snappy,
}

/// <summary>Payloads to compress and decompress.</summary>
/// <param name="PayloadFile">The file of payloads, as a check wrote it.</param>
/// <param name="MostPayloads">How many of them are used at most, in turn.</param>
/// <param name="Codecs">Names of the ways.</param>
/// <param name="Rounds">Batches of each way and direction.</param>
/// <param name="WarmUpNanoseconds">When a warm-up gives up.</param>
public sealed record CompressRequest(string PayloadFile, int MostPayloads, IReadOnlyList<string> Codecs, int Rounds, long WarmUpNanoseconds)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
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
public sealed record CompressedFrame(double PayloadBytes, IReadOnlyList<CodecTimes> Codecs)
{
    /// <summary>Writes the fields.</summary>
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
