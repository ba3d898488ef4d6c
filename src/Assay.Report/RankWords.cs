using Assay.Analysis.Model;
using Assay.Analysis.Statistics;

namespace Assay.Report;

/// <summary>
/// What the comparison of the rows says, in sentences that the table and Markdown share. <em>Detected</em> and <em>faster</em> are two
/// words, and never mixed.
/// </summary>
internal static class RankWords
{
    private const int MostRows = 6;
    private const int MostSpeeds = 2;

    /// <summary>The share of rounds from which a disturbance of all rows is named.</summary>
    public const double WorthSaying = 0.1;

    /// <summary>Why operations have no ranks although enough blocks were measured; empty where none was refused.</summary>
    public static string Refusal(ReportTable table)
    {
        var refused = table.Rankings.Where(ranking => ranking.Status == RankingStatus.Refused)
            .Select(ranking => $"{Words.Of(ranking.Operation)}, {Refusal(ranking)}{Reasons(ranking.Gate)}")
            .ToList();
        return refused.Count == 0
            ? ""
            : $"Too noisy for ranks: {string.Join("; ", refused)}. Times are usable; for ranks, rerun on a quieter machine.";
    }

    /// <summary>How to read the ranks; empty where there are none.</summary>
    public static string HowToRead(ReportTable table) => table.Rankings.All(ranking => ranking.Status != RankingStatus.Ranked)
        ? ""
        : $"rank = 1 + number of rows that are significantly faster by over {Units.Share(table.Rankings[0].Margin)} (all pairs tested "
            + "together); 2-4: exact rank not determined";

    /// <summary>A sentence for each ranked operation: who leads, and how many groups follow.</summary>
    public static IEnumerable<string> Verdicts(ReportTable table) =>
        table.Rankings.Where(ranking => ranking.Status == RankingStatus.Ranked).Select(Verdict);

    /// <summary>How small a difference the table can see, and what the gate dropped; empty where neither is known.</summary>
    public static string Limits(ReportTable table)
    {
        List<string> parts = [];
        if (Each(table, ranking => ranking.MinimumDetectableRatio is { } ratio ? Units.FineRatio(ratio) : "") is { Length: > 0 } detectable)
            parts.Add($"minimum detectable difference between neighbours: ratio {detectable}");
        if (Each(table, ranking => ranking.Gate.DroppedShare is { } share ? Units.Share(share) : "") is { Length: > 0 } dropped)
            parts.Add($"batches discarded as disturbed: {dropped}");
        parts.AddRange(SharedNoise(table));
        return string.Join("; ", parts);
    }

    /// <summary>What disturbed all rows alike; the intervals hold it.</summary>
    private static IEnumerable<string> SharedNoise(ReportTable table)
    {
        if (Each(table,
            ranking => ranking.Gate.SpeedRatio is { } ratio
                ? $"{Units.Share(ranking.Gate.SlowShare)} of rounds {Units.Ratio(ratio)} times slower"
                : "") is { Length: > 0 } speeds)
            yield return $"the machine alternated between two speeds ({speeds}): trust the ratios, not the times{SpeedDifferences(table)}";
        else if (table.TwoPaced.Count > 0)
            yield return $"the machine alternated between two speeds ({string.Join(" and ", table.TwoPaced.Select(Words.Of))}): trust "
                + "the ratios, not the times";
        if (Each(table,
            ranking => ranking.Gate.CrowdedShare > WorthSaying ? Units.Share(ranking.Gate.CrowdedShare) : "") is { Length: > 0 } crowded)
            yield return $"other programs kept the other CPUs busy: {crowded} of rounds";
        if (Each(table,
            ranking => ranking.Gate.StolenShare > WorthSaying ? Units.Share(ranking.Gate.StolenShare) : "") is { Length: > 0 } stolen)
            yield return $"other virtual machines took CPU time: {stolen} of rounds";
    }

    private static string SpeedDifferences(ReportTable table)
    {
        string[] rows =
        [
            .. table.Rankings.SelectMany(ranking => ranking.SpeedDifferences.Take(MostSpeeds).Select(row =>
                $"{row.Label} ({Words.Of(ranking.Operation)}) {Units.Ratio(row.FastRatio)} at the fast and {Units.Ratio(row.SlowRatio)} "
                    + "at the slow speed")),
        ];
        return rows.Length == 0 ? "" : $"; ratios that depend on the speed: {string.Join(", ", rows)}";
    }

    /// <summary>
    /// Which rows of a sequential run have fewer blocks than the others, because settled rows leave; empty where all have the same. Failed
    /// ones have a mark of their own.
    /// </summary>
    public static string BlocksOfRows(ReportModel model, ReportTable table)
    {
        if (model.Looks.Count == 0)
            return "";
        List<string> parts = [];
        foreach (var operation in Words.Operations(model))
        {
            var counts =
                table.Lines.Where(line => line.Of(operation) is not null && line.Failures.All(failure => failure.Operation != operation))
                .GroupBy(line => line.Of(operation)!.Blocks).OrderByDescending(group => group.Key).ToList();
            if (counts.Count > 1)
                parts.Add($"{Words.Of(operation)} {string.Join(", ", counts.Select(BlocksOf))}");
        }

        return parts.Count == 0 ? "" : $"rows with a settled rank stop early: {string.Join("; ", parts)}";
    }

    /// <summary>The rank of a row: <c>1</c> or <c>2-4</c>; empty without one.</summary>
    public static string Rank(RankRange? rank) => rank switch
    {
        null => "",
        { } range when range.Best == range.Worst => $"{range.Best}",
        { } range => $"{range.Best}-{range.Worst}",
    };

    /// <summary>The reasons of discarded batches, in brackets.</summary>
    public static string Reasons(GateSummary gate) => gate.Reasons.Count == 0
        ? ""
        : $" ({string.Join(", ", gate.Reasons.Select(reason => $"{Of(reason.Reason)} {Units.Share(reason.Share)}"))})";

    /// <summary>Why an operation has no ranks though it has enough blocks.</summary>
    public static string Refusal(OperationRanking ranking)
    {
        if (ranking.Uneven.Count > 0)
            return $"the rows were not disturbed alike: {string.Join(", ", ranking.Uneven.Take(MostRows).Select(Waited))}";
        if (ranking.ApartAliases.Count > 0)
            return $"one row under several names seems faster than itself: "
                + string.Join(", ", ranking.ApartAliases.Take(MostRows).Select(Apart));
        return $"{ranking.QuietValues} of {ranking.Values} {PlaceWords.Noun(ranking.Independent, ranking.Values)} were quiet, but ranks "
            + $"need {ReportModel.FewestBlocksForRanks}: {Units.Share(ranking.Gate.DroppedShare ?? 0)} of batches were discarded as "
            + "disturbed";
    }

    private static string BlocksOf(IGrouping<int, ReportLine> lines) =>
        $"K = {lines.Key} for {Words.Labels([.. lines.Select(line => line.Label)], MostRows)}";

    private static IReadOnlyList<string> NearTo(string leader, OperationRanking ranking) =>
        [.. ranking.Order.Where(label => label != leader && ranking.Between(leader, label)?.Faster is null)];

    private static string Apart(PairComparison pair) => $"{pair.Row} takes {Units.Ratio(pair.Ratio)} of the time of {pair.Other}";

    private static string Waited(UnevenRow row) => $"{row.Label} waited for a CPU in {Units.Share(row.WaitedShare)} of its batches";

    /// <summary>A reason of the noise gate.</summary>
    public static string Of(GateReason reason) => reason switch
    {
        GateReason.Waiting => "waited for a CPU",
        _ => "at the machine's slow speed",
    };

    private static string Verdict(OperationRanking ranking) =>
        $"{Words.Of(ranking.Operation)}: {Leader(ranking)}{Groups(ranking)}";

    private static string Leader(OperationRanking ranking)
    {
        if (ranking.Leaders.Count != 1)
            return $"{Words.Labels(ranking.Leaders, MostRows)} share the lead, because the differences are not significant";
        var leader = ranking.Leaders[0];
        var next = ranking.Order.First(label => label != leader);
        return ranking.Between(leader, next) is { } pair && pair.Faster == leader
            ? $"{leader} is faster than all others ({Times(pair, leader)} {next})"
            : $"{leader} leads, but is not significantly faster, by over {Units.Share(ranking.Margin)}, than "
                + Words.Labels(NearTo(leader, ranking), MostRows);
    }

    private static string Times(PairComparison pair, string leader)
    {
        var (_, lower, upper) = pair.SeenFrom(pair.Row == leader ? pair.Other : pair.Row);
        var (fewest, most) = (Units.Ratio(lower), Units.Ratio(upper));
        return $"{(fewest == most ? fewest : $"{fewest} to {most}")} times faster than";
    }

    private static string Groups(OperationRanking ranking)
    {
        var shared = ranking.Groups.Where(group => group.Count > 1).ToList();
        if (shared.Count == 0)
            return ranking.Order.Count > 2 ? $"; each of the {ranking.Order.Count} rows has its own rank" : "";
        var rest = shared.Where(group => !group.SequenceEqual(ranking.Leaders)).ToList();
        if (rest.Count == 1)
            return $"; exact order of {Words.Labels(rest[0], MostRows)} not determined";
        return rest.Count == 0
            ? ""
            : $"; {ranking.Order.Count} rows form {ranking.Groups.Count} groups; within a group, the first row is not significantly "
                + "faster than the others";
    }

    private static string Each(ReportTable table, Func<OperationRanking, string> text) => string.Join(", ",
        table.Rankings.Select(ranking => (ranking.Operation, Text: text(ranking))).Where(part => part.Text.Length > 0)
            .Select(part => $"{part.Text} ({Words.Of(part.Operation)})"));
}
