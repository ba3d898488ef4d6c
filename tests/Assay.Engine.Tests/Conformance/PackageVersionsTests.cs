using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Experiments.Cases;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Conformance;

/// <summary>
/// Two versions of a package, in real workers: each reads what it wrote, and only what the other one wrote shows how they differ.
/// </summary>
public sealed class PackageVersionsTests : IDisposable
{
    private static readonly WorkerLimits Tight = new(TimeSpan.FromSeconds(6), TimeSpan.FromSeconds(6), TimeSpan.FromSeconds(1), 1L << 28);
    private static readonly WorkloadOptions Letters = new("letters", 1, 0, "case");
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();
    private readonly TwoPrograms programs;

    public PackageVersionsTests() => programs = new TwoPrograms(folder);

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("by-name", Verdict.Supported, "", "")]
    [InlineData("by-order", Verdict.Lossy, "Letter.To: another string", "Letter.From: another string")]
    public void What_one_version_reads_of_the_other_has_a_verdict_of_its_own(string row, Verdict verdict, string ofFirst, string ofSecond)
    {
        var results = Execute(row, new WorkerStarter(), null);

        Assert.Equal([Verdict.Supported, Verdict.Supported], results.Checks.Select(check => check.Verdict));
        Assert.Equal([($"{row}@1.0.0", $"{row}@2.0.0"), ($"{row}@2.0.0", $"{row}@1.0.0")],
            results.SamplesOf<CaseSamples>().CrossChecks.Select(check => (check.WrittenBy, check.Row)).Order());
        Assert.All(results.SamplesOf<CaseSamples>().CrossChecks, check => Assert.Equal(
            (verdict, check.Row.EndsWith("@1.0.0", StringComparison.Ordinal) ? ofFirst : ofSecond),
            (check.Verdict, check.Differences.Count == 0 ? "" : check.Differences[0])));
        Assert.True(results.IsComplete);
        Assert.Equal(2, ResultsStore.Load(folder.File("r.json")).SamplesOf<CaseSamples>().CrossChecks.Count);
    }

    [Fact]
    public void A_run_that_is_continued_exchanges_only_what_is_missing()
    {
        var whole = Execute("by-name", new WorkerStarter(), null);
        var kept = whole.SamplesOf<CaseSamples>();
        FakeWorkers workers = new(clock);

        var results =
            Execute("by-name", workers, whole with { IsComplete = false, Samples = kept with { CrossChecks = [kept.CrossChecks[0]] } });

        Assert.All(workers.Jobs, job => Assert.Equal("letters", job.DataSet));
        Assert.Equal(2, workers.Jobs.Count);
        Assert.Equal(2, results.SamplesOf<CaseSamples>().CrossChecks.Count);
    }

    private ResultsFile Execute(string row, IWorkerStarter starter, ResultsFile? earlier)
    {
        string[] names = [$"{row}@1.0.0", $"{row}@2.0.0"];
        var options = ResultsOf.Options(names) with { Kind = "cases", Workloads = [Letters], Blocks = 1 };
        var definition = TestRowsOf.Row(row);
        RunPlan plan = new(options, [.. names.Select(name => new SelectedRow(IdOf.Label(name), definition))])
        {
            Experiment = new CasesExperiment(),
        };
        var services = ServicesOf.Workers(new FakeWorkers(clock), clock, folder) with
        {
            Build = (requests, _, _,
                _) => requests.ToDictionary(
                    request => request, request => new BuildOutcome(request.PackageVersion == "1.0.0" ? programs.Old : programs.New)),
            Starter = starter,
            Limits = _ => Tight,
        };
        return new Run(plan, services, earlier ?? ResultsOf.Empty(options), folder.File("r.json"))
            .Execute(CancellationToken.None).Results;
    }
}
