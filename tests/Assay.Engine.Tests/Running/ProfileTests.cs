using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Running;

/// <summary>What profiles change in the workers' jobs.</summary>
public sealed class ProfileTests : IDisposable
{
    private static readonly WorkloadOptions Text = new("text", 100, 0, "character");
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Mixed_types_run_the_other_data_sets_that_the_row_carries()
    {
        FakeWorkers workers = new(clock);

        var result = Execute(workers, RunProfile.MixedTypes);

        var job = Mixed(workers, "books");
        var other = Mixed(workers, "text");
        var mixed = Assert.Single(job.MixedWith);
        Assert.Equal(
            ("text", other.PayloadFile, other.Instances, other.Recipe), (mixed.DataSet, mixed.PayloadFile, mixed.Instances, mixed.Recipe));
        Assert.Equal(2, result.Results.Cells.Count);
    }

    [Fact]
    public void A_row_that_carries_no_other_data_set_is_not_timed_under_mixed_types()
    {
        var reads = 0;
        FakeWorkers workers = new(clock)
        {
            Failure = (_, request, _) => request is ReadRequest && Interlocked.Increment(ref reads) == 1 ? FakeWorkers.Crash : null,
        };

        var cell = Assert.Single(Execute(workers, RunProfile.MixedTypes).Results.Cells);

        Assert.Empty(cell.Blocks);
        Assert.Equal(
            new Failure(Verdict.Rejected, "it supports no other data set of the run, so there is nothing to mix"), cell.Failure);
    }

    [Fact]
    public void Other_profiles_mix_nothing()
    {
        FakeWorkers workers = new(clock);

        Execute(workers, RunProfile.Standard);

        Assert.All(workers.Jobs, job => Assert.Empty(job.MixedWith));
    }

    [Fact]
    public void A_large_corpus_holds_more_instances_and_is_named()
    {
        FakeWorkers workers = new(clock);

        var result = Execute(workers, RunProfile.LargeCorpus);

        // A worker may take two fifths of 4 GiB, and a fortieth of that is 42 MiB; a payload has 1,000 bytes.
        Assert.All(result.Results.Checks, check => Assert.Equal((int)(ServicesOf.MemoryBytes * 0.4) / 40 / 1000, check.Instances));
        Assert.Equal(RunProfile.LargeCorpus, result.Results.Options.Profile);
    }

    [Fact]
    public void A_profile_of_the_runtime_is_named_in_the_results() =>
        Assert.Contains("DOTNET_gcServer=1", Execute(new FakeWorkers(clock), RunProfile.ServerGc).Results.Machine.WorkerSettings);

    private static JobFrame Mixed(FakeWorkers workers, string dataSet) =>
        Assert.Single(workers.Jobs, job => job.DataSet == dataSet && job.MixedWith.Count > 0);

    private RunResult Execute(FakeWorkers workers, RunProfile profile)
    {
        var options = ResultsOf.Options("a") with { Workloads = [ResultsOf.Books, Text], Blocks = 1, Profile = profile };
        RunPlan plan = new(options, [new SelectedRow(IdOf.Label("a"), TestRowsOf.Row("a"))]);
        return new Run(plan, ServicesOf.Workers(workers, clock, folder), ResultsOf.Empty(options),
            folder.File("r.json")).Execute(CancellationToken.None);
    }
}
