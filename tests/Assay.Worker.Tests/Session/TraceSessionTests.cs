using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Worker.Tests.Session;

public sealed class TraceSessionTests
{
    private const long OneSecond = 1_000_000_000;
    private const int MostBatches = 1000;
    private const string Late = "Assay.TestWorker.Misdeeds.CompiledLate";

    [Fact]
    public void A_method_called_first_in_the_third_batch_is_named_there_and_only_once()
    {
        using ChildWorker worker = new();
        var engine = worker.Conversation;
        WarmUp(engine, "late", isTraced: true);
        Batch(engine, operations: 0);
        int[] compiled = [.. Enumerable.Range(0, 5).Select(_ => Batch(engine, operations: 1).MethodsCompiled)];
        var traced = Trace(engine);
        Batch(engine, operations: 1);
        var again = Trace(engine);

        (var batch, var tier) = Assert.Single(Find(traced, Late));
        Assert.Equal(2, batch);

        // The second is what a build for debugging gets.
        Assert.True(tier is "QuickJitted" or "MinOptJitted", tier);
        Assert.True(compiled[2] >= 1);
        Assert.Empty(Find(again, Late));
        Assert.All(again.Batches, batch => Assert.Equal(5, batch));
    }

    [Fact]
    public void A_traced_worker_names_no_method_of_its_own_trace()
    {
        using ChildWorker worker = new();
        var engine = worker.Conversation;
        WarmUp(engine, "ok", isTraced: true);
        for (var i = 0; i < 100; i++)
            Batch(engine, operations: 1);
        var traced = Trace(engine);

        Assert.DoesNotContain(traced.Names, name => name.Contains("Trac", StringComparison.Ordinal));
    }

    [Fact]
    public void A_traced_worker_says_which_code_it_ran_and_where_it_stood()
    {
        // As the engine starts workers that it traces: no wait before calls are counted.
        using ChildWorker worker = new(("DOTNET_TC_CallCountingDelayMs", "0"));
        var engine = worker.Conversation;
        WarmUp(engine, "ok", isTraced: true);

        // On a busy machine hot code is compiled late.
        ProcessFacts facts;
        var batches = 0;
        do
        {
            Batch(engine, operations: 100);
            batches++;
            facts = Trace(engine).Facts!;
        }
        while (facts.Methods.Count == 0 && batches < MostBatches);

        Assert.All(facts.Methods,
            method => Assert.True(method is { Address: > 0, CodeBytes: > 0 } && method.Tier != "QuickJitted", method.ToString()));
        Assert.NotEmpty(facts.Methods);
        Assert.NotEqual(0, facts.StackAddress);
        Assert.NotEqual(0, facts.DataAddress);
        if (OperatingSystem.IsLinux())
            Assert.Equal(batches, facts.BatchesOfProcessors.Sum());
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_trace_without_a_traced_warm_up_fails_with_a_sentence(bool isTraced)
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        if (isTraced)
            engine.Open(WorkerConversation.Job("ok", "") with { IsTraced = true });
        else
            WarmUp(engine, "ok", isTraced: false);

        Assert.Equal("A trace needs a warm-up of a job that is traced.",
            engine.FailureOf(new TraceRequest()).Message);
    }

    private static IEnumerable<(int Batch, string Tier)> Find(TracedFrame traced, string name) =>
        Enumerable.Range(0, traced.Names.Count).Where(i => traced.Names[i] == name).Select(i => (traced.Batches[i], traced.Tiers[i]));

    private static void WarmUp(WorkerConversation engine, string row, bool isTraced)
    {
        engine.Open(WorkerConversation.Job(row, engine.PayloadFile) with { IsTraced = isTraced });
        engine.Ask(new WarmUpRequest(OneSecond));
    }

    private static BatchFrame Batch(WorkerConversation engine, int operations) =>
        engine.Ask(new BatchRequest(operations, 0));

    private static TracedFrame Trace(WorkerConversation engine) => engine.Ask(new TraceRequest());
}
