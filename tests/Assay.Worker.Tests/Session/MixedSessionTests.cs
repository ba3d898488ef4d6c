using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.TestWorker;

namespace Assay.Worker.Tests.Session;

public sealed class MixedSessionTests
{
    private const long OneSecond = 1_000_000_000;
    private static readonly Recipe Labels = new(10, 1, 0, 0);

    [Theory]
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void The_row_runs_its_other_data_set_in_the_warm_up_and_before_batches(Operation operation)
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        var labels = engine.PayloadFile + ".labels";
        PayloadFile.Write(labels, ["one"u8.ToArray(), "two"u8.ToArray()]);
        var job = WorkerConversation.Job("ok", engine.PayloadFile, operation: operation) with
        {
            MixedWith = [new MixedWorkload("labels", Labels, 2, labels)],
        };
        engine.Open(job);
        engine.Exchange(new WriteRequest());

        var start = Calls(operation);
        var warm = engine.Ask(new WarmUpRequest(OneSecond));
        var warmedUp = Calls(operation);
        engine.Ask(new BatchRequest(1, 0));
        var measured = Calls(operation);
        engine.Ask(new BatchRequest(0, 0));

        Assert.True(warm.Calls > 200);
        Assert.True(warmedUp - start > 200);
        Assert.True(measured > warmedUp);
        Assert.Equal(measured, Calls(operation));
    }

    [Fact]
    public void A_data_set_that_the_row_cannot_carry_is_named_and_left_out()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        var job = WorkerConversation.Job("lossy", engine.PayloadFile) with
        {
            MixedWith = [new MixedWorkload("labels", Labels, 1, "")],
        };

        Assert.Equal(["labels"], engine.Ask(new OpenRequest(job)).MissingDataSets);
        Assert.True(engine.Ask(new WarmUpRequest(OneSecond)).Calls > 200);
    }

    [Fact]
    public void A_row_that_can_carry_all_data_sets_misses_none()
    {
        using InProcessWorker worker = new();
        var job = WorkerConversation.Job("ok", "") with { MixedWith = [new MixedWorkload("labels", Labels, 1, "")] };

        Assert.Empty(worker.Conversation.Ask(new OpenRequest(job)).MissingDataSets);
    }

    [Fact]
    public void A_payload_file_of_another_data_set_with_too_few_payloads_fails_with_a_sentence()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        var labels = engine.PayloadFile + ".labels";
        PayloadFile.Write(labels, []);
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, operation: Operation.Deserialize) with
        {
            MixedWith = [new MixedWorkload("labels", Labels, 2, labels)],
        });
        engine.Exchange(new WriteRequest());
        var failed = engine.FailureOf(new WarmUpRequest(OneSecond));

        Assert.Equal(
            (WorkerPhase.Idle, "The payload file holds 0 payloads, the job needs 2; run the check again."), (failed.Phase, failed.Message));
    }

    private static long Calls(Operation operation) =>
        operation == Operation.Serialize ? LabelAdapter.Serialized : LabelAdapter.Deserialized;
}
