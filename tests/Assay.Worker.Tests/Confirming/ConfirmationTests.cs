using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Tests.Session;

namespace Assay.Worker.Tests.Confirming;

public sealed class ConfirmationTests
{
    private const long OneSecond = 1_000_000_000;
    private const int Instances = 3;

    [Theory]
    [InlineData("ok", Operation.Serialize, Surface.Bytes)]
    [InlineData("ok", Operation.Serialize, Surface.Stream)]
    [InlineData("ok", Operation.Serialize, Surface.Buffer)]
    [InlineData("ok", Operation.Deserialize, Surface.Bytes)]
    [InlineData("ok", Operation.Deserialize, Surface.Stream)]
    [InlineData("ok", Operation.Deserialize, Surface.Buffer)]
    [InlineData("ok", Operation.ReadOne, Surface.Bytes)]
    [InlineData("mapped", Operation.Serialize, Surface.Bytes)]
    [InlineData("mapped", Operation.Deserialize, Surface.Bytes)]
    [InlineData("lazy", Operation.Serialize, Surface.Bytes)]
    [InlineData("lazy", Operation.Open, Surface.Bytes)]
    [InlineData("lazy", Operation.ReadAll, Surface.Bytes)]
    [InlineData("salted", Operation.Serialize, Surface.Bytes)]
    [InlineData("salted", Operation.Deserialize, Surface.Bytes)]
    public void An_honest_row_shows_nothing(string row, Operation operation, Surface surface)
    {
        var found = Confirm(row, operation, surface);

        Assert.Empty(found.Unseen);
        Assert.Empty(found.Changed);
        Assert.Empty(found.Shared);
    }

    [Theory]
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void What_a_row_loses_is_all_that_a_lossy_one_shows(Operation operation)
    {
        var found = Confirm("lossy", operation);

        Assert.Equal(["Sample.Name: null instead of a string"], found.Unseen);
        Assert.Equal(["Sample.Name: null instead of a string"], found.Changed);
        Assert.Empty(found.Shared);
    }

    [Theory]
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void What_an_adapter_kept_from_earlier_calls_comes_back_different(Operation operation)
    {
        var found = Confirm("stale", operation);

        Assert.Contains(found.Unseen, difference => difference.StartsWith("Sample.Name:", StringComparison.Ordinal));
        Assert.Contains(found.Changed, difference => difference.StartsWith("Sample.Name:", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void What_an_adapter_keeps_by_the_object_that_it_is_given_is_seen_once_that_object_changes(Operation operation)
    {
        var found = Confirm("by-object", operation);

        Assert.Empty(found.Unseen);
        Assert.Contains(found.Changed, difference => difference.StartsWith("Sample.Name:", StringComparison.Ordinal));
    }

    [Fact]
    public void One_graph_for_two_reads_is_a_shared_object()
    {
        var found = Confirm("same-graph", Operation.Deserialize);

        Assert.Empty(found.Unseen);
        Assert.Empty(found.Changed);
        Assert.Equal("Sample", found.Shared);
    }

    [Fact]
    public void An_exception_of_the_library_is_told_as_its_own()
    {
        using InProcessWorker worker = new();
        var engine = Timed(worker, "fails-late", Operation.Serialize, Surface.Bytes);

        var failed = engine.FailureOf(Unseen);

        Assert.Equal((WorkerPhase.Serializing, "The test row is full."), (failed.Phase, failed.Message));
    }

    [Fact]
    public void A_confirmation_before_any_timed_work_is_an_error_of_the_engine()
    {
        using InProcessWorker worker = new();
        worker.Conversation.Open(WorkerConversation.Job("ok", worker.Conversation.PayloadFile));

        var failed = worker.Conversation.FailureOf(Unseen);

        Assert.Equal(WorkerPhase.Idle, failed.Phase);
    }

    private static ConfirmRequest Unseen { get; } = new(new Recipe(100, 1, Instances, 0));

    private static ConfirmedFrame Confirm(string row, Operation operation, Surface surface = Surface.Bytes)
    {
        using InProcessWorker worker = new();
        return Timed(worker, row, operation, surface).Ask(Unseen);
    }

    private static WorkerConversation Timed(InProcessWorker worker, string row, Operation operation, Surface surface)
    {
        var engine = worker.Conversation;
        using InProcessWorker writer = new();
        writer.Conversation.Open(WorkerConversation.Job(row, engine.PayloadFile, Instances, surface: surface));
        writer.Conversation.Ask(new WriteRequest());
        engine.Open(WorkerConversation.Job(row, engine.PayloadFile, Instances, operation, surface));
        engine.Ask(new WarmUpRequest(OneSecond));
        engine.Ask(new BatchRequest(200, 1));
        return engine;
    }
}
