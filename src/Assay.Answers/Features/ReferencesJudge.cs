namespace Assay.Answers.Features;

/// <summary>Judges whether references need settings made for them: by what other rows of the same library do without these.</summary>
internal static class ReferencesJudge
{
    public static FeatureCell Of(Feature feature, FeatureCell own, IReadOnlyList<(string Label, FeatureCell Cell)> others)
    {
        var judged = others.Where(other => other.Cell.Finding != FeatureFinding.NotJudged).ToList();
        if (own.Finding == FeatureFinding.NotJudged || judged.Count == 0)
            return FeatureJudges.None(feature, own.Finding == FeatureFinding.NotJudged ? "" : "only one row of its library was judged");
        var has = judged.Where(other => Has(other.Cell)).ToList();
        var without = judged.Where(other => !Has(other.Cell)).ToList();
        return Has(own)
            ? without.Count > 0
                ? Cell(feature, FeatureFinding.Yes, "by setting", own, without[0], $"{without[0].Label} has none")
                : Cell(feature, FeatureFinding.No, "always", own, has[0], "all rows of its library have them")
            : has.Count > 0
                ? Cell(feature, FeatureFinding.No, "other row", own, has[0], $"{has[0].Label} has them")
                : Cell(feature, FeatureFinding.No, "none", own, without[0], "no row of its library that was judged has them");
    }

    // A row that keeps shared objects and a cycle has references, even if it loses shared arrays.
    private static bool Has(FeatureCell graph) =>
        graph.Verdicts.Count(of => of.IsGood && (of.Case is "shared-object" or "self-cycle")) == 2;

    private static FeatureCell Cell(
        Feature feature, FeatureFinding finding, string answer, FeatureCell own, (string Label, FeatureCell Cell) other, string remark) =>
        new(feature, finding, answer, [.. own.Verdicts, .. other.Cell.Verdicts]) { Remark = remark };
}
