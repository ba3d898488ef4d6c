using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

public sealed class OperationLoopTests
{
    [Fact]
    public void Operations_go_round_the_corpus_across_batches()
    {
        List<int> seen = [];
        OperationLoop<decimal> loop = new(
            index =>
            {
                seen.Add(index);
                return index;
            },
            3);

        loop.Run(2);
        loop.Run(0);
        loop.Run(5);

        Assert.Equal([0, 1, 2, 0, 1, 2, 0], seen);
    }

    [Fact]
    public void Structures_as_results_are_not_boxed()
    {
        OperationLoop<decimal> loop = new(index => index, 1);
        loop.Run(10);
        var before = GC.GetAllocatedBytesForCurrentThread();
        loop.Run(1000);

        Assert.Equal(before, GC.GetAllocatedBytesForCurrentThread());
    }
}
