namespace Assay.Repros.Calls;

/// <summary>Streams, writers and sequences of files about calls, as C#.</summary>
internal static class CallClasses
{
    /// <summary>A stream that only goes forward.</summary>
    public const string ForwardStream = $$"""
        // A stream that cannot go back, as that of a network.
        sealed class ForwardStream(byte[] bytes, int mostPerRead = int.MaxValue) : Stream
        {
            private readonly MemoryStream source = new(bytes);
            private readonly MemoryStream target = new();

            public byte[] ToArray() => target.ToArray();

            public override int Read(byte[] buffer, int offset, int count) => source.Read(buffer, offset, Math.Min(count, mostPerRead));

            public override void Write(byte[] buffer, int offset, int count) => target.Write(buffer, offset, count);

        {{OfAnyStream}}
        }
        """;

    /// <summary>A stream that lets everybody wait.</summary>
    public const string WaitingStream = $$"""
        // A stream that gives its beginning, and then lets everybody wait: a peer that says nothing more.
        sealed class WaitingStream(byte[] beginning) : Stream
        {
            private readonly TaskCompletionSource waiting = new(TaskCreationOptions.RunContinuationsAsynchronously);
            private int taken;

            public Task Waiting => waiting.Task;

            public override int Read(byte[] buffer, int offset, int count) =>
                ReadAsync(buffer, offset, count, CancellationToken.None).GetAwaiter().GetResult();

            public override async Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
            {
                int given = Math.Min(count, beginning.Length - taken);
                Array.Copy(beginning, taken, buffer, offset, given);
                taken += given;
                if (given == 0)
                    await WaitAsync(cancellationToken);
                return given;
            }

            public override void Write(byte[] buffer, int offset, int count) => WaitAsync(CancellationToken.None).GetAwaiter().GetResult();

            public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
                WaitAsync(cancellationToken);

            private Task WaitAsync(CancellationToken cancellation)
            {
                waiting.TrySetResult();
                return Task.Delay(Timeout.Infinite, cancellation);
            }

        {{OfAnyStream}}
        }
        """;

    /// <summary>A stream whose medium fails.</summary>
    public const string FailingStream = $$"""
        // A stream whose medium fails after some bytes.
        sealed class FailingStream(byte[] content, int bytesBefore) : Stream
        {
            private int position;

            public override int Read(byte[] buffer, int offset, int count)
            {
                int given = Math.Min(count, bytesBefore - position);
                if (count > 0 && given <= 0)
                    throw new IOException("The medium fails, as this program wants.");
                Array.Copy(content, position, buffer, offset, given);
                position += given;
                return given;
            }

            public override void Write(byte[] buffer, int offset, int count)
            {
                position += count;
                if (position > bytesBefore)
                    throw new IOException("The medium fails, as this program wants.");
            }

        {{OfAnyStream}}
        }
        """;

    /// <summary>A buffer writer that is full.</summary>
    public const string FailingWriter = """
        // A buffer writer that has no more room after some bytes.
        sealed class FailingWriter(int bytesBefore) : global::System.Buffers.IBufferWriter<byte>
        {
            private readonly global::System.Buffers.ArrayBufferWriter<byte> written = new();

            public void Advance(int count) => written.Advance(count);

            public Memory<byte> GetMemory(int sizeHint = 0) => written.WrittenCount + sizeHint < bytesBefore
                ? written.GetMemory(sizeHint)
                : throw new InvalidOperationException("The buffer is full, as this program wants.");

            public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
        }
        """;

    /// <summary>A buffer writer that gives no more than it must.</summary>
    public const string SmallestWriter = """
        // A buffer writer that hands out exactly as much memory as it is asked for, and one byte where nothing is said: its
        // documentation promises no more.
        sealed class SmallestWriter : global::System.Buffers.IBufferWriter<byte>
        {
            private readonly List<byte> written = [];
            private byte[] handedOut = [];

            public byte[] ToArray() => [.. written];

            public void Advance(int count)
            {
                written.AddRange(handedOut[..count]);
                handedOut = handedOut[count..];
            }

            public Memory<byte> GetMemory(int sizeHint = 0) => handedOut = new byte[Math.Max(1, sizeHint)];

            public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
        }
        """;

    /// <summary>A sequence of segments of one byte.</summary>
    public const string OneByte = """
        // A segment of one byte.
        sealed class OneByte : global::System.Buffers.ReadOnlySequenceSegment<byte>
        {
            private OneByte(byte[] payload, int index) => (Memory, RunningIndex) = (payload.AsMemory(index, 1), index);

            public static global::System.Buffers.ReadOnlySequence<byte> Each(byte[] payload)
            {
                if (payload.Length == 0)
                    return default;
                OneByte first = new(payload, 0), last = first;
                for (int index = 1; index < payload.Length; index++)
                {
                    OneByte next = new(payload, index);
                    (last.Next, last) = (next, next);
                }

                return new(first, 0, last, 1);
            }
        }
        """;

    private const string OfAnyStream = """
            public override bool CanRead => true;

            public override bool CanSeek => false;

            public override bool CanWrite => true;

            public override long Length => throw new NotSupportedException();

            public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

            public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

            public override void SetLength(long value) => throw new NotSupportedException();

            public override void Flush()
            {
            }
        """;
}
