using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Tests.Shared;

namespace Assay.Worker.Tests.Session;

public sealed class SessionTests
{
    private const long OneSecond = 1_000_000_000;

    [Fact]
    public void A_payload_written_by_one_worker_is_read_by_another()
    {
        using InProcessWorker writer = new(), reader = new();
        var file = writer.Conversation.PayloadFile;
        writer.Conversation.Open(WorkerConversation.Job("ok", file));
        var written = writer.Conversation.Ask(new WriteRequest());
        reader.Conversation.Open(WorkerConversation.Job("ok", file));
        var compared = reader.Conversation.Ask(new ReadRequest());

        Assert.Equal(419, written.PayloadBytes);
        Assert.Equal(3 * 419, written.CorpusBytes);
        Assert.Equal(2, written.ObjectCount);
        Assert.Matches("^[0-9a-f]{64}$", written.ContentHash);
        Assert.True(written.PeakResidentBytes > 1 << 20);
        Assert.Empty(compared.Differences);
        Assert.True(compared.PeakResidentBytes > 1 << 20);
    }

    [Theory]
    [InlineData(Surface.Bytes)]
    [InlineData(Surface.Stream)]
    [InlineData(Surface.Buffer)]
    public void Every_surface_writes_the_same_payloads_and_reads_them(Surface surface)
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, surface: surface));
        var written = engine.Ask(new WriteRequest());
        var compared = engine.Ask(new ReadRequest());

        Assert.Equal(3 * 419, written.CorpusBytes);
        Assert.Empty(compared.Differences);
    }

    [Fact]
    public void A_row_that_forgets_a_member_is_told_its_path()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("lossy", engine.PayloadFile));
        engine.Ask(new WriteRequest());

        Assert.Equal(
            ["Sample.Name: null instead of a string"], engine.Ask(new ReadRequest()).Differences);
    }

    [Fact]
    public void Rows_with_contract_types_have_the_content_hash_of_the_plain_ones()
    {
        using InProcessWorker plain = new(), mapped = new();
        plain.Conversation.Open(WorkerConversation.Job("ok", plain.Conversation.PayloadFile));
        mapped.Conversation.Open(WorkerConversation.Job("mapped", mapped.Conversation.PayloadFile));

        Assert.Equal(
            plain.Conversation.Ask(new WriteRequest()).ContentHash,
            mapped.Conversation.Ask(new WriteRequest()).ContentHash);
        Assert.Empty(mapped.Conversation.Ask(new ReadRequest()).Differences);
    }

    [Fact]
    public void Opening_tells_surfaces_and_converted_members()
    {
        using InProcessWorker ok = new(), mapped = new();
        var plain =
            ok.Conversation.Ask(new OpenRequest(WorkerConversation.Job("ok", "")));
        var converted =
            mapped.Conversation.Ask(new OpenRequest(WorkerConversation.Job("mapped", "")));

        Assert.Equal([Surface.Bytes, Surface.Stream, Surface.Buffer], plain.Surfaces);
        Assert.StartsWith(".NET ", plain.Runtime, StringComparison.Ordinal);
        Assert.Equal("", plain.LibraryVersion);
        Assert.Equal([Surface.Bytes], converted.Surfaces);
        Assert.Equal(["Sample.Numbers"], converted.ConvertedMembers);
    }

    [Fact]
    public void Phases_are_told_when_the_code_changes_hands()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("mapped", engine.PayloadFile, instances: 1));
        engine.Exchange(new WriteRequest());
        engine.Exchange(new ReadRequest());

        Assert.Equal(
            [
                WorkerPhase.Preparing, WorkerPhase.Idle, WorkerPhase.Generating, WorkerPhase.Mapping, WorkerPhase.Serializing,
                WorkerPhase.Generating, WorkerPhase.Comparing,
                WorkerPhase.Generating, WorkerPhase.Mapping, WorkerPhase.Comparing, WorkerPhase.Serializing, WorkerPhase.Mapping,
                WorkerPhase.Comparing,
                WorkerPhase.Deserializing, WorkerPhase.Mapping, WorkerPhase.Generating, WorkerPhase.Comparing,
            ],
            engine.Phases);
    }

    [Theory]
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void Batches_follow_a_warm_up_without_further_phases(Operation operation)
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, operation: operation));
        engine.Exchange(new WriteRequest());
        var warm = engine.Ask(new WarmUpRequest(OneSecond));
        var phases = engine.Phases.Count;
        var batch = engine.Ask(new BatchRequest(1, 0));

        Assert.True(warm.Calls > 200);
        Assert.True(warm.OperationsPerBatch > warm.OperationsPerLeadIn);
        Assert.True(warm.MethodsCompiled > 0);
        Assert.Equal(warm.IsSteady, warm.Reason.Length == 0);
        Assert.True(batch.ElapsedNanoseconds > 0);
        Assert.Equal(OperatingSystem.IsLinux(), batch.CpuNanoseconds > 0);
        Assert.Equal(phases, engine.Phases.Count);
        Assert.Equal(operation == Operation.Serialize ? WorkerPhase.Serializing : WorkerPhase.Deserializing, engine.Phases[^1]);
    }

    [Fact]
    public void Allocation_is_counted_for_one_operation()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile));
        var allocated = engine.Ask(new AllocationRequest());

        // At least the payload of 419 bytes; the process runs other tests beside.
        Assert.InRange(allocated.ThreadBytesPerOperation, 419, 20_000);
        Assert.True(allocated.ProcessBytesPerOperation >= allocated.ThreadBytesPerOperation);
        Assert.True(allocated.Operations >= 3);
    }

    [Fact]
    public void The_mapper_costs_nothing_for_plain_contracts_and_something_for_others()
    {
        using InProcessWorker plain = new(), mapped = new();
        plain.Conversation.Open(WorkerConversation.Job("ok", ""));
        mapped.Conversation.Open(WorkerConversation.Job("mapped", ""));

        Assert.Equal(default, plain.Conversation.Ask(new MapperRequest()));
        Assert.True(mapped.Conversation.Ask(new MapperRequest()).NanosecondsPerOperation > 0);
    }

    [Theory]
    [InlineData("none", "samples", "This program has no row none for the data set samples.")]
    [InlineData("ok", "none", "This program has no row ok for the data set none.")]
    public void An_unknown_row_or_data_set_fails_with_a_sentence(string row, string dataSet, string sentence)
    {
        using InProcessWorker worker = new();
        var failed = worker.Conversation.FailureOf(new OpenRequest(WorkerConversation.Job(row, "", dataSet: dataSet)));

        Assert.Equal((WorkerPhase.Idle, sentence), (failed.Phase, failed.Message));
        Assert.Equal(1, worker.ExitCode);
    }

    [Fact]
    public void A_surface_that_the_row_does_not_offer_fails_with_a_sentence()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("lossy", engine.PayloadFile, surface: Surface.Stream));
        var failed = engine.FailureOf(new WriteRequest());

        Assert.Equal((WorkerPhase.Idle, "The row does not offer the surface stream; it offers bytes."), (failed.Phase, failed.Message));
    }

    [Fact]
    public void A_request_out_of_order_fails_with_a_sentence()
    {
        using InProcessWorker worker = new();

        Assert.Equal("The first frame must open a job.", worker.Conversation.FailureOf(new WriteRequest()).Message);
    }

    [Fact]
    public void A_batch_before_the_warm_up_fails_with_a_sentence()
    {
        using InProcessWorker worker = new();
        worker.Conversation.Open(WorkerConversation.Job("ok", ""));

        Assert.Equal("A batch needs a warm-up before it.",
            worker.Conversation.FailureOf(new BatchRequest(1, 0)).Message);
    }

    [Fact]
    public void An_exception_of_the_library_is_charged_to_it_with_all_its_causes()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("throws", engine.PayloadFile));
        var failed = engine.FailureOf(new WriteRequest());

        Assert.Equal(WorkerPhase.Serializing, failed.Phase);
        Assert.Equal("System.FormatException", failed.ExceptionType);
        Assert.Equal("The test row refuses. ---> ArgumentException: Its cause.", failed.Message);
        Assert.Contains("MisbehavingAdapter.Serialize", failed.StackTrace, StringComparison.Ordinal);
        Assert.Equal(1, worker.ExitCode);
    }

    [Fact]
    public void A_payload_file_that_cannot_be_written_is_not_charged_to_the_library()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;

        // A missing folder is made again; below a file there can be none.
        File.WriteAllText(engine.PayloadFile, "");
        engine.Open(WorkerConversation.Job("ok", Path.Combine(engine.PayloadFile, "nowhere")));

        Assert.Equal(WorkerPhase.Idle, engine.FailureOf(new WriteRequest()).Phase);
    }

    [Fact]
    public void A_disk_that_is_full_when_the_payload_file_is_closed_is_not_charged_to_the_library()
    {
        // The device takes nothing, and small payloads wait in a buffer until the file is closed.
        FullDisk.SkipWhereMissing();
        using InProcessWorker worker = new();
        worker.Conversation.Open(WorkerConversation.Job("ok", FullDisk.At(worker.Conversation.PayloadFile)));
        var failed = worker.Conversation.FailureOf(new WriteRequest());

        Assert.Equal((WorkerPhase.Idle, "System.IO.IOException"), (failed.Phase, failed.ExceptionType));
    }

    [Fact]
    public void A_payload_file_with_too_few_payloads_fails_with_a_sentence()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        PayloadFile.Write(engine.PayloadFile, []);
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, operation: Operation.Deserialize));
        var failed = engine.FailureOf(new WarmUpRequest(OneSecond));

        Assert.Equal(
            (WorkerPhase.Idle, "The payload file holds 0 payloads, the job needs 3; run the check again."), (failed.Phase, failed.Message));
    }

    [Fact]
    public void A_worker_ends_with_code_0_when_it_is_closed_or_the_engine_is_gone()
    {
        using InProcessWorker closed = new(), left = new();
        closed.Conversation.Close();
        left.Conversation.HangUp();

        Assert.Equal((0, 0), (closed.ExitCode, left.ExitCode));
    }
}
