using Assay.Core.Adapters;
using Assay.Core.Protocol;

namespace Assay.Worker.Tests.Session;

public sealed class ReadingSessionTests
{
    private const long OneSecond = 1_000_000_000;

    [Theory]
    [InlineData("ok")]
    [InlineData("lazy")]
    public void One_member_is_read_from_the_payloads_of_the_whole_contract_and_timed(string row)
    {
        using InProcessWorker writer = new(), reader = new();
        var engine = reader.Conversation;
        Write(writer.Conversation, row);

        var opened = Open(engine, row, Operation.ReadOne, writer.Conversation.PayloadFile);
        var compared = engine.Ask(new ReadRequest());
        engine.Ask(new WarmUpRequest(OneSecond));
        var batch = engine.Ask(new BatchRequest(10, 1));

        Assert.Equal(("Sample.Name", ""), (opened.Member, opened.Refusal));
        Assert.Empty(compared.Differences);
        Assert.True(batch.ElapsedNanoseconds > 0);
        Assert.Equal(WorkerPhase.Deserializing, engine.Phases[^1]);
    }

    [Fact]
    public void A_member_that_was_not_written_is_told_as_a_difference()
    {
        using InProcessWorker writer = new(), reader = new();
        Write(writer.Conversation, "lossy");

        Open(reader.Conversation, "lossy", Operation.ReadOne, writer.Conversation.PayloadFile);

        Assert.Equal(["Sample.Name: null instead of a string"],
            reader.Conversation.Ask(new ReadRequest()).Differences);
    }

    [Theory]
    [InlineData("mapped", Operation.ReadOne, "Its members are known by position.")]
    [InlineData("slow", Operation.ReadOne, "Its code for one member does not compile.")]
    [InlineData("ok", Operation.Open, "It reads a payload at once; only formats read on access can be opened.")]
    [InlineData("ok", Operation.ReadAll, "It reads a payload at once; only formats read on access can be opened.")]
    public void What_a_row_cannot_do_it_says_in_a_sentence_when_the_job_is_opened(string row, Operation operation, string sentence)
    {
        using InProcessWorker worker = new();

        var opened = Open(worker.Conversation, row, operation, worker.Conversation.PayloadFile);

        Assert.Equal(sentence, opened.Refusal);
    }

    [Theory]
    [InlineData(Operation.Open)]
    [InlineData(Operation.ReadAll)]
    [InlineData(Operation.Deserialize)]
    public void A_lazy_format_is_opened_and_read_whole_in_operations_of_their_own(Operation operation)
    {
        using InProcessWorker writer = new(), reader = new();
        var engine = reader.Conversation;
        Write(writer.Conversation, "lazy");

        var opened = Open(engine, "lazy", operation, writer.Conversation.PayloadFile);
        var compared = engine.Ask(new ReadRequest());
        var allocated = engine.Ask(new AllocationRequest());

        Assert.Equal(("", ""), (opened.Member, opened.Refusal));
        Assert.Empty(compared.Differences);
        // Opening makes no object; reading makes the sample, its name and its numbers.
        Assert.Equal(operation == Operation.Open, allocated.ThreadBytesPerOperation < 1);
    }

    private static void Write(WorkerConversation engine, string row)
    {
        engine.Open(WorkerConversation.Job(row, engine.PayloadFile));
        engine.Ask(new WriteRequest());
    }

    private static OpenedFrame Open(WorkerConversation engine, string row, Operation operation, string payloadFile) =>
        engine.Ask(new OpenRequest(WorkerConversation.Job(row, payloadFile, operation: operation)));
}
