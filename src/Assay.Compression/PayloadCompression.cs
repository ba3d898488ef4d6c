using System.Diagnostics.CodeAnalysis;
using Assay.Core.Protocol;
using Assay.Worker;

namespace Assay.Compression;

/// <summary>
/// Times every way to compress the payloads of a row, in both directions. What comes back is compared with what went in before anything is
/// timed.
/// </summary>
/// <param name="phases">Told before each piece of work, so that the engine's limit is for this piece alone.</param>
internal sealed class PayloadCompression(CompressRequest request, PhaseLine phases)
{
    /// <summary>Payloads together: enough that a branch predictor does not learn them, and little enough for a cache.</summary>
    private const long MostBytes = 4 << 20;

    /// <summary>Measures.</summary>
    [SuppressMessage("Reliability", "CA2000", Justification = "The measurement disposes of its way to compress.")]
    public CompressedFrame Run()
    {
        var payloads = Payloads();
        List<CodecMeasurement> codecs = [];
        try
        {
            foreach (var name in request.Codecs)
            {
                var codec = CompressionCodec.Parse(name) ?? throw new InvalidDataException($"There is no compression {name}.");
                Tell();
                CodecMeasurement measurement = new(name, Codec.Of(codec), payloads);
                codecs.Add(measurement);
                measurement.Check();
                Tell();
                measurement.WarmUp(request.WarmUpNanoseconds);
            }

            GC.Collect();
            GC.WaitForPendingFinalizers();
            for (var round = 0; round < request.Rounds; round++)
            {
                foreach (var codec in codecs)
                {
                    Tell();
                    codec.Measure(round);
                }
            }

            return new CompressedFrame(payloads.Average(payload => payload.Length), [.. codecs.Select(codec => codec.Times())]);
        }
        finally
        {
            foreach (var codec in codecs)
                codec.Dispose();
        }
    }

    private void Tell()
    {
        phases.Enter(WorkerPhase.Comparing);
        phases.Enter(WorkerPhase.Idle);
    }

    private byte[][] Payloads()
    {
        List<byte[]> payloads = [];
        long bytes = 0;
        foreach (var payload in PayloadFile.ReadEach(request.PayloadFile, request.MostPayloads))
        {
            payloads.Add(payload);
            bytes += payload.Length;
            if (bytes >= MostBytes)
                break;
        }

        return [.. payloads];
    }
}
