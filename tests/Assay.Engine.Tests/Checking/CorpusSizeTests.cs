using Assay.Engine.Checking;

namespace Assay.Engine.Tests.Checking;

public sealed class CorpusSizeTests
{
    [Theory]
    [InlineData(0, 16_384)]
    [InlineData(20, 16_384)]
    [InlineData(64, 16_384)]
    [InlineData(65, 16_131)]
    [InlineData(4_096, 256)]
    [InlineData(1_000_000, 1)]
    [InlineData(100_000_000, 1)]
    public void A_corpus_holds_one_mebibyte_of_instances_but_no_more_than_a_batch_passes(long straightLineBytes, int instances) =>
        Assert.Equal(instances, CorpusSize.For(straightLineBytes));
}
