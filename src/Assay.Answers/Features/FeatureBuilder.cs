using Assay.Core.Results;

namespace Assay.Answers.Features;

/// <summary>Builds the feature table of results files: conformance, hostile input, format cases and runs, in any mixture.</summary>
public static class FeatureBuilder
{
    /// <summary>The table; of two verdicts on one row and case that of the first file counts.</summary>
    /// <param name="claimsOf">What a row's documentation says, by the row's name without version, runtime and mode.</param>
    public static FeatureReport Build(IReadOnlyList<ResultsFile> files, Func<string, IReadOnlyList<FeatureClaim>> claimsOf)
    {
        ArgumentNullException.ThrowIfNull(claimsOf);
        var rows = EvidenceOfFiles.Of(files);
        var judged = rows.ToDictionary(row => row,
            row => FeatureTable.All.Where(feature => feature.Judge != FeatureJudge.References)
                .Select(feature => FeatureJudges.Of(feature, row)).ToDictionary(cell => cell.Feature.Id));
        return new FeatureReport(
            FeatureTable.All, [.. rows.Select(row => RowOf(row, rows, judged, claimsOf(row.Id.Row)))]);
    }

    private static FeatureRow RowOf(RowEvidence row, IReadOnlyList<RowEvidence> rows,
        Dictionary<RowEvidence, Dictionary<string, FeatureCell>> judged, IReadOnlyList<FeatureClaim> claims)
    {
        var siblings = rows.Where(other => other != row && other.Library == row.Library).ToList();
        var cells = FeatureTable.All.Select(feature => feature.Judge == FeatureJudge.References
            ? ReferencesJudge.Of(
                feature, judged[row][FeatureTable.Graph], [.. siblings.Select(other => (other.Label, judged[other][FeatureTable.Graph]))])
            : WithOtherRow(judged[row][feature.Id], siblings, judged));
        return new FeatureRow(row.Id, row.Row.PackageVersion, row.Row.Settings,
            [.. cells.Select(cell => cell with { Claims = [.. claims.Where(claim => claim.Feature == cell.Feature.Id)] })]);
    }

    // Settings are rows: what this one does not have, another one of its library may.
    private static FeatureCell WithOtherRow(
        FeatureCell cell, List<RowEvidence> siblings, Dictionary<RowEvidence, Dictionary<string, FeatureCell>> judged)
    {
        if (cell.Finding is not (FeatureFinding.No or FeatureFinding.Partly) || cell.Remark.Length > 0)
            return cell;
        var other = siblings.Find(sibling => judged[sibling][cell.Feature.Id].Finding == FeatureFinding.Yes);
        return other is null ? cell : cell with
        {
            Remark = $"{other.Label} has it{(other.Row.Settings.Length > 0 ? $" ({other.Row.Settings})" : "")}",
        };
    }
}
