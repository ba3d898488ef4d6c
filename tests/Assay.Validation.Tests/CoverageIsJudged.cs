using Assay.Analysis.Statistics;
using Assay.Validation.Checks;

namespace Assay.Validation.Tests;

public sealed class CoverageIsJudged
{
    [Fact]
    [Trait("Category", "slow")]
    public void Every_kind_of_table_has_its_share()
    {
        var outcome = Samples.Outcome(new SyntheticEngine(seed: 1), CheckName.Coverage);

        Assert.NotEqual(CheckState.NotRun, outcome.State);
        Assert.Equal(CoverageScenario.Standard.Count, outcome.Details.Count);
        Assert.All(outcome.Details, detail => Assert.InRange(detail.Values["coverage"], 0.8, 1));
        Assert.All(outcome.Details, detail => Assert.Equal(Samples.Scale.CoverageTables, detail.Values["tables"]));
    }

    [Fact]
    public void A_quick_validation_leaves_out_the_large_tables()
    {
        var outcome =
            Samples.Outcome(Samples.Services(new SyntheticEngine(seed: 1)), Samples.Request(CheckName.Coverage) with { IsQuick = true });

        Assert.NotEqual(CheckState.NotRun, outcome.State);
        Assert.All(outcome.Details, detail => Assert.InRange(detail.Values["coverage"], 0.8, 1));
        Assert.All(outcome.Details, detail => Assert.Equal(Samples.Scale.CoverageTables, detail.Values["tables"]));
        Assert.All(outcome.Details, detail => Assert.DoesNotContain("28 rows", detail.Name, StringComparison.Ordinal));
    }

    [Fact]
    public void A_cancelled_check_ends_before_the_next_table()
    {
        using CancellationTokenSource cancelled = new();
        cancelled.Cancel();

        Assert.Throws<OperationCanceledException>(() =>
            new EngineValidation(Samples.Request(CheckName.Coverage), Samples.Services(new SyntheticEngine(seed: 1))).Run(cancelled.Token));
    }
}
