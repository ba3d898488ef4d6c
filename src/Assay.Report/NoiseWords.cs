using Assay.Analysis.Model;

namespace Assay.Report;

/// <summary>What the machine did to a table's figures, in one line.</summary>
internal static class NoiseWords
{
    /// <summary>Where, and on which runtime.</summary>
    public static string Measured(ReportModel model) => $"Measured on {PlaceWords.WithRuntime(model)}.";

    /// <summary>The line; empty where nothing is known.</summary>
    public static string Of(ReportTable table)
    {
        List<string> parts = [];
        if (Each(table, ranking => ranking.Gate.DroppedShare is { } share ? Units.Share(share) : "") is { Length: > 0 } dropped)
            parts.Add($"{dropped} of batches discarded as disturbed");
        if (table.Rankings.Any(ranking => ranking.Status == RankingStatus.Refused))
            parts.Add(Refusal(table));
        if (Each(table, ranking => ranking.MinimumDetectableRatio is { } ratio ? Units.Share(ratio - 1) : "") is { Length: > 0 } detectable)
            parts.Add($"differences under {detectable} stay undetected");
        if (table.TwoPaced.Count > 0 || table.Rankings.Any(ranking => ranking.Gate.SpeedRatio is not null))
            parts.Add("two machine speeds: trust ratios, not times");
        if (table.Rankings.Any(ranking => ranking.Gate.CrowdedShare > RankWords.WorthSaying))
            parts.Add("other programs kept the CPUs busy");
        return parts.Count == 0 ? "" : $"Noise: {string.Join("; ", parts)}.";
    }

    private static string Refusal(ReportTable table) =>
        table.Rankings.Any(ranking => ranking.Uneven.Count > 0) ? "rows were not disturbed alike, so no ranks"
        : table.Rankings.Any(ranking => ranking.ApartAliases.Count > 0) ? "a row seems faster than itself, so no ranks"
        : "too few quiet blocks for ranks";

    private static string Each(ReportTable table, Func<OperationRanking, string> text)
    {
        var known = table.Rankings.Select(ranking => (ranking.Operation, Text: text(ranking))).Where(part => part.Text.Length > 0).Take(2).ToList();
        return known.Select(part => part.Text).Distinct().Count() == 1 ? known[0].Text : string.Join(", ", known.Select(part => $"{part.Text} ({AnswerWords.Noun(part.Operation)})"));
    }
}
