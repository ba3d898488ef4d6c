using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Tests.Session;

namespace Assay.Worker.Tests.Checking;

public sealed class ChangeTests
{
    [Theory]
    [InlineData("ok", "")]
    [InlineData("lossy", "")]
    [InlineData("mapped", "")]
    [InlineData("lazy", "")]
    [InlineData("salted", "")]
    [InlineData("changes-input", "serialize changed its input object (Sample.Numbers: 0 elements instead of 100)")]
    public void The_check_tells_what_serialize_did_to_its_input(string row, string change)
    {
        using InProcessWorker worker = new();

        Assert.Equal(change, Write(worker.Conversation, row, Surface.Bytes).Change);
    }

    [Theory]
    [InlineData("ok", Surface.Bytes, "")]
    [InlineData("ok", Surface.Stream, "")]
    [InlineData("ok", Surface.Buffer, "")]
    [InlineData("salted", Surface.Bytes, "")]
    [InlineData("changes-payload", Surface.Bytes, "deserialize changed its input payload")]
    public void The_check_tells_what_deserialize_did_to_its_payload(string row, Surface surface, string change)
    {
        using InProcessWorker worker = new();
        Write(worker.Conversation, row, surface);

        var compared = worker.Conversation.Ask(new ReadRequest());

        Assert.Equal(change, compared.Change);
        Assert.Empty(compared.Differences);
    }

    private static WrittenFrame Write(WorkerConversation engine, string row, Surface surface)
    {
        engine.Open(WorkerConversation.Job(row, engine.PayloadFile, surface: surface));
        return engine.Ask(new WriteRequest());
    }
}
