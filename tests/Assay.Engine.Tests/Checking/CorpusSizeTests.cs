using Assay.Engine.Workers;

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
        Assert.Equal(instances, CorpusSize.Small.For(straightLineBytes));

    [Theory]
    [InlineData(20, 1L << 33, 1_048_576)]
    [InlineData(4_096, 1L << 33, 16_384)]
    [InlineData(4_096, 40L << 20, 256)]
    [InlineData(4_096, 1, 256)]
    [InlineData(100_000_000, 1L << 33, 1)]
    public void A_large_corpus_holds_sixty_four_mebibytes_where_a_worker_may_take_them(
        long straightLineBytes, long workerBytes, int instances) =>
        Assert.Equal(instances, CorpusSize.Large(workerBytes).For(straightLineBytes));
}
