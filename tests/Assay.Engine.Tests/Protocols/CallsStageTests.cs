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
using Assay.Experiments.Calls;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Protocols;

public sealed class CallsStageTests : IDisposable
{
    private static readonly WorkloadOptions Second = new("text", 100, 0, "character");
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Each_row_data_set_and_operation_has_one_process_and_every_call_is_kept_in_order()
    {
        FakeWorkers workers = new(clock) { StartOf = Calls };

        var results = Execute(workers, "a", "b").Results;

        Assert.Equal(8, workers.Starts.Count);
        Assert.All(workers.Starts, start => Assert.Equal((1, 19), (start.Types.Count, start.LaterCalls)));
        Assert.Equal(8, results.SamplesOf<CallSamples>().Calls.Select(run => (run.Row, run.Workload, run.Operation)).Distinct().Count());
        Assert.All(results.SamplesOf<CallSamples>().Calls,
            run => Assert.Equal([9_000_000, .. Enumerable.Range(1, 19).Select(call => 1000L + call)], run.Nanoseconds));
        Assert.All(results.SamplesOf<CallSamples>().Calls, run => Assert.Equal(
            (1_000_000, 6_000_000), (run.PrepareNanoseconds, run.Gen0BudgetBytes)));
        Assert.Empty(results.Cells);
    }

    [Fact]
    public void A_row_that_fails_keeps_its_reason_and_the_others_their_calls()
    {
        FakeWorkers workers = new(clock)
        {
            StartOf = Calls,
            Failure = (row, request, _) => row == "b" && request is StartRequest ? FakeWorkers.Crash : null,
        };

        var results = Execute(workers, "a", "b").Results;

        Assert.All(results.SamplesOf<CallSamples>().Calls.Where(run => run.Row == "b"),
            run => Assert.Equal((0, new Failure(Verdict.Crash, "Stack overflow")), (run.Nanoseconds.Count, run.Failure)));
        Assert.All(results.SamplesOf<CallSamples>().Calls.Where(run => run.Row == "a"), run => Assert.Equal(20, run.Nanoseconds.Count));
    }

    [Fact]
    public void A_run_that_is_continued_measures_only_what_is_missing_or_was_killed()
    {
        var earlier = Execute(new FakeWorkers(clock) { StartOf = Calls }, "a", "b").Results;
        var cut = earlier with
        {
            IsComplete = false,
            Samples = earlier.SamplesOf<CallSamples>() with
            {
                Calls =
                [
                    .. earlier.SamplesOf<CallSamples>().Calls.Where(run => run.Row == "a"),
                    .. earlier.SamplesOf<CallSamples>().Calls.Where(run => run.Row == "b").Skip(1)
                        .Select((run, i) => i == 0
                            ? run with { Nanoseconds = [], Failure = new Failure(Verdict.AssayError, "the worker was killed") }
                            : run),
                ],
            },
        };
        FakeWorkers second = new(clock) { StartOf = Calls };

        var results = Execute(second, cut, "a", "b").Results;

        Assert.Equal(["b", "b"], second.Starts.Select(start => start.Types[0].Row));
        Assert.All(results.SamplesOf<CallSamples>().Calls, run => Assert.Equal((20, null), (run.Nanoseconds.Count, run.Failure)));
    }

    [Fact]
    public void A_killed_process_is_asked_once_more_and_the_run_is_not_called_complete()
    {
        FakeWorkers workers = new(clock)
        {
            StartOf = _ => throw new WorkerFailedException(
                new WorkerFailure(WorkerFailureKind.FromOutside, "the worker was killed", "")),
        };

        var results = Execute(workers, "a").Results;

        Assert.Equal(8, workers.Starts.Count);
        Assert.False(results.HasSamples());
        Assert.False(Resumption.IsComplete(ResultsStore.Load(folder.File("r.json"))));
    }

    private static StartedFrame Calls(StartRequest request) =>
        new(50_000_000,
            [.. request.Types.Select(
            _ => new FirstUse(1_000_000, 9_000_000, 20, 2, [.. Enumerable.Range(1, request.LaterCalls).Select(call => 1000L + call)]))])
        {
            Gen0BudgetBytes = 6_000_000,
        };

    private RunResult Execute(FakeWorkers workers, params string[] rows) => Execute(workers, ResultsOf.Empty(rows), rows);

    private RunResult Execute(FakeWorkers workers, ResultsFile start, params string[] rows)
    {
        var options = ResultsOf.Options(rows) with
        {
            Kind = "calls",
            Own = new CallOptions { Protocol = "paper" },
            Workloads = [ResultsOf.Books, Second],
            Operations = [Operation.Serialize, Operation.Deserialize],
            Blocks = 1,
            Rounds = CallsExperiment.CallsOfProcess,
        };
        RunPlan plan = new(options, [.. rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))])
        {
            Experiment = new CallsExperiment(),
        };
        BuildOutcome built = new(TestPrograms.Of(folder.File("x.dll")) with { StartFile = folder.File("x") });
        return new Run(plan, ServicesOf.Workers(workers, clock, folder, built), start with { Options = options }, folder.File("r.json"))
            .Execute(CancellationToken.None);
    }
}
