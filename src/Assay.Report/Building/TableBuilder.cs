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
            FastestDeserialize = Fastest(serializers, Operation.Deserialize),
            FastestSerialize = Fastest(serializers, Operation.Serialize),
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

    private static string? Fastest(IReadOnlyList<ReportLine> lines, Operation operation) => lines
        .Where(line => line.KeepsEverything && line.Of(operation) is not null && line.Failures.All(failure => failure.Operation != operation))
        .MinBy(line => line.Of(operation)!.NanosecondsPerOperation)?.Label;
}
