using Assay.Core.Results;

namespace Assay.Analysis.Tests;

public class LatencyBuckets
{
    [Fact]
    public void A_time_lies_in_its_bucket_and_within_1_6_per_cent_of_its_middle()
    {
        for (long time = 1; time < 1L << 50; time += 1 + (time / 7))
        {
            var lower = LatencyScale.LowerOf(LatencyScale.IndexOf(time));

            Assert.InRange(time, lower, LatencyScale.LowerOf(LatencyScale.IndexOf(time) + 1) - 1);
            Assert.InRange(LatencyScale.MiddleOf(lower) / time, 1 - 0.016, 1 + 0.016);
        }
    }

    [Theory]
    [InlineData(-5, 0)]
    [InlineData(0, 0)]
    [InlineData(31, 31)]
    [InlineData(32, 32)]
    [InlineData(64, 64)]
    [InlineData(66, 65)]
    [InlineData(long.MaxValue, LatencyScale.Count - 1)]
    public void Buckets_are_numbered_without_a_gap(long time, int index) => Assert.Equal(index, LatencyScale.IndexOf(time));
}
