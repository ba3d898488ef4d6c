using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>What must hold in the transfers and compressions of a results file.</summary>
internal static class IoRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (file.Options.Kind == RunKind.Io && !IsWhole(file.Options.Io))
            return "its options do not say what values pass through";
        if (file.Transfers.Any(IsIncomplete) || file.Compressions.Any(IsIncomplete))
            return "a list is missing or holds null";
        HashSet<string> labels = [.. file.Options.Rows];
        HashSet<WorkloadOptions> workloads = [.. file.Options.Workloads];
        if (file.Transfers.Any(transfer => !labels.Contains(transfer.Row)) || file.Compressions.Any(compression => !labels.Contains(compression.Row)))
            return "it has figures of an unknown row";
        if (file.Transfers.Any(transfer => !workloads.Contains(transfer.Workload)) || file.Compressions.Any(compression => !workloads.Contains(compression.Workload)))
            return "it has figures of an unknown data set";
        return file.Transfers.SelectMany(transfer => transfer.Processes).Select(FirstBroken).FirstOrDefault(broken => broken is not null)
            ?? file.Compressions.SelectMany(compression => compression.Processes).SelectMany(process => process.Codecs).Select(FirstBroken).FirstOrDefault(broken => broken is not null);
    }

    private static bool IsWhole(IoOptions? options) => options is { Surfaces: not null, Transports.Count: > 0, Compressions: not null, NetworkBitsPerSecond.Count: > 0 }
        && options.NetworkBitsPerSecond.All(speed => speed > 0) && options.Transports.All(Enum.IsDefined) && options.Surfaces.All(Enum.IsDefined)
        && options.Compressions.All(codec => codec is not null && CompressionCodec.Parse(codec) is not null);

    private static bool IsIncomplete(IoResult transfer) => transfer is not { Workload: not null, Processes: not null, TransportFailures: not null }
        || transfer.TransportFailures.Any(failure => failure is null)
        || transfer.Processes.Any(process => process is not { Transports: not null } || process.Transports.Any(
            samples => samples is not { WholeNanoseconds: not null, StampedNanoseconds: not null, IoNanoseconds: not null, Calls: not null }));

    private static bool IsIncomplete(CompressionResult compression) => compression is not { Workload: not null, Processes: not null }
        || compression.Processes.Any(process => process is not { Codecs: not null } || process.Codecs.Any(codec => codec is not { Codec: not null, CompressNanoseconds: not null, DecompressNanoseconds: not null }));

    private static string? FirstBroken(IoProcess process)
    {
        if (!(process.StampNanoseconds >= 0) || !(process.StampInsideNanoseconds >= 0))
            return "a time is negative";
        foreach (IoSamples samples in process.Transports)
        {
            int batches = samples.WholeNanoseconds.Count;
            if (batches == 0 || samples.StampedNanoseconds.Count != batches || samples.IoNanoseconds.Count != batches || samples.Calls.Count != batches)
                return "lists that belong together differ in length";
            if (samples.OperationsPerBatch < 1)
                return "a batch has no operation";
            if (samples.WholeNanoseconds.Concat(samples.StampedNanoseconds).Any(time => time <= 0) || samples.IoNanoseconds.Concat(samples.Calls).Any(time => time < 0) || !(samples.BytesPerOperation >= 0))
                return "a time is not above zero";
        }

        return null;
    }

    private static string? FirstBroken(CodecSamples codec)
    {
        if (codec.CompressNanoseconds.Count == 0 || codec.DecompressNanoseconds.Count == 0)
            return "a list of times is empty";
        if (codec.CompressionsPerBatch < 1 || codec.DecompressionsPerBatch < 1)
            return "a batch has no operation";
        return codec.CompressNanoseconds.Concat(codec.DecompressNanoseconds).Any(time => time <= 0) || !(codec.PackedBytes >= 0) ? "a time is not above zero" : null;
    }
}
