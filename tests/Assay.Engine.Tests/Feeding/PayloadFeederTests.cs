using System.Diagnostics;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Engine.Building;
using Assay.Engine.Feeding;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Feeding;

/// <summary>Payloads in real workers, which really crash.</summary>
public sealed class PayloadFeederTests : IDisposable
{
    private static readonly AdapterProgram Program = TestPrograms.Of(TestPrograms.Worker);

    private static readonly FeedLimits Short = new(TimeSpan.FromSeconds(2), 256 << 20);
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_valid_payload_comes_back_as_its_instance_and_is_written_again()
    {
        using var feeder = Feeder("ok");
        var payload = feeder.Write()[0];

        var fed = feeder.Feed(new FeedRequest(payload, Instance: 0, IsRewritten: true));

        Assert.Equal(FeedEnd.Returned, fed.End);
        Assert.Empty(fed.Answer!.Differences);
        Assert.Equal(payload, fed.Answer.Rewritten);
        Assert.Equal(64, fed.Answer.ContentHash.Length);
        Assert.True(fed.Answer is { AllocatedBytes: > 0, ElapsedNanoseconds: > 0, Exception: null, ImpossibleValue: "", ReplacedText: "" });
    }

    [Fact]
    public void Another_graph_has_another_hash_and_its_differences()
    {
        using var feeder = Feeder("ok");
        var payloads = feeder.Write();

        FedPayload[] fed = [.. feeder.FeedEach([new FeedRequest(payloads[0], 0), new FeedRequest(payloads[1], 0)])];

        Assert.NotEqual(fed[0].Answer!.ContentHash, fed[1].Answer!.ContentHash);
        Assert.Contains(fed[1].Answer!.Differences, difference => difference.StartsWith("Sample.Name: ", StringComparison.Ordinal));
        Assert.Equal(1, feeder.Processes);
    }

    [Fact]
    public void An_exception_is_an_answer_with_its_type_and_costs_no_process()
    {
        using var feeder = Feeder("ok");
        var payload = feeder.Write()[0];

        var fed = feeder.Feed(new FeedRequest(payload[..5]));
        var next = feeder.Feed(new FeedRequest(payload, 0));

        Assert.Equal((FeedEnd.Threw, typeof(EndOfStreamException).FullName, true),
            (fed.End, fed.Answer!.Exception!.Type, fed.Answer.Exception.IsOfFramework));
        Assert.Equal(FeedEnd.Returned, next.End);
        Assert.Equal(1, feeder.Processes);
    }

    [Fact]
    public void The_text_of_bytes_that_are_none_is_seen()
    {
        using var feeder = Feeder("ok");
        var payload = feeder.Write()[0];
        payload[5] = 0xFF;

        Assert.Equal("Sample.Name", feeder.Feed(new FeedRequest(payload, 0)).Answer!.ReplacedText);
    }

    [Theory]
    [InlineData("overflows/reading", FeedEnd.Crashed, "Stack overflow (SIGABRT)")]
    [InlineData("hangs/reading", FeedEnd.Hung, "time limit of 2 s")]
    [InlineData("exits/reading", FeedEnd.Crashed, "Environment.Exit was called: the process ended with exit code 3")]
    public void What_ends_the_process_costs_one_payload(string row, FeedEnd end, string cause)
    {
        using var feeder = Feeder(row);

        var fed = feeder.Feed(new FeedRequest([0, 0]));

        Assert.Equal((end, cause), (fed.End, fed.Cause));
        Assert.Equal(["Bytes"], feeder.Opened.Surfaces.Take(1).Select(surface => surface.ToString()));
        Assert.Equal(2, feeder.Processes);
    }

    [Fact]
    public void What_allocates_without_end_is_out_of_memory()
    {
        // A busy machine needs its time until memory is at its end.
        using var feeder = Feeder("exhausts/reading", Short with { Time = TimeSpan.FromMinutes(1) });

        Assert.Equal(FeedEnd.OutOfMemory, feeder.Feed(new FeedRequest([0, 0])).End);
    }

    [Fact]
    public void What_a_call_holds_at_one_time_is_told_apart_from_all_that_it_allocates()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux forgets a peak.");
        using var hoarding = Feeder("hoards/reading");
        using var squandering = Feeder("squanders/reading", Short with { Time = TimeSpan.FromMinutes(1) });

        var first = hoarding.Feed(new FeedRequest([0, 0])).Answer!;
        var second = hoarding.Feed(new FeedRequest([0, 0])).Answer!;
        var squandered = squandering.Feed(new FeedRequest([0, 0])).Answer!;

        Assert.InRange(first.PeakBytes!.Value, 60L << 20, 160L << 20);
        Assert.InRange(second.PeakBytes!.Value, 0, 16L << 20);
        Assert.True(squandered.AllocatedBytes >= 4L << 30);
        Assert.InRange(squandered.PeakBytes!.Value, 8L << 20, 512L << 20);
    }

    [Fact]
    public void Nested_data_can_be_read_on_a_stack_of_a_given_size()
    {
        using var feeder = Feeder("ok");

        Assert.Equal(FeedEnd.Returned, feeder.Feed(new FeedRequest(feeder.Write()[0], 0, StackBytes: 1 << 18)).End);
    }

    [Fact]
    public void A_process_that_is_killed_from_outside_costs_no_payload()
    {
        KilledWorkers workers = new();
        using var feeder = Feeder("ok", starter: workers);

        var payload = feeder.Write()[0];
        workers.KillLast();
        var fed = feeder.Feed(new FeedRequest(payload, 0));
        workers.KillLast();
        var again = feeder.Write()[0];
        workers.KillLast();
        feeder.Turn(Job("ok"));

        Assert.Equal((FeedEnd.Returned, ""), (fed.End, fed.Cause));
        Assert.Empty(fed.Answer!.Differences);
        Assert.Equal(payload, again);
        Assert.Equal(payload, feeder.Show().Payload);
        Assert.Equal(5, workers.Started);
        feeder.Dispose();
        Assert.DoesNotContain(
            Directory.EnumerateFiles(Path.GetTempPath(), "clr-debug-pipe-*"),
            file => workers.Killed.Any(id => Path.GetFileName(file).StartsWith($"clr-debug-pipe-{id}-", StringComparison.Ordinal)));
    }

    private JobFrame Job(string row) =>
        new(row, "samples", new Recipe(10, 1, 0, 0), 2, Surface.Bytes, Operation.Deserialize, folder.File("payloads"));

    private PayloadFeeder Feeder(string row, FeedLimits? limits = null, IWorkerStarter? starter = null) =>
        new(starter ?? new WorkerStarter(), new FeedTarget(Program, Job(row)), limits ?? Short, CancellationToken.None);

    /// <summary>Workers that somebody kills: the first before it is asked anything, and the last when a test says so.</summary>
    private sealed class KilledWorkers : IWorkerStarter
    {
        private int last;

        public List<int> Killed { get; } = [];

        public int Started { get; private set; }

        public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
        {
            var worker = WorkerProcess.Start(program.StartFile, [], limits, cancellation);
            last = worker.ProcessId;
            if (++Started == 1)
                KillLast();
            return worker;
        }

        public void KillLast()
        {
            Killed.Add(last);
            using var process = Process.GetProcessById(last);
            process.Kill();
            process.WaitForExit();
        }
    }
}
