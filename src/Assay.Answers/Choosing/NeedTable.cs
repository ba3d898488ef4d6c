using Assay.Analysis.Model;
using Assay.Answers.Features;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Across;
using Assay.Experiments.Hostile;

namespace Assay.Answers.Choosing;

/// <summary>Every need, and what backs it.</summary>
public static class NeedTable
{
    /// <summary>The data set that stands in for a user's own types where those cannot be checked; one of its members is private.</summary>
    internal const string CommonDataSet = "books";

    private const string CyclicDataSet = "conference";
    private const string SameValue = "same";
    private const string Jit = "jit";
    private const string Aot = "aot";

    /// <summary>All needs.</summary>
    public static IReadOnlyList<Need> All { get; } =
    [
        new("cycles", "brings back objects that refer to each other in circles")
        {
            Probe = new(CyclicDataSet, Jit),
            Feature = FeatureTable.Graph,
            Judge = Cycles,
        },
        new("private", "brings back members that are not public")
        {
            Probe = new(CommonDataSet, Jit),
            Feature = FeatureTable.PrivateMembers,
            Judge = PrivateMembers,
        },
        new("stream", "reads from a Stream and writes to one") { Feature = FeatureTable.Streams, Judge = Streams },
        OfFeature("untrusted", "reads hostile payloads without harm", FeatureTable.Untrusted,
            "these results have no verdicts on hostile input: 'assay check hostile' makes them")
            with { Trial = SafetyBuilder.Kind, Judge = Untrusted },
        new("aot", "works in a native AOT program") { Probe = new("", Aot), Judge = NativeCode },
        new("cross-language", "writes a format with a public specification that other languages read")
        {
            Feature = FeatureTable.CrossLanguage, Trial = AcrossReport.Kind, Judge = Languages,
        },
        new("human-readable", "writes text")
        {
            Judge = static (line, _) => line.Format == "text" ? Judgement.Met("text") : Judgement.NotMet("binary"),
        },
        new("no-attributes", "takes your types without attributes, and without classes in their place") { Judge = NoAttributes },
        OfFeature("version-tolerant", "reads what an older version of a type wrote", FeatureTable.Versions,
            "these results have no verdicts on changed types"),
        OfFeature("self-describing", "writes payloads that can be read without the types", FeatureTable.SelfDescribing,
            "these results have no verdicts on payloads without their types"),
        OfFeature("deterministic", "writes equal bytes for equal values", FeatureTable.Deterministic,
            "these results have no verdicts on the bytes of equal values"),
        new("no-codegen", "needs no generator or schema compiler in your build") { Judge = GeneratedCode.Judge },
    ];

    /// <summary>The need of a name, without regard to case; null for an unknown name.</summary>
    public static Need? Find(string name) => All.FirstOrDefault(need => string.Equals(need.Name, name, StringComparison.OrdinalIgnoreCase));

    private static Need OfFeature(string name, string meaning, string feature, string notJudged) => new(name, meaning)
    {
        NotJudged = notJudged,
        Feature = feature,
        Judge = (line, evidence) => OfFeature(line, evidence, feature) ?? Judgement.Unknown($"no verdict on {feature}"),
    };

    /// <summary>What verdicts on cases and inputs say; null where they say nothing.</summary>
    private static Judgement? OfFeature(
        ReportLine line, NeedEvidence evidence, string feature) => evidence.Feature(line, feature) is not { } cell ? null
        : cell.Finding is FeatureFinding.Yes or FeatureFinding.ThroughDto ? Judgement.Met($"{feature}: {cell.Answer}")
        : Judgement.NotMet($"{feature}: {cell.Answer}, as {cell.Verdicts.FirstOrDefault(of => !of.IsGood)?.Case ?? "its verdicts"} shows");

    // A grade is an order: what no condition makes acceptable is not met, and the payload's choice of types weighs more than any grade.
    private static Judgement Untrusted(ReportLine line, NeedEvidence evidence) => evidence.Feature(line, FeatureTable.Untrusted) switch
    {
        null => Judgement.Unknown($"no verdict on {FeatureTable.Untrusted}"),
        { Finding: FeatureFinding.Yes } cell => Judgement.Met($"{cell.Answer} on hostile input"),
        { Finding: FeatureFinding.Partly } cell => Judgement.Met($"{cell.Answer} on hostile input: {cell.Remark}"),
        { Remark.Length: > 0 } cell => Judgement.NotMet($"{cell.Remark} ({cell.Answer})"),
        var cell => Judgement.NotMet(
            $"{cell.Answer} on hostile input, as {cell.Verdicts.FirstOrDefault(of => !of.IsGood)?.Case ?? "its verdicts"} shows"),
    };

    // Shared arrays belong to the feature, and to no circle.
    private static Judgement Cycles(ReportLine line, NeedEvidence evidence) =>
        evidence.Feature(line, FeatureTable.Graph)?.Verdicts.Where(of => of.Case.Contains("cycle", StringComparison.Ordinal))
            .ToList() is { Count: > 0 } cycles
        ? cycles.Find(of => !of.IsGood) is { } broken
            ? Judgement.NotMet($"{broken.Case}: {broken.Word}")
            : Judgement.Met($"brings back {cycles.Count} cases of cycles")
        : OfCheck(evidence.Check(line, CyclicDataSet, Jit), CyclicDataSet, "brings back the cycles of conference");

    private static Judgement PrivateMembers(ReportLine line, NeedEvidence evidence)
    {
        if (line.Keeps == Kept.PublicMembers)
            return Judgement.NotMet("brings back public members only");
        if (OfFeature(line, evidence, FeatureTable.PrivateMembers) is { Finding: Finding.Met } judged)
            return judged;
        // A private field of the measured data decides, not what is rarer: readonly fields, fields of one name at two levels.
        return evidence.HasPrivateMembers
            ? Judgement.Met("brings back the private members of the measured data")
            : OfCheck(evidence.Check(line, CommonDataSet, Jit), CommonDataSet, "brings back the private member of books");
    }

    private static Judgement Streams(ReportLine line, NeedEvidence evidence)
    {
        // One message a stream is what most streams hold; that a row also reads several is told.
        if (evidence.Feature(line, FeatureTable.Streams) is { } streams
            && streams.Verdicts.FirstOrDefault(of => of.Case == FeatureTable.OneMessageStream) is { } one)
        {
            return !one.IsGood ? Judgement.NotMet($"{one.Case}: {one.Word}")
                : Judgement.Met(
                    streams.Finding == FeatureFinding.Yes
                        ? "comes back through streams of one byte at a time, several messages on one too"
                        : "comes back through streams of one byte at a time, one message on each");
        }
        if (line.Surface is Surface.Stream or Surface.Async)
            return Judgement.Met("was measured on a Stream");
        if (evidence.Surfaces(line) is not { } surfaces)
            return Judgement.Unknown("its surfaces are not known");
        return surfaces.Any(surface => surface is Surface.Stream or Surface.Async)
            ? Judgement.Met("offers a Stream, measured on byte[]")
            : Judgement.NotMet("offers no Stream");
    }

    // What another language makes of the values decides, and of those kinds alone that the types hold. Without verdicts it is a fact of
    // the format.
    private static Judgement Languages(ReportLine line, NeedEvidence evidence)
    {
        var format = evidence.PublicFormat(line);
        var all = evidence.Feature(line, FeatureTable.CrossLanguage)?.Verdicts ?? [];
        var verdicts = all.Where(of => evidence.Kinds?.Contains(of.Part) != false).ToList();
        if (verdicts.Where(of => !of.IsGood).ToList() is { Count: > 0 } bad)
            return Judgement.NotMet($"{bad[0].Word} in another language: {string.Join(", ", bad.Select(of => of.Part).Distinct())}");
        if (verdicts.Count == 0)
        {
            return format.Length > 0
                ? Judgement.Met($"writes {format}; what another language makes of it is not judged")
                : Judgement.Unknown("format not known to be published");
        }

        var others = verdicts.Where(of => of.Word != SameValue).ToList();
        var form = others.Count == 0 ? "" : $", {others.Count} in a form that it must know: {others[0].Reason}";
        string[] unjudged = [
            .. (evidence.Kinds ?? new HashSet<string>()).Except(verdicts.Select(of => of.Part)).Order(StringComparer.Ordinal)];
        var rest = unjudged.Length == 0 ? "" : $"; not judged: {string.Join(", ", unjudged)}";
        return Judgement.Met(
            $"another language reads {verdicts.Count} of {verdicts.Count + unjudged.Length} kinds of your values{form}{rest}");
    }

    private static Judgement NativeCode(ReportLine line, NeedEvidence evidence)
    {
        if (evidence.Find(line, evidence.DataSetInPlaceOfOwnTypes, Aot) is not { } observed)
            return Judgement.Unknown("not checked with --mode aot");
        var judged = OfCheck(observed.Check, evidence.DataSetInPlaceOfOwnTypes, "works", line.Keeps);
        return judged.Finding == Finding.Met && observed.Row.NativeWarnings > 0
            ? Judgement.Met($"works, {observed.Row.NativeWarnings} compiler {(observed.Row.NativeWarnings == 1 ? "warning" : "warnings")}")
            : judged;
    }

    private static Judgement NoAttributes(ReportLine line, NeedEvidence evidence) => (line.Demand ?? evidence.Demand(line.Dialect)) switch
    {
        null => Judgement.Unknown("the results do not say what it needs"),
        { IsThroughGeneratedClasses: true } => Judgement.NotMet("takes generated classes"),
        { Attributes: > 0 } => Judgement.NotMet("needs attributes"),
        _ => Judgement.Met("needs none"),
    };

    /// <summary>What a check says; what comes back whole is met, or what loses no more than a kind.</summary>
    private static Judgement OfCheck(
        CheckResult? check, string dataSet, string met, Kept atLeast = Kept.Everything) => check?.Verdict switch
        {
            null => Judgement.Unknown($"not checked with {dataSet}"),
            Verdict.AssayError or Verdict.NotJudged => Judgement.Unknown($"Assay could not check it with {dataSet}"),
            Verdict.Supported => Judgement.Met(met),
            Verdict.Lossy when atLeast == Kept.PublicMembers && check.KeepsPublicMembers => Judgement.Met(met),
            Verdict.Lossy => Judgement.NotMet($"loses data of {dataSet}"),
            Verdict.Rejected => Judgement.NotMet($"cannot serialize {dataSet}"),
            Verdict.Crash => Judgement.NotMet($"crashes on {dataSet}"),
            Verdict.Hang => Judgement.NotMet($"runs out of time or memory on {dataSet}"),
            _ => Judgement.NotMet($"changes what it is given of {dataSet}"),
        };
}
