using Assay.DataSets;
using Assay.Engine.Planning;
using Assay.Engine.Runs;
using Assay.Engine.Tests.Results;

namespace Assay.Engine.Tests.Runs;

public class LongerRunsTests
{
    [Fact]
    public void More_blocks_more_data_sets_and_the_largest_size_are_named_with_their_times()
    {
        RunResult run = new(RunEnding.Complete, ResultsOf.Measured("a", "b"), new RunTimes(TimeSpan.Zero, TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(60), 2), "");

        IReadOnlyList<LongerRun> longer = LongerRuns.After(run, new RunRequest(), DataSetCatalogue.All);

        Assert.Equal(["assay run --blocks 9", "assay run --data-set '*'", "assay run --data-set books --size 1M"], longer.Select(next => next.Command));
        Assert.Equal(TimeSpan.FromSeconds(10 + (9 * 30)), longer[0].Duration);
        Assert.All(longer, next => Assert.True(next.Duration > TimeSpan.FromMinutes(1)));
    }

    [Fact]
    public void A_longer_run_keeps_the_options_that_it_does_not_change()
    {
        RunResult run = new(RunEnding.Complete, ResultsOf.Measured("a"), new RunTimes(TimeSpan.Zero, TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(60), 2), "");

        IReadOnlyList<LongerRun> longer = LongerRuns.After(run, new RunRequest { Rows = "json.net/*", Sizes = "100" }, DataSetCatalogue.All);

        Assert.Equal("assay run --rows 'json.net/*' --size 100 --blocks 9", longer[0].Command);
        Assert.Equal("assay run --rows 'json.net/*' --data-set '*'", longer[1].Command);
    }

    [Fact]
    public void A_run_that_measured_nothing_names_none() =>
        Assert.Empty(LongerRuns.After(new(RunEnding.Complete, ResultsOf.Empty("a"), new RunTimes(default, default, default, 0), ""), new RunRequest(), DataSetCatalogue.All));
}
