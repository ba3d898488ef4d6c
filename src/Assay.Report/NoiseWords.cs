using Assay.Analysis.Model;

namespace Assay.Report;

/// <summary>What the machine did to a table's figures, in one line.</summary>
internal static class NoiseWords
{
    /// <summary>Where, and on which runtime.</summary>
    public static string Measured(ReportModel model) => $"Measured on {PlaceWords.WithRuntime(model)}.";

    /// <summary>The line; empty where nothing is known.</summary>
    /// <param name="width">Columns; where not everything fits, it is said shorter, and what matters least is left out.</param>
    public static string Of(ReportTable table, int width)
    {
        var whole = Parts(table, isShort: false).ToList();
        if (whole.Count == 0)
            return "";
        if (Sentence(whole).Length <= width)
            return Sentence(whole);
        var kept = Parts(table, isShort: true).ToList();
        while (kept.Count > 1 && Sentence(kept).Length > width)
            kept.Remove(kept.MaxBy(part => part.Place));
        return Sentence(kept);
    }

    private static string Sentence(
        IEnumerable<(int Place, string Text)> parts) => $"Noise: {string.Join("; ", parts.Select(part => part.Text))}.";

    /// <summary>What there is to say, in order, each with its place by what matters most.</summary>
    private static IEnumerable<(int Place, string Text)> Parts(ReportTable table, bool isShort)
    {
        if (Shares(table, ranking => ranking.Gate.DroppedShare, isShort) is { Length: > 0 } dropped)
            yield return (2, $"{dropped} of batches discarded{(isShort ? "" : " as disturbed")}");
        if (table.Rankings.Any(ranking => ranking.Status == RankingStatus.Refused))
            yield return (1, Refusal(table));
        if (Shares(table, ranking => ranking.MinimumDetectableRatio - 1, isShort) is { Length: > 0 } detectable)
            yield return (4, $"differences under {detectable} stay undetected");
        if (table.TwoPaced.Count > 0 || table.Rankings.Any(ranking => ranking.Gate.SpeedRatio is not null))
            yield return (3, isShort ? "two speeds: trust ratios" : "two machine speeds: trust ratios, not times");
        if (table.Rankings.Any(ranking => ranking.Gate.CrowdedShare > RankWords.WorthSaying))
            yield return (5, "other programs kept the CPUs busy");
    }

    private static string Refusal(ReportTable table) =>
        table.Rankings.Any(ranking => ranking.Uneven.Count > 0) ? "rows were not disturbed alike, so no ranks"
        : table.Rankings.Any(ranking => ranking.ApartAliases.Count > 0) ? "a row seems faster than itself, so no ranks"
        : "too few quiet blocks for ranks";

    /// <summary>A share of each operation; one where they read alike, the largest where there is little room.</summary>
    private static string Shares(ReportTable table, Func<OperationRanking, double?> shareOf, bool isShort)
    {
        var known = table.Rankings.Select(ranking => (ranking.Operation, Share: shareOf(ranking))).Where(part => part.Share is not null)
            .Select(part => (part.Operation, Share: part.Share!.Value, Text: Units.Share(part.Share.Value))).Take(2).ToList();
        if (known.Count == 0)
            return "";
        if (known.Select(part => part.Text).Distinct().Count() == 1)
            return known[0].Text;
        return isShort
            ? $"up to {known.MaxBy(part => part.Share).Text}"
            : string.Join(", ", known.Select(part => $"{part.Text} ({AnswerWords.Noun(part.Operation)})"));
    }
}
