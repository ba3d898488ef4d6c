using System.IO.Compression;

namespace Assay.Engine.Checking;

/// <summary>What a general compressor makes of a payload. Done in the engine: no row pays for it.</summary>
public static class CompressedSize
{
    /// <summary>The Brotli quality used: fast enough for 100 MB, near what web servers use for dynamic content.</summary>
    public const int BrotliQuality = 5;

    private const int BrotliWindowBits = 22;

    /// <summary>Length after Deflate at its optimal level, in bytes.</summary>
    public static long Deflate(byte[] payload)
    {
        using CountingStream counter = new();
        using (DeflateStream deflate = new(counter, CompressionLevel.Optimal, leaveOpen: true))
            deflate.Write(payload);
        return counter.Length;
    }

    /// <summary>Length after Brotli of <see cref="BrotliQuality"/>, in bytes.</summary>
    public static long Brotli(byte[] payload)
    {
        byte[] compressed = new byte[BrotliEncoder.GetMaxCompressedLength(payload.Length)];
        return BrotliEncoder.TryCompress(payload, compressed, out int written, BrotliQuality, BrotliWindowBits)
            ? written
            : throw new InvalidDataException($"Brotli did not compress {payload.Length} bytes.");
    }

    private sealed class CountingStream : Stream
    {
        private long length;

        public override bool CanRead => false;

        public override bool CanSeek => false;

        public override bool CanWrite => true;

        public override long Length => length;

        public override long Position { get => length; set => throw new NotSupportedException(); }

        public override void Flush()
        {
        }

        public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

        public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) => length += count;

        public override void Write(ReadOnlySpan<byte> buffer) => length += buffer.Length;
    }
}
