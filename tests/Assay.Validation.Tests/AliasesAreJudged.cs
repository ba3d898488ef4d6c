using Assay.Validation.Checks;

namespace Assay.Validation.Tests;

public sealed class AliasesAreJudged
{
    [Fact]
    public void Aliases_that_differ_by_chance_alone_meet_the_target()
    {
        SyntheticEngine engine = new(seed: 1);

        var outcome = Samples.Outcome(engine, CheckName.Aliases);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.Equal(150, outcome.Details[0].Values["pairs"]);
        Assert.Equal(10, outcome.Details[0].Values["runs"]);
        Assert.All(engine.Asked, experiment => Assert.Equal((6, 6), (experiment.Rows.Count, experiment.Blocks)));
        Assert.Equal(engine.Asked.Count, engine.Asked.Select(experiment => experiment.Seed).Distinct().Count());
    }

    [Fact]
    public void An_alias_that_is_slower_for_no_reason_misses_the_target()
    {
        SyntheticEngine biased = new(seed: 1) { Level = (_, label) => label.EndsWith("(3)", StringComparison.Ordinal) ? 0.03 : 0 };

        var outcome = Samples.Outcome(biased, CheckName.Aliases);

        Assert.Equal(CheckState.Missed, outcome.State);
        Assert.True(outcome.Details[0].Values["pairsDetected"] >= 45);
    }

    [Fact]
    public void Runs_that_the_gate_refuses_claim_nothing_and_are_told_apart()
    {
        SyntheticEngine engine = new(seed: 1) { IsBusy = experiment => experiment.Seed == 1_003 };

        var outcome = Samples.Outcome(engine, CheckName.Aliases);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.Equal(9, outcome.Details[0].Values["runs"]);
        Assert.Contains("1 of 10 runs",
            outcome.Details.Single(detail => detail.Name.StartsWith("too noisy", StringComparison.Ordinal)).Text, StringComparison.Ordinal);
    }

    [Fact]
    public void More_than_one_refused_run_in_20_misses_the_target()
    {
        var twenty = Samples.Request(CheckName.Aliases) with { Scale = Samples.Scale.WithRuns(20) };

        var one =
            Samples.Outcome(Samples.Services(new SyntheticEngine(seed: 1) { IsBusy = experiment => experiment.Seed == 1_003 }), twenty);
        var two = Samples.Outcome(
            Samples.Services(new SyntheticEngine(seed: 1) { IsBusy = experiment => experiment.Seed is 1_003 or 1_009 }), twenty);

        Assert.Equal((CheckState.Met, CheckState.Missed), (one.State, two.State));
        Assert.EndsWith("2 of 20 runs (10 %) without ranks", two.Figure, StringComparison.Ordinal);
    }

    [Fact]
    public void Without_a_run_that_the_gate_accepts_there_is_no_figure()
    {
        var outcome = Samples.Outcome(new SyntheticEngine(seed: 1) { IsBusy = _ => true }, CheckName.Aliases);

        Assert.Equal((CheckState.NotRun, ""), (outcome.State, outcome.Figure));
        Assert.Contains("quieter machine", outcome.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void One_run_with_a_detected_pair_is_chance_where_there_are_few()
    {
        SyntheticEngine engine = new(seed: 1) { Level = (_, label) => label.EndsWith("(3)", StringComparison.Ordinal) ? 0.03 : 0 };
        var one = Samples.Request(CheckName.Aliases) with { Scale = ValidationScale.Quick with { AliasRuns = 1 } };
        var three = Samples.Request(CheckName.Aliases) with { Scale = ValidationScale.Quick with { AliasRuns = 3 } };

        Assert.Equal(CheckState.Missed, Samples.Outcome(Samples.Services(engine), three).State);
        var single = Samples.Outcome(Samples.Services(engine), one);
        Assert.Equal(CheckState.Met, single.State);
        Assert.Contains("1 of 1 run", single.Figure, StringComparison.Ordinal);
    }

    [Fact]
    public void The_unslowed_rows_of_the_slowdown_runs_count_among_the_aliases()
    {
        var report =
            new EngineValidation(Samples.Request(CheckName.Aliases, CheckName.Slowdown), Samples.Services(new SyntheticEngine(seed: 1)))
            .Run(CancellationToken.None);

        var aliases = report.Checks[0];
        Assert.Equal([CheckName.Aliases, CheckName.Slowdown], report.Checks.Select(check => check.Name));
        Assert.Equal(150 + (4 * 3), aliases.Details[1].Values["pairs"]);
    }
}
