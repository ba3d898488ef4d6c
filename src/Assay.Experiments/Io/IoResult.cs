using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Io;

/// <summary>What a run of I/O was asked to measure.</summary>
public sealed record IoOptions : ExperimentOptions
{
    /// <summary>The surfaces asked for; empty takes each row's first, and its asynchronous ones.</summary>
    [Distinct]
    public required IReadOnlyList<Surface> Surfaces { get; init; }

    /// <summary>What values pass through.</summary>
    [NotEmpty, Distinct]
    public required IReadOnlyList<Transport> Transports { get; init; }

    /// <summary>Names of the ways to compress, such as <c>brotli-4</c>; empty where nothing is compressed.</summary>
    [Distinct]
    public required IReadOnlyList<string> Compressions { get; init; }

    /// <summary>Speeds of the network that total times are computed for, in bits a second.</summary>
    [NotEmpty, AtLeast(1), Distinct]
    public required IReadOnlyList<long> NetworkBitsPerSecond { get; init; }
}

/// <summary>What a run of I/O keeps.</summary>
public sealed record IoSamples : ExperimentSamples
{
    /// <summary>Time in the serializer and in I/O.</summary>
    [Distinct(nameof(IoResult.Row), nameof(IoResult.Workload), nameof(IoResult.Surface), nameof(IoResult.Operation))]
    public IReadOnlyList<IoResult> Transfers { get => field ?? []; init; }

    /// <summary>What compression makes of payloads.</summary>
    [Distinct(nameof(CompressionResult.Row), nameof(CompressionResult.Workload))]
    public IReadOnlyList<CompressionResult> Compressions { get => field ?? []; init; }

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => Transfers.Any(transfer => transfer.Processes.Count > 0);

    /// <summary>No row is to blame for a failed compression.</summary>
    public override IEnumerable<Failure?> FailuresIn(ResultsFile file) =>
    [
        .. Transfers.Select(transfer => transfer.Failure),
        .. Transfers.SelectMany(transfer => transfer.TransportFailures).Select(failure => new Failure(failure.Verdict, failure.Cause)),
        .. Compressions.Select(compression => compression.Failure is { } failure ? failure with { Verdict = Verdict.AssayError } : null),
    ];
}

/// <summary>One operation of a row through transports: raw times, one entry for each fresh process.</summary>
public sealed record IoResult
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>Data set and size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Serialize sends, deserialize receives.</summary>
    public required Operation Operation { get; init; }

    /// <summary>The processes, in the order of their rounds.</summary>
    [Distinct(nameof(IoProcess.Round))]
    public IReadOnlyList<IoProcess> Processes { get => field ?? []; init; }

    /// <summary>Transports that failed, and why.</summary>
    public IReadOnlyList<IoFailure> TransportFailures { get => field ?? []; init; }

    /// <summary>Why processes are missing; null when none is.</summary>
    public Failure? Failure { get; init; }
}

/// <summary>One fresh process.</summary>
public sealed record IoProcess
{
    /// <summary>Number of the round, from 0: processes of one round ran one after the other, in random order.</summary>
    public required int Round { get; init; }

    /// <summary>What stamping one call of a stream adds to the whole, measured in this process, in nanoseconds.</summary>
    [AtLeast(0)]
    public required double StampNanoseconds { get; init; }

    /// <summary>The part of it that lies between the two stamps, in nanoseconds.</summary>
    [AtLeast(0)]
    public required double StampInsideNanoseconds { get; init; }

    /// <summary>Whether the warm-up ended steady.</summary>
    public required bool IsSteady { get; init; }

    /// <summary>The budget of generation 0 that the runtime had after all batches, in bytes; null if it does not report it.</summary>
    [Signed]
    public long? Gen0BudgetBytes { get; init; }

    /// <summary>The transports; one that failed has the batches before it failed, or is missing.</summary>
    [Distinct(nameof(TransportSamples.Transport))]
    public required IReadOnlyList<TransportSamples> Transports { get; init; }
}

/// <summary>
/// Batches of one transport in one process; the lists have an entry for each batch. With medians over batches, n operations a batch and
/// c calls an operation, I/O is <c>ioNanoseconds / n - c stampInsideNanoseconds</c>, and the serializer is
/// <c>(stampedNanoseconds - ioNanoseconds) / n - c (stampNanoseconds - stampInsideNanoseconds)</c>, each at least 0.
/// </summary>
public sealed record TransportSamples
{
    /// <summary>The transport.</summary>
    public required Transport Transport { get; init; }

    /// <summary>Operations in each batch.</summary>
    [AtLeast(1)]
    public required int OperationsPerBatch { get; init; }

    /// <summary>Bytes that pass through, of each operation.</summary>
    [AtLeast(0)]
    public required double BytesPerOperation { get; init; }

    /// <summary>Batches without stamps inside, in nanoseconds.</summary>
    [NotEmpty, AtLeast(1)]
    public required IReadOnlyList<long> WholeNanoseconds { get; init; }

    /// <summary>Batches whose calls of the transport are stamped, in nanoseconds.</summary>
    [AtLeast(1), AsLongAs(nameof(WholeNanoseconds))]
    public required IReadOnlyList<long> StampedNanoseconds { get; init; }

    /// <summary>What lies between the stamps of those, in nanoseconds.</summary>
    [AsLongAs(nameof(WholeNanoseconds))]
    public required IReadOnlyList<long> IoNanoseconds { get; init; }

    /// <summary>Calls that were stamped.</summary>
    [AsLongAs(nameof(WholeNanoseconds))]
    public required IReadOnlyList<long> Calls { get; init; }
}

/// <summary>Why a transport has no times, or fewer.</summary>
/// <param name="Verdict">Rejected where the library refused; Assay's own error where the machine did, such as a full disk, which says
/// nothing about the row.</param>
public sealed record IoFailure(Transport Transport, Verdict Verdict, string Cause);

/// <summary>What compression makes of a row's payloads: raw times, one entry for each fresh process.</summary>
public sealed record CompressionResult
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>Data set and size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The processes, in the order of their rounds.</summary>
    [Distinct(nameof(CompressionProcess.Round))]
    public IReadOnlyList<CompressionProcess> Processes { get => field ?? []; init; }

    /// <summary>Why processes are missing; null when none is.</summary>
    public Failure? Failure { get; init; }
}

/// <summary>One fresh process that compressed a row's payloads.</summary>
public sealed record CompressionProcess
{
    /// <summary>Number of the round, from 0.</summary>
    public required int Round { get; init; }

    /// <summary>Mean length of the payloads, in bytes.</summary>
    [AtLeast(0)]
    public required double PayloadBytes { get; init; }

    /// <summary>The ways to compress.</summary>
    [Distinct(nameof(CodecSamples.Codec))]
    public required IReadOnlyList<CodecSamples> Codecs { get; init; }
}

/// <summary>Batches of one way to compress in one process.</summary>
public sealed record CodecSamples
{
    /// <summary>Its name, such as <c>brotli-4</c>.</summary>
    public required string Codec { get; init; }

    /// <summary>Mean length of the compressed payloads, in bytes.</summary>
    [AtLeast(0)]
    public required double PackedBytes { get; init; }

    /// <summary>Payloads compressed in each batch.</summary>
    [AtLeast(1)]
    public required int CompressionsPerBatch { get; init; }

    /// <summary>Payloads decompressed in each batch.</summary>
    [AtLeast(1)]
    public required int DecompressionsPerBatch { get; init; }

    /// <summary>Batches of compressing, in nanoseconds.</summary>
    [NotEmpty, AtLeast(1)]
    public required IReadOnlyList<long> CompressNanoseconds { get; init; }

    /// <summary>Batches of decompressing, in nanoseconds.</summary>
    [NotEmpty, AtLeast(1)]
    public required IReadOnlyList<long> DecompressNanoseconds { get; init; }
}
