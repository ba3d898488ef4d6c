using Assay.Cli.Commands;
using Assay.Cli.Display;
using Assay.DataSets;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Storage;

namespace Assay.Cli.Tests;

public class LongerRunsTests
{
    [Fact]
    public void More_blocks_more_data_sets_and_the_largest_size_are_named_with_their_times()
    {
        RunResult run = new(RunEnding.Complete, ResultsOf.Measured("a", "b"), new RunTimes(
            TimeSpan.Zero, TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(60), 2), "");

        var longer = LongerRuns.After(run, new RunRequest(), DataSetCatalogue.All);

        Assert.Equal(["assay run --budget 5m", "assay run --data-set '*'", "assay run --data-set books --size 1M"],
            longer.Select(next => next.Command));
        Assert.Equal(TimeSpan.FromSeconds(10 + 300), longer[0].Duration);
        Assert.All(longer, next => Assert.True(next.Duration > TimeSpan.FromMinutes(1)));
    }

    [Fact]
    public void A_longer_run_keeps_the_options_that_it_does_not_change()
    {
        RunResult run = new(RunEnding.Complete, ResultsOf.Measured("a"), new RunTimes(
            TimeSpan.Zero, TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(60), 2), "");

        var longer =
            LongerRuns.After(run, new RunRequest { Rows = "json.net/*", Sizes = "100" }, DataSetCatalogue.All);

        Assert.Equal("assay run --rows 'json.net/*' --size 100 --budget 5m", longer[0].Command);
        Assert.Equal("assay run --rows 'json.net/*' --data-set '*'", longer[1].Command);
    }

    [Fact]
    public void The_way_to_ranks_takes_no_longer_than_every_block()
    {
        RunResult run = new(RunEnding.Complete, ResultsOf.Measured("a"), new RunTimes(
            TimeSpan.Zero, TimeSpan.FromSeconds(5), TimeSpan.FromSeconds(3), 3), "");

        var ranks = LongerRuns.After(run, new RunRequest(), DataSetCatalogue.All)[0];

        Assert.Equal(("assay run --budget 2m", TimeSpan.FromSeconds(5 + 60)), (ranks.Command, ranks.Duration));
    }

    [Fact]
    public void A_run_with_ranks_names_no_other_way_to_them()
    {
        var measured = ResultsOf.Measured("a");
        var ranked = measured with
        {
            Cells = [measured.Cells[0] with { Blocks = [.. Enumerable.Range(0, 6).Select(ResultsOf.Block)] }],
        };
        RunResult run =
            new(RunEnding.Complete, ranked, new RunTimes(TimeSpan.Zero, TimeSpan.FromSeconds(5), TimeSpan.FromSeconds(6), 3), "");

        Assert.DoesNotContain(LongerRuns.After(run, new RunRequest(), DataSetCatalogue.All), next => next.Purpose == "ranks");
    }

    [Fact]
    public void Programs_that_are_not_built_yet_take_their_time_too()
    {
        RunResult run = new(RunEnding.Complete, ResultsOf.Measured("a"), new RunTimes(
            TimeSpan.Zero, TimeSpan.FromSeconds(5), TimeSpan.FromSeconds(3), 3), "");
        TimeSpan Of(TimeSpan building) =>
            LongerRuns.After(run, new RunRequest(), DataSetCatalogue.All, building).Single(next => next.Command.EndsWith("'*'")).Duration;

        Assert.Equal(TimeSpan.FromMinutes(7), Of(TimeSpan.FromMinutes(7)) - Of(TimeSpan.Zero));
    }

    [Theory]
    [InlineData(0, 5.0, 35.0, ", in about 40 s")]
    [InlineData(1, 5.0, 35.0, ", in about 40 s; 1 adapter is built first")]
    [InlineData(12, null, 35.0, "; 12 adapters are built first")]
    [InlineData(0, 5.0, null, "")]
    public void An_estimate_says_what_is_known_and_no_more(int programs, double? building, double? rest, string words) => Assert.Equal(
        words, EstimateWords.Of(new RunEstimate(programs, Time(building), Time(rest))));

    private static TimeSpan? Time(double? seconds) => seconds is double known ? TimeSpan.FromSeconds(known) : null;

    [Fact]
    public void A_run_that_measured_nothing_names_none() =>
        Assert.Empty(
            LongerRuns.After(new(RunEnding.Complete, ResultsOf.Empty("a"), new RunTimes(default, default, default, 0), ""),
                new RunRequest(), DataSetCatalogue.All));
}
