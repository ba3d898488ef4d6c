using Assay.Answers.Features;
using Assay.Conformance;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Tests.Features;

/// <summary>The mapping from features to cases, and the claims of adapters, against what there is.</summary>
public class FeatureTableTests
{
    [Fact]
    public void Every_case_that_judges_a_feature_is_in_the_catalogue()
    {
        string[] unknown = [.. FeatureTable.All.SelectMany(feature => feature.Cases).Where(name => CaseCatalogue.Find(name) is null)];

        Assert.Empty(unknown);
    }

    [Fact]
    public void A_feature_that_cases_judge_names_cases()
    {
        Assert.All(FeatureTable.All.Where(feature => feature.Judge == FeatureJudge.Cases),
            feature => Assert.True(feature.Cases.Count + feature.AcrossCases.Count > 0, feature.Id));
        Assert.Equal(FeatureTable.All.Count, FeatureTable.All.Select(feature => feature.Id).Distinct().Count());
    }

    [Fact]
    public void Every_claim_of_an_adapter_is_about_a_feature_and_cites_a_sentence()
    {
        var rows = AdapterCatalogue.Read(Workspace.Locate().Adapters, "net10.0").Rows;
        List<DocumentedClaim> claims = [.. rows.SelectMany(row => row.Claims)];

        Assert.True(rows.Count(row => row.Claims.Count > 0) >= 12, "Claims of a dozen rows are declared.");
        Assert.All(claims, claim => Assert.NotNull(FeatureTable.Find(claim.Feature)));
        Assert.All(claims, claim => Assert.True(claim.Quote.Length > 15, claim.Quote));
    }
}
