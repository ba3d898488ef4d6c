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
using Assay.Experiments.Io;
using Assay.Tests.Shared;

namespace Assay.Engine.Tests.Io;

public sealed class IoStageTests : IDisposable
{
    private static readonly IoOptions Asked = new()
    {
        Surfaces = [],
        Transports = [Transport.Memory, Transport.File],
        Compressions = ["zstd-3", "lz4"],
        NetworkBitsPerSecond = [10_000_000],
    };
    private readonly TemporaryFolder folder = new();
    private readonly FakeClock clock = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Each_round_has_a_process_of_every_row_and_operation_and_one_that_compresses_its_payloads()
    {
        FakeWorkers workers = new(clock);

        var results = Execute(workers, "a", "b").Results;

        Assert.Equal(4, results.SamplesOf<IoSamples>().Transfers.Count);
        Assert.All(results.SamplesOf<IoSamples>().Transfers, transfer =>
        {
            Assert.Equal([0, 1, 2], transfer.Processes.Select(process => process.Round));
            Assert.All(transfer.Processes, process => Assert.Equal(6_000_000, process.Gen0BudgetBytes));
            Assert.All(transfer.Processes,
                process => Assert.Equal([Transport.Memory, Transport.File], process.Transports.Select(samples => samples.Transport)));
        });
        Assert.Equal(["a", "b"], results.SamplesOf<IoSamples>().Compressions.Select(compression => compression.Row).Order());
        Assert.All(results.SamplesOf<IoSamples>().Compressions, compression => Assert.Equal(
            [(0, "zstd-3,lz4"), (1, "zstd-3,lz4"), (2, "zstd-3,lz4")],
            compression.Processes.Select(process => (process.Round, string.Join(',', process.Codecs.Select(codec => codec.Codec))))));
        Assert.Equal((12, 6), (workers.Transfers.Count, workers.Compressions.Count));
        Assert.True(results.IsComplete);
        Assert.Equal(4, ResultsStore.Load(folder.File("r.json")).SamplesOf<IoSamples>().Transfers.Count);
    }

    [Fact]
    public void Rounds_have_orders_of_their_own()
    {
        FakeWorkers workers = new(clock);

        Execute(workers, "a", "b", "c", "d");

        string[] orders = [
            .. workers.Transfers.Chunk(8).Select(round => string.Join(' ', round.Select(of => $"{of.Job.Row}{of.Job.Operation}")))];
        Assert.Equal(3, orders.Distinct().Count());
    }

    [Fact]
    public void A_row_that_crashes_has_its_reason_and_no_more_processes()
    {
        FakeWorkers workers = new(clock)
        {
            Failure = (row, request, _) => row == "b" && request is IoRequest ? FakeWorkers.Crash : null,
        };

        var results = Execute(workers, "a", "b").Results;

        Assert.All(results.SamplesOf<IoSamples>().Transfers.Where(transfer => transfer.Row == "b"),
            transfer => Assert.Equal(
                (0, new Failure(Verdict.Crash, "Stack overflow")), (transfer.Processes.Count, transfer.Failure)));
        Assert.All(results.SamplesOf<IoSamples>().Transfers.Where(transfer => transfer.Row == "a"), transfer => Assert.Equal(
            3, transfer.Processes.Count));
        Assert.Equal(2, workers.Transfers.Count(transfer => transfer.Job.Row == "b"));
    }

    [Fact]
    public void A_full_disk_leaves_a_row_its_other_transports_and_is_tried_again_when_the_run_is_continued()
    {
        FakeWorkers full = new(clock) { IoOf = (_, request) => FileFails(request, isOfMachine: true) };
        var first = Execute(full, "a").Results;

        Assert.All(first.SamplesOf<IoSamples>().Transfers, transfer =>
        {
            Assert.Equal([new IoFailure(Transport.File, Verdict.AssayError, "the disk is full")], transfer.TransportFailures);
            Assert.All(
                transfer.Processes, process => Assert.Equal([Transport.Memory], process.Transports.Select(samples => samples.Transport)));
        });
        Assert.False(Resumption.IsComplete(first));

        FakeWorkers freed = new(clock);
        var second = Execute(freed, first with { IsComplete = false }, "a").Results;

        Assert.Equal(6, freed.Transfers.Count);
        Assert.All(second.SamplesOf<IoSamples>().Transfers,
            transfer => Assert.Equal(
                (0, 3), (transfer.TransportFailures.Count, transfer.Processes.Count(process => process.Transports.Count == 2))));
        Assert.True(Resumption.IsComplete(second));
    }

    [Fact]
    public void What_a_library_refuses_is_not_tried_again()
    {
        FakeWorkers refusing = new(clock) { IoOf = (_, request) => FileFails(request, isOfMachine: false) };
        var first = Execute(refusing, "a").Results;

        FakeWorkers again = new(clock);
        Execute(again, first with { IsComplete = false }, "a");

        Assert.True(Resumption.IsComplete(first));
        Assert.Empty(again.Transfers);
    }

    [Fact]
    public void A_run_that_is_continued_measures_only_what_is_missing()
    {
        var earlier = Execute(new FakeWorkers(clock), "a", "b").Results;
        var cut = earlier with
        {
            IsComplete = false,
            Samples = earlier.SamplesOf<IoSamples>() with
            {
                Transfers = [
                    .. earlier.SamplesOf<IoSamples>().Transfers.Select(
                        transfer => transfer.Row == "a"
                        ? transfer with { Processes = [.. transfer.Processes.Where(process => process.Round != 1)] }
                        : transfer)],
                Compressions = [.. earlier.SamplesOf<IoSamples>().Compressions.Where(compression => compression.Row == "a")],
            },
        };
        FakeWorkers second = new(clock);

        var results = Execute(second, cut, "a", "b").Results;

        Assert.Equal(["a", "a"], second.Transfers.Select(transfer => transfer.Job.Row));
        Assert.Equal(3, second.Compressions.Count);
        Assert.All(results.SamplesOf<IoSamples>().Transfers, transfer => Assert.Equal(
            [0, 1, 2], transfer.Processes.Select(process => process.Round).Order()));
    }

    [Fact]
    public void A_text_that_may_quote_a_value_is_left_out_where_values_may_not_be_told()
    {
        FakeWorkers workers = new(clock) { IoOf = (_, request) => FileFails(request, isOfMachine: false) };
        using var worker = new RedactingWorkers(workers, new HashSet<string>()).Start(
            Program, WorkerPurpose.Throughput, WorkerLimits.For(ResultsOf.Books, 1 << 30), CancellationToken.None);
        worker.Ask(new OpenRequest(new JobFrame("a", "books", default, 1, Surface.Bytes, Operation.Serialize, "")));

        var measured = worker.Ask(new IoRequest(Asked.Transports, folder.Path, 1, 1));

        Assert.Equal("System.FormatException", measured.Transports[1].Failure);
    }

    private AdapterProgram Program => TestPrograms.Of(folder.File("x.dll"));

    private static IoFrame FileFails(IoRequest request, bool isOfMachine) =>
        new(40, 20, true, [.. request.Transports.Select(transport => transport == Transport.File
        ? new TransportTimes(transport, 1, 0, [], [], [], [])
        {
            Failure = isOfMachine ? "the disk is full" : "System.FormatException: 42 is odd",
            UnquotedFailure = "System.FormatException",
            IsOfMachine = isOfMachine,
        }
        : new TransportTimes(transport, 10, 1000, [10_000], [11_000], [4_000], [30]))]);

    private RunResult Execute(FakeWorkers workers, params string[] rows) => Execute(workers, ResultsOf.Empty(rows), rows);

    private RunResult Execute(FakeWorkers workers, ResultsFile start, params string[] rows)
    {
        var options = ResultsOf.Options(rows) with
        {
            Kind = "io",
            Own = Asked,
            Operations = [Operation.Serialize, Operation.Deserialize],
            Blocks = 3,
        };
        RunPlan plan = new(options, [.. rows.Select(row => new SelectedRow(IdOf.Label(row), TestRowsOf.Row(row)))])
        {
            Experiment = new IoExperiment(),
        };
        var services = ServicesOf.Workers(workers, clock, folder, new BuildOutcome(Program)) with { Compression = Program };
        return new Run(plan, services, start with { Options = options }, folder.File("r.json"))
            .Execute(CancellationToken.None);
    }
}
