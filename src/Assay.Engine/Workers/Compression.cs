using System.Diagnostics;
using System.IO.Compression;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>What a general compressor makes of a payload, and how long it takes. Done in the engine: no row pays for it.</summary>
internal sealed record Compressed(long Bytes, CompressionTime Time)
{
    /// <summary>The Brotli quality used: fast enough for 100 MB, near what web servers use for dynamic content.</summary>
    public const int BrotliQuality = 5;

    private const int BrotliWindowBits = 22;

    // The shortest of some passes: what disturbs a pass only makes it longer.
    private const int MostPasses = 30;
    private static readonly TimeSpan LongEnough = TimeSpan.FromMilliseconds(5);

    /// <summary>Deflate at its optimal level.</summary>
    public static Compressed Deflate(byte[] payload)
    {
        using MemoryStream packed = new();
        var restored = new byte[payload.Length];
        var compress = Shortest(() =>
        {
            packed.SetLength(0);
            using DeflateStream deflate = new(packed, CompressionLevel.Optimal, leaveOpen: true);
            deflate.Write(payload);
        });
        var decompress = Shortest(() =>
        {
            packed.Position = 0;
            using DeflateStream inflate = new(packed, CompressionMode.Decompress, leaveOpen: true);
            inflate.ReadExactly(restored);
        });
        return new Compressed(packed.Length, new CompressionTime(compress, decompress));
    }

    /// <summary>Brotli of <see cref="BrotliQuality"/>.</summary>
    public static Compressed Brotli(byte[] payload)
    {
        var packed = new byte[BrotliEncoder.GetMaxCompressedLength(payload.Length)];
        var restored = new byte[payload.Length];
        var length = 0;
        var compress =
            Shortest(() => Ensure(BrotliEncoder.TryCompress(payload, packed, out length, BrotliQuality, BrotliWindowBits), payload));
        var decompress = Shortest(() => Ensure(BrotliDecoder.TryDecompress(packed.AsSpan(0, length), restored, out _), payload));
        return new Compressed(length, new CompressionTime(compress, decompress));
    }

    private static void Ensure(bool isDone, byte[] payload)
    {
        if (!isDone)
            throw new InvalidDataException($"Brotli did not compress {payload.Length} bytes.");
    }

    private static double Shortest(Action pass)
    {
        var shortest = TimeSpan.MaxValue;
        var begin = Stopwatch.GetTimestamp();
        for (var passes = 0; passes == 0 || (passes < MostPasses && Stopwatch.GetElapsedTime(begin) < LongEnough); passes++)
        {
            var start = Stopwatch.GetTimestamp();
            pass();
            var elapsed = Stopwatch.GetElapsedTime(start);
            shortest = elapsed < shortest ? elapsed : shortest;
        }

        return shortest.TotalNanoseconds;
    }
}
