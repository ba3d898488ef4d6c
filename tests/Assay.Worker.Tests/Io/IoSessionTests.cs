using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Tests.Session;

namespace Assay.Worker.Tests.Io;

/// <summary>A worker that sends and receives, asked as the engine asks it.</summary>
public sealed class IoSessionTests : IDisposable
{
    private const int Rounds = 3;
    private const long WarmUp = 20_000_000;
    private readonly string folder = Directory.CreateTempSubdirectory("assay-io-test-").FullName;

    public void Dispose() => Directory.Delete(folder, recursive: true);

    [Theory]
    [InlineData(Surface.Bytes)]
    [InlineData(Surface.Stream)]
    [InlineData(Surface.Buffer)]
    public void Every_transport_has_batches_in_both_directions(Surface surface)
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, surface: surface));
        engine.Ask(new WriteRequest());
        foreach (var operation in new[] { Operation.Serialize, Operation.Deserialize })
        {
            engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, operation: operation, surface: surface));

            var measured = Ask(engine, Enum.GetValues<Transport>());

            Assert.Equal(Enum.GetValues<Transport>(), measured.Transports.Select(transport => transport.Transport));
            Assert.All(measured.Transports, transport =>
            {
                Assert.Equal("", transport.Failure);
                Assert.Equal([Rounds, Rounds, Rounds, Rounds],
                    new[] { transport.WholeNanoseconds, transport.StampedNanoseconds, transport.IoNanoseconds, transport.Calls }.Select(
                        list => list.Count));
                Assert.All(transport.StampedNanoseconds.Zip(transport.IoNanoseconds), pair => Assert.True(pair.First >= pair.Second));

                // Open, at least one call of the stream, close.
                Assert.All(transport.Calls, calls => Assert.True(calls >= 3L * transport.OperationsPerBatch));
                Assert.Equal(419, transport.BytesPerOperation, 6);
            });
        }

        Assert.Empty(Directory.GetFiles(folder));
    }

    [Fact]
    public void A_transport_that_cannot_be_opened_leaves_the_others_their_batches()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, surface: Surface.Stream));

        var measured = engine.Ask(new IoRequest([Transport.Memory, Transport.File], Path.Combine(folder, "none"), Rounds, WarmUp));

        Assert.Equal((Rounds, ""), (measured.Transports[0].WholeNanoseconds.Count, measured.Transports[0].Failure));
        Assert.Equal((0, true), (measured.Transports[1].WholeNanoseconds.Count, measured.Transports[1].IsOfMachine));
        Assert.Contains("was removed", measured.Transports[1].Failure, StringComparison.Ordinal);
    }

    [Fact]
    public void What_the_library_throws_is_the_transports_failure_and_ends_no_worker()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("throws", engine.PayloadFile));

        var measured = Ask(engine, Transport.Memory, Transport.Pipe);

        Assert.All(measured.Transports, transport => Assert.Equal(
            ("System.FormatException: The test row refuses.", "System.FormatException", false),
            (transport.Failure, transport.UnquotedFailure, transport.IsOfMachine)));
        Assert.Equal(
            FrameKind.Answer, engine.Exchange(new IoRequest([Transport.Memory], folder, Rounds, WarmUp))?.Kind);
    }

    private IoFrame Ask(WorkerConversation engine, params Transport[] transports) =>
        engine.Ask(new IoRequest(transports, folder, Rounds, WarmUp));
}
