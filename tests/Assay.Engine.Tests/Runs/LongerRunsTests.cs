using Assay.DataSets;
using Assay.Engine.Runs;
using Assay.Engine.Tests.Results;

namespace Assay.Engine.Tests.Runs;

public class LongerRunsTests
{
    [Fact]
    public void More_blocks_more_data_sets_and_the_largest_size_are_named_with_their_times()
    {
        RunResult run = new(RunEnding.Complete, ResultsOf.Measured("a", "b"), new RunTimes(TimeSpan.Zero, TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(60), 2), "");

        IReadOnlyList<LongerRun> longer = LongerRuns.After(run, DataSetCatalogue.All);

        Assert.Equal(["assay run --blocks 9", "assay run --data-set '*'", "assay run --data-set books --size 1M"], longer.Select(next => next.Command));
        Assert.Equal(TimeSpan.FromSeconds(10 + (9 * 30)), longer[0].Duration);
        Assert.All(longer, next => Assert.True(next.Duration > TimeSpan.FromMinutes(1)));
    }

    [Fact]
    public void A_run_that_measured_nothing_names_none() =>
        Assert.Empty(LongerRuns.After(new(RunEnding.Complete, ResultsOf.Empty("a"), new RunTimes(default, default, default, 0), ""), DataSetCatalogue.All));
}
