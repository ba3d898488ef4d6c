using System.Globalization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Report.Sections;

namespace Assay.Report.Speed;

/// <summary>
/// The columns of an operation. People read the figures; programs also what the row is, and what else was measured of it, so that a line
/// of CSV stands alone.
/// </summary>
internal static class SpeedColumns
{
    private const string ListSeparator = "; ";

    public static ColumnsOf<SpeedRow> Of(ReportTable table, Operation operation)
    {
        ColumnsOf<SpeedRow> columns = new();
        columns.Data("row", row => row.Label).Words("row", row => row.Line is { } line ? Mark.LabelOf(line, table) : row.Label);
        Workload(columns);
        Times(columns, operation);
        Rates(columns, table.Unit);
        Memory(columns);
        Blocks(columns);
        Payloads(columns);
        Programs(columns);
        Run(columns);
        return columns;
    }

    private static void Workload(ColumnsOf<SpeedRow> columns) => columns
        .Data("dataSet", row => row.Table.DataSet)
        .Number("size", row => row.Table.Size)
        .Data("unit", row => row.Table.Unit)
        .Number("unitPayloadBytes", row => row.Table.UnitPayloadBytes)
        .Number("objects", row => row.Table.ObjectCount)
        .Data("name", row => row.Line?.Name ?? row.Missing?.Name)
        .Data("operation", row => Words.Of(row.Operation))
        .Text("surface", "surface", row => row.Line is { } line ? Words.Of(line.Surface) : "")
        .Data("readMember", row => row.Reading?.Member)
        .Name("verdict", row => (Enum?)row.Reading?.Verdict ?? (Enum?)row.Line?.Verdict ?? row.MissingKind)
        .Data("cause", row => row.Cause)
        .Data("losses", row => Joined(row.Reading?.Differences ?? row.Line?.Losses))
        .Data("convertedMembers", row => Joined(row.Line?.ConvertedMembers))
        .Truth("isReferenceRow", row => row.Line?.IsReference);

    private static void Times(ColumnsOf<SpeedRow> columns, Operation operation) => columns
        .Add(new WordColumn("rank", "rank") { Readers = Readers.People }, row => new WordCell(RankWords.Rank(row.Estimate?.Rank)))
        .Figure("timeNanosecondsPerOperation", "time", row => WordCell.Time(row.Estimate?.NanosecondsPerOperation))
        .Number("conversionNanosecondsPerOperation", row => row.Estimate?.ConversionNanosecondsPerOperation)
        .Add(new WordColumn("shareOfWhole", "of whole")
        {
            Readers = operation == Operation.ReadOne ? Readers.All : Readers.Programs,
        }, row => WordCell.Of(row.Operation == Operation.ReadOne ? row.Line?.ReadOneShare : null, Units.Share))
        .Add(new WordColumn("ratio", "ratio [95 % CI]") { HasInterval = true }, row => Ratio(row.Estimate))
        .Figure("ratioOfMinima", "ratio of minima", row => WordCell.Of(row.Estimate?.MinimaRatio, Units.Ratio))
        .Data("ratioReference", row => row.Estimate?.Ratio is null ? "" : row.Line!.RatioReference);

    private static void Rates(ColumnsOf<SpeedRow> columns, string unit) => columns
        .Figure("objectsPerSecond", $"objects/s ({Words.Plural(2, unit)})", row => WordCell.Of(row.Estimate?.ObjectsPerSecond, Units.Count))
        .Figure("payloadBytesPerSecond", "MB/s",
            row => WordCell.Of(row.Estimate?.BytesPerSecond, bytesPerSecond => Units.Count(bytesPerSecond / 1e6)));

    private static void Memory(ColumnsOf<SpeedRow> columns) => columns
        .Figure("allocatedBytesPerOperation", "allocated", row => WordCell.Size(row.Estimate?.AllocatedBytesPerOperation))
        .Number("processAllocatedBytesPerOperation", row => row.Estimate?.ProcessAllocatedBytesPerOperation)
        .Figure("gen0PerMillionOperations", "gen 0 per 1M", row => WordCell.Of(row.Estimate?.Gen0PerMillionOperations, Units.Count))
        .Figure("gen1PerMillionOperations", "gen 1 per 1M", row => WordCell.Of(row.Estimate?.Gen1PerMillionOperations, Units.Count))
        .Figure("gen2PerMillionOperations", "gen 2 per 1M", row => WordCell.Of(row.Estimate?.Gen2PerMillionOperations, Units.Count))
        .Figure("gcTimeShare", "time in GC", row => WordCell.Of(row.Estimate?.GcTimeShare, Units.Share));

    private static void Blocks(ColumnsOf<SpeedRow> columns) => columns
        .Figure("blocks", "blocks", row => WordCell.Whole(row.Estimate?.Blocks))
        .Number("unsteadyBlocks", row => row.Estimate?.UnsteadyBlocks)
        .Truth("isBimodal", row => row.Estimate is { } estimate ? estimate.Bimodality is not null : null)
        .Figure("gateDroppedShare", "batches discarded", row => WordCell.Of(row.Estimate?.GateDroppedShare, Units.Share))
        .Name("ranking", row => row.Ranking?.Status)
        .Number("rankBest", row => row.Estimate?.Rank?.Best)
        .Number("rankWorst", row => row.Estimate?.Rank?.Worst)
        .Text("notToldApartFrom", "not significantly different from", row => Joined(row.Estimate?.NotToldApart))
        .Number("minimumDetectableRatio", row => row.Ranking?.MinimumDetectableRatio)
        .Truth("isFasterThanCopy", row => row.Estimate?.IsFasterThanCopy);

    private static void Payloads(ColumnsOf<SpeedRow> columns) => columns
        .Number("payloadBytes", row => row.Line?.PayloadBytes)
        .Number("deflateBytes", row => row.Line?.DeflateBytes)
        .Number("brotliBytes", row => row.Line?.BrotliBytes)
        .Number("corpusInstances", row => row.Line?.Instances)
        .Number("deflateNanoseconds", row => row.Line?.DeflateTime?.CompressNanoseconds)
        .Number("inflateNanoseconds", row => row.Line?.DeflateTime?.DecompressNanoseconds)
        .Number("brotliCompressNanoseconds", row => row.Line?.BrotliTime?.CompressNanoseconds)
        .Number("brotliDecompressNanoseconds", row => row.Line?.BrotliTime?.DecompressNanoseconds)
        .Number("brotliQuality", row => row.Line?.BrotliBytes is null ? null : row.Table.BrotliQuality)
        .Number("mapToContractNanoseconds", row => row.Line?.MapToContractNanoseconds)
        .Number("mapToPlainNanoseconds", row => row.Line?.MapToPlainNanoseconds);

    private static void Programs(ColumnsOf<SpeedRow> columns) => columns
        .Data("package", row => row.Line?.Package ?? row.Missing?.Package)
        .Data("packageVersion", row => row.Line?.PackageVersion)
        .Data("loadedVersion", row => row.Line?.LoadedVersion)
        .Data("framework", row => row.Line?.Framework)
        .Data("mode", row => row.Line?.Mode)
        .Truth("isSelfContained", row => row.Line?.IsSelfContained)
        .Data("dialect", row => row.Line?.Dialect)
        .Data("format", row => row.Line?.Format)
        .Data("settings", row => row.Line?.Settings);

    private static void Run(ColumnsOf<SpeedRow> columns) => columns
        .Data("profile", row => Words.Of(row.Model.Profile))
        .Data("runtime", row => row.Line is { Runtime.Length: > 0 } line ? line.Runtime : row.Model.Machine.Runtime)
        .Data("startedAt", row => row.Model.StartedAt.ToString("yyyy-MM-ddTHH:mm:ssZ", CultureInfo.InvariantCulture))
        .Truth("runIsComplete", row => row.Model.IsComplete)
        .Number("nativeWarnings", row => row.Line?.NativeWarnings ?? row.Missing?.NativeWarnings);

    private static WordCell Ratio(OperationEstimate? estimate) => estimate is { Ratio: { } ratio }
        ? new WordCell(Units.Ratio(ratio, estimate.RatioLower, estimate.RatioUpper), ratio, estimate.RatioLower, estimate.RatioUpper)
        : WordCell.None;

    private static string Joined(IReadOnlyList<string>? items) => string.Join(ListSeparator, items ?? []);
}
