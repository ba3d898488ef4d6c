using Assay.Core.Protocol;
using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

public sealed class WarmUpTests
{
    private const long Microsecond = 1000;
    private const long Millisecond = 1_000_000;
    private const long Second = 1_000_000_000;
    private readonly FakeRuntime runtime = new();

    [Fact]
    public void A_fast_operation_is_steady_after_100_quiet_milliseconds()
    {
        var warm = Run(_ => runtime.Work(10 * Microsecond), 5 * Second);

        Assert.True(warm.IsSteady);
        Assert.Equal("", warm.Reason);
        Assert.InRange(warm.ElapsedNanoseconds, 100 * Millisecond, 110 * Millisecond);
        Assert.Equal(150, warm.OperationsPerBatch);
        Assert.Equal(30, warm.OperationsPerLeadIn);
        Assert.Equal(warm.ElapsedNanoseconds / (10 * Microsecond), warm.Calls);
    }

    [Theory]
    [InlineData(310, 4, 1)]
    [InlineData(2_000, 1, 1)]
    [InlineData(9_990, 1, 1)]
    [InlineData(10_000, 1, 0)]
    public void An_operation_longer_than_the_lead_in_is_still_led_in_once_below_10_milliseconds(long microseconds, int batch, int leadIn)
    {
        var warm = Run(_ => runtime.Work(microseconds * Microsecond), 5 * Second);

        Assert.True(warm.IsSteady);
        Assert.Equal((batch, leadIn), (warm.OperationsPerBatch, warm.OperationsPerLeadIn));
    }

    [Fact]
    public void An_operation_below_5_milliseconds_runs_200_times()
    {
        Assert.Equal(200, Run(_ => runtime.Work(2 * Millisecond), 5 * Second).Calls);
    }

    [Fact]
    public void A_slow_operation_needs_no_two_hundred_calls()
    {
        var warm = Run(_ => runtime.Work(50 * Millisecond), 5 * Second);

        Assert.True(warm.IsSteady);
        Assert.Equal(8, warm.Calls);
    }

    [Fact]
    public void An_operation_longer_than_the_cap_still_runs_eight_times()
    {
        var warm = Run(_ => runtime.Work(3 * Second), 5 * Second);

        Assert.True(warm.IsSteady);
        Assert.Equal(8, warm.Calls);
    }

    [Fact]
    public void A_late_compilation_starts_the_quiet_time_anew()
    {
        var warm = Run(
            call =>
            {
                runtime.Work(10 * Microsecond);
                if (call == 8_000)
                    runtime.MethodsCompiled++;
            },
            5 * Second);

        Assert.True(warm.IsSteady);
        Assert.InRange(warm.ElapsedNanoseconds, 180 * Millisecond, 190 * Millisecond);
        Assert.Equal(1, warm.MethodsCompiled);
    }

    [Fact]
    public void Endless_compilation_ends_at_the_cap_with_its_reason()
    {
        var warm = Run(
            call =>
            {
                runtime.Work(10 * Microsecond);
                runtime.CompilationTicks++;
            },
            Second);

        Assert.False(warm.IsSteady);
        Assert.Equal("methods were still being compiled", warm.Reason);
        Assert.InRange(warm.ElapsedNanoseconds, Second, Second + (3 * Millisecond));
    }

    [Fact]
    public void Quiet_wall_time_without_work_is_not_enough()
    {
        // An operation that waits: 5 % of its time is on the CPU, so the JIT's own delay may outlast what was called.
        var warm = Run(
            _ =>
            {
                runtime.Work(50 * Microsecond);
                runtime.ElapsedNanoseconds += 950 * Microsecond;
            },
            10 * Second);

        Assert.True(warm.IsSteady);
        Assert.InRange(warm.ElapsedNanoseconds, 2 * Second, (2 * Second) + (40 * Millisecond));
    }

    [Fact]
    public void Where_the_system_does_not_tell_cpu_time_the_wall_clock_decides()
    {
        var warm = Run(_ => runtime.ElapsedNanoseconds += 10 * Microsecond, 5 * Second);

        Assert.True(warm.IsSteady);
        Assert.Equal(150, warm.OperationsPerBatch);
    }

    [Fact]
    public void Times_that_keep_falling_are_not_steady()
    {
        var warm =
            Run(_ => runtime.Work((long)(10 * Microsecond * Math.Exp(-runtime.ElapsedNanoseconds / (double)Second))), Second);

        Assert.False(warm.IsSteady);
        Assert.Matches(@"^times were still changing, by -\d+\.\d % in the last 40 batches$", warm.Reason);
    }

    [Fact]
    public void Waiting_for_a_processor_that_another_worker_takes_is_no_change_of_level()
    {
        var warm = Run(
            _ =>
            {
                // The other warm-up began a quarter of a second ago and takes ever more.
                runtime.Work(10 * Microsecond);
                runtime.ElapsedNanoseconds += runtime.CpuNanoseconds / 10_000;
            },
            5 * Second);

        Assert.True(warm.IsSteady);
        Assert.Equal(150, warm.OperationsPerBatch);
    }

    [Fact]
    public void A_step_down_is_waited_out()
    {
        var warm = Run(call => runtime.Work(call < 8_000 ? 10 * Microsecond : 8 * Microsecond), 5 * Second);

        Assert.True(warm.IsSteady);
        Assert.True(warm.Calls > 8_000 + (30 * 187));
        Assert.Equal(187, warm.OperationsPerBatch);
    }

    [Fact]
    public void Collections_do_not_disturb_the_judgement()
    {
        Random random = new(1);
        var warm = Run(
            _ =>
            {
                runtime.Work(10 * Microsecond);
                if (random.Next(300) == 0)
                    runtime.Collect(0, Millisecond);
            },
            5 * Second);

        Assert.True(warm.IsSteady);
        Assert.Equal(150, warm.OperationsPerBatch);
    }

    [Fact]
    public void Batches_grow_by_doubling_after_a_cold_first_call()
    {
        List<int> sizes = [];
        FakeLoop loop = new(call => runtime.Work(call == 0 ? 40 * Millisecond : 10 * Microsecond)) { OnRun = sizes.Add };
        new WarmUp(new BatchTimer(loop, runtime), runtime).Run(Second);

        Assert.Equal([1, 1, 2, 4, 8, 16, 32, 64, 128, 150, 150], sizes.Where(size => size > 0).Take(11));
    }

    private WarmedUpFrame Run(Action<long> operation, long cap) =>
        new WarmUp(new BatchTimer(new FakeLoop(operation), runtime), runtime).Run(cap);
}
