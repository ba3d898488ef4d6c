using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Io;

/// <summary>Time in the serializer and time in I/O, and what compression takes and saves.</summary>
/// <param name="Processes">Processes planned for each row, surface and operation.</param>
/// <param name="Tables">A table for each data set and operation.</param>
/// <param name="Compressions">A table for each data set: the way from one program to another at each speed of the network.</param>
public sealed record IoReport(int Processes, IReadOnlyList<IoTable> Tables, IReadOnlyList<CompressionTable> Compressions);

/// <summary>One operation through all transports.</summary>
/// <param name="Operation">Serialize sends, deserialize receives.</param>
/// <param name="Transports">The transports, in order.</param>
/// <param name="Lines">The rows, those that keep most first, then by time in the serializer; reference rows last.</param>
/// <param name="Missing">Rows, or transports of rows, without figures, by reason.</param>
public sealed record IoTable(WorkloadOptions Workload, Operation Operation, IReadOnlyList<Transport> Transports,
    IReadOnlyList<IoLine> Lines, IReadOnlyList<Unmeasured> Missing);

/// <summary>One row by one surface. Times are means over processes, of one operation.</summary>
public sealed record IoLine
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Whether it is a reference row.</summary>
    public required bool IsReference { get; init; }

    /// <summary>How much of the data set it brings back.</summary>
    public required Kept Keeps { get; init; }

    /// <summary>Processes that the means are of.</summary>
    public required int Processes { get; init; }

    /// <summary>Whether all of them ended their warm-up steady.</summary>
    public required bool IsSteady { get; init; }

    /// <summary>The transports that have figures.</summary>
    public required IReadOnlyList<IoCost> Costs { get; init; }

    /// <summary>The figures of a transport; null where it has none.</summary>
    public IoCost? Of(Transport transport) => Costs.FirstOrDefault(cost => cost.Transport == transport);
}

/// <summary>One transport of a row. Times are of one operation, in nanoseconds.</summary>
public sealed record IoCost
{
    /// <summary>How far serializer and I/O may be from the whole, as a share of it.</summary>
    public const double Tolerance = 0.05;

    /// <summary>The transport.</summary>
    public required Transport Transport { get; init; }

    /// <summary>The whole, measured without stamps inside.</summary>
    public required TimeInterval Whole { get; init; }

    /// <summary>Time in the serializer, what stamping takes subtracted.</summary>
    public required double Serializer { get; init; }

    /// <summary>Time in I/O, what stamping takes subtracted.</summary>
    public required double Io { get; init; }

    /// <summary>Serializer and I/O together, divided by the whole: 1 where they add up.</summary>
    public required double PartsToWhole { get; init; }

    /// <summary>Calls of the stream, those that open and end a value included.</summary>
    public required double Calls { get; init; }

    /// <summary>What stamping takes, as a share of the stamped time: it is subtracted.</summary>
    public required double StampShare { get; init; }

    /// <summary>Bytes that pass through.</summary>
    public required double Bytes { get; init; }

    /// <summary>Whether serializer and I/O add up to the whole, within the tolerance.</summary>
    public bool AddsUp => Math.Abs(PartsToWhole - 1) <= Tolerance;

    /// <summary>I/O as a share of both parts.</summary>
    public double IoShare => Serializer + Io > 0 ? Io / (Serializer + Io) : 0;
}

/// <summary>A time and its confidence interval.</summary>
/// <param name="Lower">The lower end; null with one process.</param>
/// <param name="Upper">The upper end; null with one process.</param>
public readonly record struct TimeInterval(double Nanoseconds, double? Lower, double? Upper);

/// <summary>From one program to another: serialize, compress, send, decompress, deserialize, one after the other.</summary>
/// <param name="Lines">The rows, those that keep most first, then by their best time at the first speed; reference rows last.</param>
/// <param name="Missing">Rows without figures, by reason.</param>
public sealed record CompressionTable(WorkloadOptions Workload, IReadOnlyList<long> NetworkBitsPerSecond,
    IReadOnlyList<CompressionLine> Lines, IReadOnlyList<Unmeasured> Missing);

/// <summary>One row with every way to compress. Times are means over processes, of one value, in nanoseconds.</summary>
public sealed record CompressionLine
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>The surface whose times in the serializer these are.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Whether it is a reference row.</summary>
    public required bool IsReference { get; init; }

    /// <summary>How much of the data set it brings back.</summary>
    public required Kept Keeps { get; init; }

    /// <summary>Bytes of a value, not compressed.</summary>
    public required double PayloadBytes { get; init; }

    /// <summary>Time in the serializer to write.</summary>
    public required double Serialize { get; init; }

    /// <summary>Time in the serializer to read.</summary>
    public required double Deserialize { get; init; }

    /// <summary>The ways, no compression first.</summary>
    public required IReadOnlyList<CodecCost> Codecs { get; init; }

    /// <summary>The best way at each speed.</summary>
    public required IReadOnlyList<BestCodec> Best { get; init; }
}

/// <summary>One way to compress.</summary>
/// <param name="PackedBytes">Bytes that are sent.</param>
/// <param name="Decompress">Time to decompress.</param>
/// <param name="Totals">The whole way at each speed.</param>
public sealed record CodecCost(string Codec, double PackedBytes, double Compress, double Decompress, IReadOnlyList<double> Totals);

/// <summary>The way with the lowest total at one speed.</summary>
/// <param name="Total">The whole way, in nanoseconds.</param>
/// <param name="Alike">Ways that are not significantly slower.</param>
public sealed record BestCodec(string Codec, double Total, IReadOnlyList<string> Alike);
