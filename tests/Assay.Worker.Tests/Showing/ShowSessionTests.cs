using Assay.Core.Protocol;
using Assay.Worker.Tests.Session;

namespace Assay.Worker.Tests.Showing;

public sealed class ShowSessionTests
{
    [Theory]
    [InlineData("ok")]
    [InlineData("mapped")]
    public void A_worker_shows_the_bytes_that_a_check_writes_and_the_values_of_the_plain_instance(string row)
    {
        using InProcessWorker writer = new(), shower = new();
        writer.Conversation.Open(WorkerConversation.Job(row, writer.Conversation.PayloadFile, instances: 1));
        writer.Conversation.Ask(new WriteRequest());
        shower.Conversation.Open(WorkerConversation.Job(row, "", instances: 1));
        var shown = shower.Conversation.Ask(new ShowRequest());

        Assert.Equal(PayloadFile.Read(writer.Conversation.PayloadFile)[0], shown.Payload);
        Assert.Equal("Sample.Name", shown.Leaves[0].Path);
        Assert.Equal("Sample.Numbers[0]", shown.Leaves[1].Path);
        Assert.Equal(101, shown.Leaves.Count);
    }

    [Fact]
    public void A_library_that_throws_is_told_as_in_a_check()
    {
        using InProcessWorker worker = new();
        worker.Conversation.Open(WorkerConversation.Job("throws", "", instances: 1));

        var failed = worker.Conversation.FailureOf(new ShowRequest());

        Assert.Equal(WorkerPhase.Serializing, failed.Phase);
    }
}
