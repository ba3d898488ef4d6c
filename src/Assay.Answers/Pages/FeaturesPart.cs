using Assay.Answers.Features;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>The feature table of all files of the page: one part, because cells rest on verdicts of several files.</summary>
/// <param name="Answer">The answer, in sentences.</param>
internal sealed record FeaturesPart(
    string File, IReadOnlyList<string> Answer, IReadOnlyList<PageFeature> Features, IReadOnlyList<PageFeatureRow> Rows)
    : PagePart("features", File)
{
    /// <summary>The part of files; null where they have no verdict on any case, input or payload.</summary>
    /// <param name="claimsOf">What a row's documentation says.</param>
    public static FeaturesPart? Of(IReadOnlyList<PageSource> sources, Func<string, IReadOnlyList<FeatureClaim>> claimsOf)
    {
        if (!sources.Any(source => source.Results.Samples is CaseSamples { Cases.Count: > 0 } or HostileSamples { Inputs.Count: > 0 }
            or FormatSamples { Checks.Count: > 0 }))
            return null;
        var report = FeatureBuilder.Build([.. sources.Select(source => source.Results)], claimsOf);
        return new FeaturesPart("", FeatureTables.Of(report).Answer,
            [.. report.Features.Select(feature => PageFeature.Of(feature, report))], [.. report.Rows.Select(PageFeatureRow.Of)]);
    }
}

/// <summary>A column.</summary>
internal sealed record PageFeature(string Id, string Head, string Holds, string Command, bool IsJudged)
{
    public static PageFeature Of(Feature feature, FeatureReport report) =>
        new(feature.Id, feature.Head, feature.Holds, feature.Command, report.IsJudged(feature.Id));
}

/// <summary>A row with a cell for each feature.</summary>
internal sealed record PageFeatureRow(string Row, string Settings, IReadOnlyList<PageFeatureCell> Cells)
{
    public static PageFeatureRow Of(FeatureRow row) => new(row.Label, row.Settings, [.. row.Cells.Select(PageFeatureCell.Of)]);
}

/// <summary>A cell: the finding, the words of the cell, the verdicts that it rests on, and what documentation says.</summary>
internal sealed record PageFeatureCell(
    string Finding, string Answer, string Remark, IReadOnlyList<PageNamedVerdict> Verdicts, IReadOnlyList<PageClaim> Claims)
{
    public static PageFeatureCell Of(FeatureCell cell) => new(
        FeatureTables.NameOf(cell.Finding), cell.Answer, Plain.Line(cell.Remark),
        [.. cell.Verdicts.Select(of => new PageNamedVerdict(of.Name, of.Word))],
        [.. cell.Claims.Select(claim => new PageClaim(claim.IsYes, claim.Quote, claim.Address, cell.AgreementWith(claim)))]);
}

/// <summary>A verdict by its name, and what was observed.</summary>
internal sealed record PageNamedVerdict(string Name, string Word);

/// <summary>What documentation says, and how verdicts compare with it.</summary>
internal sealed record PageClaim(bool IsYes, string Quote, string Address, ClaimAgreement Agreement);
