using Assay.Core.Protocol;
using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

public sealed class AllocationPassTests
{
    private readonly FakeRuntime runtime = new();

    [Fact]
    public void Bytes_of_the_thread_and_of_the_process_are_told_apart()
    {
        var allocated = Run(1000, isWarm: true, instances: 1);

        Assert.Equal((100, 150), (allocated.ThreadBytesPerOperation, allocated.ProcessBytesPerOperation));
        Assert.InRange(allocated.Operations, 15_000, 16_000);
    }

    [Fact]
    public void Every_instance_of_the_corpus_is_counted_where_time_allows()
    {
        Assert.InRange(Run(200_000, isWarm: true, instances: 200).Operations, 200, 256);
        Assert.Equal(1, Run(3_000_000_000, isWarm: true, instances: 200).Operations);
    }

    [Fact]
    public void A_cold_library_fills_its_caches_before_it_is_counted()
    {
        var allocated = Run(1000, isWarm: false, instances: 1, firstCallBytes: 1_000_000);

        Assert.Equal(100, allocated.ThreadBytesPerOperation);
    }

    private AllocatedFrame Run(long nanoseconds, bool isWarm, int instances, long firstCallBytes = 0)
    {
        FakeLoop loop = new(call =>
        {
            runtime.Work(nanoseconds);
            runtime.ThreadAllocatedBytes += 100 + (call == 0 ? firstCallBytes : 0);
            runtime.ProcessAllocatedBytes += 150 + (call == 0 ? firstCallBytes : 0);
        });
        return new AllocationPass(loop, runtime).Run(instances, isWarm);
    }
}
