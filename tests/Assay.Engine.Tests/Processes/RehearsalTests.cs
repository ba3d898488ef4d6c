using Assay.Core.Protocol;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class RehearsalTests
{
    private int batches;
    private int pauses;

    [Theory]
    [InlineData(0, 3)]
    [InlineData(80, 4)]
    [InlineData(81, 5)]
    [InlineData(200, 7)]
    [InlineData(100_000, 24)]
    public void It_goes_on_until_eighty_batches_compile_nothing_but_not_for_ever(int batchesThatCompile, int tiers)
    {
        Rehearse(batchesThatCompile);

        Assert.Equal((tiers * 40, tiers), (batches, pauses));
    }

    private void Rehearse(int batchesThatCompile) =>
        new Rehearsal(() => new BatchFrame(0, 0, 0, 0, 0, 0, 0, batches++ < batchesThatCompile ? 1 : 0), () => pauses++).Run();
}
