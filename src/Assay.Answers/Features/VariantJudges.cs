namespace Assay.Answers.Features;

/// <summary>Judges what a row does on other runtimes, and as a native program, by its variants.</summary>
internal static class VariantJudges
{
    private const string DefaultRuntime = "default";

    /// <summary>On which runtimes everything comes back that comes back on any of them.</summary>
    public static FeatureCell OfRuntimes(Feature feature, RowEvidence row)
    {
        var runtimes = row.Variants.Where(of => !of.IsNative).GroupBy(of => of.Row.Framework.Length > 0 ? of.Row.Framework : DefaultRuntime)
            .OrderBy(of => of.Key.Length).ThenBy(of => of.Key, StringComparer.Ordinal).ToList();
        var carried = Carried(runtimes.SelectMany(of => of));
        if (runtimes.Count == 0)
            return FeatureJudges.None(feature);
        if (carried.Count == 0 && runtimes.SelectMany(of => of).Any(of => of.Verdicts.Count > 0))
            return FeatureJudges.None(feature, "nothing that it was given came back on any runtime");
        var judged = runtimes.Select(of => RuntimeEvidence.Of(of.Key, [.. of], carried)).OfType<RuntimeEvidence>().ToList();
        if (judged.Count == 1 && runtimes.Count > 1)
            return FeatureJudges.None(feature, "what it was given on the other runtimes came back on none");
        var finding = judged.TrueForAll(of => of.IsWhole)
            ? FeatureFinding.Yes
            : judged.Exists(of => of.Good > 0)
            ? FeatureFinding.Partly
            : FeatureFinding.No;
        return new FeatureCell(
            feature, finding,
            finding == FeatureFinding.No ? "none" : string.Join(' ', judged.Where(of => of.Good > 0).Select(of => of.Answer)),
            FeatureJudges.Ordered([.. judged.Select(of => of.Verdict)]));
    }

    /// <summary>Whether its native program does what its other programs do.</summary>
    public static FeatureCell OfNative(Feature feature, RowEvidence row)
    {
        var natives = row.Variants.Where(of => of.IsNative).ToList();
        if (natives.Count == 0)
            return FeatureJudges.None(feature);
        var native = natives.Find(of => of.Verdicts.Count > 0) ?? natives[0];
        // What the same row cannot do with a JIT compiler says nothing about native code.
        HashSet<string> failing = [.. row.Variants.Where(of => !of.IsNative).SelectMany(of => of.Verdicts).Select(of => of.Case)];
        failing.ExceptWith(Carried(row.Variants.Where(of => !of.IsNative)));
        NamedVerdict[] judged = [.. native.Verdicts.Where(of => !failing.Contains(of.Case))];
        if (judged.Length == 0 && native.Verdicts.Count > 0)
            return FeatureJudges.None(feature, "what its native program was given does not come back with a JIT compiler either");
        var good = judged.Count(of => of.IsGood);
        var finding = good == 0 ? FeatureFinding.No : good < judged.Length ? FeatureFinding.Partly : FeatureFinding.Yes;
        var answer = finding == FeatureFinding.Partly ? FeatureJudges.Share(good, judged.Length) : FeatureJudges.WordOf(finding);
        var warnings = native.Row.NativeWarnings;
        return new FeatureCell(
            feature, finding, warnings > 0 ? $"{answer} ({warnings})" : answer,
            FeatureJudges.Ordered(judged.Length == 0 ? [native.NotBuilt()] : judged))
        {
            Remark = warnings > 0
                ? $"{warnings} trim and AOT {(warnings == 1 ? "warning" : "warnings, the first")}: {native.Row.NativeWarning}"
                : "",
        };
    }

    // What comes back nowhere is judged by other features.
    private static HashSet<string> Carried(IEnumerable<RowEvidence.Variant> variants) =>
        [.. variants.SelectMany(of => of.Verdicts).Where(of => of.IsGood).Select(of => of.Case)];

    /// <summary>What a row does on one runtime.</summary>
    /// <param name="Good">How much comes back, of what comes back on any runtime.</param>
    /// <param name="Tried">How much of that was tried here.</param>
    /// <param name="Verdict">The verdict that stands for it: where there is one, the first against it.</param>
    private sealed record RuntimeEvidence(string Runtime, int Good, int Tried, NamedVerdict Verdict)
    {
        public bool IsWhole => Good > 0 && Good == Tried;

        public string Answer => IsWhole ? Runtime : $"{Runtime} {FeatureJudges.Share(Good, Tried)}";

        /// <summary>Null where nothing of that was tried.</summary>
        public static RuntimeEvidence? Of(string runtime, IReadOnlyList<RowEvidence.Variant> variants, HashSet<string> carried)
        {
            List<NamedVerdict> tried = [
                .. variants.SelectMany(of => of.Verdicts).Where(of => carried.Contains(of.Case)).GroupBy(of => of.Case)
                    .Select(same => same.First())];
            if (tried.Count == 0 && variants.Any(of => of.Verdicts.Count > 0))
                return null;
            var good = tried.Count(of => of.IsGood);
            var verdict = tried.OrderBy(of => of.IsGood).FirstOrDefault() ?? variants[0].NotBuilt();
            return new RuntimeEvidence(runtime, good, tried.Count,
                verdict.IsGood ? verdict with { Reason = $"{FeatureJudges.Share(good, tried.Count)} verdicts are good" } : verdict);
        }
    }
}
