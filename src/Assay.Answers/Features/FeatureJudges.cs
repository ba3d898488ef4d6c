using System.Globalization;
using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;

namespace Assay.Answers.Features;

/// <summary>Judges features of one row by its verdicts.</summary>
internal static class FeatureJudges
{
    private const int MostNamed = 5;
    private const string Unjudged = "-";
    private static readonly string Refused = Verdict.Rejected.ToString().ToLowerInvariant();

    public static FeatureCell Of(Feature feature, RowEvidence row) => feature.Judge switch
    {
        FeatureJudge.Format => OfFormat(feature, row),
        FeatureJudge.Streams => OfStreams(feature, row),
        FeatureJudge.Runtimes => VariantJudges.OfRuntimes(feature, row),
        FeatureJudge.Native => VariantJudges.OfNative(feature, row),
        FeatureJudge.Hostile => OfHostile(feature, row),
        FeatureJudge.Demand => OfDemand(feature, row),
        _ => OfCases(feature, row),
    };

    /// <summary>A cell that no verdict judges.</summary>
    public static FeatureCell None(Feature feature, string remark = "") =>
        new(feature, FeatureFinding.NotJudged, Unjudged, []) { Remark = remark };

    private static FeatureCell OfCases(Feature feature, RowEvidence row)
    {
        NamedVerdict[] verdicts =
        [
            .. feature.Cases.Select(row.Find).OfType<NamedVerdict>(),
            .. feature.AcrossCases.SelectMany(row.Across),
        ];
        if (verdicts.Length == 0)
            return None(feature);
        var good = verdicts.Count(of => of.IsGood);
        var finding = good == verdicts.Length ? FeatureFinding.Yes : good == 0 ? FeatureFinding.No : FeatureFinding.Partly;
        if (feature.IsOfTypes && finding != FeatureFinding.No && SchemaCompiled.Is(row.Row.Dialect))
            return new FeatureCell(feature, FeatureFinding.ThroughDto, "DTO", Ordered(verdicts))
            {
                Remark = "generated classes stand for your types",
            };
        return new FeatureCell(
            feature, finding, finding == FeatureFinding.Partly ? Share(good, verdicts.Length) : WordOf(finding), Ordered(verdicts));
    }

    private static FeatureCell OfFormat(Feature feature, RowEvidence row)
    {
        var judged = row.Format?.Row.Checks.Where(check => check.Verdict != FormatVerdict.NotJudged).ToList() ?? [];
        if (judged.Count == 0)
            return None(feature,
                row.Row.PublicFormat.Length > 0 ? $"its adapter says {row.Row.PublicFormat}" : $"its adapter says {row.Row.Format}");
        var format = row.Format!.Value.Format;
        var good = judged.Count(check => !check.IsDeviation());
        return new FeatureCell(
            feature,
            good == judged.Count ? FeatureFinding.Yes : good == 0 ? FeatureFinding.No : FeatureFinding.Partly,
            good == judged.Count ? format : $"{format} {Share(good, judged.Count)}",
            Ordered([
                .. judged.Select(
                    check => new NamedVerdict(
                    row.Label, $"{format}/{check.Case}", Spaced(check.Verdict.ToString()),
                    check.Cause) { IsGood = !check.IsDeviation() })]));
    }

    private static FeatureCell OfStreams(Feature feature, RowEvidence row)
    {
        // A library that refuses streams which cannot seek reads from others all the same.
        var judged = OfCases(feature, row);
        var isRefusingOnly = judged.Finding == FeatureFinding.No && judged.Verdicts.All(of => of.Word == Refused);
        if (judged.Finding != FeatureFinding.NotJudged && !isRefusingOnly)
            return judged;
        var streamed =
            row.Checks.Where(of => of.Check.Surface is Surface.Stream or Surface.Async && of.Check.Verdict == Verdict.Supported).ToList();
        if (streamed.Count == 0 && isRefusingOnly)
            return judged;
        if (streamed.Count == 0)
            return None(feature,
                row.Row.Surfaces.Count == 0 || row.Row.Surfaces.Any(surface => surface is Surface.Stream or Surface.Async)
                    ? ""
                    : "its adapter offers no Stream");
        return new FeatureCell(feature, FeatureFinding.Yes, WordOf(FeatureFinding.Yes),
            [.. streamed.Take(MostNamed)
                .Select(of => new NamedVerdict(of.Row.Label, of.Check.Workload.DataSet, "supported", "") { IsGood = true })])
        {
            Remark = isRefusingOnly
                ? $"only through streams that can seek: {string.Join(", ", judged.Verdicts.Select(of => of.Case))} rejected"
                : streamed.Count > MostNamed
                ? $"{streamed.Count.ToString(CultureInfo.InvariantCulture)} verdicts came through a Stream"
                : "",
        };
    }

    private static FeatureCell OfHostile(Feature feature, RowEvidence row)
    {
        if (row.Safety is not { Grade: not SafetyGrade.None } line)
            return None(feature);
        var verdicts = line.Kinds.OfType<SafetyFinding>().Where(of => of.Grade != SafetyGrade.None)
            .Select(of => new NamedVerdict(row.Label, $"hostile/{of.Kind}", of.Grade.ToString().ToLowerInvariant(),
                of.Group.ExceptionType.Length > 0 ? of.Group.ExceptionType : of.Group.Detail)
            {
                IsGood = of.Grade == SafetyGrade.Contained,
            });
        var finding = line.Conditions switch { null => FeatureFinding.No, { Count: 0 } => FeatureFinding.Yes, _ => FeatureFinding.Partly };
        var grade = line.Grade.ToString().ToLowerInvariant();
        return new FeatureCell(feature, finding, line.PayloadChoosesTypes ? $"chooses types, {grade}" : grade, Ordered([.. verdicts]))
        {
            Remark = line.PayloadChoosesTypes ? "the payload chooses the type: whoever writes it chooses the code that runs"
                : finding == FeatureFinding.Partly ? $"acceptable if {SafetyConditions.WordsOf([line])}"
                : "",
        };
    }

    private static FeatureCell OfDemand(Feature feature, RowEvidence row)
    {
        var counted = row.Checks.Where(of => of.Check.Demand is not null).ToList();
        if (counted.Count == 0)
            return None(feature);
        var isGenerated = counted.Exists(of => of.Check.Demand!.IsThroughGeneratedClasses);
        var finding = isGenerated
            ? FeatureFinding.ThroughDto
            : counted.Exists(of => of.Check.Demand!.Attributes > 0)
            ? FeatureFinding.No
            : FeatureFinding.Yes;
        return new FeatureCell(
            feature,
            finding,
            isGenerated ? "DTO" : WordOf(finding),
            Ordered([
                .. counted.Take(MostNamed)
                    .Select(of => new NamedVerdict(of.Row.Label, of.Check.Workload.DataSet, $"{of.Check.Demand!.Attributes} attributes",
                    "") { IsGood = of.Check.Demand.Attributes == 0 })]));
    }

    /// <summary>Those against the feature first.</summary>
    public static IReadOnlyList<NamedVerdict> Ordered(IReadOnlyList<NamedVerdict> verdicts) => [.. verdicts.OrderBy(of => of.IsGood)];

    /// <summary>A finding as a word.</summary>
    public static string WordOf(FeatureFinding finding) => finding == FeatureFinding.Yes ? "yes" : "no";

    /// <summary>How many of how many.</summary>
    public static string Share(int good, int all) => string.Create(CultureInfo.InvariantCulture, $"{good}/{all}");

    private static string Spaced(string name) =>
        string.Concat(
            name.Select(
            (letter, index) => index > 0 && char.IsUpper(letter)
            ? $" {char.ToLowerInvariant(letter)}"
            : $"{char.ToLowerInvariant(letter)}"));
}
