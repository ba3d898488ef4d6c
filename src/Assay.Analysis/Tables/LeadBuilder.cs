using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>Who is ahead in each operation.</summary>
internal static class LeadBuilder
{
    /// <summary>A lead for each operation in which a row brings back everything, or at least all public members.</summary>
    public static IReadOnlyList<OperationLead> Build(IReadOnlyList<ReportLine> lines, IReadOnlyList<OperationRanking> rankings) =>
        [.. rankings.Select(ranking => Build(lines, ranking)).OfType<OperationLead>()];

    /// <summary>
    /// Lines that bring back one kind of data and have all their blocks, lowest cost first. Where rows are ranked, levels decide, because
    /// they rest on blocks in common; elsewhere times do. Rows without a rank come last.
    /// </summary>
    public static IReadOnlyList<ReportLine> Candidates(IReadOnlyList<ReportLine> lines, Kept kind, OperationRanking ranking)
    {
        var places = ranking.Order.Select((label, place) => (label, place)).ToDictionary(row => row.label, row => row.place);
        return
        [
            .. lines
                .Where(line => line.Keeps == kind && !line.IsReference && IsWhole(line, ranking.Operation))
                .OrderBy(line => places.GetValueOrDefault(line.Label, int.MaxValue))
                .ThenBy(line => line.Of(ranking.Operation)!.NanosecondsPerOperation),
        ];
    }

    /// <summary>Labels of the candidates that are not significantly different from the first.</summary>
    public static IReadOnlyList<string> NotToldApart(IReadOnlyList<ReportLine> candidates, OperationRanking ranking)
    {
        if (candidates.Count == 0)
            return [];
        var others = ranking.NotToldApartFrom(candidates[0].Label).ToHashSet();
        return [.. candidates.Skip(1).Select(line => line.Label).Where(others.Contains)];
    }

    private static OperationLead? Build(IReadOnlyList<ReportLine> all, OperationRanking ranking)
    {
        // Nobody begins with a library that has ended; where all of them have, they are compared all the same.
        var lines = all.Any(line => line.Ended.Length == 0) ? [.. all.Where(line => line.Ended.Length == 0)] : all;
        foreach (var kind in new[] { Kept.Everything, Kept.PublicMembers })
        {
            if (Candidates(lines, kind, ranking) is { Count: > 0 } candidates)
            {
                return new OperationLead
                {
                    Operation = ranking.Operation,
                    Among = kind,
                    Rows = lines.Count(line => line.Keeps == kind),
                    Label = candidates[0].Label,
                    IsRanked = ranking.RankOf(candidates[0].Label) is not null,
                    NotSignificantlySlower = NotToldApart(candidates, ranking),
                };
            }
        }

        return null;
    }

    private static bool IsWhole(ReportLine line, Operation operation) =>
        line.Of(operation) is not null
            && line.Failures.All(failure => failure.Operation != operation) && line.Reading(operation)?.Verdict != Verdict.Lossy;
}
