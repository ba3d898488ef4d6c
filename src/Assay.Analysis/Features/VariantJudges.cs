using Assay.Core.Results;

namespace Assay.Analysis.Features;

/// <summary>Judges what a row does on other runtimes, and as a native program, by its variants.</summary>
internal static class VariantJudges
{
    private const string Build = "build";
    private const string DefaultRuntime = "default";

    /// <summary>On which runtimes cases come back as well as on the best of them.</summary>
    public static FeatureCell OfRuntimes(Feature feature, RowEvidence row)
    {
        var runtimes = row.Variants.Where(of => !of.IsNative).GroupBy(of => of.Row.Framework.Length > 0 ? of.Row.Framework : DefaultRuntime)
            .Select(of => (Runtime: of.Key, Best: of.MaxBy(variant => variant.Good)!)).OrderBy(of => of.Runtime.Length).ThenBy(of => of.Runtime, StringComparer.Ordinal).ToList();
        if (runtimes.Count == 0)
            return FeatureJudges.None(feature);
        var working = runtimes.Where(of => of.Best.Good > 0).ToList();
        var finding = working.Count == 0 ? FeatureFinding.No : working.Count < runtimes.Count || working.Select(of => of.Best.Good).Distinct().Count() > 1 ? FeatureFinding.Partly : FeatureFinding.Yes;
        return new FeatureCell(feature, finding, working.Count == 0 ? "none" : string.Join(' ', working.Select(of => of.Runtime)), FeatureJudges.Ordered([.. runtimes.Select(of => Named(of.Best))]));
    }

    /// <summary>Whether its native program does what its other programs do.</summary>
    public static FeatureCell OfNative(Feature feature, RowEvidence row)
    {
        if (row.Variants.FirstOrDefault(of => of.IsNative) is not { } native)
            return FeatureJudges.None(feature);
        // What the same row cannot do with a JIT compiler says nothing about native code.
        HashSet<string>? carried = row.Variants.FirstOrDefault(of => !of.IsNative && of.Verdicts.Count > 0)?.Verdicts.Where(of => of.IsGood).Select(of => of.Case.Name).ToHashSet();
        var judged = native.Verdicts.Where(of => carried is null || carried.Contains(of.Case.Name)).ToList();
        var good = judged.Count(of => of.IsGood);
        NamedVerdict[] verdicts = judged.Count == 0 ? [Named(native)] : [.. judged.Select(of => RowEvidence.Name(native.Row.Label, of))];
        var finding = good == 0 ? FeatureFinding.No : good < judged.Count ? FeatureFinding.Partly : FeatureFinding.Yes;
        return new FeatureCell(feature, finding, finding == FeatureFinding.Partly ? FeatureJudges.Share(good, judged.Count) : FeatureJudges.WordOf(finding), FeatureJudges.Ordered(verdicts))
        {
            Remark = native.Row.NativeWarnings > 0 ? $"{native.Row.NativeWarnings} warnings of the native compiler" : "",
        };
    }

    // One verdict of many stands for the program; a program that was not built has its reason.
    private static NamedVerdict Named(RowEvidence.Variant variant) => variant.Verdicts.OrderByDescending(of => of.IsGood).FirstOrDefault() is { } of
        ? RowEvidence.Name(variant.Row.Label, of) with { Reason = $"{FeatureJudges.Share(variant.Good, variant.Verdicts.Count)} verdicts are good" }
        : new NamedVerdict(variant.Row.Label, Build, variant.Row.Status == RowStatus.Excluded ? "not possible" : "does not build", variant.Row.Cause) { IsGood = false };
}
