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
using Assay.Experiments.Memory;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Memory;

public sealed class MemoryStageTests : IDisposable
{
    private static readonly MemoryOptions Calls = new()
    {
        SpanNanoseconds = 3_000_000_000,
        Threads = [1, 2, 8],
        Collectors = [Collector.Workstation, Collector.Server],
    };
    private static readonly MemoryOptions Cache = new()
    {
        SpanNanoseconds = 1_000_000_000,
        Threads = [1],
        Collectors = [Collector.Workstation],
        Held = [EntryForm.Bytes, EntryForm.Objects],
        Entries = 1000,
    };
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Each_row_operation_and_collector_has_a_process_that_calls_with_one_thread_and_then_with_more()
    {
        FakeWorkers workers = new(clock);

        var results = Execute(workers, Calls, "a", "b").Results;

        Assert.Equal(8, results.SamplesOf<MemorySamples>().Memories.Count);
        Assert.All(results.SamplesOf<MemorySamples>().Memories, memory =>
        {
            var process = Assert.Single(memory.Processes);
            Assert.Equal([1, 2, 8], process.Spans.Select(span => span.Threads));
            Assert.Equal(100, process.Graphs!.Graphs);
            Assert.True(memory.Threads!.IsSafe);
        });
        Assert.Equal([3_000_000_000, 1_500_000_000, 1_500_000_000], workers.Spans.Take(3).Select(span => span.Request.Nanoseconds));
        Assert.Equal(12, workers.Spans.Count(span => span.Settings.SequenceEqual(["DOTNET_gcServer=1"])));
        Assert.Equal(12, workers.Spans.Count(span => span.Settings.Count == 0));
    }

    [Fact]
    public void A_fixed_budget_of_generation_0_is_given_to_every_worker_in_hexadecimal()
    {
        FakeWorkers workers = new(clock);

        Execute(workers, Calls with { Gen0Bytes = 4_000_000, Collectors = [Collector.Workstation] }, "a");

        Assert.All(workers.Spans, span => Assert.Equal(["DOTNET_GCgen0size=3D0900", "DOTNET_GCGen0MaxBudget=3D0900"], span.Settings));
    }

    [Fact]
    public void A_row_that_is_wrong_with_threads_has_figures_of_one_thread_alone()
    {
        FakeWorkers workers = new(clock)
        {
            Tried = row => row == "b"
                ? new TriedFrame(TrialOutcome.Different, "Sample.Name: another value")
                : new TriedFrame(TrialOutcome.Same, ""),
        };

        var results = Execute(workers, Calls, "a", "b").Results;

        Assert.All(results.SamplesOf<MemorySamples>().Memories.Where(memory => memory.Row == "b"), memory =>
        {
            Assert.Equal(new ThreadCheck(false, "Sample.Name: another value"), memory.Threads);
            Assert.Equal([1], memory.Processes[0].Spans.Select(span => span.Threads));
        });
        Assert.All(results.SamplesOf<MemorySamples>().Memories.Where(memory => memory.Row == "a"), memory => Assert.Equal(
            3, memory.Processes[0].Spans.Count));
    }

    [Fact]
    public void A_row_that_fails_with_some_threads_keeps_what_it_has_and_its_reason()
    {
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, number) => row == "a" && request is SpanRequest && number == 8 ? FakeWorkers.Crash : null,
        };

        var results = Execute(workers, Calls, "a").Results;

        Assert.All(results.SamplesOf<MemorySamples>().Memories, memory =>
        {
            Assert.Equal(new Failure(Verdict.Crash, "Stack overflow"), memory.Failure);
            Assert.Equal([1, 2], memory.Processes[0].Spans.Select(span => span.Threads));
        });
    }

    [Fact]
    public void A_call_that_throws_on_a_thread_ends_its_row_with_that_sentence()
    {
        FakeWorkers workers = new(clock)
        {
            SpanOf = (_, settings, request) => MemoryFacts.Span(request.Threads, settings.Count > 0) with
            {
                Failure = request.Threads == 2 ? "IOException when deserializing" : "",
            },
        };

        var results = Execute(workers, Calls, "a").Results;

        Assert.All(results.SamplesOf<MemorySamples>().Memories, memory =>
        {
            Assert.Equal("IOException when deserializing, with 2 threads", memory.Failure!.Cause);
            Assert.Equal([1], memory.Processes[0].Spans.Select(span => span.Threads));
        });
    }

    [Fact]
    public void More_threads_than_memory_holds_are_refused_with_the_arithmetic()
    {
        // A worker may take two fifths of 4 GB.
        FakeWorkers workers = new(clock)
        {
            SpanOf = (_, settings, request) => MemoryFacts.Span(request.Threads, settings.Count > 0) is var span
                ? span with { Collections = span.Collections with { ResidentBytes = 100_000_000, PeakResidentBytes = 600_000_000 } }
                : span,
        };

        var results = Execute(workers, Calls, "a").Results;

        Assert.All(results.SamplesOf<MemorySamples>().Memories, memory =>
        {
            Assert.Equal([1, 2], memory.Processes[0].Spans.Select(span => span.Threads));
            Assert.Equal(
                "not tried, because 8 threads would take up to 4.1 GB: 0.6 GB for one and 0.5 GB for each further one; a "
                    + "worker may take 1.7 GB", memory.Failure!.Cause);
        });
    }

    [Fact]
    public void A_cache_is_filled_in_each_form_by_a_process_of_its_own()
    {
        FakeWorkers workers = new(clock);

        var results = Execute(workers, Cache, "a").Results;

        Assert.Equal(
            [EntryForm.Bytes, EntryForm.Objects], results.SamplesOf<MemorySamples>().Memories.Select(memory => memory.Held!.Value).Order());
        Assert.All(results.SamplesOf<MemorySamples>().Memories, memory => Assert.Equal(1000, memory.Processes[0].Cache!.Entries));
        Assert.All(workers.Caches,
            cache => Assert.Equal(("a", 1000, 1_000_000_000), (cache.Row, cache.Request.Entries, cache.Request.Nanoseconds)));
        Assert.Empty(workers.Spans);
    }

    [Fact]
    public void A_cache_that_cannot_fit_is_refused_before_it_is_filled_with_the_arithmetic()
    {
        FakeWorkers workers = new(clock);

        var results = Execute(workers, Cache with { Entries = 1_000_000 }, "a").Results;

        // 2,000 bytes each and some around it; payloads of 1,000 bytes fit.
        var objects = results.SamplesOf<MemorySamples>().Memories.Single(memory => memory.Held == EntryForm.Objects);
        Assert.Equal(
            "not tried, because 1,000,000 entries kept as objects would take about 2.1 GB: 2,052 bytes each; a worker may take 1.7 GB",
            objects.Failure!.Cause);
        Assert.Empty(objects.Processes);
        Assert.Equal(EntryForm.Bytes, Assert.Single(workers.Caches).Request.Form);
    }

    [Fact]
    public void A_run_that_is_continued_measures_only_what_is_missing()
    {
        var earlier = Execute(new FakeWorkers(clock), Calls, "a", "b").Results;
        var cut = earlier with
        {
            IsComplete = false,
            Samples = earlier.SamplesOf<MemorySamples>() with
            {
                Memories = [
                    .. earlier.SamplesOf<MemorySamples>().Memories.Where(
                        memory => memory is not { Row: "b", Collector: Collector.Server, Operation: Operation.Serialize })],
            },
        };
        FakeWorkers second = new(clock);

        var results = Execute(second, cut, Calls, "a", "b").Results;

        Assert.All(second.Spans, span => Assert.Equal(("b", Operation.Serialize), (span.Job.Row, span.Job.Operation)));
        Assert.Equal(3, second.Spans.Count);
        Assert.Equal(8, results.SamplesOf<MemorySamples>().Memories.Count);
        Assert.Equal(8, ResultsStore.Load(folder.File("r.json")).SamplesOf<MemorySamples>().Memories.Count);
    }

    [Fact]
    public void A_runtime_without_the_collector_that_was_asked_for_is_named()
    {
        FakeWorkers workers = new(clock) { SpanOf = (_, _, request) => MemoryFacts.Span(request.Threads, isServer: false) };

        var results = Execute(workers, Calls, "a").Results;

        Assert.All(results.SamplesOf<MemorySamples>().Memories.Where(memory => memory.Collector == Collector.Server),
            memory => Assert.Equal("its runtime has no server collector", memory.Failure!.Cause));
    }

    private RunResult Execute(
        FakeWorkers workers, MemoryOptions memory, params string[] rows) => Execute(workers, ResultsOf.Empty(rows), memory, rows);

    private RunResult Execute(FakeWorkers workers, ResultsFile start, MemoryOptions memory, params string[] rows)
    {
        var options = ResultsOf.Options(rows) with
        {
            Kind = "memory",
            Own = memory,
            Operations = memory.Held.Count > 0 ? [Operation.Deserialize] : [Operation.Serialize, Operation.Deserialize],
            Blocks = 1,
        };
        RunPlan plan = new(options, [.. rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))])
        {
            Experiment = new MemoryExperiment(),
        };
        BuildOutcome built = new(TestPrograms.Of(folder.File("x.dll")) with { StartFile = folder.File("x") });
        return new Run(plan, ServicesOf.Workers(workers, clock, folder, built), start with { Options = options }, folder.File("r.json"))
            .Execute(CancellationToken.None);
    }
}
