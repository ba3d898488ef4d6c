using Assay.Worker.Calibrating;

namespace Assay.Worker.Tests.Calibrating;

public sealed class CalibrationKernelTests
{
    public static TheoryData<string> Kernels => [nameof(IntegerKernel), nameof(MemoryKernel), nameof(AllocationKernel)];

    [Theory]
    [MemberData(nameof(Kernels))]
    public void Every_calibration_computes_the_same(string name)
    {
        CalibrationKernel one = Make(name), other = Make(name);

        for (var round = 0; round < 3; round++)
            Assert.Equal(one.Run(one.Steps), other.Run(other.Steps));
    }

    [Fact]
    public void The_integer_kernel_follows_the_published_generator()
    {
        // Three steps of xorshift64 (13, 7, 17) from 0x9E3779B97F4A7C15, computed with Python's integers.
        Assert.Equal(unchecked((long)0x7B07CE91E5906136), new IntegerKernel().Run(3));
    }

    [Fact]
    public void The_walk_through_memory_visits_every_line_before_it_comes_back()
    {
        MemoryKernel kernel = new();
        HashSet<long> seen = [];
        for (var step = 0; step < MemoryKernel.Lines; step++)
            seen.Add(kernel.Run(1));

        Assert.Equal(MemoryKernel.Lines, seen.Count);
        Assert.Equal((0, MemoryKernel.Lines - 1), (seen.Min(), seen.Max()));
    }

    [Fact]
    public void The_walk_through_memory_goes_on_where_it_ended()
    {
        MemoryKernel whole = new(), parts = new();
        parts.Run(10);

        Assert.Equal(whole.Run(25), parts.Run(15));
    }

    [Fact]
    public void The_allocation_kernel_allocates_each_of_its_objects()
    {
        AllocationKernel kernel = new();
        var before = GC.GetAllocatedBytesForCurrentThread();
        kernel.Run(kernel.Steps);

        // A header, a type, a reference and a number: four words.
        Assert.Equal(kernel.Steps * 4L * sizeof(long), GC.GetAllocatedBytesForCurrentThread() - before);
    }

    [Theory]
    [InlineData(nameof(IntegerKernel))]
    [InlineData(nameof(MemoryKernel))]
    public void The_other_kernels_allocate_nothing(string name)
    {
        var kernel = Make(name);
        var before = GC.GetAllocatedBytesForCurrentThread();
        kernel.Run(kernel.Steps);

        Assert.Equal(before, GC.GetAllocatedBytesForCurrentThread());
    }

    private static CalibrationKernel Make(string name) => name switch
    {
        nameof(IntegerKernel) => new IntegerKernel(),
        nameof(MemoryKernel) => new MemoryKernel(),
        _ => new AllocationKernel(),
    };
}
