using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

/// <summary>Calls without a break in real workers: what they tell of adapters that leak, pause, or must not be shared.</summary>
public sealed class SustainedCallsTests : IDisposable
{
    private const long Span = 300_000_000;

    private static readonly string Program = TestPrograms.Worker;

    private static readonly WorkerLimits Roomy = new(TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(2), 1L << 31);
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void What_an_adapter_keeps_of_each_call_grows_the_heap_by_as_much_in_every_piece(Operation operation)
    {
        var span = Run("leaks", operation, new SpanRequest(1, Span, true));

        Assert.Equal((4, 3), (span.HeldBytes.Count, span.HeldCalls.Count));
        Assert.All(RatesOf(span), rate => Assert.InRange(rate, 100, 200));
    }

    [Theory]
    [InlineData("ok")]
    [InlineData("fills")]
    public void What_an_adapter_keeps_once_does_not(string row) =>
        Assert.All(RatesOf(Run(row, Operation.Serialize, new SpanRequest(1, Span, true))), rate => Assert.InRange(rate, -10, 10));

    [Fact]
    public void An_adapter_that_collects_in_each_call_spends_its_time_in_pauses()
    {
        var span = Run("pauses", Operation.Serialize, new SpanRequest(1, Span, true));

        Assert.InRange(span.Collections.Gen2, span.Calls, span.Calls + 1);
        Assert.True(span.Collections.PauseNanoseconds > span.ThreadNanoseconds / 10);
        Assert.InRange(span.Collections.LongestPauseNanoseconds, 1, span.LongestNanoseconds);
        Assert.Equal(0, span.Collections.UnseenPauses);
    }

    [Fact]
    public void Every_call_is_in_a_bucket_of_its_time()
    {
        var span = Run("ok", Operation.Deserialize, new SpanRequest(2, Span, true));

        Assert.Equal((2, "", 0), (span.Threads, span.Failure, span.HeldBytes.Count));
        Assert.Equal(span.Calls, span.LatencyCounts.Sum());
        Assert.Equal(span.LatencyNanoseconds.Order(), span.LatencyNanoseconds);
        Assert.InRange(span.ThreadNanoseconds, 2 * Span, 4 * Span);
        Assert.InRange(span.LongestNanoseconds, span.LatencyNanoseconds[^1],
            LatencyScale.LowerOf(LatencyScale.IndexOf(span.LatencyNanoseconds[^1]) + 1));
        Assert.True(
            span.Collections is { IsServer: false, PeakResidentBytes: > 10_000_000, ResidentBytes: > 10_000_000, AllocatedBytes: > 0 });
    }

    [Fact]
    public void Threads_end_with_the_first_exception_of_an_adapter_that_they_must_not_share_and_not_with_one_each()
    {
        Assert.Equal(
            "InvalidOperationException when serializing", Run("jealous", Operation.Serialize, new SpanRequest(4, 20 * Span, true)).Failure);
        Assert.Equal("", Run("jealous", Operation.Serialize, new SpanRequest(4, Span, false)).Failure);
    }

    [Fact]
    public void The_server_collector_and_a_fixed_budget_of_generation_0_are_taken_from_the_settings()
    {
        Assert.True(Run("ok", Operation.Serialize, new SpanRequest(1, Span, true), "DOTNET_gcServer=1").Collections.IsServer);
        var fixedBudget =
            Run("ok", Operation.Deserialize, new SpanRequest(1, Span, true), "DOTNET_GCgen0size=100000",
                "DOTNET_GCGen0MaxBudget=100000").Collections;
        // A megabyte each, give or take what threads have in hand.
        Assert.InRange(fixedBudget.AllocatedBytes / (double)(fixedBudget.Gen0 + fixedBudget.Gen1 + fixedBudget.Gen2), 500_000, 2_000_000);
    }

    [Theory]
    [InlineData("ok", 0, 1000)]
    [InlineData("large-buffers", 200_000, 300_000)]
    public void Large_objects_of_a_call_are_counted(string row, double least, double most)
    {
        var graphs = Ask(row, Operation.Deserialize, worker => worker.Ask(new WeighRequest()).Graphs);

        Assert.InRange(graphs.LargeObjectBytes!.Value, least, most);
        // An object of two references, a text and ten numbers.
        Assert.InRange((double)graphs.HeldBytes / graphs.Graphs, 100, 250);
        Assert.InRange((double)graphs.PlainHeldBytes / graphs.Graphs, 100, 250);
        Assert.Equal(0, Ask(row, Operation.Serialize, worker => worker.Ask(new WeighRequest()).Graphs).Graphs);
    }

    [Fact]
    public void A_cache_holds_payloads_or_graphs_and_a_hit_on_bytes_takes_longer()
    {
        var bytes =
            Ask("ok", Operation.Deserialize, worker => worker.Ask(new CacheRequest(EntryForm.Bytes, 10_000, Span)).Cache);
        var objects =
            Ask("ok", Operation.Deserialize, worker => worker.Ask(new CacheRequest(EntryForm.Objects, 10_000, Span)).Cache);

        Assert.All(new[] { bytes, objects }, cache =>
        {
            Assert.Equal(10_000, cache.Entries);
            Assert.Equal(cache.Hits, cache.Replacements * 9);
            Assert.InRange(cache.HeldBytes / 10_000, 80, 500);
            Assert.True(
                cache is { FullCollectionNanoseconds: > 0, HitNanoseconds: > 0 } && cache.HitNanoseconds < cache.ElapsedNanoseconds);
        });
        // A hit on bytes allocates what it reads, one on objects nothing.
        Assert.True(bytes.Collections.AllocatedBytes / bytes.Hits > 3 * (objects.Collections.AllocatedBytes / objects.Hits));
    }

    private static IEnumerable<double> RatesOf(CallSpan span) =>
        span.HeldBytes.Zip(span.HeldBytes.Skip(1)).Zip(span.HeldCalls)
            .Select(piece => (piece.First.Second - piece.First.First) / (double)piece.Second);

    private CallSpan Run(string row, Operation operation, SpanRequest request, params string[] settings) =>
        Ask(row, operation, worker => worker.Ask(request).Span, settings);

    private T Ask<T>(string row, Operation operation, Func<IWorker, T> ask, params string[] settings)
    {
        JobFrame job = new(row, "samples", new Recipe(10, 1, 0, 0), 4, Surface.Bytes, operation, folder.File("payloads"));
        using (var writer = WorkerProcess.Start(Program, [], Roomy))
        {
            writer.Ask(new OpenRequest(job));
            writer.Ask(new WriteRequest());
        }

        using var worker = WorkerProcess.Start(Program, settings, Roomy);
        worker.Ask(new OpenRequest(job));
        worker.Ask(worker.Limits.WarmUpRequest);
        return ask(worker);
    }
}
