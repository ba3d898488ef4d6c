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
        List<OperationRanking> rankings = [.. OperationOrder.All.Select(operation => RankingBuilder.Build(results, evidence, evidence.Of(operation)))];
        var judged = results.Rows.SelectMany(row => LineBuilder.Build(row, evidence, rankings)).ToList();
        var twofold = MachinePace.TwofoldIn(judged);
        var lines = judged.ConvertAll(line => MachinePace.Acquit(line, twofold));
        var serializers = Sorted(lines.Where(line => !line.IsReference));
        var (deserialize, serialize) = (Candidates(serializers, rankings[0]), Candidates(serializers, rankings[1]));
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
            ReadMember = checks.SelectMany(check => check.Operations).Select(check => check.Member).FirstOrDefault(member => member.Length > 0) ?? "",
            Unread = unread,
            Rankings = [.. rankings.Where(ranking => results.Options.Operations.Contains(ranking.Operation))],
            FastestDeserialize = deserialize is [var reader, ..] ? reader.Label : null,
            FastestSerialize = serialize is [var writer, ..] ? writer.Label : null,
            DeserializeNotToldApart = NotToldApart(deserialize, rankings[0]),
            SerializeNotToldApart = NotToldApart(serialize, rankings[1]),
            TwoPaced = twofold,
            HasReference = lines.Any(line => line.Label == results.Options.Reference),
        };
    }

    // Reading happens more often than writing, so it decides the order.
    private static IReadOnlyList<ReportLine> Sorted(IEnumerable<ReportLine> lines) =>
    [
        .. lines
            .OrderBy(line => line.Deserialize is null)
            .ThenBy(line => line.Deserialize?.NanosecondsPerOperation ?? line.Serialize?.NanosecondsPerOperation ?? line.ReadOne?.NanosecondsPerOperation)
            .ThenBy(line => line.Label, StringComparer.Ordinal),
    ];

    // Where rows are ranked, levels decide, because they rest on blocks in common; elsewhere times do. Rows without a rank come last.
    private static IReadOnlyList<ReportLine> Candidates(IReadOnlyList<ReportLine> lines, OperationRanking ranking)
    {
        var places = ranking.Order.Select((label, place) => (label, place)).ToDictionary(row => row.label, row => row.place);
        return
        [
            .. lines
                .Where(line => line.KeepsEverything && line.Of(ranking.Operation) is not null && line.Failures.All(failure => failure.Operation != ranking.Operation))
                .OrderBy(line => places.GetValueOrDefault(line.Label, int.MaxValue))
                .ThenBy(line => line.Of(ranking.Operation)!.NanosecondsPerOperation),
        ];
    }

    private static IReadOnlyList<string> NotToldApart(IReadOnlyList<ReportLine> candidates, OperationRanking ranking)
    {
        if (candidates.Count == 0)
            return [];
        var others = ranking.NotToldApartFrom(candidates[0].Label).ToHashSet();
        return [.. candidates.Skip(1).Select(line => line.Label).Where(others.Contains)];
    }
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
