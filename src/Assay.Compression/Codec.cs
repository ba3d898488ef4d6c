using System.IO.Compression;
using Assay.Core.Protocol;
using K4os.Compression.LZ4;
using Snappier;
using ZstdSharp;

namespace Assay.Compression;

/// <summary>Compresses one payload into memory that is kept, and back.</summary>
internal abstract class Codec : IDisposable
{
    /// <summary>Bytes that a compressed payload takes at most.</summary>
    public abstract int Bound(int length);

    /// <summary>Compresses a payload.</summary>
    /// <returns>How many bytes it takes.</returns>
    public abstract int Compress(byte[] payload, byte[] packed);

    /// <summary>Decompresses a payload.</summary>
    public abstract int Decompress(byte[] packed, int length, byte[] restored);

    /// <summary>Gives back what the way holds.</summary>
    public virtual void Dispose()
    {
        // Most hold nothing.
    }

    /// <summary>The way of a name.</summary>
    public static Codec Of(CompressionCodec codec) => codec.Method switch
    {
        CompressionMethod.Deflate => new DeflateCodec((CompressionLevel)codec.Level),
        CompressionMethod.Brotli => new BrotliCodec(codec.Level),
        CompressionMethod.Zstandard => new ZstandardCodec(codec.Level),
        CompressionMethod.Lz4 => new Lz4Codec(),
        CompressionMethod.Snappy => new SnappyCodec(),
        _ => throw new ArgumentOutOfRangeException(nameof(codec), codec.Method, "There is no such method."),
    };
}

/// <summary>A stream for each payload, as .NET offers Deflate.</summary>
internal sealed class DeflateCodec(CompressionLevel level) : Codec
{
    private const int LeastRoom = 1024;

    // Stored blocks add some bytes for each 16 kB.
    public override int Bound(int length) => length + (length / 100) + LeastRoom;

    public override int Compress(byte[] payload, byte[] packed)
    {
        using MemoryStream target = new(packed);
        using (DeflateStream deflate = new(target, level, leaveOpen: true))
            deflate.Write(payload, 0, payload.Length);
        return (int)target.Position;
    }

    public override int Decompress(byte[] packed, int length, byte[] restored)
    {
        using MemoryStream source = new(packed, 0, length);
        using DeflateStream inflate = new(source, CompressionMode.Decompress);
        return inflate.ReadAtLeast(restored, restored.Length, throwOnEndOfStream: false);
    }
}

/// <summary>Brotli in one call.</summary>
internal sealed class BrotliCodec(int quality) : Codec
{
    /// <summary>The window that <see cref="BrotliEncoder"/> has where nobody names one.</summary>
    private const int WindowBits = 22;

    public override int Bound(int length) => BrotliEncoder.GetMaxCompressedLength(length);

    public override int Compress(byte[] payload, byte[] packed) =>
        BrotliEncoder.TryCompress(payload, packed, out var written, quality, WindowBits)
        ? written
        : throw new InvalidDataException($"Brotli did not compress {payload.Length} bytes.");

    public override int Decompress(
        byte[] packed, int length, byte[] restored) => BrotliDecoder.TryDecompress(packed.AsSpan(0, length), restored, out var written)
        ? written
        : throw new InvalidDataException($"Brotli did not decompress {length} bytes.");
}

/// <summary>Zstandard with a compressor that is kept.</summary>
internal sealed class ZstandardCodec(int level) : Codec
{
    private readonly Compressor compressor = new(level);
    private readonly Decompressor decompressor = new();

    public override int Bound(int length) => Compressor.GetCompressBound(length);

    public override int Compress(byte[] payload, byte[] packed) => compressor.Wrap(payload, packed);

    public override int Decompress(byte[] packed, int length, byte[] restored) => decompressor.Unwrap(packed.AsSpan(0, length), restored);

    public override void Dispose()
    {
        compressor.Dispose();
        decompressor.Dispose();
        base.Dispose();
    }
}

/// <summary>A block of LZ4 at its fastest level.</summary>
internal sealed class Lz4Codec : Codec
{
    public override int Bound(int length) => LZ4Codec.MaximumOutputSize(length);

    public override int Compress(byte[] payload, byte[] packed) => LZ4Codec.Encode(payload, packed, LZ4Level.L00_FAST);

    public override int Decompress(byte[] packed, int length, byte[] restored) => LZ4Codec.Decode(packed.AsSpan(0, length), restored);
}

/// <summary>A block of Snappy.</summary>
internal sealed class SnappyCodec : Codec
{
    public override int Bound(int length) => Snappy.GetMaxCompressedLength(length);

    public override int Compress(byte[] payload, byte[] packed) => Snappy.Compress(payload, packed);

    public override int Decompress(byte[] packed, int length, byte[] restored) => Snappy.Decompress(packed.AsSpan(0, length), restored);
}
