using System.Globalization;
using System.Text.Json;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Writers;

/// <summary>
/// The report for a spreadsheet: one line for each row, data set, size and operation; RFC 4180, full precision, no units in cells.
/// </summary>
internal sealed class CsvWriter : IReportWriter
{
    public string Name => "csv";

    public bool HasDeepView => false;

    public void Write(ReportModel model, TextWriter output, OutputStyle style)
    {
        CsvText.Line(CsvColumn.All.Select(column => column.Header), output);
        foreach (var record in model.Tables.SelectMany(table => Records(model, table)))
            CsvText.Line(CsvColumn.All.Select(column => column.Cell(record)), output);
    }

    public void WriteDeep(DeepReport report, TextWriter output, OutputStyle style) =>
        throw new NotSupportedException("The deep view has no CSV form; use json.");

    private static IEnumerable<CsvRecord> Records(ReportModel model, ReportTable table)
    {
        foreach (var line in table.AllLines)
        {
            foreach (var operation in Words.Operations(model))
                yield return new CsvRecord(model, table, operation) { Line = line };
        }

        foreach (var record in UnreadRecords(model, table))
            yield return record;
        foreach (var missing in table.Missing)
        {
            foreach (var row in missing.Rows)
            {
                foreach (var operation in Words.Operations(model))
                    yield return new CsvRecord(model, table, operation) { Missing = row, MissingKind = missing.Kind };
            }
        }
    }

    // A row that only cannot be opened, or read for one member, has lines above, unless the run asked for nothing else.
    private static IEnumerable<CsvRecord> UnreadRecords(ReportModel model, ReportTable table)
    {
        var told = table.AllLines.Select(line => line.Label).ToHashSet();
        return
            from unread in table.Unread
            from row in unread.Rows
            where !told.Contains(row.Label)
            from operation in unread.Operations
            select new CsvRecord(model, table, operation) { Missing = row, MissingKind = unread.Kind };
    }
}

/// <summary>One column of the CSV report; headers name the unit.</summary>
internal sealed record CsvColumn(string Header, Func<CsvRecord, string> Cell)
{
    private const string ListSeparator = "; ";

    public static IReadOnlyList<CsvColumn> All { get; } =
    [
        new("data_set", record => record.Table.DataSet),
        Number("size", record => record.Table.Size),
        new("unit", record => record.Table.Unit),
        Number("unit_payload_bytes", record => record.Table.UnitPayloadBytes),
        Number("objects", record => record.Table.ObjectCount),
        new("row", record => record.Line?.Label ?? record.Missing?.Label ?? ""),
        new("name", record => record.Line?.Name ?? record.Missing?.Name ?? ""),
        new("operation", record => Words.Of(record.Operation)),
        new("surface", record => record.Line is { } line ? Words.Of(line.Surface) : ""),
        new("read_member", record => record.Reading?.Member ?? ""),
        new("verdict",
            record => record.Reading is { } reading
                ? Camel(reading.Verdict)
                : record.Line is { } line
                ? Camel(line.Verdict)
                : Camel(record.MissingKind)),
        new("cause", record => record.Cause),
        new("losses", record => Joined(record.Reading?.Differences ?? record.Line?.Losses)),
        new("converted_members", record => Joined(record.Line?.ConvertedMembers)),
        new("is_reference_row", record => record.Line is { } line ? (line.IsReference ? "true" : "false") : ""),
        Number("time_nanoseconds_per_operation", record => record.Estimate?.NanosecondsPerOperation),
        Number("conversion_nanoseconds_per_operation", record => record.Estimate?.ConversionNanosecondsPerOperation),
        Number("ratio", record => record.Estimate?.Ratio),
        Number("ratio_lower", record => record.Estimate?.RatioLower),
        Number("ratio_upper", record => record.Estimate?.RatioUpper),
        Number("ratio_of_minima", record => record.Estimate?.MinimaRatio),
        Number("share_of_whole", record => record.Operation == Operation.ReadOne ? record.Line?.ReadOneShare : null),
        new("ratio_reference", record => record.Estimate?.Ratio is null ? "" : record.Line!.RatioReference),
        Number("blocks", record => record.Estimate?.Blocks),
        Number("unsteady_blocks", record => record.Estimate?.UnsteadyBlocks),
        new("is_bimodal", record => record.Estimate is { } estimate ? (estimate.Bimodality is not null ? "true" : "false") : ""),
        Number("gate_dropped_share", record => record.Estimate?.GateDroppedShare),
        new("ranking", record => record.Ranking is { } ranking ? Camel(ranking.Status) : ""),
        Number("rank_best", record => record.Estimate?.Rank?.Best),
        Number("rank_worst", record => record.Estimate?.Rank?.Worst),
        new("not_told_apart_from", record => Joined(record.Estimate?.NotToldApart)),
        Number("minimum_detectable_ratio", record => record.Ranking?.MinimumDetectableRatio),
        Number("objects_per_second", record => record.Estimate?.ObjectsPerSecond),
        Number("payload_bytes_per_second", record => record.Estimate?.BytesPerSecond),
        Number("allocated_bytes_per_operation", record => record.Estimate?.AllocatedBytesPerOperation),
        Number("process_allocated_bytes_per_operation", record => record.Estimate?.ProcessAllocatedBytesPerOperation),
        Number("gen0_per_million_operations", record => record.Estimate?.Gen0PerMillionOperations),
        Number("gen1_per_million_operations", record => record.Estimate?.Gen1PerMillionOperations),
        Number("gen2_per_million_operations", record => record.Estimate?.Gen2PerMillionOperations),
        Number("gc_time_share", record => record.Estimate?.GcTimeShare),
        Number("payload_bytes", record => record.Line?.PayloadBytes),
        Number("deflate_bytes", record => record.Line?.DeflateBytes),
        Number("brotli_bytes", record => record.Line?.BrotliBytes),
        Number("corpus_instances", record => record.Line?.Instances),
        Number("deflate_nanoseconds", record => record.Line?.DeflateTime?.CompressNanoseconds),
        Number("inflate_nanoseconds", record => record.Line?.DeflateTime?.DecompressNanoseconds),
        Number("brotli_compress_nanoseconds", record => record.Line?.BrotliTime?.CompressNanoseconds),
        Number("brotli_decompress_nanoseconds", record => record.Line?.BrotliTime?.DecompressNanoseconds),
        Number("brotli_quality", record => record.Line?.BrotliBytes is null ? null : record.Table.BrotliQuality),
        Number("map_to_contract_nanoseconds", record => record.Line?.MapToContractNanoseconds),
        Number("map_to_plain_nanoseconds", record => record.Line?.MapToPlainNanoseconds),
        new("package", record => record.Line?.Package ?? record.Missing?.Package ?? ""),
        new("package_version", record => record.Line?.PackageVersion ?? ""),
        new("loaded_version", record => record.Line?.LoadedVersion ?? ""),
        new("framework", record => record.Line?.Framework ?? ""),
        new("mode", record => record.Line?.Mode ?? ""),
        new("is_self_contained", record => record.Line is { } line ? (line.IsSelfContained ? "true" : "false") : ""),
        new("dialect", record => record.Line?.Dialect ?? ""),
        new("format", record => record.Line?.Format ?? ""),
        new("settings", record => record.Line?.Settings ?? ""),
        new("profile", record => Words.Of(record.Model.Profile)),
        new("runtime", record => record.Line is { Runtime.Length: > 0 } line ? line.Runtime : record.Model.Machine.Runtime),
        new("started_at", record => record.Model.StartedAt.ToString("yyyy-MM-ddTHH:mm:ssZ", CultureInfo.InvariantCulture)),
        new("run_is_complete", record => record.Model.IsComplete ? "true" : "false"),
        new("is_faster_than_copy", record => record.Estimate is { } estimate ? estimate.IsFasterThanCopy ? "true" : "false" : ""),
        Number("native_warnings", record => record.Line?.NativeWarnings ?? record.Missing?.NativeWarnings),
    ];

    private static CsvColumn Number(string header, Func<CsvRecord, double?> cell) =>
        new(header, record => cell(record)?.ToString("R", CultureInfo.InvariantCulture) ?? "");

    private static string Joined(IReadOnlyList<string>? items) => string.Join(ListSeparator, items ?? []);

    private static string Camel<T>(T value)
        where T : struct, Enum => JsonNamingPolicy.CamelCase.ConvertName(value.ToString());
}

/// <summary>What one line of the CSV report is about: a row with figures, or one without.</summary>
internal sealed record CsvRecord(ReportModel Model, ReportTable Table, Operation Operation)
{
    public ReportLine? Line { get; init; }

    public MissingRow? Missing { get; init; }

    public MissingKind MissingKind { get; init; }

    /// <summary>What the operation's own check observed; null where the row's check is its check.</summary>
    public OperationCheck? Reading => Line?.Reading(Operation);

    public OperationEstimate? Estimate => Line?.Of(Operation);

    public OperationRanking? Ranking => Table.Ranking(Operation);

    /// <summary>Why figures or blocks are missing.</summary>
    public string Cause =>
        Missing?.Cause ?? Line?.Failures.FirstOrDefault(failure => failure.Operation == Operation)?.Reason ?? Reading?.Cause ?? "";
}
