
namespace Assay.Validation.Tests;

public sealed class OrderIsJudged
{
    [Fact]
    public void Rows_that_cost_the_same_wherever_they_are_listed_meet_the_target()
    {
        SyntheticEngine engine = new(seed: 7) { Level = (_, label) => label.Length * 0.05 };

        var outcome = Samples.Outcome(engine, CheckName.Order);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.Equal(Samples.Scale.OrderRows, outcome.Details.Count);
        Assert.Equal(engine.Asked[0].Rows.Reverse(), engine.Asked[1].Rows);
        Assert.All(engine.Asked, experiment => Assert.Equal(Samples.Row, experiment.Reference));
        Assert.All(outcome.Details, detail => Assert.InRange(detail.Values["reversedOverForward"], 0.98, 1.02));
    }

    [Fact]
    public void An_engine_that_favours_rows_listed_first_misses_the_target()
    {
        SyntheticEngine engine = new(seed: 7) { Level = (experiment, label) => 0.02 * experiment.Rows.ToList().IndexOf(label) };

        var outcome = Samples.Outcome(engine, CheckName.Order);

        Assert.Equal(CheckState.Missed, outcome.State);
        Assert.Contains(outcome.Details, detail => detail.Values["detected"] == 1);
    }

    [Fact]
    public void Without_another_row_there_is_no_figure()
    {
        var alone = Samples.Services(new SyntheticEngine(seed: 7)) with { AvailableRows = (_, _) => [] };

        Assert.Equal(CheckState.NotRun, Samples.Outcome(alone, Samples.Request(CheckName.Order)).State);
    }

    [Fact]
    public void A_run_that_the_gate_refuses_gives_no_figure()
    {
        Assert.Equal(CheckState.NotRun, Samples.Outcome(new SyntheticEngine(seed: 7) { IsBusy = _ => true }, CheckName.Order).State);
    }
}
