using System.Runtime.CompilerServices;
using Assay.Core.Protocol;
using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

public sealed class BatchTimerTests
{
    private readonly FakeRuntime runtime = new();

    [Fact]
    public void The_lead_in_is_not_timed()
    {
        FakeLoop loop = new(_ => runtime.Work(100));

        var batch = new BatchTimer(loop, runtime).Time(leadIn: 3, operations: 5);

        Assert.Equal(8, loop.Calls);
        Assert.Equal(new BatchFrame(500, 500, 0, 0, 0, 0, 0, 0), batch);
    }

    [Fact]
    public void Collections_count_in_their_own_generation_only()
    {
        FakeLoop loop = new(call => runtime.Collect((int)call % 3, 10));

        var batch = new BatchTimer(loop, runtime).Time(leadIn: 0, operations: 7);

        Assert.Equal(new BatchFrame(70, 0, 70, 3, 2, 2, 0, 0), batch);
    }

    [Fact]
    public void Methods_compiled_in_a_batch_are_told()
    {
        FakeLoop loop = new(_ => runtime.MethodsCompiled++);

        Assert.Equal(4, new BatchTimer(loop, runtime).Time(leadIn: 2, operations: 4).MethodsCompiled);
    }

    [Fact]
    public void Methods_compiled_while_the_worker_sleeps_or_leads_in_count_for_the_next_batch()
    {
        FakeLoop loop = new(call => runtime.MethodsCompiled += call == 10 ? 1 : 0);
        BatchTimer timer = new(loop, runtime);

        Assert.Equal(0, timer.Time(leadIn: 2, operations: 4).MethodsCompiled);
        runtime.MethodsCompiled += 3;
        Assert.Equal(3, timer.Time(leadIn: 2, operations: 2).MethodsCompiled);
        Assert.Equal(1, timer.Time(leadIn: 2, operations: 2).MethodsCompiled);
        Assert.Equal(0, timer.Time(leadIn: 2, operations: 2).MethodsCompiled);
    }

    [Fact]
    public void Methods_compiled_before_the_first_batch_change_no_sample()
    {
        BatchTimer timer = new(new FakeLoop(_ => { }), runtime);
        timer.Time(leadIn: 0, operations: 1);
        timer.Begin();
        runtime.MethodsCompiled += 3;

        Assert.Equal(0, timer.Time(leadIn: 1, operations: 1).MethodsCompiled);
    }

    [Fact]
    public void Involuntary_switches_count_in_the_batch_alone()
    {
        FakeLoop loop = new(_ => runtime.InvoluntarySwitches++);

        Assert.Equal(4, new BatchTimer(loop, runtime).Time(leadIn: 2, operations: 4).InvoluntarySwitches);
    }

    [Fact]
    public void Timing_a_batch_allocates_nothing()
    {
        RuntimeProbe probe = new();
        BatchTimer timer = new(new OperationLoop<int>(index => index, 3), probe);
        timer.Time(10, 10);
        var before = GC.GetAllocatedBytesForCurrentThread();
        timer.Time(10, 1000);

        Assert.Equal(before, GC.GetAllocatedBytesForCurrentThread());
    }

    [Fact]
    public void Batches_see_every_place_of_a_page_on_the_stack()
    {
        HashSet<long> places = [];
        BatchTimer timer = new(new FakeLoop(_ => places.Add(PlaceOnStack())), runtime);
        for (var batch = 0; batch < StackPlaces.Places; batch++)
            timer.Time(leadIn: 0, operations: 1);

        Assert.Equal(StackPlaces.Places, places.Count);
        Assert.All(places, place => Assert.Equal(places.First() % StackPlaces.Step, place % StackPlaces.Step));
    }

    [Fact]
    public void The_lead_in_runs_where_its_batch_does()
    {
        HashSet<long> places = [];

        new BatchTimer(new FakeLoop(_ => places.Add(PlaceOnStack())), runtime).Time(leadIn: 2, operations: 3);

        Assert.Single(places);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static long PlaceOnStack()
    {
        byte local = 0;
        return Unsafe.ByteOffset(ref Unsafe.NullRef<byte>(), ref local) % Environment.SystemPageSize;
    }
}
