using Assay.Core.Results;
using Assay.Report.Building.Ranking;
using Assay.Report.Model;

namespace Assay.Report.Building;

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
