using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Runs;

namespace Assay.Engine.Io;

/// <summary>Keeps what transports and compressions take in the record of a run.</summary>
/// <param name="record">The record.</param>
internal sealed class IoRecord(RunRecord record)
{
    /// <summary>
    /// Forgets the failures of an earlier run that say nothing about a row, such as a full disk: a resumed run tries again.
    /// </summary>
    public void Retry() => record.Keep(file => file with
    {
        Transfers = [.. file.Transfers.Select(Retried)],
        Compressions = [.. file.Compressions.Select(compression => compression with { Failure = null })],
    });

    /// <summary>Whether a cell has its process of a round, or failed.</summary>
    public bool Has(IoCell cell, int round) => Results.Transfers.FirstOrDefault(result => IsOf(result, cell)) is IoResult known
        && (known.Failure.IsLasting() || known.Processes.Any(process => process.Round == round));

    /// <summary>Whether a row's payloads were compressed in a round, or cannot be.</summary>
    public bool Has(CompressionCell cell, int round) =>
        Results.Compressions.FirstOrDefault(result => IsOf(result, cell)) is CompressionResult known
        && (known.Failure is not null || known.Processes.Any(process => process.Round == round));

    /// <summary>Keeps what a process measured, and which of its transports failed.</summary>
    public void Add(IoCell cell, int round, IoFrame measured) => Change(cell, known => known with
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
    public void Add(IoCell cell, Failure failure) => Change(cell, known => known with { Failure = failure });

    /// <summary>Keeps what compression took.</summary>
    public void Add(CompressionCell cell, int round, CompressedFrame measured) => Change(cell, known => known with
    {
        Processes =
        [
            .. known.Processes,
            new CompressionProcess { Round = round, PayloadBytes = measured.PayloadBytes, Codecs = [.. measured.Codecs.Select(SamplesOf)] },
        ],
    });

    /// <summary>Keeps why payloads are not compressed.</summary>
    public void Add(CompressionCell cell, Failure failure) => Change(cell, known => known with { Failure = failure });

    private ResultsFile Results => record.ToFile(isComplete: false);

    private void Change(IoCell cell, Func<IoResult, IoResult> change) => record.Keep(file =>
    {
        IReadOnlyList<IoResult> results = file.Transfers.Any(result => IsOf(result, cell))
            ? file.Transfers
            : [.. file.Transfers, cell.Empty];
        return file with { Transfers = [.. results.Select(result => IsOf(result, cell) ? change(result) : result)] };
    });

    private void Change(CompressionCell cell, Func<CompressionResult, CompressionResult> change) => record.Keep(file =>
    {
        IReadOnlyList<CompressionResult> results = file.Compressions.Any(result => IsOf(result, cell))
            ? file.Compressions
            : [.. file.Compressions, cell.Empty];
        return file with { Compressions = [.. results.Select(result => IsOf(result, cell) ? change(result) : result)] };
    });

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

    private static IoSamples SamplesOf(TransportTimes transport) => new()
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

    private static bool IsOf(IoResult result, IoCell cell) =>
        (result.Row, result.Workload, result.Surface, result.Operation) == (cell.Empty.Row, cell.Empty.Workload, cell.Empty.Surface,
            cell.Empty.Operation);

    private static bool IsOf(
        CompressionResult result, CompressionCell cell) => (result.Row, result.Workload) == (cell.Empty.Row, cell.Empty.Workload);
}
