using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Model;

namespace Assay.Report.Building;

/// <summary>The lines of one row: one for each surface that it was measured on.</summary>
internal static class LineBuilder
{
    public static IEnumerable<ReportLine> Build(RowResult row, WorkloadEvidence evidence, IReadOnlyList<OperationRanking> rankings)
    {
        var cells = evidence.Cells.Where(cell => cell.Row == row.Label).ToList();
        foreach (var surface in cells.Select(cell => cell.Surface).Distinct().Order())
        {
            var line = Build(row, surface, evidence, rankings);
            if (OperationOrder.All.Any(operation => line.Of(operation) is not null))
                yield return line;
        }
    }

    private static ReportLine Build(RowResult row, Surface surface, WorkloadEvidence evidence, IReadOnlyList<OperationRanking> rankings)
    {
        var check = evidence.Check(row.Name, surface);
        OperationEstimate? Estimate(Operation operation) =>
            rankings.FirstOrDefault(ranking => ranking.Operation == operation) is { } ranking && evidence.Cell(row.Label, surface, operation) is { } cell
                ? EstimateBuilder.Build(row, cell, check, evidence, ranking)
                : null;
        return new ReportLine
        {
            Label = row.Label,
            Name = row.Name,
            Package = row.Package,
            PackageVersion = row.PackageVersion,
            Framework = row.Framework,
            Mode = row.Mode,
            IsSelfContained = row.IsSelfContained,
            Runtime = row.Runtime,
            LoadedVersion = row.LoadedVersion,
            Unproven = row.Unproven,
            Dialect = row.Dialect,
            Format = row.Format,
            Settings = row.Settings,
            IsReference = row.IsReference,
            Surface = surface,
            Verdict = check?.Verdict ?? Verdict.AssayError,
            Losses = check?.Differences ?? [],
            ConvertedMembers = check?.ConvertedMembers ?? [],
            Deserialize = Estimate(Operation.Deserialize),
            Serialize = Estimate(Operation.Serialize),
            ReadOne = Estimate(Operation.ReadOne),
            Open = Estimate(Operation.Open),
            ReadAll = Estimate(Operation.ReadAll),
            Readings = check?.Operations ?? [],
            Instances = check is { Instances: > 0 } ? check.Instances : null,
            PayloadBytes = Size(check?.PayloadBytes),
            DeflateBytes = Size(check?.DeflateBytes),
            BrotliBytes = Size(check?.BrotliBytes),
            MapToContractNanoseconds = evidence.Cell(row.Label, surface, Operation.Serialize)?.MapperNanosecondsPerOperation,
            MapToPlainNanoseconds = evidence.Cell(row.Label, surface, Operation.Deserialize)?.MapperNanosecondsPerOperation,
            Failures = [.. Failures(row.Label, surface, evidence)],
        };
    }

    private static IEnumerable<OperationFailure> Failures(string label, Surface surface, WorkloadEvidence evidence) =>
        evidence.Cells
            .Where(cell => cell.Row == label && cell.Surface == surface && cell.Failure.Length > 0)
            .Select(cell => new OperationFailure(cell.Operation, MeasuredBlocks.Count(cell), Cause.FirstLine(cell.Failure)));

    // No payload has zero bytes through Deflate or Brotli: zero is the file's way to say "not known".
    private static long? Size(long? bytes) => bytes > 0 ? bytes : null;
}
