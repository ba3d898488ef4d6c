using Assay.Core.Results;
using Assay.Validation.Checks;
using Assay.Validation.Judging;
using Assay.Validation.Measuring;

namespace Assay.Validation.Tests;

public sealed class LabelsAreJudged
{
    [Fact]
    public void Shuffled_labels_of_equal_rows_show_nothing()
    {
        SyntheticEngine engine = new(seed: 5);

        var outcome = Samples.Outcome(engine, CheckName.Labels);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.Equal(200, outcome.Details[1].Values["shuffledRuns"]);
        Assert.Single(engine.Asked);
    }

    [Fact]
    public void Blocks_that_the_alias_check_measured_are_shuffled_without_measuring_more()
    {
        SyntheticEngine engine = new(seed: 5);

        var report = new EngineValidation(Samples.Request(CheckName.Aliases, CheckName.Labels), Samples.Services(engine))
            .Run(CancellationToken.None);

        Assert.Equal(Samples.Scale.AliasRuns, engine.Asked.Count);
        Assert.Equal(Samples.Scale.AliasRuns, report.Checks[1].Details[0].Values["runs"]);
    }

    [Fact]
    public void Even_a_biased_alias_shows_nothing_once_its_label_is_shuffled()
    {
        SyntheticEngine biased = new(seed: 5) { Level = (_, label) => label.EndsWith("(3)", StringComparison.Ordinal) ? 0.01 : 0 };

        Assert.Equal(CheckState.Met, Samples.Outcome(biased, CheckName.Labels).State);
    }

    [Fact]
    public void A_shuffle_keeps_every_block_and_its_samples()
    {
        var run = new SyntheticEngine(seed: 5).Measure(new Experiment(
            [Samples.Row, Samples.Row, Samples.Row], [Core.Adapters.Operation.Serialize], 6, 1), "run", CancellationToken.None);

        var shuffled = Regrouped.WithPermutedLabels(run, new Random(1));

        Assert.Equal(run.Cells.Select(cell => cell.Row), shuffled.Cells.Select(cell => cell.Row));
        for (var block = 0; block < 6; block++)
            Assert.Equal(TimesOf(run, block).Order(), TimesOf(shuffled, block).Order());
        Assert.NotEqual(run.Cells[0].Blocks.Select(TimeOf), shuffled.Cells[0].Blocks.Select(TimeOf));
    }

    [Fact]
    public void Without_a_run_that_the_gate_accepts_there_is_no_figure()
    {
        Assert.Equal(CheckState.NotRun, Samples.Outcome(new SyntheticEngine(seed: 5) { IsBusy = _ => true }, CheckName.Labels).State);
    }

    private static IEnumerable<long> TimesOf(ResultsFile results, int block) =>
        results.Cells.SelectMany(cell => cell.Blocks).Where(samples => samples.Block == block).Select(TimeOf);

    private static long TimeOf(BlockSamples samples) => samples.ElapsedNanoseconds[0];
}
