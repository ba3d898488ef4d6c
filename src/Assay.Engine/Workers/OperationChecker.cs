using System.IO.Compression;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>Observes an operation beside serialize and deserialize in a fresh process, over the payloads that the row's whole contract wrote.</summary>
/// <param name="starter">Starts workers.</param>
/// <param name="log">Keeps the whole text of failures.</param>
internal sealed class OperationChecker(IWorkerStarter starter, RunLog log)
{
    /// <summary>Whether an operation needs a check of its own: the ordinary check is that of serialize and deserialize.</summary>
    public static bool IsNeeded(Operation operation) => operation is not (Operation.Serialize or Operation.Deserialize);

    /// <summary>Checks one operation; every failure is a verdict.</summary>
    /// <param name="task">The row and workload.</param>
    /// <param name="job">The job whose payload file is written.</param>
    /// <param name="operation">The operation.</param>
    /// <param name="limits">What the worker may use.</param>
    /// <param name="cancellation">Ends the worker at once.</param>
    /// <exception cref="BadInputException">A user's sample or factory gave no value.</exception>
    public OperationCheck Check(CheckTask task, JobFrame job, Operation operation, WorkerLimits limits, CancellationToken cancellation)
    {
        string member = "";
        OperationCheck CheckOnce()
        {
            using IWorker reader = starter.Start(task.Program, WorkerPurpose.Check, limits, cancellation);
            OpenedFrame opened = reader.Open(job with { Operation = operation });
            member = opened.Member;
            if (opened.Refusal.Length > 0)
                return new OperationCheck(operation, Verdict.Rejected) { Member = member, Cause = opened.Refusal };
            ComparedFrame compared = reader.Read();
            IReadOnlyList<string> differences = compared.Differences;
            if (compared.Change.Length > 0)
                return new OperationCheck(operation, Verdict.Inconsistent) { Member = member, Cause = compared.Change, Differences = differences };
            return new OperationCheck(operation, differences.Count == 0 ? Verdict.Supported : Verdict.Lossy) { Member = member, Differences = differences };
        }

        try
        {
            return RetryAfterKill.Of(CheckOnce);
        }
        catch (WorkerFailedException exception)
        {
            log.Write($"{task.Name}, {task.Workload.DataSet}: check of {operation}", exception.Failure.Log);
            exception.ThrowIfOfInput();
            return new OperationCheck(operation, exception.Failure.Verdict) { Member = member, Cause = exception.Failure.Cause };
        }
    }
}

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

/// <summary>How many distinct instances a workload's operations rotate through, the same for every row.</summary>
/// <param name="MostBytes">Straight-line payload that the corpus holds at most, unless one instance is larger.</param>
/// <param name="MostInstances">Instances that it holds at most.</param>
public sealed record CorpusSize(long MostBytes, int MostInstances)
{
    private const long LargeBytes = 64L << 20;

    /// <summary>Graphs of small objects take many times their payload, plain and as contracts.</summary>
    private const int WorkerBytesOfPayloadByte = 40;

    /// <summary>Stays in cache. The bound of instances concerns small values only: enough that a batch of 1.5 ms passes them once.</summary>
    public static CorpusSize Small { get; } = new(1 << 20, 16_384);

    /// <summary>Comes from memory; less where a worker may not take so much.</summary>
    /// <param name="workerBytes">What a worker may take, in bytes.</param>
    public static CorpusSize Large(long workerBytes) =>
        new(Math.Clamp(workerBytes / WorkerBytesOfPayloadByte, Small.MostBytes, LargeBytes), 1 << 20);

    /// <summary>The number of instances for a straight-line payload of this length.</summary>
    /// <param name="straightLineBytes">Length of instance 0 in the plain binary format, in bytes.</param>
    public int For(long straightLineBytes) => (int)Math.Clamp(MostBytes / Math.Max(1, straightLineBytes), 1, MostInstances);
}
