namespace Assay.Validation.Tests;

public sealed class SlowdownsAreJudged
{
    [Fact]
    public void Slowdowns_well_above_the_noise_are_found_and_their_ratios_are_right()
    {
        SyntheticEngine engine = new(seed: 3);

        var outcome = Samples.Outcome(engine, CheckName.Slowdown);

        Assert.Equal(CheckState.Met, outcome.State);
        var five = outcome.Details.Single(detail => detail.Name == "5 % slower");
        Assert.Equal((12, 12), (five.Values["pairs"], five.Values["detected"]));
        Assert.InRange(five.Values["measuredRatio"], 1.045, 1.055);
        Assert.Equal(1.05, five.Values["injectedRatio"], 12);
        Assert.All(engine.Asked, experiment => Assert.Equal([6, 9, 12], experiment.Looks));
    }

    [Fact]
    public void An_engine_that_sees_no_slowdown_misses_the_target()
    {
        var outcome = Samples.Outcome(new SyntheticEngine(seed: 3) { Injects = false }, CheckName.Slowdown);

        Assert.Equal(CheckState.Missed, outcome.State);
        Assert.InRange(outcome.Details[0].Values["measuredRatio"], 0.99, 1.01);
    }

    [Fact]
    public void A_slowed_row_that_comes_out_faster_counts_as_the_wrong_way_and_not_as_found()
    {
        SyntheticEngine engine = new(seed: 3)
        {
            Injects = false,
            Level = (_, label) => label.EndsWith("(6)", StringComparison.Ordinal) ? -0.10 : 0,
        };

        var outcome = Samples.Outcome(engine, CheckName.Slowdown);

        var ten = outcome.Details.Single(detail => detail.Name == "10 % slower");
        Assert.Equal(CheckState.Missed, outcome.State);
        Assert.Equal((0, 12), (ten.Values["detected"], ten.Values["wrongWay"]));
    }

    [Fact]
    public void Runs_resampled_from_all_blocks_are_shown_and_labelled()
    {
        var outcome = Samples.Outcome(new SyntheticEngine(seed: 3), CheckName.Slowdown);

        CheckDetail[] resampled = [
            .. outcome.Details.Where(detail => detail.Name.Contains("40 runs of 12 blocks resampled", StringComparison.Ordinal))];
        Assert.Equal(3, resampled.Length);
        Assert.All(resampled, detail => Assert.Equal(120, detail.Values["pairs"]));
    }

    [Fact]
    public void A_quick_validation_is_judged_by_the_largest_slowdown_alone()
    {
        var quick = Samples.Request(CheckName.Slowdown) with { IsQuick = true, Scale = ValidationScale.Quick };
        SyntheticEngine noisy = new(seed: 3) { Noise = 0.02 };

        var outcome = Samples.Outcome(Samples.Services(noisy), quick);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.True(outcome.Details[0].Values["detected"] < 3);
        Assert.Contains("10 % always", outcome.Target, StringComparison.Ordinal);
        Assert.EndsWith("--quick", outcome.Command, StringComparison.Ordinal);
    }

    [Fact]
    public void Without_a_run_that_the_gate_accepts_there_is_no_figure()
    {
        var outcome = Samples.Outcome(new SyntheticEngine(seed: 3) { IsBusy = _ => true }, CheckName.Slowdown);

        Assert.Equal(CheckState.NotRun, outcome.State);
    }
}
