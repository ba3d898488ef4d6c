using Assay.Validation.Checks;
using Assay.Validation.Measuring;

namespace Assay.Validation.Tests;

public sealed class LoadIsJudged
{
    [Fact]
    public void A_gate_that_refuses_meets_the_target()
    {
        CheckOutcome outcome = Samples.Outcome(new SyntheticEngine(seed: 9) { IsBusy = _ => true }, CheckName.Load);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.StartsWith("too noisy for ranks: 100 % of rounds discarded", outcome.Figure, StringComparison.Ordinal);
        Assert.Contains(outcome.Details, detail => detail.Name == "discarded: calibration waited for a CPU");
    }

    [Fact]
    public void A_gate_that_sees_no_load_is_no_fault_where_nothing_wrong_is_claimed()
    {
        CheckOutcome outcome = Samples.Outcome(new SyntheticEngine(seed: 9), CheckName.Load);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.StartsWith("ranked, 0 of 3 pairs", outcome.Figure, StringComparison.Ordinal);
    }

    [Fact]
    public void A_wrong_claim_under_load_misses_the_target()
    {
        SyntheticEngine engine = new(seed: 9) { Level = (_, label) => label.EndsWith(')') ? 0.1 : 0 };

        Assert.Equal(CheckState.Missed, Samples.Outcome(engine, CheckName.Load).State);
    }

    [Fact]
    public void The_load_runs_beside_the_run_and_ends_though_the_run_fails()
    {
        using Switch load = new();
        bool wasOn = false;
        ValidationServices services = Samples.Services(new SyntheticEngine(seed: 9)) with
        {
            StartLoad = load.On,
            Measure = (_, _, _) =>
            {
                wasOn = load.IsOn;
                throw new CheckImpossibleException("nothing was measured: the disk is full");
            },
        };

        CheckOutcome outcome = Samples.Outcome(services, Samples.Request(CheckName.Load));

        Assert.True(wasOn);
        Assert.False(load.IsOn);
        Assert.Equal((CheckState.NotRun, "nothing was measured: the disk is full"), (outcome.State, outcome.Reason));
    }

    private sealed class Switch : IDisposable
    {
        public bool IsOn { get; private set; }

        public Switch On()
        {
            IsOn = true;
            return this;
        }

        public void Dispose() => IsOn = false;
    }
}
