using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Io;

namespace Assay.Report.Tests;

/// <summary>Runs of I/O made by hand: times that follow a pattern, so that every figure of the report is known.</summary>
internal static class IoRuns
{
    public const int Processes = 3;
    private const int Operations = 10;
    private const int CallsPerOperation = 3;
    private const double Stamp = 40;
    private const double StampInside = 15;
    private static readonly (Transport Transport, int Io)[] Transports = [(Transport.Memory, 100), (Transport.File, 20_000),
        (Transport.Pipe, 3_000), (Transport.Socket, 8_000)];

    /// <summary>
    /// Each row spends the named nanoseconds in the serializer, reading twice as much, and what <see cref="Transports"/> says in I/O. The
    /// whole in memory is longer than both by the named share. The processes differ by as many thousandths as their number.
    /// </summary>
    public static ResultsFile Of(params (string Row, int Serializer, int Bytes, double Unexplained, Verdict Verdict)[] rows)
    {
        var builder = new ResultsBuilder { Blocks = Processes };
        foreach (var (row, _, bytes, _, verdict) in rows)
            builder.Row(row, "Acme", "1.0.0").Check(row, bytes, verdict, keepsPublic: true);
        builder.Row("absent", "Absent", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Absent.");
        var file = builder.Build();
        return file with
        {
            Options = file.Options with
            {
                Kind = "io",
                Own = new IoOptions
                {
                    Surfaces = [],
                    Transports = [.. Transports.Select(of => of.Transport)],
                    Compressions = ["brotli-11", "zstd-3", "lz4"],
                    NetworkBitsPerSecond = [10_000_000, 1_000_000_000],
                },
            },
            Cells = [],
            Conditions = [],
            Samples = file.SamplesOf<IoSamples>() with
            {
                Transfers = [
                    .. from row in rows
                        from operation in file.Options.Operations
                        select Transfer(
                        row.Row, row.Serializer * (operation == Operation.Deserialize ? 2 : 1), row.Bytes, row.Unexplained, operation)],
                Compressions = [.. rows.Select(row => new CompressionResult
                {
                    Row = row.Row,
                    Workload = ResultsBuilder.Books,
                    Processes = [.. Rounds.Select(round => Compression(round, row.Bytes))],
                })],
            },
        };
    }

    private static IEnumerable<int> Rounds => Enumerable.Range(0, Processes);

    private static IoResult Transfer(string row, int serializer, int bytes, double unexplained, Operation operation) => new()
    {
        Row = row,
        Workload = ResultsBuilder.Books,
        Surface = Surface.Stream,
        Operation = operation,
        Processes = [.. Rounds.Select(round => new IoProcess
        {
            Round = round,
            StampNanoseconds = Stamp,
            StampInsideNanoseconds = StampInside,
            IsSteady = true,
            Transports = [
                .. Transports.Select(
                    of => Samples(
                    of.Transport, serializer, of.Io, bytes, 1 + (of.Transport == Transport.Memory ? unexplained : 0), round))],
        })],
    };

    private static TransportSamples Samples(Transport transport, int serializer, int io, int bytes, double longer, int round)
    {
        var faster = 1 + (round / 1000.0);
        var calls = Operations * CallsPerOperation;
        var inside = (long)((Operations * io * faster) + (calls * StampInside));
        var stamped = (long)((Operations * (serializer + io) * faster) + (calls * Stamp));
        var whole = (long)(Operations * (serializer + io) * faster * longer);
        return new TransportSamples
        {
            Transport = transport,
            OperationsPerBatch = Operations,
            BytesPerOperation = bytes,
            WholeNanoseconds = [whole, whole, whole * 3],
            StampedNanoseconds = [stamped, stamped, stamped * 3],
            IoNanoseconds = [inside, inside, inside * 3],
            Calls = [calls, calls, calls],
        };
    }

    private static CompressionProcess Compression(int round, int bytes) => new()
    {
        Round = round,
        PayloadBytes = bytes,
        Codecs = [Codec("brotli-11", bytes / 5, 1_000_000, 2_000, round), Codec("zstd-3", bytes / 4, 2_000, 1_000, round),
            Codec("lz4", bytes / 2, 500, 200, round)],
    };

    private static CodecSamples Codec(string name, int packed, int compress, int decompress, int round) => new()
    {
        Codec = name,
        PackedBytes = packed,
        CompressionsPerBatch = Operations,
        DecompressionsPerBatch = 2 * Operations,
        CompressNanoseconds = [(long)(Operations * compress * (1 + (round / 1000.0)))],
        DecompressNanoseconds = [(long)(2 * Operations * decompress * (1 + (round / 1000.0)))],
    };
}
