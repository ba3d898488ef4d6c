using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Storage;

namespace Assay.Experiments.Io;

/// <summary>Keeps what transports and compressions take in the record of a run.</summary>
internal sealed class IoRecord(RunRecord record)
{
    private readonly KeptResults<IoSamples, IoResult> transfers = new(
        record, static samples => samples.Transfers, static (samples, results) => samples with { Transfers = results },
        KeyOf);

    private readonly KeptResults<IoSamples, CompressionResult> compressions = new(
        record, static samples => samples.Compressions, static (samples, results) => samples with { Compressions = results },
        KeyOf);

    /// <summary>What a result is of.</summary>
    public static object KeyOf(IoResult result) => (result.Row, result.Workload, result.Surface, result.Operation);

    /// <summary>What a result is of.</summary>
    public static object KeyOf(CompressionResult result) => (result.Row, result.Workload);

    /// <summary>
    /// Forgets the failures of an earlier run that say nothing about a row, such as a full disk: a resumed run tries again.
    /// </summary>
    public void Retry()
    {
        transfers.ChangeAll(Retried);
        compressions.ChangeAll(static compression => compression with { Failure = null });
    }

    /// <summary>Whether a cell has its process of a round, or failed.</summary>
    public bool Has(IoCell cell, int round) => transfers.Find(cell.Empty) is { } known
        && (known.Failure.IsLasting() || known.Processes.Any(process => process.Round == round));

    /// <summary>Whether a row's payloads were compressed in a round, or cannot be.</summary>
    public bool Has(CompressionCell cell, int round) => compressions.Find(cell.Empty) is { } known
        && (known.Failure is not null || known.Processes.Any(process => process.Round == round));

    /// <summary>Keeps what a process measured, and which of its transports failed.</summary>
    public void Add(IoCell cell, int round, IoFrame measured) => transfers.Change(cell.Empty, known => known with
    {
        // A process after a failure of Assay's own takes its place.
        Failure = null,
        TransportFailures = [
            .. known.TransportFailures.Concat(measured.Transports.Where(transport => transport.Failure.Length > 0).Select(FailureOf))
                .Distinct()],
        Processes =
        [
            .. known.Processes,
            new IoProcess
            {
                Round = round,
                StampNanoseconds = measured.StampNanoseconds,
                StampInsideNanoseconds = measured.StampInsideNanoseconds,
                IsSteady = measured.IsSteady,
                Gen0BudgetBytes = measured.Gen0BudgetBytes,
                Transports = [.. measured.Transports.Where(transport => transport.WholeNanoseconds.Count > 0).Select(SamplesOf)],
            },
        ],
    });

    /// <summary>Keeps why a row has no more processes.</summary>
    public void Add(IoCell cell, Failure failure) => transfers.Change(cell.Empty, known => known with { Failure = failure });

    /// <summary>Keeps what compression took.</summary>
    public void Add(CompressionCell cell, int round, CompressedFrame measured) => compressions.Change(cell.Empty, known => known with
    {
        Processes =
        [
            .. known.Processes,
            new CompressionProcess { Round = round, PayloadBytes = measured.PayloadBytes, Codecs = [.. measured.Codecs.Select(SamplesOf)] },
        ],
    });

    /// <summary>Keeps why payloads are not compressed.</summary>
    public void Add(CompressionCell cell, Failure failure) => compressions.Change(cell.Empty, known => known with { Failure = failure });

    /// <summary>A process in which a transport failed so is measured again, whole.</summary>
    private static IoResult Retried(IoResult result)
    {
        HashSet<Transport> failed = [
            .. result.TransportFailures.Where(failure => failure.Verdict == Verdict.AssayError).Select(failure => failure.Transport)];
        return result with
        {
            Failure = result.Failure.AsLasting(),
            TransportFailures = [.. result.TransportFailures.Where(failure => !failed.Contains(failure.Transport))],
            Processes = [.. result.Processes.Where(process => failed.IsSubsetOf(process.Transports.Select(samples => samples.Transport)))],
        };
    }

    private static IoFailure FailureOf(TransportTimes transport) =>
        new(transport.Transport, transport.IsOfMachine ? Verdict.AssayError : Verdict.Rejected, transport.Failure);

    private static TransportSamples SamplesOf(TransportTimes transport) => new()
    {
        Transport = transport.Transport,
        OperationsPerBatch = transport.OperationsPerBatch,
        BytesPerOperation = transport.BytesPerOperation,
        WholeNanoseconds = transport.WholeNanoseconds,
        StampedNanoseconds = transport.StampedNanoseconds,
        IoNanoseconds = transport.IoNanoseconds,
        Calls = transport.Calls,
    };

    private static CodecSamples SamplesOf(CodecTimes codec) => new()
    {
        Codec = codec.Codec,
        PackedBytes = codec.PackedBytes,
        CompressionsPerBatch = codec.CompressionsPerBatch,
        DecompressionsPerBatch = codec.DecompressionsPerBatch,
        CompressNanoseconds = codec.CompressNanoseconds,
        DecompressNanoseconds = codec.DecompressNanoseconds,
    };
}
