using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Model;

namespace Assay.Report.Building;

/// <summary>One table: every row of a run against one data set and size.</summary>
internal static class TableBuilder
{
    public static ReportTable Build(ResultsFile results, WorkloadOptions workload)
    {
        var evidence = new WorkloadEvidence(results, workload);
        var lines = results.Rows.SelectMany(row => LineBuilder.Build(row, evidence)).ToList();
        var serializers = Sorted(lines.Where(line => !line.IsReference));
        var (deserialize, serialize) = (Candidates(serializers, Operation.Deserialize), Candidates(serializers, Operation.Serialize));
        var checks = evidence.Checks;
        return new ReportTable
        {
            DataSet = workload.DataSet,
            Size = workload.Size,
            Unit = workload.Unit,
            UnitPayloadBytes = workload.PayloadBytes,
            ObjectCount = checks.Where(check => check.ObjectCount > 0).Select(check => (long?)check.ObjectCount).FirstOrDefault(),
            ContentHash = checks.Select(check => check.ContentHash).FirstOrDefault(hash => hash.Length > 0) ?? "",
            BrotliQuality = checks.Where(check => check.BrotliBytes > 0).Select(check => (int?)check.BrotliQuality).FirstOrDefault(),
            Lines = serializers,
            ReferenceLines = Sorted(lines.Where(line => line.IsReference)),
            Missing = MissingBuilder.Build(results, evidence, lines),
            FastestDeserialize = deserialize is [var reader, ..] ? reader.Label : null,
            FastestSerialize = serialize is [var writer, ..] ? writer.Label : null,
            DeserializeNotToldApart = NotToldApart(deserialize, Operation.Deserialize),
            SerializeNotToldApart = NotToldApart(serialize, Operation.Serialize),
            HasReference = lines.Any(line => line.Label == results.Options.Reference),
        };
    }

    // Reading happens more often than writing, so it decides the order.
    private static IReadOnlyList<ReportLine> Sorted(IEnumerable<ReportLine> lines) =>
    [
        .. lines
            .OrderBy(line => line.Deserialize is null)
            .ThenBy(line => line.Deserialize?.NanosecondsPerOperation ?? line.Serialize?.NanosecondsPerOperation)
            .ThenBy(line => line.Label, StringComparer.Ordinal),
    ];

    private static IReadOnlyList<ReportLine> Candidates(IReadOnlyList<ReportLine> lines, Operation operation) =>
    [
        .. lines
            .Where(line => line.KeepsEverything && line.Of(operation) is not null && line.Failures.All(failure => failure.Operation != operation))
            .OrderBy(line => line.Of(operation)!.NanosecondsPerOperation),
    ];

    // With one block there are no intervals, and the fastest is a point estimate like all else.
    private static IReadOnlyList<string> NotToldApart(IReadOnlyList<ReportLine> candidates, Operation operation)
    {
        if (candidates.Count == 0 || candidates[0].Of(operation) is not { RatioLower: { } lower, RatioUpper: { } upper })
            return [];
        return
        [
            .. candidates.Skip(1)
                .Where(line => line.Of(operation) is { RatioLower: { } other, RatioUpper: { } otherUpper } && other <= upper && lower <= otherUpper)
                .Select(line => line.Label),
        ];
    }
}
