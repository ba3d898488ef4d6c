using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;
using Assay.Experiments.Startup;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Startup;

public sealed class StartupStageTests : IDisposable
{
    private static readonly WorkloadOptions Second = new("text", 100, 0, "character");
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Each_round_starts_every_row_once_in_each_operation_with_all_types_and_an_empty_program_in_between()
    {
        FakeWorkers workers = new(clock);

        var results = Execute(workers, "a", "b", RunPlanner.StraightLine).Results;

        Assert.Equal(6, results.SamplesOf<StartupSamples>().Startups.Count);
        Assert.All(results.SamplesOf<StartupSamples>().Startups, startup =>
        {
            Assert.Equal([0, 1, 2], startup.Processes.Select(process => process.Round));
            Assert.Equal([ResultsOf.Books, Second], startup.Workloads);
            Assert.All(startup.Processes, process => Assert.Equal(6_000_000, process.Gen0BudgetBytes));
            Assert.All(startup.Processes, process => Assert.Equal(
                [50_000_000, 1_000_000, 1_000_000, 9_000_000, 9_000_000],
                [process.ToMainNanoseconds, .. process.PrepareNanoseconds, .. process.FirstNanoseconds]));
        });
        // Six cells of one build, and an empty process for each four of them, or part of four.
        var empty = Assert.Single(results.SamplesOf<StartupSamples>().EmptyProcesses);
        Assert.Equal(RunPlanner.StraightLine, empty.Row);
        Assert.Equal([0, 0, 1, 1, 2, 2], empty.Rounds);
        Assert.Equal(
            (18, 6), (workers.Starts.Count(start => start.Types.Count == 2), workers.Starts.Count(start => start.Types.Count == 0)));
        Assert.Empty(results.Cells);
    }

    [Fact]
    public void Rounds_have_orders_of_their_own()
    {
        FakeWorkers workers = new(clock);

        Execute(workers, "a", "b", "c", "d", RunPlanner.StraightLine);

        string[] orders = [
            .. workers.Starts.Chunk(13)
                .Select(round => string.Join(
                ' ', round.Select(start => start.Types.Count == 0 ? "-" : $"{start.Types[0].Row}{start.Types[0].Operation}")))];
        Assert.Equal(3, orders.Distinct().Count());
        Assert.Single(orders.Select(order => string.Join(' ', order.Split(' ').Order(StringComparer.Ordinal))).Distinct());
    }

    [Fact]
    public void A_row_that_fails_has_its_reason_and_no_more_processes()
    {
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "b" && request is StartRequest ? FakeWorkers.Crash : null,
        };

        var results = Execute(workers, "a", "b").Results;

        Assert.All(results.SamplesOf<StartupSamples>().Startups.Where(startup => startup.Row == "b"),
            startup => Assert.Equal(
                (0, new Failure(Verdict.Crash, "Stack overflow")), (startup.Processes.Count, startup.Failure)));
        Assert.All(results.SamplesOf<StartupSamples>().Startups.Where(startup => startup.Row == "a"), startup => Assert.Equal(
            3, startup.Processes.Count));
        Assert.Equal(2, workers.Starts.Count(start => start.Types.Count > 0 && start.Types[0].Row == "b"));
    }

    [Fact]
    public void A_run_that_is_continued_measures_only_what_is_missing()
    {
        FakeWorkers first = new(clock);
        var earlier = Execute(first, "a", "b").Results;
        var cut = earlier with
        {
            IsComplete = false,
            Samples = earlier.SamplesOf<StartupSamples>() with
            {
                Startups = [
                    .. earlier.SamplesOf<StartupSamples>().Startups.Select(
                        startup => startup.Row == "a"
                        ? startup with { Processes = [.. startup.Processes.Where(process => process.Round != 1)] }
                        : startup)],
            },
        };
        FakeWorkers second = new(clock);

        var results = Execute(second, cut, CancellationToken.None, "a", "b").Results;

        Assert.Equal(["a", "a"], second.Starts.Select(start => start.Types[0].Row));
        Assert.All(results.SamplesOf<StartupSamples>().Startups, startup => Assert.Equal(
            [0, 1, 2], startup.Processes.Select(process => process.Round).Order()));
    }

    [Fact]
    public void What_is_measured_is_in_the_file_after_each_round()
    {
        FakeWorkers workers = new(clock)
        {
            StartOf = request => throw new WorkerFailedException(
                new WorkerFailure(WorkerFailureKind.FromOutside, "the worker was killed", "")),
        };

        var results = Execute(workers, "a").Results;

        // Killed from outside: asked once more in each round, and tried again in the next.
        Assert.Equal(12, workers.Starts.Count);
        Assert.All(
            ResultsStore.Load(folder.File("r.json")).SamplesOf<StartupSamples>().Startups, startup => Assert.Equal(
                Verdict.AssayError, startup.Failure!.Verdict));
        Assert.False(results.HasSamples());
    }

    [Fact]
    public void Processes_of_a_round_that_was_interrupted_are_in_the_file_and_not_measured_again()
    {
        using CancellationTokenSource source = new();
        FakeWorkers usual = new(clock);
        var started = 0;
        FakeWorkers first = new(clock) { StartOf = request => ++started < 7 ? usual.StartOf(request) : CancelIn(source) };

        var interrupted = Execute(first, ResultsOf.Empty("a", "b"), source.Token, "a", "b");

        Assert.Equal(RunEnding.Interrupted, interrupted.Ending);
        var kept = ResultsStore.Load(folder.File("r.json"));
        Assert.Equal(6, kept.SamplesOf<StartupSamples>().Startups.Sum(startup => startup.Processes.Count));
        FakeWorkers second = new(clock);
        var resumed = Execute(second, kept, CancellationToken.None, "a", "b");
        Assert.Equal(6, second.Starts.Count);
        Assert.All(
            resumed.Results.SamplesOf<StartupSamples>().Startups, startup => Assert.Equal(
                [0, 1, 2], startup.Processes.Select(process => process.Round).Order()));
    }

    private static StartedFrame CancelIn(CancellationTokenSource source)
    {
        source.Cancel();
        throw new OperationCanceledException(source.Token);
    }

    private RunResult Execute(
        FakeWorkers workers, params string[] rows) => Execute(workers, ResultsOf.Empty(rows), CancellationToken.None, rows);

    private RunResult Execute(FakeWorkers workers, ResultsFile start, CancellationToken cancellation, params string[] rows)
    {
        var options = ResultsOf.Options(rows) with
        {
            Kind = "startup",
            Workloads = [ResultsOf.Books, Second],
            Operations = [Operation.Serialize, Operation.Deserialize],
            Blocks = 3,
        };
        RunPlan plan = new(options, [.. rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))])
        {
            Experiment = new StartupExperiment(),
        };
        BuildOutcome built = new(TestPrograms.Of(folder.File("x.dll")) with { StartFile = folder.File("x") });
        return new Run(plan, ServicesOf.Workers(workers, clock, folder, built), start with { Options = options }, folder.File("r.json"))
            .Execute(cancellation);
    }
}
