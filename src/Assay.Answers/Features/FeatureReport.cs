using Assay.Core.Results;

namespace Assay.Answers.Features;

/// <summary>A feature table in which every cell rests on verdicts.</summary>
/// <param name="Rows">The rows, by name; reference rows are left out.</param>
public sealed record FeatureReport(IReadOnlyList<Feature> Features, IReadOnlyList<FeatureRow> Rows)
{
    /// <summary>Whether a verdict judges the feature of any row.</summary>
    public bool IsJudged(string feature) => Rows.Any(row => row.Of(feature) is { Finding: not FeatureFinding.NotJudged });

    /// <summary>Every claim with the cell that it is about.</summary>
    public IEnumerable<(FeatureRow Row, FeatureCell Cell, FeatureClaim Claim)> Claims =>
        from row in Rows
        from cell in row.Cells
        from claim in cell.Claims
        select (row, cell, claim);
}

/// <summary>What is known of one row.</summary>
/// <param name="Id">Which row, on any runtime and in any mode.</param>
/// <param name="Version">Version of its package; empty where it has none.</param>
/// <param name="Settings">Its settings; empty for its library's defaults.</param>
/// <param name="Cells">A cell for each feature.</param>
public sealed record FeatureRow(RowId Id, string Version, string Settings, IReadOnlyList<FeatureCell> Cells)
{
    /// <summary>The label of the row.</summary>
    public string Label => Id.ToString();

    /// <summary>The cell of a feature; null for an unknown one.</summary>
    public FeatureCell? Of(string feature) => Cells.FirstOrDefault(cell => cell.Feature.Id == feature);
}

/// <summary>What verdicts say about a row and a feature.</summary>
/// <param name="Answer">The same in a word or two, as the cell shows it.</param>
/// <param name="Verdicts">The verdicts that the cell rests on, those against it first.</param>
public sealed record FeatureCell(Feature Feature, FeatureFinding Finding, string Answer, IReadOnlyList<NamedVerdict> Verdicts)
{
    /// <summary>What else there is to say, such as which other row of the library has it; empty for nothing.</summary>
    public string Remark { get; init; } = "";

    /// <summary>What the row's documentation says.</summary>
    public IReadOnlyList<FeatureClaim> Claims { get; init; } = [];

    /// <summary>How a claim compares with the verdicts.</summary>
    public ClaimAgreement AgreementWith(FeatureClaim claim) => Finding switch
    {
        FeatureFinding.NotJudged or FeatureFinding.ThroughDto => ClaimAgreement.NotJudged,
        FeatureFinding.Yes => claim.IsYes ? ClaimAgreement.Agrees : ClaimAgreement.Differs,
        FeatureFinding.No => claim.IsYes ? ClaimAgreement.Differs : ClaimAgreement.Agrees,
        // What is contained under conditions alone is not safe as it is.
        FeatureFinding.Partly when Feature.Judge == FeatureJudge.Hostile && !claim.IsYes => ClaimAgreement.Agrees,
        _ => ClaimAgreement.Differs,
    };
}

/// <summary>A verdict by its name.</summary>
/// <param name="Reason">Why; empty where everything came back.</param>
public sealed record NamedVerdict(string Row, string Case, string Word, string Reason)
{
    /// <summary>Which kind of value it is about, such as <c>dates</c>, where a case has several; else empty.</summary>
    public string Part { get; init; } = "";

    /// <summary>Its name, such as <c>json.net/reused#private-field</c>, which links to it.</summary>
    public string Name => $"{Row}#{Case}";

    /// <summary>Whether it says that the row has the feature.</summary>
    public required bool IsGood { get; init; }
}
