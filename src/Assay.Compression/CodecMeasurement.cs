using Assay.Core.Protocol;
using Assay.Worker.Measuring;

namespace Assay.Compression;

/// <summary>One way to compress: both directions over the payloads, in turn.</summary>
internal sealed class CodecMeasurement(string name, Codec codec, byte[][] payloads) : IDisposable
{
    /// <summary>From this time on an operation is not warmed up, and few are timed.</summary>
    private const long SlowNanoseconds = 100_000_000;
    private const int RoundsOfSlow = 3;
    private readonly byte[][] packed = Array.ConvertAll(payloads, payload => new byte[codec.Bound(payload.Length)]);
    private readonly int[] lengths = new int[payloads.Length];
    private readonly byte[] restored = new byte[payloads.Max(payload => payload.Length)];
    private readonly List<long> compressed = [];
    private readonly List<long> decompressed = [];
    private OperationLoop? compress;
    private OperationLoop? decompress;
    private int compressions = 1;
    private int decompressions = 1;
    private bool isSlow;

    /// <summary>Compresses every payload and compares what comes back.</summary>
    public void Check()
    {
        for (var i = 0; i < payloads.Length; i++)
        {
            lengths[i] = codec.Compress(payloads[i], packed[i]);
            var length = codec.Decompress(packed[i], lengths[i], restored);
            if (!restored.AsSpan(0, length).SequenceEqual(payloads[i]))
                throw new InvalidDataException($"{name} does not bring back a payload of {payloads[i].Length} bytes.");
        }
    }

    /// <summary>Runs both directions until they are steady.</summary>
    /// <param name="capNanoseconds">Wall time after which each gives up.</param>
    public void WarmUp(long capNanoseconds)
    {
        // What is compressed here is never read: decompressing reads what the check wrote.
        var spare = new byte[packed.Max(buffer => buffer.Length)];
        compress = new OperationLoop<int>(index => codec.Compress(payloads[index], spare), payloads.Length);
        decompress = new OperationLoop<int>(index => codec.Decompress(packed[index], lengths[index], restored), payloads.Length);
        isSlow = Time(compress, 1) > SlowNanoseconds;
        if (!isSlow)
            compressions = WarmUp(compress, capNanoseconds);
        decompressions = WarmUp(decompress, capNanoseconds);
    }

    /// <summary>Times a batch of each direction.</summary>
    public void Measure(int round)
    {
        if (isSlow && round >= RoundsOfSlow)
            return;
        compressed.Add(Time(compress!, compressions));
        decompressed.Add(Time(decompress!, decompressions));
    }

    /// <summary>What was measured.</summary>
    public CodecTimes Times() => new(name, lengths.Average(), compressions, decompressions, compressed, decompressed);

    public void Dispose() => codec.Dispose();

    private static int WarmUp(OperationLoop loop, long capNanoseconds)
    {
        RuntimeProbe probe = new();
        var warm = new WarmUp(new BatchTimer(loop, probe), probe).Run(capNanoseconds);
        return Math.Max(1, warm.OperationsPerBatch);
    }

    private static long Time(OperationLoop loop, int operations)
    {
        var begin = MonotonicClock.Nanoseconds();
        loop.Run(operations);
        return Math.Max(1, MonotonicClock.Nanoseconds() - begin);
    }
}
