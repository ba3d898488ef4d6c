using Assay.Core.Protocol;
using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

public sealed class MixedLoopsTests
{
    private const long Microsecond = 1000;
    private const long Millisecond = 1_000_000;
    private const long Second = 1_000_000_000;
    private readonly FakeRuntime runtime = new();
    private readonly List<string> calls = [];

    [Fact]
    public void Others_run_as_often_as_the_batch_but_no_longer()
    {
        FakeLoop fast = Loop("fast", 10 * Microsecond), slow = Loop("slow", 300 * Microsecond);

        new MixedLoops([fast, slow], runtime).Accompany(operations: 100, nanoseconds: Millisecond);

        Assert.Equal(100, fast.Calls);
        Assert.Equal(4, slow.Calls);
    }

    [Theory]
    [InlineData(1, 100)]
    [InlineData(30, 3)]
    [InlineData(9_000, 1)]
    [InlineData(10_000, 0)]
    public void Before_a_batch_each_runs_for_a_tenth_of_a_millisecond(long microseconds, int expected)
    {
        var loop = Loop("other", microseconds * Microsecond);
        MixedLoops others = new([loop], runtime);
        others.Accompany(8, Second);
        others.Settle();
        var before = loop.Calls;
        others.RunBeforeBatch();

        Assert.Equal(expected, loop.Calls - before);
    }

    [Fact]
    public void Single_calls_alternate_while_the_runtime_gathers_its_profile()
    {
        Measurement measurement = new(Loop("timed", 10 * Microsecond), runtime);
        measurement.WarmUp(Second, Loop("other", 10 * Microsecond), Loop("third", 10 * Microsecond));

        Assert.Equal(["timed", "other", "third", "timed", "timed", "other", "other", "third", "third"], calls[..9]);
    }

    [Fact]
    public void A_batch_runs_the_others_then_its_lead_in_then_what_is_timed()
    {
        Measurement measurement = new(Loop("timed", 10 * Microsecond), runtime);
        measurement.WarmUp(Second, Loop("other", 50 * Microsecond));
        calls.Clear();
        var batch = measurement.TimeBatch(new BatchRequest(2, 1));

        Assert.Equal(["other", "other", "timed", "timed", "timed"], calls);
        Assert.Equal(20 * Microsecond, batch.ElapsedNanoseconds);
    }

    [Fact]
    public void The_size_of_batches_is_that_of_the_timed_operation()
    {
        var warm = new Measurement(Loop("timed", 10 * Microsecond), runtime).WarmUp(5 * Second, Loop("other", 70 * Microsecond));

        Assert.True(warm.IsSteady);
        Assert.Equal((150, 30), (warm.OperationsPerBatch, warm.OperationsPerLeadIn));
    }

    [Fact]
    public void Code_compiled_for_the_others_keeps_the_row_from_being_steady()
    {
        FakeLoop restless = new(_ =>
        {
            runtime.Work(10 * Microsecond);
            runtime.CompilationTicks++;
        });

        Assert.False(new Measurement(Loop("timed", 10 * Microsecond), runtime).WarmUp(Second, restless).IsSteady);
    }

    private FakeLoop Loop(string name, long nanoseconds) => new(_ =>
    {
        calls.Add(name);
        runtime.Work(nanoseconds);
    });
}
