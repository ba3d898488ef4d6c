using Assay.Core.Adapters;
using Assay.Core.Protocol;

namespace Assay.Worker.Tests.Session;

public sealed class ChildProcessTests
{
    private const long OneSecond = 1_000_000_000;

    [Fact]
    public void Without_arguments_it_says_who_starts_it_and_ends_with_code_2()
    {
        using var worker = ChildWorker.WithoutArguments();

        Assert.Equal(2, worker.WaitForExit());
        Assert.Equal("This is a worker process of Assay. Run assay instead." + Environment.NewLine, worker.Error);
        Assert.Equal("", worker.Output);
    }

    [Fact]
    public void A_whole_job_writes_nothing_to_standard_output_and_ends_with_code_0()
    {
        using ChildWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile, operation: Operation.Deserialize));
        engine.Ask(new WriteRequest());
        Assert.Empty(engine.Ask(new ReadRequest()).Differences);
        engine.Ask(new WarmUpRequest(OneSecond));
        engine.Ask(new BatchRequest(1, 0));
        engine.Close();

        Assert.Equal(0, worker.WaitForExit());
        Assert.Equal(("", ""), (worker.Output, worker.Error));
    }

    [Fact]
    public void A_library_may_print_without_disturbing_the_frames()
    {
        using ChildWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("prints", engine.PayloadFile));
        engine.Ask(new WriteRequest());
        engine.Close();

        Assert.Equal(0, worker.WaitForExit());
        Assert.StartsWith("The test row prints to standard output.", worker.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("overflows", WorkerPhase.Serializing)]
    [InlineData("overflows/reading", WorkerPhase.Deserializing)]
    public void A_stack_overflow_leaves_the_phase_of_the_library_behind(string row, WorkerPhase phase)
    {
        using ChildWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job(row, engine.PayloadFile));
        if (phase == WorkerPhase.Deserializing)
            engine.Ask(new WriteRequest());

        Assert.Null(engine.Exchange(phase == WorkerPhase.Deserializing ? new ReadRequest() : new WriteRequest()));
        Assert.NotEqual(0, worker.WaitForExit());
        Assert.Equal(phase, engine.Phases[^1]);
        Assert.Contains("Stack overflow", worker.Error, StringComparison.Ordinal);
    }

    [Fact]
    public void A_library_that_ends_the_process_leaves_its_exit_code_and_the_phase_behind()
    {
        using ChildWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("exits", engine.PayloadFile));

        Assert.Null(engine.Exchange(new WriteRequest()));
        Assert.Equal(3, worker.WaitForExit());
        Assert.Equal(WorkerPhase.Serializing, engine.Phases[^1]);
    }

    [Fact]
    public void A_library_without_measure_meets_the_limit_of_the_heap()
    {
        using ChildWorker worker = new(("DOTNET_GCHeapHardLimit", "0x8000000"));
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("exhausts", engine.PayloadFile));
        var answer = engine.Exchange(new WriteRequest());

        // The runtime either throws or, where even that needs memory, ends the process.
        Assert.True(answer is null or { Kind: FrameKind.Failed });
        Assert.NotEqual(0, worker.WaitForExit());
        Assert.Equal(WorkerPhase.Serializing, engine.Phases[^1]);
    }

    [Fact]
    public async Task A_library_that_hangs_has_told_its_phase_and_can_be_killed()
    {
        using ChildWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("hangs", engine.PayloadFile));
        var answer = Task.Run(() => engine.Exchange(new WriteRequest()));
        SpinWait.SpinUntil(() => engine.Phases.Contains(WorkerPhase.Serializing), TimeSpan.FromMinutes(1));

        Assert.False(answer.IsCompleted);
        Assert.False(worker.HasExited);
        worker.Kill();
        Assert.Null(await answer);
        Assert.Equal(WorkerPhase.Serializing, engine.Phases[^1]);
    }

    [Fact]
    public async Task A_library_that_hangs_ends_with_the_engine()
    {
        using ChildWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("hangs", engine.PayloadFile));
        var answer = Task.Run(() => engine.Exchange(new WriteRequest()));
        SpinWait.SpinUntil(() => engine.Phases.Contains(WorkerPhase.Serializing), TimeSpan.FromMinutes(1));
        await Task.Delay(TimeSpan.FromSeconds(1.5));
        Assert.False(worker.HasExited);
        worker.CloseInput();

        Assert.Null(await answer);
        Assert.Equal(0, worker.WaitForExit());
    }

    [Fact]
    public void A_worker_without_an_input_works_all_the_same()
    {
        using ChildWorker worker = new();
        worker.CloseInput();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile));
        Assert.Equal(419, engine.Ask(new WriteRequest()).PayloadBytes);
        engine.Close();

        Assert.Equal(0, worker.WaitForExit());
    }

    [Fact]
    public void A_worker_ends_when_the_engine_goes_away()
    {
        using ChildWorker worker = new();
        worker.Conversation.Open(WorkerConversation.Job("ok", worker.Conversation.PayloadFile));
        worker.Conversation.HangUp();

        Assert.Equal(0, worker.WaitForExit());
    }
}
