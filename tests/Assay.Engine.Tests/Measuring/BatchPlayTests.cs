using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Measuring;

/// <summary>Which batches a block asks for: settling rounds, shuffled warm-ups, profiles, injected slowdowns, traces.</summary>
public sealed class BatchPlayTests : IDisposable
{
    private static readonly string[] Many = ["a", "b", "c", "d", "e", "f", "g", "h"];
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Settling_rounds_are_played_and_never_count()
    {
        var rows = Run(new FakeWorkers(clock), Options with { Rounds = 120, SettlingRounds = 20 }, "a", "b").Rows;

        Assert.All(rows, row => Assert.Equal((120, 20), (row.Samples!.ElapsedNanoseconds.Count, row.Samples.FirstRound)));
        Assert.All(rows, row => Assert.Equal(120, row.Samples!.InvoluntarySwitches.Count));
    }

    [Fact]
    public void A_row_that_compiled_after_settling_counts_from_there()
    {
        FakeWorkers workers = new(clock) { Compiled = (row, number) => row == "a" && number is 3 or 33 ? 1 : 0 };

        var rows = Run(workers, Options with { Rounds = 120, SettlingRounds = 20 }, "a", "b").Rows;

        Assert.Equal([34, 20], rows.Select(row => row.Samples!.FirstRound));
    }

    [Fact]
    public void Of_slow_rounds_a_sixth_settles()
    {
        FakeWorkers workers = new(clock) { BatchTime = (_, _) => TimeSpan.FromSeconds(0.8) };

        var samples = Run(workers, Options with { Rounds = 120, SettlingRounds = 20 }, "a", "b").Rows[0].Samples!;

        Assert.Equal((12, 2), (samples.ElapsedNanoseconds.Count, samples.FirstRound));
    }

    [Fact]
    public void Warm_ups_are_shuffled_anew_in_each_block_and_outcomes_stay_in_order()
    {
        FakeWorkers workers = new(clock);

        List<string> orders = [.. Enumerable.Range(0, 6).Select(number =>
        {
            workers.WarmUps.Clear();
            using BlockRunner runner = new(ServicesOf.Workers(workers, clock, folder), Options);
            var outcome = runner.Run(BlockOf.Rows(number, Many), (_, _) => { }, CancellationToken.None);
            Assert.Equal(Many, outcome.Rows.Select(row => row.Row.Label));
            return string.Concat(workers.WarmUps);
        })];

        Assert.All(orders, order => Assert.Equal(Many, order.Select(row => row.ToString()).Order()));
        Assert.True(orders.Distinct().Count() > 3);
    }

    [Fact]
    public void An_injected_row_runs_more_operations_than_it_counts()
    {
        FakeWorkers workers = new(clock) { Operations = row => row == "c" ? 7 : 1234 };
        var options = Options with { InjectedSlowdowns = new Dictionary<string, double> { ["b"] = 0.05 } };

        var rows = Run(workers, options, "a", "b", "c").Rows;

        Assert.Equal([1200, 1200, 100], rows.Select(row => row.Samples!.OperationsPerBatch));
        Assert.Equal([1200, 1260, 100], Requests(workers, "a", "b", "c").Select(request => request.Operations));
    }

    [Fact]
    public void Without_injection_batches_are_those_of_the_warm_up_with_its_lead_in()
    {
        FakeWorkers workers = new(clock) { Operations = _ => 1234 };

        Assert.Equal(1234, Run(workers, Options, "a").Rows[0].Samples!.OperationsPerBatch);
        Assert.Equal(new BatchRequest(1234, 20), Requests(workers, "a").Single());
    }

    [Fact]
    public void Cold_batches_are_small_without_a_lead_in_and_thirty_milliseconds_apart()
    {
        FakeWorkers workers = new(clock) { Operations = row => row == "b" ? 1 : 500 };

        var outcome = Run(workers, Options with { Profile = RunProfile.Cold, Rounds = 12 }, "a", "b");

        Assert.Equal([new BatchRequest(20, 0), new BatchRequest(1, 0)], Requests(workers, "a", "b"));
        Assert.Equal([20, 1], outcome.Rows.Select(row => row.Samples!.OperationsPerBatch));
        foreach (var row in new[] { "a", "b" })
        {
            List<TimeSpan> begins = [.. workers.Begins.Where((_, i) => workers.Batches[i] == row)];
            Assert.All(begins.Zip(begins.Skip(1)), pair => Assert.True(pair.Second - pair.First >= TimeSpan.FromMilliseconds(32)));
        }
    }

    [Fact]
    public void A_deep_run_traces_and_keeps_the_methods_with_their_rounds()
    {
        FakeWorkers workers = new(clock)
        {
            Traced = new TracedFrame([2, 400], ["Acme.Writer.Write", "Acme.Reader.Read"], ["Tier1", "Tier1"]),
        };

        var outcome = Run(workers, Options with { IsDeep = true }, "a");

        Assert.True(workers.Jobs.Single().IsTraced);
        Assert.Equal([new CompiledMethod(2, "Acme.Writer.Write", "Tier1"), new CompiledMethod(9, "Acme.Reader.Read", "Tier1")],
            outcome.Rows[0].Samples!.CompiledMethods);
        Assert.Empty(Run(new FakeWorkers(clock), Options, "a").Rows[0].Samples!.CompiledMethods);
    }

    private static RunOptions Options => ResultsOf.Options("a");

    private BlockOutcome Run(FakeWorkers workers, RunOptions options, params string[] rows)
    {
        using BlockRunner runner = new(ServicesOf.Workers(workers, clock, folder), options);
        return runner.Run(BlockOf.Rows(1, rows), (_, _) => { }, CancellationToken.None);
    }

    /// <summary>The one request that all batches of each row had.</summary>
    private static IEnumerable<BatchRequest> Requests(FakeWorkers workers, params string[] rows) =>
        rows.Select(row => workers.Requests.Where((_, i) => workers.Batches[i] == row).Distinct().Single());
}
