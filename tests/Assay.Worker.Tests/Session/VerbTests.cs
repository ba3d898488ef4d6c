using System.Reflection;
using Assay.Core.Protocol;
using Assay.TestWorker;
using Assay.Worker.Handlers;
using Assay.Worker.Jobs;
using Assay.Worker.Session;

namespace Assay.Worker.Tests.Session;

/// <summary>What a new verb takes: a request with its answer, a handler, and a line where handlers are made.</summary>
public class VerbTests
{
    [Fact]
    public void A_new_verb_is_a_request_and_a_handler()
    {
        using InProcessWorker worker = new(channel => new WorkerSession(
            channel, state => verb => verb == CountRequest.Number ? new CountHandler(state) : HandlerList.Of(state, new TestRows())(verb)));
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, instances: 5));

        Assert.Equal(new CountedFrame(15), engine.Ask(new CountRequest(3)));
        Assert.Equal([WorkerPhase.Preparing, WorkerPhase.Idle, WorkerPhase.Generating], engine.Phases);
    }

    [Fact]
    public void A_worker_that_has_no_handler_says_so()
    {
        using InProcessWorker worker = new();

        Assert.Equal(
            "This worker does not know requests of number 255; engine and worker have different versions.",
            worker.Conversation.FailureOf(new CountRequest(3)).Message);
        Assert.Equal(1, worker.ExitCode);
    }

    [Fact]
    public void Every_request_has_a_number_of_its_own() =>
        Assert.Equal(Requests.Length, Requests.Select(NumberOf).Distinct().Count());

    /// <summary>But for what the program that compresses answers.</summary>
    [Fact]
    public void Every_request_has_a_handler()
    {
        var make = HandlerList.Of(new WorkerState(new PhaseLine(new FrameChannel(Stream.Null, Stream.Null))), new TestRows());

        Assert.Equal([typeof(CompressRequest)], Requests.Where(type => make(NumberOf(type)) is null));
    }

    private static Type[] Requests { get; } =
        [.. typeof(Request).Assembly.GetTypes().Where(type => type.IsSubclassOf(typeof(Request)) && !type.IsAbstract)];

    private static byte NumberOf(Type request) =>
        (byte)request.GetField("Number", BindingFlags.Public | BindingFlags.Static)!.GetRawConstantValue()!;

    private sealed record CountRequest(int Times) : Request<CountedFrame>
    {
        public const byte Number = 255;

        public override byte Verb => Number;

        public override CountedFrame ReadAnswer(BinaryReader reader) => new(reader.ReadInt32());

        public override void WriteTo(BinaryWriter writer) => writer.Write(Times);

        public static CountRequest ReadFrom(BinaryReader reader) => new(reader.ReadInt32());
    }

    private readonly record struct CountedFrame(int Instances) : IFrameBody
    {
        public void WriteTo(BinaryWriter writer) => writer.Write(Instances);
    }

    private sealed class CountHandler(WorkerState state) : JobHandler<CountRequest, CountedFrame>(state, CountRequest.ReadFrom)
    {
        public override CountedFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, CountRequest asked) =>
            new(job.Corpus.Generate(0, job.Request.Instances).Length * asked.Times);
    }
}
