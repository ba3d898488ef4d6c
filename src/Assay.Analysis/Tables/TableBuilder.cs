using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>One table: every row of a run against one data set and size.</summary>
internal static class TableBuilder
{
    public static ReportTable Build(ResultsFile results, WorkloadOptions workload)
    {
        var evidence = new WorkloadEvidence(results, workload);
        List<OperationRanking> rankings = [
            .. OperationOrder.All.Select(operation => RankingBuilder.Build(results, evidence, evidence.Of(operation)))];
        var judged = results.Rows.SelectMany(row => LineBuilder.Build(row, evidence, rankings)).ToList();
        var twofold = MachinePace.TwofoldIn(judged);
        var lines = judged.ConvertAll(line => MachinePace.Acquit(line, twofold));
        var serializers = Sorted(lines.Where(line => !line.IsReference));
        var (deserialize, serialize) = (LeadBuilder.Candidates(
            serializers, Kept.Everything, rankings[0]), LeadBuilder.Candidates(serializers, Kept.Everything, rankings[1]));
        List<OperationRanking> asked = [.. rankings.Where(ranking => results.Options.Operations.Contains(ranking.Operation))];
        var checks = evidence.Checks;
        var unread = UnreadBuilder.Build(results, evidence);
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
            Missing = MissingBuilder.Build(results, evidence, lines, unread),
            ReadMember = checks.SelectMany(check => check.Operations).Select(check => check.Member)
                .FirstOrDefault(member => member.Length > 0) ?? "",
            Unread = unread,
            Rankings = asked,
            Leads = LeadBuilder.Build(serializers, asked),
            FastestDeserialize = deserialize is [var reader, ..] ? reader.Label : null,
            FastestSerialize = serialize is [var writer, ..] ? writer.Label : null,
            DeserializeNotToldApart = LeadBuilder.NotToldApart(deserialize, rankings[0]),
            SerializeNotToldApart = LeadBuilder.NotToldApart(serialize, rankings[1]),
            TwoPaced = twofold,
            Reference = evidence.Reference,
            HasReference = lines.Any(line => line.Label == evidence.Reference),
        };
    }

    // What loses data heads nothing above what keeps it. Reading happens more often than writing, so it decides the rest of the order.
    private static IReadOnlyList<ReportLine> Sorted(IEnumerable<ReportLine> lines) =>
    [
        .. lines
            .OrderBy(line => line.Keeps)
            .ThenBy(line => line.Deserialize is null)
            .ThenBy(line => line.Deserialize?.NanosecondsPerOperation
                ?? line.Serialize?.NanosecondsPerOperation ?? line.ReadOne?.NanosecondsPerOperation)
            .ThenBy(line => line.Label, StringComparer.Ordinal),
    ];
}

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
            rankings.FirstOrDefault(ranking => ranking.Operation == operation) is { } ranking
                && evidence.Cell(row.Label, surface, operation) is { } cell
                ? EstimateBuilder.Build(row, cell, check, evidence, ranking)
                : null;
        return new ReportLine
        {
            Id = row.Id,
            Package = row.Package,
            PackageVersion = row.PackageVersion,
            AskedVersion = row.AskedVersion,
            Framework = row.Framework,
            Mode = row.Mode,
            IsSelfContained = row.IsSelfContained,
            Runtime = row.Runtime,
            LoadedVersion = row.LoadedVersion,
            Unproven = row.Unproven,
            WithoutCode = row.WithoutCode,
            NativeWarnings = row.NativeWarnings,
            NativeWarning = row.NativeWarning,
            Dialect = row.Dialect,
            Format = row.Format,
            PublicFormat = row.PublicFormat,
            Ended = row.Ended,
            Settings = row.Settings,
            IsReference = row.IsReference,
            Surface = surface,
            Verdict = check?.Verdict ?? Verdict.AssayError,
            Losses = check?.Differences ?? [],
            Keeps = KeptOf.Check(check),
            LostMembers = check?.LostMembers ?? 0,
            Members = check?.Members ?? 0,
            Demand = check?.Demand,
            RatioReference = evidence.ReferenceOf(row),
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
            DeflateTime = check?.DeflateTime,
            BrotliTime = check?.BrotliTime,
            MapToContractNanoseconds = evidence.Cell(row.Label, surface, Operation.Serialize)?.MapperNanosecondsPerOperation,
            MapToPlainNanoseconds = evidence.Cell(row.Label, surface, Operation.Deserialize)?.MapperNanosecondsPerOperation,
            Failures = [.. Failures(row.Label, surface, evidence)],
        };
    }

    private static IEnumerable<OperationFailure> Failures(string label, Surface surface, WorkloadEvidence evidence) =>
        evidence.Cells
            .Where(cell => cell.Row == label && cell.Surface == surface && cell.Failure is not null)
            .Select(cell => new OperationFailure(cell.Operation, MeasuredBlocks.Count(cell), Cause.FirstLine(cell.Failure!.Cause)));

    // No payload has zero bytes through Deflate or Brotli: zero is the file's way to say "not known".
    private static long? Size(long? bytes) => bytes > 0 ? bytes : null;
}
