using Assay.Core.Protocol;
using Assay.Engine.Processes;

namespace Assay.Engine.Tests.Processes;

public class RehearsalTests
{
    private int batches;
    private int pauses;

    [Theory]
    [InlineData(0, 3)]
    [InlineData(80, 3)]
    [InlineData(81, 4)]
    [InlineData(200, 6)]
    [InlineData(100_000, 16)]
    public void It_goes_on_until_forty_batches_in_a_row_compile_nothing_but_not_for_ever(int batchesThatCompile, int tiers)
    {
        Rehearse(batchesThatCompile);

        Assert.Equal((tiers * 40, tiers), (batches, pauses));
    }

    private void Rehearse(int batchesThatCompile) =>
        new Rehearsal(() => new BatchFrame(0, 0, 0, 0, 0, 0, 0, batches++ < batchesThatCompile ? 1 : 0), () => pauses++).Run();
}
