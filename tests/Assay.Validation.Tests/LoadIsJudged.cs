using Assay.Core.Adapters;
using Assay.Validation.Load;
using Assay.Validation.Measuring;

namespace Assay.Validation.Tests;

public sealed class LoadIsJudged
{
    [Fact]
    public void A_gate_that_refuses_meets_the_target()
    {
        var outcome = Samples.Outcome(new SyntheticEngine(seed: 9) { IsBusy = _ => true }, CheckName.Load);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.Equal("0 of 1 runs ranked, 0 of them with a false claim", outcome.Figure);
        Assert.Contains("of batches discarded; refused: ", outcome.Details.Single().Text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_gate_that_sees_no_load_is_no_fault_where_nothing_wrong_is_claimed()
    {
        var outcome = Samples.Outcome(new SyntheticEngine(seed: 9), CheckName.Load);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.StartsWith("1 of 1 runs ranked, 0 of them", outcome.Figure, StringComparison.Ordinal);
    }

    [Fact]
    public void A_wrong_claim_under_load_that_follows_a_row_misses_the_target()
    {
        SyntheticEngine engine = new(seed: 9) { Level = (_, label) => label.EndsWith(')') ? 0.1 : 0 };

        Assert.Equal(CheckState.Missed, Samples.Outcome(engine, CheckName.Load).State);
    }

    [Fact]
    public void Wrong_claims_under_any_load_are_judged_by_chance()
    {
        var request = Samples.Request(CheckName.Load) with
        {
            Scale = Samples.Scale with { Disturbances = [DisturbanceKind.Busy, DisturbanceKind.Memory], DisturbedRuns = 20 },
        };
        SyntheticEngine one = new(seed: 9) { Level = (experiment, label) => experiment.Seed == 4_003 && label.EndsWith(')') ? 0.1 : 0 };
        SyntheticEngine half = new(seed: 9) { Level = (experiment, label) => experiment.Seed % 2 == 0 && label.EndsWith(')') ? 0.1 : 0 };

        Assert.Equal(CheckState.Met, Samples.Outcome(Samples.Services(one), request).State);
        Assert.Equal(CheckState.Missed, Samples.Outcome(Samples.Services(half), request).State);
    }

    [Fact]
    public void As_many_runs_as_are_asked_for_are_shared_by_the_kinds_of_load()
    {
        var request = Samples.Request(CheckName.Load) with { Runs = 7, Scale = ValidationScale.Full.WithRuns(7) };
        SyntheticEngine engine = new(seed: 9);

        var outcome = Samples.Outcome(Samples.Services(engine), request);

        Assert.Equal(7, engine.Asked.Count);
        Assert.Equal([2, 1, 1, 1, 1, 1], outcome.Details.Select(detail => detail.Values["runs"]));
        Assert.Equal("assay validate --check load --runs 7", outcome.Command);
    }

    [Fact]
    public void Kinds_of_load_meet_both_operations_and_have_equal_and_slowed_rows_next_to_them()
    {
        var request = Samples.Request(CheckName.Load) with { Scale = ValidationScale.Full };
        SyntheticEngine engine = new(seed: 9);

        var outcome = Samples.Outcome(Samples.Services(engine), request);

        Operation[] once = [Operation.Deserialize, Operation.Serialize, Operation.Deserialize, Operation.Serialize, Operation.Deserialize,
            Operation.Serialize];
        Assert.Equal([.. once, .. once.Select(operation => operation == Operation.Serialize ? Operation.Deserialize : Operation.Serialize)],
            engine.Asked.Select(experiment => experiment.Operations.Single()));
        Assert.All(engine.Asked, experiment => Assert.Equal([0.02, 0.05, 0.10], experiment.Slowdowns.Values.Order()));
        Assert.All(outcome.Details,
            detail => Assert.Equal((2, 6, 6), (detail.Values["runs"], detail.Values["slowdownPairs"], detail.Values["detected10"])));
        Assert.All(outcome.Details, detail => Assert.Contains("10 % in 6 of 6 pairs", detail.Text, StringComparison.Ordinal));
    }

    [Fact]
    public void A_slowed_row_that_is_claimed_to_be_the_faster_one_is_a_false_claim()
    {
        SyntheticEngine engine = new(seed: 9) { Level = (_, label) => label.EndsWith("(6)", StringComparison.Ordinal) ? -0.3 : 0 };

        var outcome = Samples.Outcome(engine, CheckName.Load);

        Assert.Equal((CheckState.Missed, "1 of 1 runs ranked, 1 of them with a false claim"), (outcome.State, outcome.Figure));
    }

    [Fact]
    public void Only_the_batches_of_one_row_begin_and_end_a_burst()
    {
        using Switch load = new();
        SyntheticEngine engine = new(seed: 9);
        var services = Samples.Services(engine) with { Disturb = load.On };

        Samples.Outcome(services with { Measure = AskingMeasure }, Samples.Request(CheckName.Load));

        Assert.Equal((1, 1, DisturbanceKind.FollowsRow), (load.Begun, load.Ended, load.Kind));

        Core.Results.ResultsFile AskingMeasure(Experiment experiment, string name, CancellationToken cancellation)
        {
            experiment.BatchBegins(Samples.Row);
            experiment.BatchEnds(Samples.Row);
            experiment.BatchBegins($"{Samples.Row} (2)");
            experiment.BatchEnds($"{Samples.Row} (2)");
            return engine.Measure(experiment, name, cancellation);
        }
    }

    [Fact]
    public void The_load_runs_beside_the_run_and_ends_though_the_run_fails()
    {
        using Switch load = new();
        var wasOn = false;
        var services = Samples.Services(new SyntheticEngine(seed: 9)) with
        {
            Disturb = load.On,
            Measure = (_, _, _) =>
            {
                wasOn = load.IsOn;
                throw new CheckImpossibleException("nothing was measured: the disk is full");
            },
        };

        var outcome = Samples.Outcome(services, Samples.Request(CheckName.Load));

        Assert.True(wasOn);
        Assert.False(load.IsOn);
        Assert.Equal((CheckState.NotRun, "nothing was measured: the disk is full"), (outcome.State, outcome.Reason));
    }

    private sealed class Switch : IDisturbance
    {
        public bool IsOn { get; private set; }

        public int Begun { get; private set; }

        public int Ended { get; private set; }

        public DisturbanceKind Kind { get; private set; }

        public Switch On(DisturbanceKind kind)
        {
            (IsOn, Kind) = (true, kind);
            return this;
        }

        public void RowBegins() => Begun++;

        public void RowEnds() => Ended++;

        public void Dispose() => IsOn = false;
    }
}
