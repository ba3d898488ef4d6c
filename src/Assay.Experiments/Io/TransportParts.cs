using Assay.Analysis.Statistics;
using Assay.Core.Adapters;

namespace Assay.Experiments.Io;

/// <summary>What one transport took in one process, of one operation, in nanoseconds.</summary>
/// <param name="Serializer">In the serializer, without what stamping takes.</param>
/// <param name="Io">In I/O, without what stamping takes.</param>
/// <param name="Calls">Calls of the stream.</param>
/// <param name="Stamps">What stamping took.</param>
/// <param name="Bytes">Bytes that passed through.</param>
/// <param name="PartsToWhole">Serializer and I/O together, divided by the whole: the median over pairs of batches that ran one after the
/// other.</param>
internal readonly record struct TransportParts(
    double Whole, double Serializer, double Io, double Calls, double Stamps, double Bytes, double PartsToWhole)
{
    /// <summary>The parts, from the medians of a process's batches: a batch that the machine disturbed moves none of them.</summary>
    public static TransportParts Of(IoProcess process, TransportSamples samples)
    {
        double operations = samples.OperationsPerBatch;
        var calls = Center.Median([.. samples.Calls.Select(count => (double)count)]) / operations;
        var io = Center.Median([.. samples.IoNanoseconds.Select(time => (double)time)]) / operations;
        var serializer = Center.Median(
            [.. samples.StampedNanoseconds.Zip(samples.IoNanoseconds, (stamped, between) => (double)(stamped - between))]) / operations;
        var whole = Center.Median([.. samples.WholeNanoseconds.Select(time => (double)time)]) / operations;
        var (inside, outside) =
            (calls * process.StampInsideNanoseconds, calls * (process.StampNanoseconds - process.StampInsideNanoseconds));
        var ofBatch = operations * (inside + outside);
        var ratio = Center.Median(
            [.. samples.StampedNanoseconds.Zip(samples.WholeNanoseconds, (stamped, all) => Math.Max(stamped - ofBatch, 1) / all)]);
        return new TransportParts(
            whole, Math.Max(0, serializer - outside), Math.Max(0, io - inside), calls, inside + outside, samples.BytesPerOperation, ratio);
    }

    /// <summary>The parts of a transport in every process that has it, by round.</summary>
    public static IReadOnlyDictionary<int, TransportParts> Of(IoResult result, Transport transport)
    {
        Dictionary<int, TransportParts> parts = [];
        foreach (var process in result.Processes)
        {
            if (process.Transports.FirstOrDefault(samples => samples.Transport == transport) is { } samples)
                parts[process.Round] = Of(process, samples);
        }

        return parts;
    }
}
